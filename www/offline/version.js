// @ts-check
// Written by `cargo xtask build`.

/** The version that this file belongs to. */
export const VERSION = "db5963f6683f";
