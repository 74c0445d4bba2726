/**
 * Boards of Rommel in the Desert for other websites: a game to look at, with the keys of a replay. It is shown for the
 * side asked for; without one, as far as both sides may know, and after its end whole.
 *
 *   import { createBoard } from "https://…/www/rommel-in-the-desert.js";
 *   const board = createBoard(document.getElementById("game"), { record: "r1.g.…", side: "axis" });
 *
 *   <rommel-in-the-desert-board record="r1.g.…" ply="last" theme="auto"></rommel-in-the-desert-board>
 *
 * The record holds the whole game: who looks into it reads what the board does not show.
 * The element given tells by events, whose detail is described by `Told`: `rommelinthedesert-ready`, `-changed`,
 * `-resize`, `-error`.
 */
import { boardElementOf, createBoardOf } from "../../../embed/create.ts";
import { EMBED } from "./embed.ts";
import type { BoardOptions } from "../../../embed/options.ts";
import type { BoardInstance } from "../../../embed/create.ts";

/** Puts a board into an element, which gives it its size. */
export const createBoard = (element: HTMLElement, options?: BoardOptions): BoardInstance =>
  createBoardOf(EMBED, element, options);

/** `<rommel-in-the-desert-board record="r1.g.…" ply="last" side="axis" theme="dark" lang="en">` */
export class RommelInTheDesertBoard extends boardElementOf(EMBED) {}

const NAME = "rommel-in-the-desert-board";
if (!customElements.get(NAME)) customElements.define(NAME, RommelInTheDesertBoard);
