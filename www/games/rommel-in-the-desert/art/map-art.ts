/** How the map of Rommel in the Desert looks; the same for all its boards. */
import { GEOMETRY } from "../geometry.ts";
import { createModel } from "../map-model.ts";
import { SIDES } from "../sides.ts";
import { paintGround } from "./ground.ts";
import { NAMES } from "./names.ts";
import { paintPlaces } from "./fortresses.ts";
import { MAJOR } from "./places.ts";
import { paintRoads } from "./roads.ts";
import { paintBarriers } from "./barriers.ts";
import { paintTitle } from "./title.ts";
import type { BoardArt } from "../../../board/types.ts";

const named = (start: string, ...parts: string[]) => parts.map((part) => `${start}${part}`);

export const MAP_ART: BoardArt = {
  geometry: GEOMETRY,
  sides: SIDES,
  colours: [
    ...SIDES.flatMap(({ token }) => named(`side-${token}`, "", "-ink", "-line")),
    ...["commonwealth", "german", "italian"].flatMap((nation) => named(`counter-${nation}`, "", "-line", "-stripe")),
  ],
  major: MAJOR,
  model: createModel,
  sources: () => [],
  names: NAMES,
  offMap: 0.62,
  paintTitle,
  paintGround,
  paintRoutes: paintRoads,
  paintSides: paintBarriers,
  paintPlaces,
};
