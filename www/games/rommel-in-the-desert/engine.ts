/** The engine of Rommel in the Desert and the data that it was built with. No other module of the page loads them. */
import { BUILD_ID } from "../../../pkg/rommel-in-the-desert/build.js";
import * as glue from "../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js";
import { fetchFile } from "../../shell/files.ts";
import type { EngineSource } from "../../shell/engine.ts";
import type { LinkNames } from "../../shell/link.ts";

export const ENGINE: EngineSource = {
  game: "rommel-in-the-desert",
  glue,
  build: BUILD_ID,
};

/** The letters of links and rulings, as the engine has them. */
export const LINKS: LinkNames = { letter: "r", rulings: "ID" };

const fetched = (name: string) =>
  fetchFile(`pkg/rommel-in-the-desert/${name}.json`).then((answer) => (answer.ok ? answer.json() : null));

/** The map's data, or null. */
export const loadMap = (): Promise<object | null> => fetched("map");

/** The ledger of rulings as the build wrote it, or null. */
export const loadRulings = (): Promise<unknown> => fetched("rulings");
