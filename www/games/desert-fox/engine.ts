// @ts-check
/** The engine of Desert Fox and the data that it was built with. No other module of the page loads them. */
import { BUILD_ID } from "../../../pkg/desert-fox/build.js";
import * as glue from "../../../pkg/desert-fox/desert_fox.js";
import { fetchFile } from "../../shell/files.ts";

/** @type {import("../../shell/engine.ts").EngineSource} */
export const ENGINE = {
  game: "desert-fox",
  glue,
  build: BUILD_ID,
};

/** The letters of links and rulings, as the engine has them. @type {import("../../shell/link.ts").LinkNames} */
export const LINKS = { letter: "d", rulings: "RH" };

const fetched = (/** @type {string} */ name) =>
  fetchFile(`pkg/desert-fox/${name}.json`).then((answer) => (answer.ok ? answer.json() : null));

/** The map's data, or null. @returns {Promise<object|null>} */
export const loadMap = () => fetched("map");

/** The ledger of rulings as the build wrote it, or null. @returns {Promise<unknown>} */
export const loadRulings = () => fetched("rulings");
