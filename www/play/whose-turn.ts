/** Who decides now: in the colour of the side, with its sign and in words. */
import { sideOf } from "../board/sides.ts";
import { el } from "../dom.ts";
import { sideBadge } from "../worksheet/widgets.ts";
import type { Seats } from "./session.ts";
import type { PlayContext } from "./types.ts";

/**
 * The text key of who decides: you, one of two players at this screen, the computer, or a player elsewhere. `seats`:
 * null where the game is only looked at.
 */
export function whoseKey(side: string, seats: Seats | null) {
  if (!seats) return "play.turn.decides";
  const seat = seats[side];
  if (seat !== "player") return `play.whose.${seat}`;
  const alone = Object.entries(seats).every(([other, one]) => other === side || one !== "player");
  return alone ? "play.whose.player" : "play.turn.decides";
}

/** `side`: the side that decides. */
export function whoseTurn(side: string, ctx: PlayContext) {
  const { t } = ctx.app.lang;
  const key = whoseKey(side, ctx.replay ? null : ctx.session.settings.seats);
  return el(
    "p",
    { class: `pl-whose side-${sideOf(ctx.app.game.sides, side).token}`, data: { key: "whose", whose: key } },
    sideBadge(side, ctx),
    el("strong", { text: t(key, { side: t(`side.${side}`) }) }),
  );
}
