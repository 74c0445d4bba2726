// @ts-check
/** The address of the boards for other websites, which stays; what they are says `games/desert-fox/embed/element.js`. */

/** @typedef {import("./games/desert-fox/embed/element.js").BoardOptions} BoardOptions */
/** @typedef {import("./games/desert-fox/embed/element.js").Ply} Ply */
/** @typedef {import("./games/desert-fox/embed/element.js").Told} Told */
/** @typedef {import("./games/desert-fox/embed/element.js").BoardInstance} BoardInstance */

export { DesertFoxBoard, createBoard } from "../pkg/page/desert-fox-board.js";
