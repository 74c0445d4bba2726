// @ts-check
// Written by `cargo xtask build`.

/** The version that this file belongs to. */
export const VERSION = "18f08e7f5337";
