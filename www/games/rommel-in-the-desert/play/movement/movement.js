// @ts-check
/** The Movement Phase: group and regroup moves, withdrawals, and the moves of their blocks. */
import { forecast } from "./forecast.js";
import { endMovement, moveTo } from "./giving.js";
import { ableOf, originsOf } from "./moves.js";
import { overlaysOf, readyBlocks, shownPath } from "./overlays.js";
import { outlook, planOf } from "./planning.js";
import { choose, mayFan, next, pickBlocks, tapHex, toggle } from "./tapping.js";
import { movementView } from "./view.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */

/** Changes what is noted of the move. @param {PlayContext} ctx @param {Record<string, any>} changes */
const note = (ctx, changes) => ctx.updateSelection({ form: { ...ctx.selection.form, ...changes } });

/** Moves to the hex that waits to be confirmed. @param {PlayContext} ctx */
function go(ctx) {
  const plan = planOf(ctx);
  const hex = plan.kind === "regroup" ? plan.destination : plan.goal;
  if (hex >= 0) void moveTo(ctx, hex);
}

/** Ends the move or the phase; what would be lost is asked about first. @param {PlayContext} ctx @returns {boolean} */
function finish(ctx) {
  if (!ctx.now.orders.includes("done")) return false;
  const { current } = planOf(ctx);
  const { movesLeft, option } = ctx.now.view;
  const unused = !current && movesLeft > 0 && option !== "pass" && originsOf(ctx.now.orders).size > 0;
  const empty = current !== null && current.moved === 0;
  // The question is answered with its button: the same key again does not.
  if (unused || empty) {
    note(ctx, { warned: true });
    ctx.see(".pl-warn");
    ctx.focusOn("pl-done-anyway");
    return true;
  }
  void endMovement(ctx);
  return true;
}

/** @type {import("../types.js").PhaseScreen} */
export const MOVEMENT = {
  view: movementView,
  tap: tapHex,
  units: pickBlocks,
  overlays: overlaysOf,
  ready: readyBlocks,
  path: shownPath,
  fans: mayFan,
  finish,
  done: ({ now }) => now.orders.find((order) => order === "done") ?? null,
  doneText: (ctx) => (planOf(ctx).current && ctx.now.view.movesLeft > 0 ? "play.done.move" : "play.done.movement"),
  key(ctx, key) {
    if (key === "n") next(ctx);
    else if (key === "v") note(ctx, { kind: ctx.selection.form.kind === "regroup" ? "group" : "regroup", goal: -1 });
    else return false;
    return true;
  },
  describe(ctx, hex) {
    const { t, tn } = ctx.app.lang;
    const plan = planOf(ctx);
    if (plan.hex < 0 || !plan.chosen.length || hex === plan.hex || plan.kind === "regroup") return [];
    const { go: goes, length, enemies, open } = outlook(ctx, plan, hex);
    if (!goes.length) return [];
    const { enter, march } = forecast(ctx, plan, hex);
    return [
      tn("move.hex", enter.length || march.length, { of: plan.chosen.length, length }),
      march.length && !enter.length ? t("move.hex.march") : march.length ? tn("move.hex.try", march.length) : "",
      enemies ? tn("move.hex.enemies", enemies) : "",
      enemies ? tn("move.hex.open", open) : "",
    ].filter(Boolean);
  },
  buttons: {
    "move.go": go,
    "move.not": (ctx) =>
      planOf(ctx).kind === "regroup" && !planOf(ctx).current
        ? note(ctx, { destination: undefined, picked: undefined })
        : note(ctx, { goal: -1 }),
    "move.choose": (ctx, { hex }) => choose(ctx, Number(hex)),
    "move.pick": (ctx, { unit = "" }) => toggle(ctx, unit),
    "move.all"(ctx) {
      const plan = planOf(ctx);
      const able = ableOf(plan.candidates);
      const chosen = plan.chosen.length === able.length ? [] : able;
      if (plan.current) note(ctx, { picked: chosen });
      else ctx.updateSelection({ chosen });
    },
    "move.kind": (ctx, { kind }) =>
      ctx.updateSelection({
        at: -1,
        chosen: [],
        form: {
          ...(ctx.selection.form.rommel ? { rommel: true } : {}),
          ...(kind === "regroup" ? { kind, ...(ctx.selection.at >= 0 ? { command: ctx.selection.at } : {}) } : {}),
        },
      }),
    "move.to": (ctx, { hex }) => void tapHex(ctx, Number(hex), { by: "keyboard" }),
    "move.end": (ctx) => void endMovement(ctx),
    "move.stay": (ctx) => note(ctx, { warned: false }),
  },
  fields: {
    "move.rommel": (ctx, field) => note(ctx, { rommel: field.checked, goal: -1 }),
  },
};
