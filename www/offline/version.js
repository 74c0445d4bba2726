// @ts-check
// Written by `cargo xtask build`.

/** The version that this file belongs to. */
export const VERSION = "cbbc2401a3a5";
