/**
 * In a game by links what is hidden of a side is shown here only after a question that names it, and the record keeps
 * a mark, which the next link tells the other player.
 */
import { el } from "../dom.ts";
import { askDialog } from "../worksheet/dialogs.ts";
import { viewsOf } from "./viewer.ts";
import type { Seats } from "./session.ts";
import type { Viewer } from "./viewer.ts";
import type { App } from "../shell/app-types.ts";
import type { Handle } from "../shell/engine-types.ts";
import type { PlayContext } from "./types.ts";
import type { Lang } from "../lang/lang.ts";

export interface Look {
  side: string;
  by: "player" | "computer";
}

/**
 * The sides that are played elsewhere, or by the computer in the place of a player elsewhere, and would be played here.
 * The side that the game is shown for has nothing hidden here. `stoodIn`: sides that the computer has taken.
 */
const takenSides = (seats: Seats, next: Seats, stoodIn: readonly string[], viewer: Viewer) =>
  Object.keys(next).filter(
    (side) =>
      side !== viewer &&
      next[side] !== seats[side] &&
      next[side] !== "away" &&
      (seats[side] === "away" || (seats[side] === "script" && stoodIn.includes(side))),
  );

/**
 * What would be shown here of sides that are played elsewhere, and how. Where the computer plays all sides, all are
 * shown. `marked`: sides that have a mark.
 */
export function looksAt(seats: Seats, next: Seats, marked: readonly string[], viewer: Viewer): Look[] {
  const taken = takenSides(seats, next, marked, viewer).map((side) =>
    look(side, next[side] === "script" ? "computer" : "player"),
  );
  const byLinks = marked.length > 0 || Object.values(seats).includes("away");
  if (!byLinks || viewer === null || Object.values(next).some((seat) => seat !== "script")) return taken;
  const shown = Object.keys(next).filter((side) => side !== viewer && seats[side] !== "player");
  return [...taken.filter(({ side }) => !shown.includes(side)), ...shown.map((side) => look(side, "player"))];
}

const look = (side: string, by: Look["by"]): Look => ({ side, by });

/**
 * Asks before sides that are played elsewhere are played or shown here, and leaves the marks. `handle`: which gets the
 * marks. `seats`: until now. `viewer`: until now. `refuse`: says why nothing more is shown here. Returns false where
 * they are not to be.
 */
export async function mayTake(
  {
    app,
    dialogs,
    handle,
    seats,
    viewer = null,
    refuse,
  }: { app: App; dialogs: HTMLElement; handle: Handle; seats: Seats; viewer?: Viewer; refuse?: () => void },
  next: Seats,
): Promise<boolean> {
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

/** The same for the game on the table. Where it is only looked at no mark would be kept, so nothing more is shown. */
export function mayTakeAtTable({ app, session, dialogs, callbacks, say }: PlayContext, next: Seats) {
  const { handle, settings } = session;
  const refuse = callbacks.notes() ? undefined : () => say(app.lang.t("play.look.viewOnly"));
  const isOnlyLookedAt = Object.values(settings.seats).every((seat) => seat === "away");
  if (refuse && isOnlyLookedAt && Object.values(next).some((seat) => seat !== "away")) return refuse();
  return mayTake({ app, dialogs, handle, seats: settings.seats, viewer: session.viewer(), refuse }, next);
}

/** Adds marks that another copy of a game has. */
export function keepLooks(handle: Handle, looks: readonly Look[]) {
  const has = marksOf(handle).map(({ side, by }) => `${side} ${by}`);
  for (const { side, by } of looks) if (side && !has.includes(`${side} ${by}`)) handle.look(side, by);
}

const marksOf = (handle: Handle): { orders: number; side: string; by: string }[] => handle.looks().looks;

/** The marks of a game; nothing where it has none. */
export function looksList(handle: Handle, { t }: Lang) {
  const texts = marksOf(handle).map(({ orders, side, by }) => t(`play.look.told.${by}.${side}`, { n: orders }));
  if (!texts.length) return null;
  return el(
    "ul",
    { class: "notice notice-warn pl-looks" },
    texts.map((text) => el("li", { text })),
  );
}
