/**
 * Boards of Desert Fox for other websites: a game or a position to look at, with the keys of a replay; where
 * `interactive` is set, a reader may play on from a game.
 *
 *   import { createBoard } from "https://…/www/desert-fox.js";
 *   const board = createBoard(document.getElementById("game"), { record: "d1.g.…", ply: "last" });
 *   board.goTo(12);
 *
 *   <desert-fox-board record="d1.g.…" ply="last" theme="auto"></desert-fox-board>
 *
 * All boards of this game on a page share one engine. Nothing is stored, and nothing is asked of any other host than
 * the one of this module. The element given tells by events, whose detail is described by `Told`: `desertfox-ready`,
 * `desertfox-changed`, `desertfox-order`, `desertfox-resize`, `desertfox-error`.
 */
import { boardElementOf, createBoardOf } from "../../../embed/create.ts";
import { EMBED } from "./embed.ts";
import type { BoardOptions } from "../../../embed/options.ts";
import type { BoardInstance } from "../../../embed/create.ts";

/** Puts a board into an element, which gives it its size. */
export const createBoard = (element: HTMLElement, options?: BoardOptions): BoardInstance =>
  createBoardOf(EMBED, element, options);

/**
 * `<desert-fox-board record="d1.g.…" ply="last" side="axis" theme="dark" lang="en" interactive>`: attributes in, events
 * out. `record`, `ply` and `theme` may change later.
 */
export class DesertFoxBoard extends boardElementOf(EMBED) {}

if (!customElements.get("desert-fox-board")) customElements.define("desert-fox-board", DesertFoxBoard);
