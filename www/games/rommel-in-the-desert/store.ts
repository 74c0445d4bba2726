/** What a browser keeps, with the names and the sides of Rommel in the Desert. */
import * as browser from "../../store/browser.ts";
import { SIDES } from "./sides.ts";
import { STORAGE } from "./storage.ts";
import type { Write } from "../../store/mirror.ts";

/** Nothing was stored under older names. */
const migrate = async () => ({ taken: [], left: [] });

export const openSaves = (engine?: () => Write | null) =>
  browser.openSaves({ names: STORAGE, sides: SIDES, migrate }, engine);
