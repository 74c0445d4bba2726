// @ts-check
/**
 * In a game by links what is hidden of a side is shown here only after a question that names it, and the record keeps a mark,
 * which the next link tells the other player.
 */
import { el } from "../dom.js";
import { askDialog } from "../worksheet/dialogs.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("./session.js").Seats} Seats */

/**
 * The sides that are played elsewhere, or by the computer in the place of a player elsewhere, and would be played here.
 * @param {Seats} seats @param {Seats} next @param {readonly string[]} stoodIn sides that the computer has taken
 */
export const takenSides = (seats, next, stoodIn) =>
  Object.keys(next).filter(
    (side) =>
      next[side] !== seats[side] &&
      next[side] !== "away" &&
      (seats[side] === "away" || (seats[side] === "script" && stoodIn.includes(side))),
  );

/**
 * Asks before sides that are played elsewhere are played here, and leaves the marks.
 * @param {PlayContext} ctx @param {Seats} next @returns {Promise<boolean>} false where they are not to be
 */
export async function mayTake(ctx, next) {
  const { app, session, dialogs } = ctx;
  const { t } = app.lang;
  if (app.game.hides !== true || session.over()) return true;
  const stoodIn = marksOf(session.handle).map(({ side }) => side);
  const taken = takenSides(session.settings.seats, next, stoodIn);
  for (const side of taken) {
    const by = next[side] === "script" ? "computer" : "player";
    const answer = await askDialog(dialogs, {
      about: "look",
      title: t(`play.look.${by}`, { side: t(`side.${side}`) }),
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
  for (const side of taken) session.look(side, next[side] === "script" ? "computer" : "player");
  return true;
}

/** @param {import("./types.js").Handle} handle @returns {{orders: number, side: string, by: string}[]} */
const marksOf = (handle) => handle.looks().looks;

/** The marks of a game; nothing where it has none. @param {import("./types.js").Handle} handle @param {import("../lang/lang.js").Lang} lang */
export function looksList(handle, { t }) {
  const texts = marksOf(handle).map(({ orders, side, by }) =>
    t(`play.look.told.${by}`, { side: t(`side.${side}`), n: orders }),
  );
  if (!texts.length) return null;
  return el(
    "ul",
    { class: "notice notice-warn pl-looks" },
    texts.map((text) => el("li", { text })),
  );
}
