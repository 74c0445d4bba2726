// @ts-check
/** The odds of combats that are declared and still to be fought. */

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("./situation.js").Situation} Situation */

/** The texts for a state of the game. @type {WeakMap<object, Map<object, string>>} */
const known = new WeakMap();

/**
 * Strengths and odds of a declared combat as it stands; empty where it cannot be foreseen.
 * @param {PlayContext} ctx @param {Situation["view"]["combats"][number]|undefined} combat
 */
export function oddsText(ctx, combat) {
  if (!combat || combat.done || ctx.replay) return "";
  const texts = known.get(ctx.now.view) ?? new Map();
  known.set(ctx.now.view, texts);
  if (!texts.has(combat)) texts.set(combat, textOf(ctx, combat));
  return texts.get(combat);
}

/** @param {PlayContext} ctx @param {Situation["view"]["combats"][number]} combat */
function textOf(ctx, combat) {
  const report = ctx.session.handle.preview({ units: combat.units, hexes: combat.hexes });
  if (report.kind !== "report") return "";
  const { attack, defense, text } = report.odds;
  return ctx.app.lang.t("play.attack.odds", { attack, defense, odds: text });
}
