/** How the map of Desert Fox looks with a game on it. */
import { MAP_ART } from "./map-art.ts";
import { drawMarkers } from "./markers.ts";
import type { BoardArt } from "../../../board/types.ts";

export const BOARD_ART: BoardArt = { ...MAP_ART, drawMarkers };
