/** The build that this page belongs to; the wasm gives its own with `version()`. */
export const BUILD_ID = "481c08f72923";
