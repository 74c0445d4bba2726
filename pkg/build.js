/** The build that this page belongs to; the wasm gives its own with `version()`. */
export const BUILD_ID = "f3f1473c5d7e";
