/** Finds the game that a turn link belongs to, on the table or among those kept, and tries the turn on a copy of it. */

import { settingsOf } from "./autosave.ts";
import { detailsOf, refusal } from "./errors.ts";
import { viewsOf } from "./viewer.ts";
import { compareRecords, newOrdersOf, comparableRecord, sidesPlayedHere } from "./new-orders.ts";
import type { FoundLink, Handle, TableEngine } from "../shell/engine-types.ts";
import type { Comparison, NewOrders } from "./new-orders.ts";
import type { Seats } from "./session.ts";
import type { Look } from "./looking.ts";
import type { Games } from "../store/games.ts";

/**
 * `copy` has the orders of the turn already; the caller frees it. `id` is empty for the game on the table. `newOrders`:
 * the orders that are new.
 */
export interface Found {
  id: string;
  name: string;
  copy: Handle;
  newOrders: NewOrders;
}

/** The game on the table. */
export interface CurrentGame {
  id: string;
  handle: Handle;
  seats: Seats;
  unconfirmed?: string;
}

/**
 * A game kept here and how another record of it relates to it. `unconfirmed`: the side whose standing orders wait
 * there; `elsewhere`: the sides that some copy kept here leaves to another screen; `looks`: the marks of those copies.
 */
export type RelatedGame = Comparison & {
  id: string;
  name: string;
  seats: Seats;
  unconfirmed?: string;
  elsewhere: string[];
  looks: Look[];
};

/** Of several reasons why a turn does not fit, the one that says most. */
const FAULT_ORDER = [
  "standing-forged",
  "standing-differs",
  "known",
  "missing",
  "other-way",
  "refused",
  "faces",
  "checkpoint",
  "other-game",
];

const pathOf = (error: unknown) => detailsOf(error).path ?? "";

/** The game that takes the turn. Throws the engine's error where the link cannot be read, or where no game takes it. */
export function findGame(wasm: TableEngine, link: string, currentGame: CurrentGame | null, games: Games): Found {
  const turn = wasm.decodeAnyLink(link);
  if (turn.kind !== "turn") throw refusal("kind");
  const faults: unknown[] = [];
  for (const { id, name, game, text, seats, unconfirmed } of candidates(currentGame, games)) {
    // Loading a game replays it.
    const copy = game && game !== turn.game ? null : loaded(wasm, text);
    if (!copy) continue;
    try {
      if (copy.gameId() === turn.game) {
        const views = viewsOf(copy, () => seats);
        const had = views.view().orders;
        views.receive(link, undefined, sidesPlayedHere(seats)[0]);
        return { id, name, copy, newOrders: newOrdersOf(views.journal(had), had, seats, !unconfirmed) };
      }
    } catch (error) {
      faults.push(error);
    }
    copy.free();
  }
  throw (
    faults.sort((one, other) => FAULT_ORDER.indexOf(pathOf(one)) - FAULT_ORDER.indexOf(pathOf(other)))[0] ??
    refusal("other-game")
  );
}

/** The game on the table, then the games kept, the one saved last first. `game`: the engine's id, where it is known. */
export function* candidates(
  currentGame: CurrentGame | null,
  games: Games,
): Generator<{ id: string; name: string; game?: string; text: string; seats: Seats; unconfirmed?: string }> {
  if (currentGame) {
    const { id, handle, seats, unconfirmed } = currentGame;
    const name = games.find(id)?.card.name ?? "";
    yield { id: "", name, game: handle.gameId(), text: handle.save(), seats, unconfirmed };
  }
  for (const { id, card, state } of games.list()) {
    const text = id !== currentGame?.id && state === "good" ? (games.find(id)?.text ?? "") : "";
    const { seats, unconfirmed } = settingsOf(card.settings, games.sides);
    if (text) yield { id, name: card.name, game: card.game, text, seats, unconfirmed };
  }
}

/**
 * The game kept here that another record is one of, the one with the most orders in common; null where there is none.
 */
export function relatedGame(
  handle: Pick<Handle, "save">,
  currentGame: CurrentGame | null,
  games: Games,
): RelatedGame | null {
  const there = comparableRecord(handle.save());
  let best: Omit<RelatedGame, "elsewhere" | "looks"> | null = null;
  const elsewhere = new Set<string>();
  const looks: Look[] = [];
  for (const { id, name, text, seats, unconfirmed } of candidates(currentGame, games)) {
    const here = there && comparableRecord(text);
    const found = here && compareRecords(here, there);
    if (!found) continue;
    for (const side of Object.keys(seats)) if (seats[side] === "away") elsewhere.add(side);
    for (const { side, by } of JSON.parse(text).looks ?? []) looks.push({ side: games.sides[side]?.id ?? "", by });
    if (found.common > (best?.common ?? -1)) best = { ...found, id, name, seats, unconfirmed };
  }
  return best && { ...best, elsewhere: [...elsewhere], looks };
}

/**
 * The settings with which a file of a game is kept, where a copy of it kept here leaves a side to another screen: the
 * same seats.
 */
export function keptSettings(text: string, currentGame: CurrentGame | null, games: Games) {
  const related = relatedGame({ save: () => text }, currentGame, games);
  return related?.elsewhere.length ? { settings: JSON.stringify({ seats: related.seats }) } : {};
}

/** Of several links of a text the first that brings something that is not kept here, else the first. */
export function newestOf(wasm: TableEngine, links: FoundLink[], currentGame: CurrentGame | null, games: Games) {
  const isNew = ({ carries, link }: FoundLink) => {
    try {
      if (carries === "turn") {
        findGame(wasm, link, currentGame, games).copy.free();
        return true;
      }
      const handle = wasm.Game.open(link);
      const related = relatedGame(handle, currentGame, games);
      handle.free();
      return !related || related.there > related.common;
    } catch {
      return false;
    }
  };
  return links.length > 1 ? (links.find(isNew) ?? links[0]) : links[0];
}

function loaded(wasm: TableEngine, text: string): Handle | null {
  try {
    return wasm.Game.load(text);
  } catch {
    return null;
  }
}
