// @ts-check
/** The pages for newcomers of Desert Fox. */
import * as shared from "../../../how-to/how-to.js";
import { PAGES, STRIP } from "./content.js";
import { createPictures } from "./paint.js";
import { PICTURES } from "./pictures.js";

const PAGES_AND_PICTURES = {
  pages: PAGES,
  strip: STRIP,
  pictures: [...Object.keys(PICTURES), "counters"],
  paint: createPictures,
};

/**
 * @param {HTMLElement} root @param {import("../engine-types.js").App} app
 * @param {import("../map-model.js").MapData|null} map the data of map.json, or null
 */
export const createHowTo = (root, app, map) => shared.createHowTo(root, app, map, PAGES_AND_PICTURES);
