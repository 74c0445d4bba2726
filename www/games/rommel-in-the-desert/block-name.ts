/**
 * How the engine names a block for its viewer: by its handle, or as `pile(hex, nth)` where it is hidden. The name of a
 * hidden block holds in one answer alone.
 */
import { parseHex } from "./geometry.ts";

export type BlockName = number | string;

/** The hex of the pile of a hidden block, or -1. */
export const pileHex = (name: BlockName) => parseHex(/^pile\((.+), \d+\)$/.exec(String(name))?.[1] ?? "");

export const byName = (a: { handle: BlockName }, b: { handle: BlockName }) =>
  String(a.handle).localeCompare(String(b.handle), "en", { numeric: true });

/** The name as part of an id of the page. */
export const idPart = (name: BlockName) => String(name).replaceAll(/[^\w-]+/g, "-");
