// @ts-check
/** How the map of Desert Fox looks with a game on it. */
import { MAP_ART } from "./map-art.ts";
import { drawMarkers } from "./markers.ts";

/** @type {import("../../../board/types.ts").BoardArt} */
export const BOARD_ART = { ...MAP_ART, drawMarkers };
