// @ts-check
/** Finds the game that a turn link belongs to, among the game at hand and those kept, and tries the turn on a copy of it. */

import { refusal } from "./faults.js";

/** @typedef {import("../../game/types.js").Handle} Handle */
/** @typedef {import("../../store/games.js").Games} Games */
/**
 * `copy` has the orders of the turn already; whoever gets it frees it. `id` is empty for the game at hand.
 * @typedef {{id: string, name: string, copy: Handle}} Found
 */

/** Of several reasons why a turn does not fit, the one that says most. */
const TELLING = ["known", "missing", "other-way", "refused", "faces", "checkpoint", "other-game"];

/** @param {unknown} error */
const pathOf = (error) => String(/** @type {any} */ (error)?.details?.path ?? "");

/**
 * The game that takes the turn. Throws the engine's error where the link cannot be read, or where no game takes it.
 * @param {any} wasm @param {string} link @param {{id: string, handle: Handle}|null} atHand @param {Games} games @returns {Found}
 */
export function findGame(wasm, link, atHand, games) {
  const turn = wasm.decodeAnyLink(link);
  if (turn.kind !== "turn") throw refusal("kind");
  /** @type {unknown[]} */
  const faults = [];
  for (const { id, name, text } of candidates(atHand, games)) {
    const copy = loaded(wasm, text);
    if (!copy) continue;
    try {
      if (copy.gameId() === turn.game) {
        copy.receive(link);
        return { id, name, copy };
      }
    } catch (error) {
      faults.push(error);
    }
    copy.free();
  }
  throw faults.sort((one, other) => TELLING.indexOf(pathOf(one)) - TELLING.indexOf(pathOf(other)))[0] ?? refusal("other-game");
}

/** The game at hand, then the games kept, the one saved last first. @param {{id: string, handle: Handle}|null} atHand @param {Games} games @returns {Generator<{id: string, name: string, text: string}>} */
function* candidates(atHand, games) {
  if (atHand) yield { id: "", name: "", text: atHand.handle.save() };
  for (const { id, card, state } of games.list()) {
    const text = id !== atHand?.id && state === "good" ? (games.find(id)?.text ?? "") : "";
    if (text) yield { id, name: card.name, text };
  }
}

/** @param {any} wasm @param {string} text @returns {Handle|null} */
function loaded(wasm, text) {
  try {
    return wasm.Game.load(text);
  } catch {
    return null;
  }
}
