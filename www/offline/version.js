// @ts-check
// Written by `cargo xtask build`.

/** The version that this file belongs to. */
export const VERSION = "fb7176a53f7c";
