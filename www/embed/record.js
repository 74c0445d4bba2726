// @ts-check
/**
 * Reads what a board is to show. Links, save files and messages all come through here, and from here to the engine's
 * decoders.
 */

import { refusal } from "../play/errors.js";
import { GAMES } from "../games/games.js";
import { kindOf, linkIn } from "../shell/link.js";
import { gameOfText } from "../shell/which-game.js";

/** @typedef {import("../play/types.js").Handle} Handle */
/**
 * @typedef {{kind: "game", handle: Handle, fragment: string}|{kind: "position", sheet: any, fragment:
 *   string}} Shown `fragment` opens the same on the main site; empty where no link can carry it
 */

/** The link of a text: what stands after the first `#`, where an address stands before it. @param {string} text */
export function linkOf(text) {
  const at = text.indexOf("#");
  if (at > 0 && !/^(https?|file):\/\//.test(text)) throw refusal("form");
  return text.slice(at + 1);
}

/**
 * The names of this game and of the one that a text belongs to, where that is another: a link says it by its letter, a
 * file by its format.
 * @param {import("./shared.js").EmbedGame} game @param {string} text
 */
function otherGame({ links }, text) {
  const other = linkIn(text, links) ? null : gameOfText(GAMES, text);
  const own = GAMES.find((one) => one.links.letter === links.letter);
  return other && own && other !== own ? { game: other.name, own: own.name } : null;
}

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
  const names = otherGame(game, text);
  if (names) throw Object.assign(refusal("other-game"), { names });
  const trimmed = text.trimStart();
  if (trimmed.startsWith("{")) return gameOf(wasm.Game.load(text));
  const link = linkOf(trimmed);
  if (kindOf(link, game.links) === "game") return gameOf(wasm.Game.open(link));
  const content = wasm.decodeAnyLink(link);
  if (content.kind !== "position") throw refusal("kind");
  const fault = game.positionFault(content.sheet);
  if (fault) throw refusal(fault);
  return { kind: "position", sheet: content.sheet, fragment: made(() => wasm.encodePosition(content.sheet)) };
}

/** @param {Handle} handle @returns {Shown} */
const gameOf = (handle) => ({ kind: "game", handle, fragment: made(() => handle.gameLink()) });
