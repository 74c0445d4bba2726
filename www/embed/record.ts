/**
 * Reads what a board is to show. Links, save files and messages all come through here, and from here to the engine's
 * decoders.
 */

import { refusal } from "../play/errors.ts";
import type { BoardGame, Shared, Shown } from "./shared.ts";

function made(make: () => string) {
  try {
    return make();
  } catch {
    return "";
  }
}

/** Throws the engine's error where the text carries no game and no position. */
export function readRecord({ wasm, game }: Pick<Shared, "wasm" | "game">, text: string): Shown {
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

const gameOf = (handle: BoardGame) => ({ kind: "game" as const, handle, fragment: made(() => handle.gameLink()) });
