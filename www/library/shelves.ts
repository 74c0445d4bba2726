/** The saved games of all games of the page, each with what is needed to show and change them. */
import { handOver } from "../worksheet/copy.ts";
import { gameOfLink } from "../shell/which-game.ts";
import type { LibraryContext, LibraryOptions } from "./types.ts";

/** `options`: those of the game that is open. `changed`: called when something listed has changed. */
export function createShelves(options: LibraryOptions, said: HTMLElement, changed: () => void) {
  const all: LibraryContext[] = [];
  const ends: (() => void)[] = [];
  let open = true;
  let closing: Promise<unknown> = Promise.resolve();
  const opening = options.others?.().then((others) => {
    if (open) others.list.forEach(add);
    ends.push(() => void (closing = others.close()));
    if (open) changed();
    else closing = others.close();
  });
  const ready = Promise.resolve(opening).catch((error) => console.error(error));

  function add(options: LibraryOptions) {
    const { games } = options.saves;
    const say = (text: string) => void (said.textContent = text);
    const give = (file: string, text: string, words: string) => handOver(said, file, text, options.lang, { words });
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
    /** The saved games, the one saved last first. `name`: of a game; empty for all. */
    list: (name: string) =>
      all
        .filter((ctx) => !name || ctx.listed?.name === name)
        .flatMap((ctx) => ctx.games.list().map((game) => ({ game, ctx })))
        .sort((one, other) => other.game.card.savedAt.localeCompare(one.game.card.savedAt)),
    /** Where a saved game belongs to. */
    of: (id: string) => all.find(({ games }) => games.find(id) || games.removed()?.id === id) ?? own,
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
 */
export function contextOf(text: string, ctx: LibraryContext) {
  const listed = ctx.all().flatMap((one) => (one.listed ? { ...one.listed, ctx: one } : []));
  const found = listed.find(({ ctx: { saves } }) => saves.files.isBundle(text)) ?? gameOfLink(listed, text);
  return found?.ctx ?? ctx;
}
