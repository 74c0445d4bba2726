/** The pages for newcomers of Rommel in the Desert. */
import * as shared from "../../../how-to/how-to.ts";
import { PAGES, STRIP } from "./content.ts";
import type { App } from "../engine-types.ts";
import type { MapSource } from "../map-model.ts";

/** `map`: the data of map.json, or null. */
export const createHowTo = (root: HTMLElement, app: App, map: MapSource | null) =>
  shared.createHowTo(root, app, map, { pages: PAGES, strip: STRIP, pictures: [], paint: null });
