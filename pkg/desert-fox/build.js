/** The build that this page belongs to; the wasm gives its own with `version()`. */
export const BUILD_ID = "970f2d2e961b";
