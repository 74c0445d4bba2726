// @ts-check
/** What a game calls what it stores. Names that browsers and files hold already never change. */

/** @typedef {import("./database.ts").Kind} Kind */
/**
 * @typedef {object} StorageNames
 * @property {string} database
 * @property {string} channel between the windows of the page
 * @property {(key: string) => string} setting the key of a small setting in localStorage
 * @property {(kind: Kind, id: string) => string} copy the key of a copy in localStorage
 * @property {(key: string) => {kind: Kind, id: string}|null} ofCopy what such a key names
 * @property {(kind: Kind) => string} seal what the seal of a copy says it is
 * @property {(id: string) => string} lock of a game
 * @property {(id: string) => string} lease of a game, where the browser has no locks
 * @property {(key: string) => string} ofLease the game that such a key names, or nothing
 * @property {string} collection the format of a file of several games
 * @property {FileNames} files
 */
/**
 * @typedef {object} FileNames
 * @property {(scenario: string, turn: string, side: string, day: string) => string} game
 * @property {(stem: string, day: string) => string} save the same with the stem that the engine gives
 * @property {(day: string) => string} collection
 * @property {(id: string, at: number) => string} damaged a text that cannot be read, counted from 0
 * @property {(isFile: boolean) => string} original a record of older rules as it came
 */
export {};
