// @ts-check
/** Ending the phase, undo, and what the chosen units do without a goal on the map. */
import { forgotten } from "./situation.js";

/** @param {import("./types.js").PlayContext} ctx */
export function createPhaseActions(ctx) {
  const { t } = ctx.app.lang;

  /** Ends the phase, after a word about what would be forgotten. @param {boolean} [anyway] */
  function done(anyway = false) {
    if (!ctx.mine() || !ctx.now.options.done) return ctx.say(t(ctx.mine() ? "play.done.blocked" : "play.next.none"));
    if (!anyway && forgotten(ctx.now) && ctx.app.store.get("play.warn") !== "off") {
      ctx.updateSelection({ warned: true });
      ctx.selection.warned = true;
      ctx.draw();
      return ctx.focusOn("pl-done-anyway");
    }
    // The button that says so goes away with the warning: the work goes on on the map.
    if (anyway) ctx.focusMap();
    void ctx.give("done");
  }

  /** @param {"undo"|"redo"} direction */
  function undoRedo(direction) {
    if (!ctx.mayUndo()) return;
    const group = direction === "undo" && ctx.session.length() === ctx.groupMove?.to ? ctx.groupMove : null;
    const why = ctx.session.undoRedo(direction);
    // The orders of a group are taken back together, as far as they may be.
    while (group && !why && ctx.session.length() > group.from && !ctx.session.undoBar()) ctx.session.undoRedo("undo");
    if (group) ctx.groupMove = null;
    ctx.say(why ? t(`play.undo.${why}`) : t(direction === "undo" ? "play.say.undone" : "play.say.redone"));
  }

  /** The chosen unit forms a detachment, or it is said why it does not. */
  function detach() {
    const [unit, ...others] = ctx.selection.chosen;
    if (!unit || others.length || !ctx.mine()) return ctx.say(t("play.detach.choose"));
    const order = { detach: { unit } };
    const refusal = ctx.session.refusal(order);
    if (refusal) return ctx.say(t(`refusal.${refusal.code}`));
    void ctx.give(order);
  }

  function toggleMarch() {
    const { chosen, moveKind } = ctx.selection;
    if (moveKind === "march") return ctx.updateSelection({ moveKind: "walk", goal: -1 });
    if (chosen.some((id) => ctx.now.options.moves.get(id)?.forced.size))
      ctx.updateSelection({ moveKind: "march", goal: -1 });
  }

  return { done, undoRedo, detach, toggleMarch };
}
