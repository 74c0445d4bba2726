// @ts-check
/** The engine of Rommel in the Desert and the data that it was built with. No other module of the page loads them. */
import { BUILD_ID } from "../../../pkg/rommel-in-the-desert/build.js";
import * as glue from "../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js";
import { fetchFile } from "../../shell/files.ts";

/** @type {import("../../shell/engine.ts").EngineSource} */
export const ENGINE = {
  game: "rommel-in-the-desert",
  glue,
  build: BUILD_ID,
};

/** The letters of links and rulings, as the engine has them. @type {import("../../shell/link.ts").LinkNames} */
export const LINKS = { letter: "r", rulings: "ID" };

const fetched = (/** @type {string} */ name) =>
  fetchFile(`pkg/rommel-in-the-desert/${name}.json`).then((answer) => (answer.ok ? answer.json() : null));

/** The map's data, or null. @returns {Promise<object|null>} */
export const loadMap = () => fetched("map");

/** The ledger of rulings as the build wrote it, or null. @returns {Promise<unknown>} */
export const loadRulings = () => fetched("rulings");
