// @ts-check
/** What a browser keeps, with the names and the sides of Rommel in the Desert. */
import * as browser from "../../store/browser.js";
import { SIDES } from "./sides.js";
import { STORAGE } from "./storage.js";

/** Nothing was stored under older names. */
const migrate = async () => ({ taken: [], left: [] });

/** @param {() => import("../../store/mirror.js").Write|null} [engine] */
export const openSaves = (engine) => browser.openSaves({ names: STORAGE, sides: SIDES, migrate }, engine);
