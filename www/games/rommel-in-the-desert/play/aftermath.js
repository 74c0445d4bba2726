// @ts-check
/** What the player is told after an order: the outcome of a battle, and what the others did in their turn. */
import { outcomeAfter } from "./outcome.js";

/** @param {import("./types.js").PlayContext} ctx @param {() => unknown} _ the board */
export function createAftermath(ctx, _) {
  return {
    opened() {},
    /** @param {import("./types.js").TableView} before @param {any} [report] @param {boolean} [_received] */
    changed(before, report, _received) {
      ctx.outcome = report ? (outcomeAfter(ctx, before) ?? laterOutcome(ctx)) : null;
    },
    close: () => void (ctx.recap = null),
  };
}

/** An outcome stays while the other side goes on. @param {import("./types.js").PlayContext} ctx */
const laterOutcome = (ctx) => (ctx.session.seat() === "player" ? null : ctx.outcome);
