/** The pages for newcomers of Desert Fox. */
import * as shared from "../../../how-to/how-to.ts";
import { PAGES, STRIP } from "./content.ts";
import { createPictures } from "./paint.ts";
import { PICTURES } from "./pictures.ts";
import type { App } from "../engine-types.ts";
import type { MapData } from "../map-model.ts";

const PAGES_AND_PICTURES = {
  pages: PAGES,
  strip: STRIP,
  pictures: [...Object.keys(PICTURES), "counters"],
  paint: createPictures,
};

/** `map`: the data of map.json, or null. */
export const createHowTo = (root: HTMLElement, app: App, map: MapData | null) =>
  shared.createHowTo(root, app, map, PAGES_AND_PICTURES);
