/**
 * The page of a frame: a board over the whole of it, its record in the fragment, its options in the query, and messages
 * with the page around.
 */
import { GAMES } from "../games/games.ts";
import { pathOf } from "../lang/lang.ts";
import { preloadFile } from "../shell/files.ts";
import { chooseGame } from "../shell/which-game.ts";
import { createBoardOf } from "./create.ts";
import { message, readMessage } from "./messages.ts";
import { languageOf, optionsOfQuery } from "./options.ts";
import type { EmbedGame } from "./shared.ts";
import type { OutgoingMessage } from "./messages.ts";

const root = document.getElementById("board")!;
const parent = window.parent === window ? null : window.parent;

/** The game of the record. */
const asked = () => chooseGame(GAMES, { search: location.search, hash: location.hash, stored: null });
const listed = asked();
const options = optionsOfQuery(new URLSearchParams(location.search));
for (const path of listed.early) preloadFile(path);
for (const file of listed.texts.board) preloadFile(pathOf(languageOf(options.lang), file));
const game = (await listed.embed()) as EmbedGame;
document.documentElement.dataset.started = "true";

/**
 * What is sent holds no secrets: the page around gave all of it, and a frame without an origin could name no other
 * target.
 */
const post = (outgoing: OutgoingMessage) => parent?.postMessage(message(outgoing, game.message), "*");

for (const type of ["ready", "changed", "order", "resize", "error"])
  root.addEventListener(`${game.name}-${type}`, (event) => post((event as CustomEvent).detail));
const board = createBoardOf(game, root, { ...options, record: location.hash.slice(1) }, () => location.reload());

// A record of another game needs its engine and its map.
addEventListener("hashchange", () => {
  if (asked() !== listed) location.reload();
  else void board.load(location.hash.slice(1));
});

addEventListener("message", (event) => {
  if (!parent || event.source !== parent || !isParent(event.origin)) return;
  const incoming = readMessage(event.data, game.message);
  if (incoming.kind === "refused") return post({ type: "error", code: incoming.code, message: "" });
  if (incoming.kind !== "request") return;
  const { request } = incoming;
  if (request.type === "load") void board.load(request.record);
  else if (request.type === "flip" && !board.playing()) board.flip();
  else if (request.type === "flip" || !board.goTo(request.ply))
    post({ type: "error", code: board.playing() ? "playing" : "ply", message: "" });
});

/** Whether an origin is that of the page around, where the browser says which that is. */
function isParent(origin: string) {
  const known = location.ancestorOrigins?.[0];
  return known === undefined || known === origin;
}

void board.ready.then(() => (document.documentElement.dataset.ready = "true"));
