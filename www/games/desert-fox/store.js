// @ts-check
/** What a browser keeps, with the names and the sides of Desert Fox. */
import * as browser from "../../store/browser.js";
import * as card from "../../store/card.js";
import * as database from "../../store/database.js";
import { createFiles } from "../../store/files.js";
import * as games from "../../store/games.js";
import * as locks from "../../store/locks.js";
import * as mirror from "../../store/mirror.js";
import * as store from "../../store/store.js";
import { SIDES } from "./sides.js";
import { STORAGE } from "./storage.js";
import { migrate } from "./migration.js";
import { settingsOf as settings } from "../../play/autosave.js";

/** @typedef {import("../../play/session.js").Seat} Seat */
/** @typedef {import("../../play/session.js").Settings} Settings */

/** @param {Storage|null} [storage] */
export const createStore = (storage) => store.createStore(STORAGE, storage);

/** @param {() => import("../../store/mirror.js").Write|null} [engine] */
export const openSaves = (engine) => browser.openSaves({ names: STORAGE, sides: SIDES, migrate }, engine);

/** @param {string} [name] */
export const openDatabase = (name = STORAGE.database) => database.openDatabase(name);

/** @param {Storage|null} storage @param {() => import("../../store/mirror.js").Write|null} [engine] */
export const createMirror = (storage, engine) => mirror.createMirror(STORAGE, storage, engine);

/** @param {Omit<import("../../store/locks.js").World, "names">} world */
export const createLocks = (world) => locks.createLocks({ names: STORAGE, ...world });

/** @param {Omit<import("../../store/games.js").World, "sides">} world */
export const createGames = (world) => games.createGames({ sides: SIDES, ...world });

/** @param {unknown} value */
export const toCard = (value) => card.toCard(value, SIDES);

export const { bundle, bundleName, fileName, isBundle, unbundle } = createFiles(STORAGE, SIDES);
export { LARGEST_FILE, MOST_TEXTS } from "../../store/files.js";

/**
 * What a card notes of who sits where.
 * @param {string|undefined} text
 */
export const settingsOf = (text) =>
  /** @type {Omit<Settings, "seats"> & {seats: Record<"axis"|"commonwealth", Seat>}} */ (settings(text, SIDES));
