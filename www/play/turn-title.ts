/** The title of the window says when it is the turn of the player here in a game by links. */

import type { Session } from "./session.ts";
import type { Lang } from "../lang/lang.ts";

/** Whether the player at this screen is to decide, and another player waits elsewhere. */
export const isYourTurn = (session: Session) =>
  !session.over() && session.seat() === "player" && Object.values(session.settings.seats).includes("away");

export function createTurnTitle({ t }: Lang) {
  const usual = document.title;
  let watched: Session | null = null;
  let hidden = false;
  function show(session: Session) {
    if (session !== watched) return;
    document.title = !hidden && isYourTurn(session) ? t("play.title.yours", { title: usual }) : usual;
  }
  return {
    /** Follows this game from here on, and no other. */
    watch(session: Session) {
      watched = session;
      hidden = false;
      session.onChange(() => show(session));
      show(session);
    },
    /** Says nothing while something else stands in the place of the game. */
    hide(away: boolean) {
      hidden = away;
      if (watched) show(watched);
    },
  };
}
