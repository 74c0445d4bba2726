/** The games of this page: what is needed of each before it is chosen. */
import { LISTED as DESERT_FOX } from "./desert-fox/listed.ts";
import { LISTED as ROMMEL_IN_THE_DESERT } from "./rommel-in-the-desert/listed.ts";
import type { ListedGame } from "../shell/game-types.ts";

/** The first is shown where nothing else is asked for. */
export const GAMES: readonly ListedGame[] = [DESERT_FOX, ROMMEL_IN_THE_DESERT];
