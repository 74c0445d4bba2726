// @ts-check
/**
 * How the engine names a block for its viewer: by its handle, or as `pile(hex, nth)` where it is hidden. The name of a
 * hidden block holds in one answer alone.
 */
import { parseHex } from "./geometry.ts";

/** @typedef {number|string} BlockName */

/** The hex of the pile of a hidden block, or -1. @param {BlockName} name */
export const pileHex = (name) => parseHex(/^pile\((.+), \d+\)$/.exec(String(name))?.[1] ?? "");

/** @param {{handle: BlockName}} a @param {{handle: BlockName}} b */
export const byName = (a, b) => String(a.handle).localeCompare(String(b.handle), "en", { numeric: true });

/** The name as part of an id of the page. @param {BlockName} name */
export const idPart = (name) => String(name).replaceAll(/[^\w-]+/g, "-");
