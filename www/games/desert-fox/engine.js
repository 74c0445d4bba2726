// @ts-check
/** The engine of Desert Fox and the data that it was built with. No other module of the page loads them. */
import { fetchFile } from "../../shell/files.js";

/** @type {import("../../shell/game-types.js").EngineSource} */
export const ENGINE = {
  glue: () => import("../../../pkg/desert_fox.js"),
  build: () => import("../../../pkg/build.js"),
};

const fetched = (/** @type {string} */ path) => fetchFile(path).then((answer) => (answer.ok ? answer.json() : null));

/** The map's data, or null. @returns {Promise<any>} */
export const loadMap = () => fetched("pkg/map.json");

/** The ledger of rulings as the build wrote it, or null. @returns {Promise<any>} */
export const loadRulings = () => fetched("pkg/rulings.json");
