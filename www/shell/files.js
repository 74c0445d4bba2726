// @ts-check
/**
 * Where the page's files lie. Whatever is fetched or started by its address goes through here, so that the single-file
 * build can put its own files in their place.
 */

const ROOT = new URL("../../", import.meta.url);

/** The scripts that may run beside the page, and no others. @type {Record<string, string>} */
const SCRIPTS = {
  "opponent desert-fox": "www/games/desert-fox/opponent.js",
  "opponent rommel-in-the-desert": "www/games/rommel-in-the-desert/opponent.js",
  "analyst desert-fox": "www/games/desert-fox/analyst.js",
  "analyst rommel-in-the-desert": "www/games/rommel-in-the-desert/analyst.js",
  offline: "sw.js",
};

/** @param {string} path from the page's folder, such as `pkg/desert-fox/map.json` @param {RequestInit} [how] */
export const fetchFile = (path, how) => fetch(new URL(path, ROOT), how);

/** Fetches a file that is asked for soon. @param {string} path */
export function preloadFile(path) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: new URL(path, ROOT).href });
  document.head.append(link);
}

/** The address of a style sheet that a part of the page brings; empty where the page has it in itself. @param {string} path */
export const styleAddress = (path) => new URL(path, ROOT).href;

/** What the engine of a game is started with; nothing here, because its glue finds the wasm beside itself. @returns {unknown} */
export const engineSource = (/** @type {string} */ _game) => undefined;

/** How such a script is started. @type {WorkerOptions} */
export const SCRIPT_KIND = { type: "module" };

/** The address of a script that runs beside the page. @param {string} name */
export function scriptAddress(name) {
  if (!Object.hasOwn(SCRIPTS, name)) throw new Error(`no script is called ${name}`);
  return new URL(SCRIPTS[name], ROOT).href;
}
