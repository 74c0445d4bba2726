// @ts-check
/** The pages for newcomers of Desert Fox. */
import * as shared from "../../../how-to/how-to.ts";
import { PAGES, STRIP } from "./content.ts";
import { createPictures } from "./paint.ts";
import { PICTURES } from "./pictures.ts";

const PAGES_AND_PICTURES = {
  pages: PAGES,
  strip: STRIP,
  pictures: [...Object.keys(PICTURES), "counters"],
  paint: createPictures,
};

/**
 * @param {HTMLElement} root @param {import("../engine-types.ts").App} app
 * @param {import("../map-model.ts").MapData|null} map the data of map.json, or null
 */
export const createHowTo = (root, app, map) => shared.createHowTo(root, app, map, PAGES_AND_PICTURES);
