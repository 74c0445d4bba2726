/** Opens games and turns that come in, after the player has agreed. */
import { createAgreements } from "./agreeing.ts";
import { settingsOf, summaryOf } from "./autosave.ts";
import { detailsOf, refusal } from "./errors.ts";
import { confirmOpen, linksIn, relationNote, readGame, refuseOpen } from "./incoming.ts";
import { keepLooks, mayTake } from "./looking.ts";
import { newOrdersOf, sidesPlayedHere, standingOf } from "./new-orders.ts";
import { oldRecordIn } from "./old-games.ts";
import { findGame, newestOf, relatedGame } from "./turns.ts";
import { viewsOf } from "./viewer.ts";
import type { App, ReadyApp } from "../shell/app-types.ts";
import type { FoundLink, Handle, TableEngine } from "../shell/engine-types.ts";
import type { FirstLook, PlayParts } from "./types.ts";
import type { CurrentGame, Found, RelatedGame } from "./turns.ts";
import type { Seats, Session, Settings } from "./session.ts";

/**
 * `wasm`: the engine, which finds the owner's charts. `current`: the game on the table, where turns are saved.
 * `session`: the game on the table. `showOrder`: shows the game on the table after a number of orders. `look`: shows a
 * game of which no side is played here yet. `comeBack`: shows the open game again. `openOld`: a game of older rules.
 */
export function createReceiver(page: {
  dialogs: HTMLElement;
  app: ReadyApp;
  wasm: TableEngine;
  parts: PlayParts;
  saves: Awaited<ReturnType<App["saves"]>>;
  current: () => CurrentGame | null;
  session: () => Session | undefined;
  openGame: (handle: Handle, settings: Settings, id?: string) => Promise<void>;
  showOrder: (at: number | null) => void;
  look: (handle: Handle, look: FirstLook) => void;
  comeBack: () => void;
  openOld: (text: string, error: unknown, link: FoundLink | null, accepted: () => void) => Promise<void>;
}) {
  const { dialogs, app, wasm, parts, saves, current, session, openGame, showOrder, look, comeBack, openOld } = page;
  const { words, charts: ownCharts } = parts;
  const { games, charts: chartStore } = saves;
  const { sides, hides = false } = app.game;

  const agreements = createAgreements({ dialogs, app, words, wasm, games, current, session, openGame, comeBack });

  /** How a game that comes in relates to one kept here. `text`: of its record. */
  function noteOf(handle: Handle, text: string) {
    const related = games.same(text) ? null : relatedGame({ save: () => text }, current(), games);
    return related ? relationNote(handle, related, app) : "";
  }

  /** The kept game that takes a turn, as the turn would leave it. Throws where none does. */
  function previewTurn(link: string) {
    const { name, copy } = findGame(wasm, link, current(), games);
    const summary = { ...summaryOf(copy, app, words), name };
    copy.free();
    return { summary, turn: link };
  }

  /**
   * A game out of a text with a link, or out of a save file, shown before it is opened. `accepted`: hears that it is
   * opened.
   */
  async function open(text: string, accepted: () => void = () => {}) {
    let link: FoundLink | null;
    try {
      const links = linksIn(wasm, text, app.game.links);
      link = links && newestOf(wasm, links, current(), games);
    } catch (error) {
      return openElsewhere(text, error);
    }
    return link?.carries === "turn" ? receiveTurn(link.link, accepted) : openRecord(text, link, accepted);
  }

  /** A text that the engine does not read, in the game that the engine names. */
  function openElsewhere(text: string, error: unknown) {
    const { path, letter } = detailsOf(error);
    const other = path === "another-game" && app.games.list.find(({ links }) => links.letter === letter);
    return other ? app.games.openText(other, text) : refuseOpen(dialogs, app, error);
  }

  /**
   * A whole game. One that comes by a link for the first time is looked at until the player takes a side. `text`: of a
   * save file, or one with a link. `looked`: whether it has been.
   */
  async function openRecord(text: string, link: FoundLink | null, accepted: () => void, looked = false) {
    let handle: Handle;
    try {
      handle = readGame(wasm, text, link);
    } catch (error) {
      const needed = ownCharts.neededBy(error);
      if (needed && (await ownCharts.ask(dialogs, app, chartStore, needed)))
        return openRecord(text, link, accepted, looked);
      if (needed) return undefined;
      return oldRecordIn(error) ? openOld(text, error, link, accepted) : openElsewhere(text, error);
    }
    const agreed = link ? await agreements.receive(handle, link.link) : "other";
    if (agreed === "taken") accepted();
    if (agreed !== "other") return handle.free();
    const related = relatedGame(handle, current(), games);
    if (!link || related || looked) return askToOpen(handle, related, link, accepted);
    const close = () => {
      accepted();
      comeBack();
    };
    const take = () => void openRecord(text, link, accepted, true);
    look(handle, { lead: agreements.lead(handle), take, accepted, close });
    return showOrder(orderOf(link));
  }

  /** The order at which a link shows its game; null at its end. */
  const orderOf = (link: FoundLink | null) => (link?.at === undefined ? null : (link.at ?? Number.NaN));

  /**
   * Orders that a copy of the game kept here does not have are named before it is opened. `related`: a copy of the game
   * kept here.
   */
  async function askToOpen(handle: Handle, related: RelatedGame | null, link: FoundLink | null, accepted: () => void) {
    const sender = sides.find(({ id }) => id === link?.from)?.id ?? "";
    const fresh = related ? viewsOf(handle, () => related.seats).journal(related.common) : [];
    const newOrders =
      related && fresh.length ? newOrdersOf(fresh, related.common, related.seats, !related.unconfirmed) : null;
    const from: "link" | "file" = link ? "link" : "file";
    const lead = link ? agreements.lead(handle) : "";
    const shown = { words, replaces: !!session(), from, related, newOrders, sender, lead };
    const agreed = await confirmOpen(dialogs, app, handle, shown);
    const taken = agreed?.upTo === undefined ? handle : handle.branch(agreed.upTo);
    if (taken !== handle || !agreed) handle.free();
    if (!agreed) return;
    if (!(await mayShow(taken, related, agreed.seats))) return taken.free();
    accepted();
    const answered = !(link && agreements.answer(taken)) && from === "link";
    const unconfirmed = link && (!related || related.unconfirmed) ? standingOf(taken, agreed.seats) : "";
    await openGame(taken, { seats: agreed.seats, handOver: hides, answered, ...(unconfirmed && { unconfirmed }) });
    return showOrder(orderOf(link));
  }

  /**
   * Asks before sides that copies of the game kept here leave to another screen are played here. The marks of those
   * copies go over.
   */
  async function mayShow(handle: Handle, related: RelatedGame | null, next: Seats) {
    if (!related) return true;
    const { elsewhere, looks } = related;
    const left = Object.fromEntries(elsewhere.map((side) => [side, "away" as const]));
    keepLooks(handle, looks);
    return mayTake({ app, dialogs, handle, seats: { ...related.seats, ...left } }, next);
  }

  /**
   * The orders of a turn link, tried on a copy of the game that they belong to and shown before they are taken.
   * `accepted`: hears that it is taken.
   */
  async function receiveTurn(link: string, accepted: () => void = () => {}) {
    let found: Found;
    try {
      found = findGame(wasm, link, current(), games);
    } catch (error) {
      return refuseOpen(dialogs, app, error);
    }
    const { id, name, copy, newOrders } = found;
    const shown = { words, turnOf: id ? { name } : null, replaces: !!id && !!session(), newOrders };
    const agreed = await confirmOpen(dialogs, app, copy, shown);
    copy.free();
    if (!agreed) return;
    const isTaken = await (id ? receiveInSaved(id, link, agreed.upTo) : receiveInCurrent(link, agreed.upTo));
    if (isTaken) accepted();
  }

  /** Returns whether the turn is taken. */
  async function receiveInCurrent(link: string, upTo?: number): Promise<boolean> {
    try {
      session()?.receive(link, upTo);
      comeBack();
      return true;
    } catch (error) {
      await refuseOpen(dialogs, app, error);
      return false;
    }
  }

  /**
   * Opens a game that is kept here and gives it the turn. `upTo`: how many orders the game has then, where not all of
   * the turn is taken. Returns whether it is.
   */
  async function receiveInSaved(id: string, link: string, upTo?: number): Promise<boolean> {
    const opened = await games.open(id);
    if (!opened || opened.readOnly) {
      await refuseOpen(dialogs, app, refusal(opened ? "turn-open" : "other-game"));
      return false;
    }
    const handle: Handle = wasm.Game.load(opened.text);
    const settings = settingsOf(opened.card.settings, sides, hides);
    try {
      handle.receive(link, upTo, sidesPlayedHere(settings.seats)[0]);
    } catch (error) {
      handle.free();
      games.leave(id);
      await refuseOpen(dialogs, app, error);
      return false;
    }
    await openGame(handle, { ...settings, answered: true }, id);
    return true;
  }

  return { noteOf, previewTurn, open, mayShow };
}
