// @ts-check
/**
 * Reads what a board is to show. Links, save files and messages all come through here, and from here to the engine's
 * decoders.
 */

import { refusal } from "../play/errors.js";

/** @typedef {import("../play/types.js").Handle} Handle */
/**
 * @typedef {({kind: "game", handle: Handle}|{kind: "position", sheet: any}) & {fragment: string, at: number|null}}
 *   Shown
 *   `fragment` opens the same on the main site; empty where no link can carry it; `at`: the order that the link names
 */

/** @param {() => string} make */
function made(make) {
  try {
    return make();
  } catch {
    return "";
  }
}

/**
 * Throws the engine's error where the text carries no game and no position.
 * @param {Pick<import("./shared.js").Shared, "wasm"|"game">} shared @param {string} text @returns {Shown}
 */
export function readRecord({ wasm, game }, text) {
  const found = wasm.findLinks(text);
  if (found.kind === "nothing") throw refusal(found.code);
  if (found.kind === "save") return { ...gameOf(wasm.Game.load(text)), at: null };
  /** @type {import("../play/types.js").FoundLink[]} */
  const links = found.links;
  const own = links.filter(({ letter }) => letter === game.links.letter);
  if (!own.length) throw refusal("another-game", { letter: links[0].letter });
  const shown = own.find(({ carries }) => carries === "game" || carries === "position");
  if (!shown) throw refusal("kind", { link: own[0].link });
  if (shown.carries === "game") return { ...gameOf(wasm.Game.open(shown.link)), at: shown.at ?? null };
  const { sheet } = wasm.decodeAnyLink(shown.link);
  const fault = game.positionFault(sheet);
  if (fault) throw refusal(fault);
  return { kind: "position", sheet, fragment: made(() => wasm.encodePosition(sheet)), at: null };
}

/** @param {Handle} handle */
const gameOf = (handle) => ({ kind: /** @type {const} */ ("game"), handle, fragment: made(() => handle.gameLink()) });
