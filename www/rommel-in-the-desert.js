// @ts-check
/** This address is public and must not change. `games/rommel-in-the-desert/embed/element.js` documents the boards. */

/** @typedef {import("./games/rommel-in-the-desert/embed/element.js").BoardOptions} BoardOptions */
/** @typedef {import("./games/rommel-in-the-desert/embed/element.js").Told} Told */
/** @typedef {import("./games/rommel-in-the-desert/embed/element.js").BoardInstance} BoardInstance */

export { RommelInTheDesertBoard, createBoard } from "../pkg/page/rommel-in-the-desert-board.js";
