// @ts-check
/** How the map of Rommel in the Desert looks; the same for all its boards. */
import { GEOMETRY } from "../geometry.js";
import { createModel } from "../map-model.js";
import { SIDES } from "../sides.js";
import { paintGround } from "./ground.js";
import { NAMES } from "./names.js";
import { paintPlaces } from "./fortresses.js";
import { MAJOR } from "./places.js";
import { paintRoads } from "./roads.js";
import { paintBarriers } from "./barriers.js";
import { paintTitle } from "./title.js";

const named = (/** @type {string} */ start, /** @type {string[]} */ ...parts) => parts.map((part) => `${start}${part}`);

/** @type {import("../../../board/types.js").BoardArt} */
export const MAP_ART = {
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
