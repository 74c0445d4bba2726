/** The build that this page belongs to; the wasm gives its own with `version()`. */
export const BUILD_ID = "b7d5b1904f70";
