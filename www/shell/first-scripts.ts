// @ts-check
/** The scripts of the first view, by game. The bundle puts its own names here; modules that are not bundled need none. */

/** @type {Record<string, string[]>} */
export const FIRST_SCRIPTS = {};
