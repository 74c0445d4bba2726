/** The build that this page belongs to; the wasm gives its own with `version()`. */
export const BUILD_ID = "c8602d2588e9";
