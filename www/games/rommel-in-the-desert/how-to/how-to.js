// @ts-check
/** The pages for newcomers of Rommel in the Desert. */
import * as shared from "../../../how-to/how-to.js";
import { PAGES, STRIP } from "./content.js";

/**
 * @param {HTMLElement} root @param {import("../engine-types.js").App} app
 * @param {import("../map-model.js").MapSource|null} map the data of map.json, or null
 */
export const createHowTo = (root, app, map) =>
  shared.createHowTo(root, app, map, { pages: PAGES, strip: STRIP, pictures: [], paint: null });
