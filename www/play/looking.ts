// @ts-check
/**
 * In a game by links what is hidden of a side is shown here only after a question that names it, and the record keeps
 * a mark, which the next link tells the other player.
 */
import { el } from "../dom.ts";
import { askDialog } from "../worksheet/dialogs.ts";
import { viewsOf } from "./viewer.ts";

/** @typedef {import("./types.ts").PlayContext} PlayContext */
/** @typedef {import("./types.ts").Handle} Handle */
/** @typedef {import("./session.ts").Seats} Seats */
/** @typedef {{side: string, by: "player"|"computer"}} Look */

/**
 * The sides that are played elsewhere, or by the computer in the place of a player elsewhere, and would be played
 * here. The side that the game is shown for has nothing hidden here.
 * @param {Seats} seats @param {Seats} next @param {readonly string[]} stoodIn sides that the computer has taken
 * @param {import("./viewer.ts").Viewer} viewer
 */
const takenSides = (seats, next, stoodIn, viewer) =>
  Object.keys(next).filter(
    (side) =>
      side !== viewer &&
      next[side] !== seats[side] &&
      next[side] !== "away" &&
      (seats[side] === "away" || (seats[side] === "script" && stoodIn.includes(side))),
  );

/**
 * What would be shown here of sides that are played elsewhere, and how. Where the computer plays all sides, all are
 * shown.
 * @param {Seats} seats @param {Seats} next @param {readonly string[]} marked sides that have a mark
 * @param {import("./viewer.ts").Viewer} viewer @returns {Look[]}
 */
export function looksAt(seats, next, marked, viewer) {
  const taken = takenSides(seats, next, marked, viewer).map((side) =>
    look(side, next[side] === "script" ? "computer" : "player"),
  );
  const byLinks = marked.length > 0 || Object.values(seats).includes("away");
  if (!byLinks || viewer === null || Object.values(next).some((seat) => seat !== "script")) return taken;
  const shown = Object.keys(next).filter((side) => side !== viewer && seats[side] !== "player");
  return [...taken.filter(({ side }) => !shown.includes(side)), ...shown.map((side) => look(side, "player"))];
}

/** @param {string} side @param {Look["by"]} by @returns {Look} */
const look = (side, by) => ({ side, by });

/**
 * Asks before sides that are played elsewhere are played or shown here, and leaves the marks.
 * @param {object} asked
 * @param {import("../shell/app-types.ts").App} asked.app @param {HTMLElement} asked.dialogs
 * @param {Handle} asked.handle which gets the marks @param {Seats} asked.seats until now
 * @param {import("./viewer.ts").Viewer} [asked.viewer] until now
 * @param {() => void} [asked.refuse] says why nothing more is shown here
 * @param {Seats} next @returns {Promise<boolean>} false where they are not to be
 */
export async function mayTake({ app, dialogs, handle, seats, viewer = null, refuse }, next) {
  const { t } = app.lang;
  if (app.game.hides !== true || viewsOf(handle).view().phase === "over") return true;
  const looks = looksAt(
    seats,
    next,
    marksOf(handle).map(({ side }) => side),
    viewer,
  );
  if (looks.length && refuse) {
    refuse();
    return false;
  }
  for (const { side, by } of looks) {
    const answer = await askDialog(dialogs, {
      about: "look",
      title: t(`play.look.${by}.ask.${side}`),
      body: [
        el("p", { text: t(`play.look.${by}.sees.${side}`) }),
        el("p", { class: "muted", text: t("play.look.mark") }),
      ],
      buttons: [
        { value: "no", text: t("play.look.no"), primary: true },
        { value: "yes", text: t(`play.look.${by}.yes`) },
      ],
      focusPrimary: true,
    });
    if (answer !== "yes") return false;
  }
  for (const { side, by } of looks) handle.look(side, by);
  return true;
}

/**
 * The same for the game on the table. Where it is only looked at no mark would be kept, so nothing more is shown.
 * @param {PlayContext} ctx @param {Seats} next
 */
export function mayTakeAtTable({ app, session, dialogs, callbacks, say }, next) {
  const { handle, settings } = session;
  const refuse = callbacks.notes() ? undefined : () => say(app.lang.t("play.look.viewOnly"));
  const isOnlyLookedAt = Object.values(settings.seats).every((seat) => seat === "away");
  if (refuse && isOnlyLookedAt && Object.values(next).some((seat) => seat !== "away")) return refuse();
  return mayTake({ app, dialogs, handle, seats: settings.seats, viewer: session.viewer(), refuse }, next);
}

/** Adds marks that another copy of a game has. @param {Handle} handle @param {readonly Look[]} looks */
export function keepLooks(handle, looks) {
  const has = marksOf(handle).map(({ side, by }) => `${side} ${by}`);
  for (const { side, by } of looks) if (side && !has.includes(`${side} ${by}`)) handle.look(side, by);
}

/** @param {import("./types.ts").Handle} handle @returns {{orders: number, side: string, by: string}[]} */
const marksOf = (handle) => handle.looks().looks;

/**
 * The marks of a game; nothing where it has none.
 * @param {import("./types.ts").Handle} handle @param {import("../lang/lang.ts").Lang} lang
 */
export function looksList(handle, { t }) {
  const texts = marksOf(handle).map(({ orders, side, by }) => t(`play.look.told.${by}.${side}`, { n: orders }));
  if (!texts.length) return null;
  return el(
    "ul",
    { class: "notice notice-warn pl-looks" },
    texts.map((text) => el("li", { text })),
  );
}
