// @ts-check
/** What a browser keeps, with the names and the sides of Rommel in the Desert. */
import * as browser from "../../store/browser.ts";
import { SIDES } from "./sides.ts";
import { STORAGE } from "./storage.ts";

/** Nothing was stored under older names. */
const migrate = async () => ({ taken: [], left: [] });

/** @param {() => import("../../store/mirror.ts").Write|null} [engine] */
export const openSaves = (engine) => browser.openSaves({ names: STORAGE, sides: SIDES, migrate }, engine);
