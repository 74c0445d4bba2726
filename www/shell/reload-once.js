// @ts-check
/** Files of two builds in one window: a reload cures it, and a second one would only loop. */
import { VERSION } from "../offline/version.js";

/** @typedef {Pick<import("../store/store.js").Store, "get"|"set">} Settings */

/**
 * Loads the page again, but once for each build.
 * @param {Settings} settings @param {"reloadedFor"|"reloadedFrom"} name of the setting that remembers it
 * @param {string} build @param {() => Promise<unknown>} [before]
 */
export async function reloadOnce(settings, name, build, before) {
  if (settings.get(name) === build || !settings.set(name, build)) return;
  await before?.();
  location.reload();
}

/**
 * A script of the bundle says so where it is of another version than the page that asks for it: the host has got a new
 * version since. Games are kept order by order, so the reload loses nothing.
 * @param {Settings} settings
 */
export const watchBuilds = (settings) =>
  addEventListener("another-build", () => reloadOnce(settings, "reloadedFrom", VERSION, fetchAgain));

/** The browser may keep the files that the page itself names for some minutes more. */
function fetchAgain() {
  const named = document.querySelectorAll("script[src], link[rel=stylesheet]");
  const addresses = Array.from(named, (node) => node.getAttribute("src") ?? node.getAttribute("href") ?? "");
  const all = [location.pathname + location.search, ...addresses];
  return Promise.all(all.map((address) => fetch(address, { cache: "reload" }).catch(() => null)));
}
