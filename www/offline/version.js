// @ts-check
// Written by `cargo xtask build`.

/** The version that this file belongs to. */
export const VERSION = "35f8de4d492d";
