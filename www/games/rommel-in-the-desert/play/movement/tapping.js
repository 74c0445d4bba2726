// @ts-check
/** Choosing blocks and destinations of moves on the map. */
import { ableOf, originsOf } from "./moves.js";
import { askCandidates } from "./asking.js";
import { moveTo } from "./giving.js";
import { commandsOf, destinationsOf, outlook, planOf, standing, wantsRommel, whyNot } from "./planning.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */

/** What survives when another hex is chosen. @param {PlayContext} ctx */
const lasting = (ctx) => (wantsRommel(ctx) ? { rommel: true } : {});

/** Chooses all blocks of a hex that can go somewhere. @param {PlayContext} ctx @param {number} hex @param {string[]} [ids] only these */
export function choose(ctx, hex, ids) {
  const { t, tn } = ctx.app.lang;
  const kind = originsOf(ctx.now.orders).get(hex);
  if (!kind) return ctx.updateSelection({ at: hex, chosen: [], form: lasting(ctx) });
  const able = ableOf(askCandidates(ctx, { kind, hex, destination: -1, rommel: wantsRommel(ctx) }));
  const chosen = ids ? ids.filter((id) => able.includes(id)) : able;
  ctx.updateSelection(
    { at: hex, chosen, form: lasting(ctx) },
    chosen.length
      ? tn("move.chosen", chosen.length, { hex: ctx.placeName(hex) })
      : t("move.chosen.none", { hex: ctx.placeName(hex) }),
  );
}

/** @param {PlayContext} ctx @param {number} hex @param {import("../types.js").Tap} tap @returns {boolean} */
export function tapHex(ctx, hex, tap) {
  const { t } = ctx.app.lang;
  const plan = planOf(ctx);
  if (plan.kind === "regroup" && !plan.current) return tapRegroup(ctx, hex);
  const target = plan.kind === "regroup" ? plan.destination : hex;
  if (plan.hex >= 0 && plan.chosen.length && hex !== plan.hex) {
    const { go, asks } = outlook(ctx, plan, target);
    if (go.length) {
      if (plan.goal === hex || (!asks && tap.by !== "touch")) void moveTo(ctx, target);
      else {
        ctx.updateSelection(
          { form: { ...ctx.selection.form, goal: hex } },
          t("move.goal", { hex: ctx.placeName(hex) }),
        );
        ctx.see(".pl-goal");
      }
      return true;
    }
  }
  if (!plan.current && originsOf(ctx.now.orders).has(hex)) {
    if (hex !== plan.hex || !plan.chosen.length) choose(ctx, hex);
    return true;
  }
  if (plan.hex < 0 || !plan.chosen.length || hex === plan.hex) {
    if (standing(ctx, hex).own.length && ctx.now.view.movesLeft > 0 && !plan.current) ctx.say(t("move.none.here"));
    return hex === plan.hex;
  }
  ctx.updateSelection(
    { form: { ...ctx.selection.form, goal: -1 } },
    t(whyNot(ctx, plan, hex), { hex: ctx.placeName(hex) }),
  );
  return true;
}

/**
 * Blocks are spread by the second tap on their hex: the first leaves the hexes around it free for a destination.
 * @param {PlayContext} ctx @param {number} hex
 */
export function mayFan(ctx, hex) {
  const plan = planOf(ctx);
  if (plan.kind === "regroup") return false;
  return hex === plan.hex || (!originsOf(ctx.now.orders).has(hex) && !outlook(ctx, plan, hex).go.length);
}

/** @param {PlayContext} ctx @param {number} hex */
function tapRegroup(ctx, hex) {
  const { t } = ctx.app.lang;
  const { form } = ctx.selection;
  const plan = planOf(ctx);
  if (plan.hex < 0) {
    if (!commandsOf(ctx).has(hex)) ctx.say(t("move.regroup.none", { hex: ctx.placeName(hex) }));
    else ctx.updateSelection({ form: { ...form, command: hex } }, t("move.regroup.where", { hex: ctx.placeName(hex) }));
    return true;
  }
  if (hex === plan.destination && plan.chosen.length) {
    void moveTo(ctx, hex);
    return true;
  }
  if (!destinationsOf(ctx, plan.hex, plan.rommel).has(hex)) {
    ctx.say(t("move.regroup.far", { hex: ctx.placeName(hex) }));
    return true;
  }
  const { picked: _, ...others } = form;
  ctx.updateSelection({ form: { ...others, destination: hex } }, t("move.goal", { hex: ctx.placeName(hex) }));
  ctx.see(".pl-goal");
  return true;
}

/** Blocks picked in a spread pile. @param {PlayContext} ctx @param {string[]} ids @param {number} hex @param {boolean} add */
export function pickBlocks(ctx, ids, hex, add) {
  const plan = planOf(ctx);
  if (plan.current || plan.kind === "regroup") {
    if (!plan.candidates.some(({ id }) => ids.includes(id))) return false;
    const picked = add ? [...new Set([...plan.chosen, ...ids])] : ids;
    ctx.updateSelection({ form: { ...ctx.selection.form, picked } });
    return true;
  }
  if (!originsOf(ctx.now.orders).has(hex)) return false;
  choose(ctx, hex, add && plan.hex === hex ? [...new Set([...plan.chosen, ...ids])] : ids);
  return true;
}

/** A block chosen or let go. @param {PlayContext} ctx @param {string} id */
export function toggle(ctx, id) {
  const plan = planOf(ctx);
  const next = plan.chosen.includes(id) ? plan.chosen.filter((other) => other !== id) : [...plan.chosen, id];
  if (plan.current || plan.kind === "regroup") ctx.updateSelection({ form: { ...ctx.selection.form, picked: next } });
  else ctx.updateSelection({ chosen: next, form: { ...ctx.selection.form, goal: -1 } });
}

/** Goes to the next hex with blocks that can begin a move. @param {PlayContext} ctx */
export function next(ctx) {
  const hexes = [...originsOf(ctx.now.orders).keys()].sort((a, b) => a - b);
  if (!hexes.length || planOf(ctx).current) return ctx.say(ctx.app.lang.t("move.next.none"));
  const here = hexes.indexOf(ctx.selection.at);
  const hex = hexes[(here + 1) % hexes.length];
  ctx.show(hex);
  choose(ctx, hex);
}
