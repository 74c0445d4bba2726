/** The scripts of the first view, by game. The bundle puts its own names here; modules that are not bundled need none. */

export const FIRST_SCRIPTS: Record<string, string[]> = {};
