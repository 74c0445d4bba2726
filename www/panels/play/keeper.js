// @ts-check
/** Keeps the game on the table: after each change its save, its card and a small picture go to the kept games. */
import { clock } from "../referee/keep.js";
import { monthOf } from "./words.js";

/** @typedef {import("../../app.js").App} App */
/** @typedef {import("../../game/session.js").Session} Session */
/** @typedef {import("../../game/session.js").Settings} Settings */
/** @typedef {import("../../game/types.js").Handle} Handle */
/** @typedef {import("../../store/card.js").Summary} Summary */
/** @typedef {ReturnType<typeof createKeeper>} Keeper */

const LAST = "play.game";
/** How long the orders of the script are gathered before they are saved together, in milliseconds. */
const GATHER = 400;

/** @param {Handle} handle @param {App} app @param {string} [settings] @returns {Summary} */
export function summaryOf(handle, { lang, wasm }, settings) {
  const { scenario, turn, phase, by, orders, outcome } = /** @type {any} */ (handle.view());
  const { earlier = 0 } = wasm.scenarios().scenarios.find((/** @type {any} */ one) => one.id === scenario) ?? {};
  return { name: "", scenario, turn, phase, side: outcome ? null : by, orders, date: monthOf(turn, earlier, lang.tag), ...(settings ? { settings } : {}) };
}

/** What a card notes of who sits where; both sides here where it says nothing sensible. @param {string|undefined} text @returns {Settings} */
export function settingsOf(text) {
  const known = (/** @type {any} */ seat) => (["player", "script", "away"].includes(seat) ? seat : "player");
  try {
    const { seats, handOver } = JSON.parse(text ?? "{}");
    return { seats: { axis: known(seats?.axis), commonwealth: known(seats?.commonwealth) }, handOver: handOver === true };
  } catch {
    return settingsOf("{}");
  }
}

/**
 * @param {App} app
 * @param {import("../../store/games.js").Games} games
 * @param {import("../../store/browser.js").Persistence} persistence
 * @param {(kept: {text: string, bad: boolean}) => void} changed
 */
export function createKeeper(app, games, persistence, changed) {
  const { t, tag } = app.lang;
  let id = "";
  let kept = { text: "", bad: false };
  /** @type {Session|null} */
  let waiting = null;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  let picture = "";
  /** @type {(() => string)|null} */
  let draw = null;
  let drawnFor = "";

  /** @param {{kind: string, at: string}} answer */
  function tell({ kind, at }) {
    const next = { text: t(`play.kept.${kind}`, { time: clock(at, tag) }), bad: kind !== "saved" };
    if (next.text === kept.text && next.bad === kept.bad) return;
    kept = next;
    changed(kept);
  }

  /** @param {Session} session */
  function shot(session) {
    const { turn, phase } = session.view();
    const now = `${turn} ${phase}`;
    const fresh = drawnFor === now ? "" : (draw?.() ?? "");
    if (fresh) [picture, drawnFor] = [fresh, now];
    return picture;
  }

  function flush() {
    clearTimeout(timer);
    const session = waiting;
    waiting = null;
    if (!session?.isOpen() || !id) return;
    const summary = summaryOf(session.handle, app, JSON.stringify(session.settings));
    const name = games.find(id)?.card.name ?? "";
    tell(games.save(id, session.handle.save(), { ...summary, name }, shot(session)));
    void persistence.offer(/** @type {any} */ (summary));
  }
  addEventListener("pagehide", flush);

  return {
    id: () => id,
    kept: () => kept,
    flush,
    last: () => app.store.get(LAST) ?? "",
    /** The game on the table is another. @param {string} next @param {() => string} pictureOf */
    hold(next, pictureOf) {
      flush();
      if (id && id !== next) games.leave(id);
      id = next;
      draw = pictureOf;
      drawnFor = "";
      if (next) app.store.set(LAST, next);
    },
    /** A game that was not kept before. @param {Session} session */
    async begin(session) {
      const answer = await games.create(session.handle.save(), summaryOf(session.handle, app, JSON.stringify(session.settings)));
      return answer;
    },
    tell,
    /** Saves the player's own orders at once, those of the script together. @param {Session} session */
    keep(session) {
      waiting = session;
      clearTimeout(timer);
      if (session.seat() === "script" && !session.over()) timer = setTimeout(flush, GATHER);
      else flush();
    },
    look() {
      id = "";
      kept = { text: t("play.kept.look"), bad: true };
    },
  };
}
