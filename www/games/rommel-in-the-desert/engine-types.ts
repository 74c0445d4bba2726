/** What the page knows of the engine of Rommel in the Desert outside of its games on the table. */

import type { AnyGame } from "../../shell/engine-types.ts";
import type { MapSource } from "./map-model.ts";

export type Wasm = typeof import("../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js");

export type RommelApp = Omit<AnyGame, "wasm" | "map"> & { wasm: Wasm; map: MapSource };

export type App = import("../../shell/app-types.ts").App<RommelApp>;

export type ReadyApp = import("../../shell/app-types.ts").ReadyApp<RommelApp>;
