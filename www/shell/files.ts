// @ts-check
/**
 * Where the page's files lie. Whatever is fetched or started by its address goes through here, so that the single-file
 * build can put its own files in their place.
 */
import { VERSION } from "../offline/version.js";

const ROOT = new URL("../../", import.meta.url);

/** The scripts that may run beside the page, and no others. @type {Record<string, string>} */
const SCRIPTS = {
  "opponent desert-fox": `pkg/page/desert-fox-opponent.js?${VERSION}`,
  "opponent rommel-in-the-desert": `pkg/page/rommel-in-the-desert-opponent.js?${VERSION}`,
  "analyst desert-fox": `pkg/page/desert-fox-analyst.js?${VERSION}`,
  "analyst rommel-in-the-desert": `pkg/page/rommel-in-the-desert-analyst.js?${VERSION}`,
  offline: "sw.js",
};

/** @param {string} path from the page's folder, such as `pkg/desert-fox/map.json` @param {RequestInit} [how] */
export const fetchFile = (path, how) => fetch(new URL(path, ROOT), how);

/** Fetches a file that is asked for soon. @param {string} path */
export const preloadFile = (path) => preload(path, { rel: "preload", as: "fetch", crossOrigin: "anonymous" });

/** Fetches a script that is asked for soon. @param {string} path */
export const preloadScript = (path) => preload(path, { rel: "modulepreload" });

/** @param {string} path @param {Partial<HTMLLinkElement>} how */
function preload(path, how) {
  document.head.append(Object.assign(document.createElement("link"), how, { href: new URL(path, ROOT).href }));
}

/** The address of the style sheet of a group; empty where the page has it in itself. @param {string} group */
export const styleAddress = (group) => new URL(`pkg/page/${group}.css`, ROOT).href;

/** The address of the main site. */
export const mainSite = () => new URL("index.html", ROOT).href;

/** What the engine of a game is started with. @param {string} game @returns {unknown} */
export const engineSource = (game) => ({
  module_or_path: new URL(`pkg/${game}/${game.replaceAll("-", "_")}_bg.wasm`, ROOT),
});

/** How such a script is started. @type {WorkerOptions} */
export const SCRIPT_KIND = { type: "module" };

/** The address of a script that runs beside the page. @param {string} name */
export function scriptAddress(name) {
  if (!Object.hasOwn(SCRIPTS, name)) throw new Error(`no script is called ${name}`);
  return new URL(SCRIPTS[name], ROOT).href;
}
