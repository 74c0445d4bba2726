/** The build that this page belongs to; the wasm gives its own with `version()`. */
export const BUILD_ID = "ff8cb5587a86";
