// @ts-check
/** The saved games of all games of the page, each with what is needed to show and change them. */
import { handOver } from "../worksheet/copy.ts";
import { gameOfLink } from "../shell/which-game.ts";

/** @typedef {import("./types.ts").LibraryContext} LibraryContext */
/** @typedef {import("./types.ts").LibraryOptions} LibraryOptions */

/**
 * @param {LibraryOptions} options of the game that is open
 * @param {HTMLElement} said
 * @param {() => void} changed something of what is listed has
 */
export function createShelves(options, said, changed) {
  /** @type {LibraryContext[]} */
  const all = [];
  /** @type {(() => void)[]} */
  const ends = [];
  let open = true;
  /** @type {Promise<unknown>} */
  let closing = Promise.resolve();
  const opening = options.others?.().then((others) => {
    if (open) others.list.forEach(add);
    ends.push(() => void (closing = others.close()));
    if (open) changed();
    else closing = others.close();
  });
  const ready = Promise.resolve(opening).catch((error) => console.error(error));

  /** @param {LibraryOptions} options */
  function add(options) {
    const { games } = options.saves;
    const say = (/** @type {string} */ text) => void (said.textContent = text);
    const give = (/** @type {string} */ file, /** @type {string} */ text, /** @type {string} */ words) =>
      handOver(said, file, text, options.lang, { words });
    const ctx = { ...options, games, say, handOver: give, all: () => all, ready };
    all.push(ctx);
    ends.push(games.onChange(changed), () => games.forget());
    return ctx;
  }

  const own = add(options);
  return {
    own,
    /** The names of the games of which something is saved. */
    names: () => all.flatMap(({ listed, games }) => (listed && games.list().length ? listed.name : [])),
    /** The saved games, the one saved last first. @param {string} name of a game; empty for all */
    list: (name) =>
      all
        .filter((ctx) => !name || ctx.listed?.name === name)
        .flatMap((ctx) => ctx.games.list().map((game) => ({ game, ctx })))
        .sort((one, other) => other.game.card.savedAt.localeCompare(one.game.card.savedAt)),
    /** Where a saved game belongs to. @param {string} id */
    of: (id) => all.find(({ games }) => games.find(id) || games.removed()?.id === id) ?? own,
    /** Where a game was deleted that can come back. */
    removed: () => all.find(({ games }) => games.removed()) ?? null,
    /** Saved games that other windows have open. */
    elsewhere: async () =>
      new Set((await Promise.all(all.map(({ games }) => games.elsewhere()))).flatMap((s) => [...s])),
    async close() {
      open = false;
      for (const end of ends) end();
      await ready;
      await closing;
    },
  };
}

/**
 * Where a text seems to belong to: a collection by its own name, any other text by the link in it; else to the game
 * that is open.
 * @param {string} text @param {LibraryContext} ctx
 */
export function contextOf(text, ctx) {
  const listed = ctx.all().flatMap((one) => (one.listed ? { ...one.listed, ctx: one } : []));
  const found = listed.find(({ ctx: { saves } }) => saves.files.isBundle(text)) ?? gameOfLink(listed, text);
  return found?.ctx ?? ctx;
}
