/** The build that this page belongs to; the wasm gives its own with `version()`. */
export const BUILD_ID = "c0cd6598b7f4";
