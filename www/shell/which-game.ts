/** Which game the page shows, and which game a link belongs to. */
import { glance, kindOf } from "./link.ts";
import type { ListedGame } from "./game-types.ts";

/** The setting that names the game of the last visit. */
export const LAST_GAME = "game";

/** The game of a fragment that belongs to one alone. */
export const gameOfFragment = (games: readonly ListedGame[], hash: string) => {
  const text = hash.replace(/^#/, "");
  return games.find(({ links }) => kindOf(text, links) === "ruling") ?? gameOfLink(games, text);
};

/** The game of the link that seems to be in a text. */
export const gameOfLink = <T extends Pick<ListedGame, "links">>(games: readonly T[], text: string) =>
  games.find(({ links }) => links.letter === glance(text)?.letter);

/**
 * The game whose link the address holds, else the one that the history notes of it, else the one that its query names,
 * else that of the last visit, else the first.
 */
export function chooseGame(
  games: readonly ListedGame[],
  { search, hash, stored, noted = null }: { search: string; hash: string; stored: string | null; noted?: unknown },
): ListedGame {
  const named = new URLSearchParams(search).get("game");
  const byId = (wanted: unknown) => games.find(({ id }) => id === wanted);
  return gameOfFragment(games, hash) ?? byId(noted) ?? byId(named) ?? byId(stored) ?? games[0];
}

/** An address that shows a game, in the section named. */
export function addressOfGame(href: string, id: string, section?: string) {
  const url = new URL(href);
  url.searchParams.set("game", id);
  if (section !== undefined) url.hash = section;
  return url.href;
}
