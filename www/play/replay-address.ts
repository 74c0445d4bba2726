// @ts-check
/** The address and the replay of the open game follow each other: Back leaves the replay, a reload comes back to it. */
import { pushEntry, replaceEntry } from "../shell/back.ts";
import { addressOf, orderInAddress } from "./order-address.ts";
import { WHOLE } from "./replay.ts";

/** @typedef {import("./types.ts").Table} Table */

/** Milliseconds between two addresses while the replay goes on: browsers refuse too many. */
const INTERVAL = 400;

/**
 * @param {import("../shell/app-types.ts").App} app @param {() => Table|null} openTable
 * @param {() => boolean} isCovered whether something lies before the open game, of which the address says nothing
 */
export function createReplayAddress(app, openTable, isCovered) {
  const { t } = app.lang;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;

  const inAddress = () => orderInAddress(location.hash);
  const replace = (/** @type {string} */ fragment) => replaceEntry({ ...history.state, section: "play" }, fragment);

  /** Takes the number out of the address. */
  function drop() {
    clearTimeout(timer);
    if (inAddress() !== null) replaceEntry({ game: app.game.id, section: "play" }, "#play");
  }

  /** The replay has come to an order; null: it has ended. @param {number|null} at */
  function show(at) {
    clearTimeout(timer);
    if (at === null) {
      // Back would close a dialog that is open.
      const back = history.state?.replay && inAddress() !== null && !document.querySelector("dialog[open]");
      if (back) history.back();
      else drop();
    } else if (inAddress() === null) {
      if (app.tabs.current() === "play") pushEntry({ game: app.game.id, section: "play", replay: true }, addressOf(at));
    } else if (inAddress() !== at) timer = setTimeout(() => inAddress() !== null && replace(addressOf(at)), INTERVAL);
  }

  /** Shows the open game after some orders; a number beyond the last is the last. @param {number|null} at */
  function open(at) {
    const ctx = openTable()?.ctx;
    if (!ctx || at === null) return;
    const all = ctx.session.length();
    if (Number.isNaN(at)) {
      drop();
      return ctx.say(t("play.replay.unreadable"));
    }
    if (ctx.replay?.at === at) return;
    if (ctx.opponent.state() === "thinks") ctx.opponent.stop();
    ctx.replayTo(Math.min(at, all), WHOLE);
    ctx.say(at > all ? t("play.replay.beyond", { all }) : t("play.replay.at", { n: at, all }));
  }

  /** The reader has gone to another address, back for example. */
  function follow() {
    if (isCovered()) return;
    const at = inAddress();
    if (at !== null) return open(at);
    const ctx = openTable()?.ctx;
    if (ctx?.replay && app.tabs.current() === "play" && !app.router.kind()) {
      ctx.replayTo(null);
      ctx.opponent.wake();
    }
  }

  app.router.onChange(follow);
  return {
    show,
    drop,
    open,
    /** Opens what the address asks for when the page opens. */
    start: () => (openTable() ? open(inAddress()) : drop()),
  };
}
