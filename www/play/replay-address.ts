/** The address and the replay of the open game follow each other: Back leaves the replay, a reload comes back to it. */
import { pushEntry, replaceEntry } from "../shell/back.ts";
import { addressOf, orderInAddress } from "./order-address.ts";
import { WHOLE } from "./replay.ts";
import type { App } from "../shell/app-types.ts";
import type { Table } from "./types.ts";

/** Milliseconds between two addresses while the replay goes on: browsers refuse too many. */
const INTERVAL = 400;

/** `isCovered`: whether something lies before the open game, of which the address says nothing. */
export function createReplayAddress(app: App, openTable: () => Table | null, isCovered: () => boolean) {
  const { t } = app.lang;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const inAddress = () => orderInAddress(location.hash);
  const replace = (fragment: string) => replaceEntry({ ...history.state, section: "play" }, fragment);

  /** Takes the number out of the address. */
  function drop() {
    clearTimeout(timer);
    if (inAddress() !== null) replaceEntry({ game: app.game.id, section: "play" }, "#play");
  }

  /** The replay has come to an order; null: it has ended. */
  function show(at: number | null) {
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

  /** Shows the open game after some orders; a number beyond the last is the last. */
  function open(at: number | null) {
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
