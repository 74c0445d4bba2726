// @ts-check
/** The address of the boards for other websites, which stays; what they are says `games/rommel-in-the-desert/embed/element.js`. */

/** @typedef {import("./games/rommel-in-the-desert/embed/element.js").BoardOptions} BoardOptions */
/** @typedef {import("./games/rommel-in-the-desert/embed/element.js").Told} Told */
/** @typedef {import("./games/rommel-in-the-desert/embed/element.js").BoardInstance} BoardInstance */

export { RommelInTheDesertBoard, createBoard } from "../pkg/page/rommel-in-the-desert-board.js";
