// @ts-check
/** What a browser keeps, with the names and the sides of Desert Fox. */
import * as browser from "../../store/browser.ts";
import * as card from "../../store/card.ts";
import * as database from "../../store/database.ts";
import { createFiles } from "../../store/files.ts";
import * as games from "../../store/games.ts";
import * as locks from "../../store/locks.ts";
import * as mirror from "../../store/mirror.ts";
import * as store from "../../store/store.ts";
import { SIDES } from "./sides.ts";
import { STORAGE } from "./storage.ts";
import { migrate } from "./migration.ts";
import { settingsOf as settings } from "../../play/autosave.ts";

/** @typedef {import("../../play/session.ts").Seat} Seat */
/** @typedef {import("../../play/session.ts").Settings} Settings */

/** @param {Storage|null} [storage] */
export const createStore = (storage) => store.createStore(STORAGE, storage);

/** @param {() => import("../../store/mirror.ts").Write|null} [engine] */
export const openSaves = (engine) => browser.openSaves({ names: STORAGE, sides: SIDES, migrate }, engine);

/** @param {string} [name] */
export const openDatabase = (name = STORAGE.database) => database.openDatabase(name);

/** @param {Storage|null} storage @param {() => import("../../store/mirror.ts").Write|null} [engine] */
export const createMirror = (storage, engine) => mirror.createMirror(STORAGE, storage, engine);

/** @param {Omit<import("../../store/locks.ts").World, "names">} world */
export const createLocks = (world) => locks.createLocks({ names: STORAGE, ...world });

/** @param {Omit<import("../../store/games.ts").World, "sides">} world */
export const createGames = (world) => games.createGames({ sides: SIDES, ...world });

/** @param {unknown} value */
export const toCard = (value) => card.toCard(value, SIDES);

export const { bundle, bundleName, fileName, isBundle, unbundle } = createFiles(STORAGE, SIDES);
export { LARGEST_FILE, MOST_TEXTS } from "../../store/files.ts";

/**
 * What a card notes of who sits where.
 * @param {string|undefined} text
 */
export const settingsOf = (text) =>
  /** @type {Omit<Settings, "seats"> & {seats: Record<"axis"|"commonwealth", Seat>}} */ (settings(text, SIDES));
