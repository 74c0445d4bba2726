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
import type { Write } from "../../store/mirror.ts";
import type { World } from "../../store/locks.ts";
import type { Seat, Settings } from "../../play/session.ts";

export const createStore = (storage?: Storage | null) => store.createStore(STORAGE, storage);

export const openSaves = (engine?: () => Write | null) =>
  browser.openSaves({ names: STORAGE, sides: SIDES, migrate }, engine);

export const openDatabase = (name: string = STORAGE.database) => database.openDatabase(name);

export const createMirror = (storage: Storage | null, engine?: () => Write | null) =>
  mirror.createMirror(STORAGE, storage, engine);

export const createLocks = (world: Omit<World, "names">) => locks.createLocks({ names: STORAGE, ...world });

export const createGames = (world: Omit<import("../../store/games.ts").World, "sides">) =>
  games.createGames({ sides: SIDES, ...world });

export const toCard = (value: unknown) => card.toCard(value, SIDES);

export const { bundle, bundleName, fileName, isBundle, unbundle } = createFiles(STORAGE, SIDES);
export { LARGEST_FILE, MOST_TEXTS } from "../../store/files.ts";

/** What a card notes of who sits where. */
export const settingsOf = (text: string | undefined) =>
  settings(text, SIDES) as Omit<Settings, "seats"> & { seats: Record<"axis" | "commonwealth", Seat> };
