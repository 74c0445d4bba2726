/** The build that this page belongs to; the wasm gives its own with `version()`. */
export const BUILD_ID = "df4f3cc0567b";
