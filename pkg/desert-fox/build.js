/** The build that this page belongs to; the wasm gives its own with `version()`. */
export const BUILD_ID = "2f9e44ce3aa5";
