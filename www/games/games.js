// @ts-check
/** The games of this page: what is needed of each before it is chosen. */
import { LISTED as DESERT_FOX } from "./desert-fox/listed.js";
import { LISTED as ROMMEL_IN_THE_DESERT } from "./rommel-in-the-desert/listed.js";

/**
 * @typedef {object} ListedGame
 * @property {string} id also the name of its folder
 * @property {string} name as on its box, the same in every language
 * @property {string} emblem a picture of it: a path in a square of 32 by 32
 * @property {import("../shell/link.js").LinkNames} links
 * @property {import("../store/names.js").StorageNames} storage
 * @property {import("../shell/game-types.js").GameTexts} texts
 * @property {boolean} [hides] a player may not see everything that the other one sees
 * @property {readonly string[]} cards files of texts of its saved games, in a list with those of other games
 * @property {readonly string[]} early files of its engine, which are fetched before the page has its texts
 * @property {() => Promise<import("../shell/game-types.js").GameDescription>} load
 * @property {() => Promise<import("../embed/shared.js").EmbedGame>} embed what it brings to boards on other websites
 */

/** The first is shown where nothing else is asked for. @type {readonly ListedGame[]} */
export const GAMES = [DESERT_FOX, ROMMEL_IN_THE_DESERT];
