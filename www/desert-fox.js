// @ts-check
/** This address is public and must not change. `games/desert-fox/embed/element.js` documents the boards. */

/** @typedef {import("./games/desert-fox/embed/element.js").BoardOptions} BoardOptions */
/** @typedef {import("./games/desert-fox/embed/element.js").Ply} Ply */
/** @typedef {import("./games/desert-fox/embed/element.js").Told} Told */
/** @typedef {import("./games/desert-fox/embed/element.js").BoardInstance} BoardInstance */

export { DesertFoxBoard, createBoard } from "../pkg/page/desert-fox-board.js";
