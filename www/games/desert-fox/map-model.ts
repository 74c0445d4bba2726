/** The theatre map indexed by hex. Facts only, no rules. */
import * as model from "../../board/model.ts";
import { GEOMETRY } from "./geometry.ts";
import { MAJOR } from "./art/places.ts";

export { findHex } from "../../board/model.ts";

/** A hex as the file has it. */
export type HexRecord = model.HexRecord & { coastal?: boolean; transcribed?: string };

/** A place as the file has it: its hex in each edition, the hex that the map suggests, and others that may be meant. */
export type Place = model.Place & {
  confidence: string;
  editions?: Record<string, string | null>;
  suggested_hex?: string;
  alternatives?: string[];
};

/** The data of the map. */
export type MapData = model.MapData & {
  hexes: HexRecord[];
  places: Place[];
  special: { axis_supply_source: string; commonwealth_supply_source: string; cities: string[]; ports: string[] };
  map_c: { rows: [number, number]; six_angles_columns: [number, number] };
};

export type MapModel = model.MapModel<MapData>;

/** What a painter of this map is given. */
export type Brush = import("../../board/paint-terrain.ts").Brush & { model: MapModel };

/** `data`: map.json. */
export const createModel = (data: MapData) => model.createModel(data, GEOMETRY, MAJOR);
