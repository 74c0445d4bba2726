// @ts-check
/** The theatre map indexed by hex. Facts only, no rules. */
import * as model from "../../board/model.js";
import { GEOMETRY } from "./geometry.js";
import { MAJOR } from "./art/places.js";

export { findHex } from "../../board/model.js";

/** @param {any} data map.json */
export const createModel = (data) => model.createModel(data, GEOMETRY, MAJOR);
