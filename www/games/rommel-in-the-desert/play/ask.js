// @ts-check
/** Questions to the engine about the game as it stands. */

/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").GameQuestion} GameQuestion */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").GameAnswer} GameAnswer */

/**
 * The answer of that kind, or null where the question is refused.
 * @template {GameAnswer["kind"]} Kind
 * @param {import("./types.js").PlayContext} ctx @param {GameQuestion} question @param {Kind} kind
 * @returns {Extract<GameAnswer, {kind: Kind}>|null}
 */
export function asked(ctx, question, kind) {
  const answer = /** @type {GameAnswer} */ (ctx.session.ask(question));
  return answer.kind === kind ? /** @type {any} */ (answer) : null;
}
