// @ts-check
/** Questions to the engine about the game as it stands. */

/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").GameQuestion} GameQuestion */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").GameAnswer} GameAnswer */

/** @type {WeakMap<object, Map<string, any>>} */
const known = new WeakMap();

/**
 * What is made once for each state of the game.
 * @template T
 * @param {import("./types.js").PlayContext} ctx @param {string} key @param {() => T} make
 * @returns {T}
 */
export function once({ now }, key, make) {
  const found = known.get(now.view) ?? new Map();
  known.set(now.view, found);
  if (!found.has(key)) found.set(key, make());
  return found.get(key);
}

/**
 * The answer of that kind, or null where the question is refused.
 * @template {GameAnswer["kind"]} Kind
 * @param {import("./types.js").PlayContext} ctx @param {GameQuestion} question @param {Kind} kind
 * @returns {Extract<GameAnswer, {kind: Kind}>|null}
 */
export function asked(ctx, question, kind) {
  const answer = ctx.session.asViewer().ask(question);
  return answer.kind === kind ? /** @type {any} */ (answer) : null;
}
