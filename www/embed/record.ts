// @ts-check
/**
 * Reads what a board is to show. Links, save files and messages all come through here, and from here to the engine's
 * decoders.
 */

import { refusal } from "../play/errors.ts";

/** @typedef {import("./shared.ts").Shown} Shown */

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
 * @param {Pick<import("./shared.ts").Shared, "wasm"|"game">} shared @param {string} text @returns {Shown}
 */
export function readRecord({ wasm, game }, text) {
  const found = wasm.findLinks(text);
  if (found.kind === "nothing") throw refusal(found.code);
  if (found.kind === "save") return { ...gameOf(wasm.Game.load(text)), at: null };
  const { links } = found;
  const own = links.filter(({ letter }) => letter === game.links.letter);
  if (!own.length) throw refusal("another-game", { letter: links[0].letter });
  const shown = own.find(({ carries }) => carries === "game" || carries === "position");
  if (!shown) throw refusal("kind", { link: own[0].link });
  if (shown.carries === "game") return { ...gameOf(wasm.Game.open(shown.link)), at: shown.at ?? null };
  const { sheet = {} } = wasm.decodeAnyLink(shown.link);
  const fault = game.positionFault(sheet);
  if (fault) throw refusal(fault);
  return { kind: "position", sheet, fragment: made(() => wasm.encodePosition?.(sheet) ?? ""), at: null };
}

/** @param {import("./shared.ts").BoardGame} handle */
const gameOf = (handle) => ({ kind: /** @type {const} */ ("game"), handle, fragment: made(() => handle.gameLink()) });
