// @ts-check
/** The pages for newcomers of Rommel in the Desert. */
import * as shared from "../../../how-to/how-to.ts";
import { PAGES, STRIP } from "./content.ts";

/**
 * @param {HTMLElement} root @param {import("../engine-types.ts").App} app
 * @param {import("../map-model.ts").MapSource|null} map the data of map.json, or null
 */
export const createHowTo = (root, app, map) =>
  shared.createHowTo(root, app, map, { pages: PAGES, strip: STRIP, pictures: [], paint: null });
