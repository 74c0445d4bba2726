/**
 * Where the page's files lie. Whatever is fetched or started by its address goes through here, so that the single-file
 * build can put its own files in their place.
 */
import { VERSION } from "../offline/version.js";

const ROOT = new URL("../../", import.meta.url);

/** The scripts that may run beside the page, and no others. */
const SCRIPTS: Record<string, string> = {
  "opponent desert-fox": `pkg/page/desert-fox-opponent.js?${VERSION}`,
  "opponent rommel-in-the-desert": `pkg/page/rommel-in-the-desert-opponent.js?${VERSION}`,
  "analyst desert-fox": `pkg/page/desert-fox-analyst.js?${VERSION}`,
  "analyst rommel-in-the-desert": `pkg/page/rommel-in-the-desert-analyst.js?${VERSION}`,
  offline: "sw.js",
};

/** `path`: a path from the page's folder, such as `pkg/desert-fox/map.json`. */
export const fetchFile = (path: string, how?: RequestInit) => fetch(new URL(path, ROOT), how);

/** Fetches a file that is asked for soon. */
export const preloadFile = (path: string) => preload(path, { rel: "preload", as: "fetch", crossOrigin: "anonymous" });

/** Fetches a script that is asked for soon. */
export const preloadScript = (path: string) => preload(path, { rel: "modulepreload" });

function preload(path: string, how: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement("link"), how, { href: new URL(path, ROOT).href }));
}

/** The address of the style sheet of a group; empty where the page has it in itself. */
export const styleAddress = (group: string) => new URL(`pkg/page/${group}.css`, ROOT).href;

/** The address of the main site. */
export const mainSite = () => new URL("index.html", ROOT).href;

/** What the engine of a game is started with. */
export const engineSource = (game: string): unknown => ({
  module_or_path: new URL(`pkg/${game}/${game.replaceAll("-", "_")}_bg.wasm`, ROOT),
});

/** How such a script is started. */
export const SCRIPT_KIND: WorkerOptions = { type: "module" };

/** The address of a script that runs beside the page. */
export function scriptAddress(name: string) {
  if (!Object.hasOwn(SCRIPTS, name)) throw new Error(`no script is called ${name}`);
  return new URL(SCRIPTS[name], ROOT).href;
}
