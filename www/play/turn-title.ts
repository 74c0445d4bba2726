// @ts-check
/** The title of the window says when it is the turn of the player here in a game by links. */

/** @typedef {import("./session.ts").Session} Session */

/** Whether the player at this screen is to decide, and another player waits elsewhere. @param {Session} session */
export const isYourTurn = (session) =>
  !session.over() && session.seat() === "player" && Object.values(session.settings.seats).includes("away");

/** @param {import("../lang/lang.ts").Lang} lang */
export function createTurnTitle({ t }) {
  const usual = document.title;
  /** @type {Session|null} */
  let watched = null;
  let hidden = false;
  /** @param {Session} session */
  function show(session) {
    if (session !== watched) return;
    document.title = !hidden && isYourTurn(session) ? t("play.title.yours", { title: usual }) : usual;
  }
  return {
    /** Follows this game from here on, and no other. @param {Session} session */
    watch(session) {
      watched = session;
      hidden = false;
      session.onChange(() => show(session));
      show(session);
    },
    /** Says nothing while something else stands in the place of the game. @param {boolean} away */
    hide(away) {
      hidden = away;
      if (watched) show(watched);
    },
  };
}
