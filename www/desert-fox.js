// @ts-check
/** This address is public and must not change. `games/desert-fox/embed/element.ts` documents the boards. */

/** @typedef {import("./embed/options.ts").BoardOptions} BoardOptions */
/** @typedef {import("./embed/options.ts").Ply} Ply */
/** @typedef {import("./embed/messages.ts").OutgoingMessage} Told */
/** @typedef {import("./embed/create.ts").BoardInstance} BoardInstance */

export { DesertFoxBoard, createBoard } from "../pkg/page/desert-fox-board.js";
