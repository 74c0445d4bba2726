/** The build that this page belongs to; the wasm gives its own with `version()`. */
export const BUILD_ID = "add65a70c1fe";
