/** The engine of Desert Fox and the data that it was built with. No other module of the page loads them. */
import { BUILD_ID } from "../../../pkg/desert-fox/build.js";
import * as glue from "../../../pkg/desert-fox/desert_fox.js";
import { fetchFile } from "../../shell/files.ts";
import type { EngineSource } from "../../shell/engine.ts";
import type { LinkNames } from "../../shell/link.ts";

export const ENGINE: EngineSource = {
  game: "desert-fox",
  glue,
  build: BUILD_ID,
};

/** The letters of links and rulings, as the engine has them. */
export const LINKS: LinkNames = { letter: "d", rulings: "RH" };

const fetched = (name: string) =>
  fetchFile(`pkg/desert-fox/${name}.json`).then((answer) => (answer.ok ? answer.json() : null));

/** The map's data, or null. */
export const loadMap = (): Promise<object | null> => fetched("map");

/** The ledger of rulings as the build wrote it, or null. */
export const loadRulings = (): Promise<unknown> => fetched("rulings");
