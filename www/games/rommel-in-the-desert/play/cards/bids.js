// @ts-check
/** What hands of supply cards are worth: pure functions over counts of real and dummy cards. */

/** @typedef {import("../../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").Hand} Hand */

/** @param {Hand|number|null|undefined} hand @returns {{real: number, dummies: number}|null} null where only its size is known */
export const knownHand = (hand) =>
  typeof hand === "object" && hand ? { real: hand.real ?? 0, dummies: hand.dummies ?? 0 } : null;

/** Cards of a hand. @param {Hand|number|null|undefined} hand */
export function sizeOf(hand) {
  if (typeof hand === "number") return hand;
  const known = knownHand(hand);
  return known ? known.real + known.dummies : 0;
}

/**
 * Real cards to be expected in a new hand of the same size, where nothing is known of the other cards.
 * @param {{real: number, dummies: number}} hand the hand that would go @param {{real: number, dummies: number}} deck the
 *   whole deck
 */
export function expectedReal({ real, dummies }, deck) {
  const size = real + dummies;
  const rest = deck.real + deck.dummies - size;
  return rest > 0 ? (size * (deck.real - real)) / rest : 0;
}

/**
 * What the answer to a challenge is worth: the real cards with which the challenger would still win, and whether that can
 * be at all.
 * @param {number} real in the answer @param {number} laid cards of the challenge
 */
export const answerWorth = (real, laid) => ({ losesTo: real + 1, certain: real >= laid });

/**
 * Cards pressed in a hand that is drawn in a row, the real ones first: how many of each are chosen after one is pressed.
 * A card to the right of the chosen ones is added, a chosen one is taken back.
 * @param {{real: number, dummies: number}} chosen @param {"real"|"dummies"} kind @param {number} place from 0
 */
export const pressed = (chosen, kind, place) => ({
  ...chosen,
  [kind]: place < chosen[kind] ? chosen[kind] - 1 : chosen[kind] + 1,
});

/**
 * The cards laid when an option is chosen: at least its price, and no real one for a Pass.
 * @param {{real: number, dummies: number}} chosen @param {number} price @param {number} most cards of a turn
 */
export function cardsFor(chosen, price, most) {
  const real = price ? Math.max(chosen.real, price) : 0;
  return { real: Math.min(real, most), dummies: Math.max(0, Math.min(chosen.dummies, most - real)) };
}
