// @ts-check
/** The games of this page: what is needed of each before it is chosen. */
import { LISTED as DESERT_FOX } from "./desert-fox/listed.ts";
import { LISTED as ROMMEL_IN_THE_DESERT } from "./rommel-in-the-desert/listed.ts";

/** The first is shown where nothing else is asked for. @type {readonly import("../shell/game-types.ts").ListedGame[]} */
export const GAMES = [DESERT_FOX, ROMMEL_IN_THE_DESERT];
