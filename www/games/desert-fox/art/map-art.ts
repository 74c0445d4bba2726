/** How the map of Desert Fox looks; the same for all its boards. */
import { GEOMETRY, parseHex } from "../geometry.ts";
import { SIDES } from "../sides.ts";
import { paintMapC, paintTitle } from "./map-corner.ts";
import { MAJOR } from "./places.ts";
import type { BoardArt } from "../../../board/types.ts";
import type { Brush, MapData } from "../map-model.ts";

const named = (start: string, ...parts: string[]) => parts.map((part) => `${start}${part}`);

export const MAP_ART: BoardArt = {
  geometry: GEOMETRY,
  sides: SIDES,
  colours: [
    ...SIDES.flatMap(({ token }) => named(`side-${token}`, "", "-ink", "-line")),
    ...["commonwealth", "german", "italian"].flatMap((nation) => named(`counter-${nation}`, "", "-line", "-stripe")),
  ],
  major: MAJOR,
  sources: ({ special }: MapData) => [
    { hex: parseHex(special.axis_supply_source), side: "axis" },
    { hex: parseHex(special.commonwealth_supply_source), side: "commonwealth" },
  ],
  paintTitle,
  paintExtras(b: Brush, { mapC }, words) {
    if (mapC) paintMapC(b, words.mapC);
  },
};
