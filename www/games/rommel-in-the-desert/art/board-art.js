// @ts-check
/** How the map of Rommel in the Desert looks with a game on it. */
import { MAP_ART } from "./map-art.js";
import { drawMarkers } from "./markers.js";

/** @type {import("../../../board/types.js").BoardArt} */
export const BOARD_ART = { ...MAP_ART, drawMarkers };
