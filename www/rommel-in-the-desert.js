// @ts-check
/** This address is public and must not change. `games/rommel-in-the-desert/embed/element.ts` documents the boards. */

/** @typedef {import("./embed/options.ts").BoardOptions} BoardOptions */
/** @typedef {import("./embed/messages.ts").OutgoingMessage} Told */
/** @typedef {import("./embed/create.ts").BoardInstance} BoardInstance */

export { RommelInTheDesertBoard, createBoard } from "../pkg/page/rommel-in-the-desert-board.js";
