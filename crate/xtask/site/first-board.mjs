// What a browser fetches before the first board of a game: the page, its styles, scripts, texts, map and engine.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { GAMES } from "../../../www/games/games.ts";
import { pathOf } from "../../../www/lang/lang.ts";

const root = new URL("../../../", import.meta.url);

let runs = 0;

/**
 * What the first script of the page requests at an address, in its order.
 * @param {{search?: string, hash?: string, noted?: string|null, stored?: string|null}} [from] the query, the fragment, the
 *   game in the history, and the one of the last visit
 * @returns {Promise<{rel: string, path: string}[]>}
 */
export async function requestedFirst({ search = "", hash = "", noted = null, stored = null } = {}) {
  /** @type {{rel: string, href: string}[]} */
  const links = [];
  Object.assign(globalThis, {
    document: { createElement: () => ({}), head: { append: (link) => links.push(link) } },
    location: { search, hash },
    history: { state: noted && { game: noted } },
    localStorage: { getItem: () => stored },
  });
  Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
  await import(`${new URL("pkg/page/early.js", root)}?${++runs}`);
  return links.map(({ rel, href }) => ({ rel, path: href.slice(root.href.length).split("?")[0] }));
}

/** The style sheets and scripts that an HTML page names. @param {string} html */
const namedIn = (html) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"|<script type="module"(?: async)? src="([^"]+)"/g)].map(
    ([, style, script]) => style ?? script,
  );

/** The files before the first board of a game, in English, without the picture of the tab. @param {string} id */
export async function firstBoard(id) {
  const listed = GAMES.find((game) => game.id === id);
  if (!listed) throw new Error(`no game is called ${id}`);
  const html = await readFile(fileURLToPath(new URL("index.html", root)), "utf8");
  const early = await requestedFirst({ search: `?game=${id}` });
  // The card of another game has that game's words.
  const cards = GAMES.filter((game) => game !== listed).map((game) => `${game.id}/app`);
  const texts = cards.map((file) => pathOf("en", file));
  return ["index.html", ...namedIn(html), ...early.map(({ path }) => path), ...texts];
}
