// @ts-check
/** What the page knows of the engine of Rommel in the Desert outside of its games on the table. */

/** @typedef {typeof import("../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js")} Wasm */
/**
 * @typedef {Omit<import("../../shell/engine-types.ts").AnyGame, "wasm"|"map"> & {wasm: Wasm, map:
 *   import("./map-model.ts").MapSource}} RommelApp
 */
/** @typedef {import("../../shell/app-types.ts").App<RommelApp>} App */
/** @typedef {import("../../shell/app-types.ts").ReadyApp<RommelApp>} ReadyApp */
export {};
