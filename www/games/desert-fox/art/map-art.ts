// @ts-check
/** How the map of Desert Fox looks; the same for all its boards. */
import { GEOMETRY, parseHex } from "../geometry.ts";
import { SIDES } from "../sides.ts";
import { paintMapC, paintTitle } from "./map-corner.ts";
import { MAJOR } from "./places.ts";

const named = (/** @type {string} */ start, /** @type {string[]} */ ...parts) => parts.map((part) => `${start}${part}`);

/** @type {import("../../../board/types.ts").BoardArt} */
export const MAP_ART = {
  geometry: GEOMETRY,
  sides: SIDES,
  colours: [
    ...SIDES.flatMap(({ token }) => named(`side-${token}`, "", "-ink", "-line")),
    ...["commonwealth", "german", "italian"].flatMap((nation) => named(`counter-${nation}`, "", "-line", "-stripe")),
  ],
  major: MAJOR,
  sources: (/** @type {import("../map-model.ts").MapData} */ { special }) => [
    { hex: parseHex(special.axis_supply_source), side: "axis" },
    { hex: parseHex(special.commonwealth_supply_source), side: "commonwealth" },
  ],
  paintTitle,
  paintExtras(/** @type {import("../map-model.ts").Brush} */ b, { mapC }, words) {
    if (mapC) paintMapC(b, words.mapC);
  },
};
