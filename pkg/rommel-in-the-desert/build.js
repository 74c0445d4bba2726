/** The build that this page belongs to; the wasm gives its own with `version()`. */
export const BUILD_ID = "d96c1369a5bd";
