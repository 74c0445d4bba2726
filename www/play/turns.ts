// @ts-check
/** Finds the game that a turn link belongs to, on the table or among those kept, and tries the turn on a copy of it. */

import { settingsOf } from "./autosave.ts";
import { detailsOf, refusal } from "./errors.ts";
import { viewsOf } from "./viewer.ts";
import { compareRecords, newOrdersOf, comparableRecord, sidesPlayedHere } from "./new-orders.ts";

/** @typedef {import("../shell/engine-types.ts").TableEngine} TableEngine */
/** @typedef {import("./types.ts").Handle} Handle */
/** @typedef {import("../store/games.ts").Games} Games */
/**
 * `copy` has the orders of the turn already; the caller frees it. `id` is empty for the game on the table. `newOrders`:
 * the orders that are new.
 * @typedef {{id: string, name: string, copy: Handle, newOrders: import("./new-orders.ts").NewOrders}} Found
 */

/** @typedef {import("./session.ts").Seats} Seats */
/** The game on the table. @typedef {{id: string, handle: Handle, seats: Seats, unconfirmed?: string}} CurrentGame */
/**
 * A game kept here and how another record of it relates to it.
 * `unconfirmed`: the side whose standing orders wait there; `elsewhere`: the sides that some copy kept here leaves to
 * another screen;
 * `looks`: the marks of those copies.
 * @typedef {import("./new-orders.ts").Comparison & {id: string, name: string, seats: Seats, unconfirmed?: string,
 *   elsewhere: string[],
 *   looks: import("./looking.ts").Look[]}} RelatedGame
 */

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

/** @param {unknown} error */
const pathOf = (error) => detailsOf(error).path ?? "";

/**
 * The game that takes the turn. Throws the engine's error where the link cannot be read, or where no game takes it.
 * @param {TableEngine} wasm @param {string} link @param {CurrentGame|null} currentGame @param {Games} games @returns {Found}
 */
export function findGame(wasm, link, currentGame, games) {
  const turn = wasm.decodeAnyLink(link);
  if (turn.kind !== "turn") throw refusal("kind");
  /** @type {unknown[]} */
  const faults = [];
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

/**
 * The game on the table, then the games kept, the one saved last first. `game`: the engine's id, where it is known.
 * @param {CurrentGame|null} currentGame
 * @param {Games} games
 * @returns {Generator<{id: string, name: string, game?: string, text: string, seats: Seats, unconfirmed?: string}>}
 */
export function* candidates(currentGame, games) {
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
 * @param {Pick<Handle, "save">} handle @param {CurrentGame|null} currentGame @param {Games} games @returns
 *   {RelatedGame|null}
 */
export function relatedGame(handle, currentGame, games) {
  const there = comparableRecord(handle.save());
  /** @type {Omit<RelatedGame, "elsewhere"|"looks">|null} */
  let best = null;
  /** @type {Set<string>} */
  const elsewhere = new Set();
  /** @type {import("./looking.ts").Look[]} */
  const looks = [];
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
 * @param {string} text @param {CurrentGame|null} currentGame @param {Games} games
 */
export function keptSettings(text, currentGame, games) {
  const related = relatedGame({ save: () => text }, currentGame, games);
  return related?.elsewhere.length ? { settings: JSON.stringify({ seats: related.seats }) } : {};
}

/**
 * Of several links of a text the first that brings something that is not kept here, else the first.
 * @param {TableEngine} wasm @param {import("./types.ts").FoundLink[]} links @param {CurrentGame|null} currentGame @param
 *   {Games} games
 */
export function newestOf(wasm, links, currentGame, games) {
  const isNew = (/** @type {import("../shell/engine-types.ts").FoundLink} */ { carries, link }) => {
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

/** @param {TableEngine} wasm @param {string} text @returns {Handle|null} */
function loaded(wasm, text) {
  try {
    return wasm.Game.load(text);
  } catch {
    return null;
  }
}
