// @ts-check
/** The games of this page: what is needed of each before it is chosen. */
import { STORAGE as DESERT_FOX_STORAGE } from "./desert-fox/storage.js";
import { TEXTS as DESERT_FOX_TEXTS } from "./desert-fox/texts.js";
import { STORAGE as ROMMEL_STORAGE } from "./rommel-in-the-desert/storage.js";
import { TEXTS as ROMMEL_TEXTS } from "./rommel-in-the-desert/texts.js";

/**
 * @typedef {object} ListedGame
 * @property {string} id also the name of its folder
 * @property {import("../shell/link.js").LinkNames} links
 * @property {import("../store/names.js").StorageNames} storage
 * @property {import("../shell/game-types.js").GameTexts} texts
 * @property {() => Promise<import("../shell/game-types.js").GameDescription>} load
 */

/** The first is shown where nothing else is asked for. @type {readonly ListedGame[]} */
export const GAMES = [
  {
    id: "desert-fox",
    links: { letter: "d", rulings: "RH" },
    storage: DESERT_FOX_STORAGE,
    texts: DESERT_FOX_TEXTS,
    load: async () => (await import("./desert-fox/game.js")).GAME,
  },
  {
    id: "rommel-in-the-desert",
    links: { letter: "r", rulings: "ID" },
    storage: ROMMEL_STORAGE,
    texts: ROMMEL_TEXTS,
    load: async () => (await import("./rommel-in-the-desert/game.js")).GAME,
  },
];
