// @ts-check
/** The theatre map indexed by hex. Facts only, no rules. */
import * as model from "../../board/model.ts";
import { GEOMETRY } from "./geometry.ts";
import { MAJOR } from "./art/places.ts";

export { findHex } from "../../board/model.ts";

/** A hex as the file has it. @typedef {model.HexRecord & {coastal?: boolean, transcribed?: string}} HexRecord */
/**
 * A place as the file has it: its hex in each edition, the hex that the map suggests, and others that may be meant.
 * @typedef {model.Place & {confidence: string, editions?: Record<string, string|null>, suggested_hex?: string,
 *   alternatives?: string[]}} Place
 */
/**
 * The data of the map.
 * @typedef {model.MapData & {hexes: HexRecord[], places: Place[], special: {axis_supply_source: string,
 *   commonwealth_supply_source: string, cities: string[], ports: string[]}, map_c: {rows: [number, number],
 *   six_angles_columns: [number, number]}}} MapData
 */
/** @typedef {model.MapModel<MapData>} MapModel */
/** What a painter of this map is given. @typedef {import("../../board/paint-terrain.ts").Brush & {model: MapModel}} Brush */

/** @param {MapData} data map.json */
export const createModel = (data) => model.createModel(data, GEOMETRY, MAJOR);
