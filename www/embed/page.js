// @ts-check
/**
 * The page of a frame: a board over the whole of it, its record in the fragment, its options in the query, and messages
 * with the page around.
 */
import { createBoard } from "../desert-fox.js";
import { message, readMessage } from "./messages.js";
import { optionsOfQuery } from "./options.js";

document.documentElement.dataset.started = "true";
const root = /** @type {HTMLElement} */ (document.getElementById("board"));
const parent = window.parent === window ? null : window.parent;

/**
 * What is sent holds no secrets: the page around gave all of it, and a frame without an origin could name no other
 * target.
 * @param {import("./messages.js").OutgoingMessage} outgoing
 */
const post = (outgoing) => parent?.postMessage(message(outgoing), "*");

for (const type of ["ready", "changed", "order", "resize", "error"])
  root.addEventListener(`desertfox-${type}`, (event) => post(/** @type {CustomEvent} */ (event).detail));
const board = createBoard(root, {
  ...optionsOfQuery(new URLSearchParams(location.search)),
  record: location.hash.slice(1),
});

addEventListener("hashchange", () => void board.load(location.hash.slice(1)));

addEventListener("message", (event) => {
  if (!parent || event.source !== parent || !isParent(event.origin)) return;
  const incoming = readMessage(event.data);
  if (incoming.kind === "refused") return post({ type: "error", code: incoming.code, message: "" });
  if (incoming.kind !== "request") return;
  const { request } = incoming;
  if (request.type === "load") void board.load(request.record);
  else if (request.type === "flip" && !board.playing()) board.flip();
  else if (request.type === "flip" || !board.goTo(request.ply))
    post({ type: "error", code: board.playing() ? "playing" : "ply", message: "" });
});

/** Whether an origin is that of the page around, where the browser says which that is. @param {string} origin */
function isParent(origin) {
  const known = location.ancestorOrigins?.[0];
  return known === undefined || known === origin;
}

void board.ready.then(() => (document.documentElement.dataset.ready = "true"));
