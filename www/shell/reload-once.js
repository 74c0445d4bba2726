// @ts-check
/** Files of two builds in one window: a reload cures it, and a second one would only loop. */
import { VERSION } from "../offline/version.js";

/** @typedef {Pick<import("../store/store.js").Store, "get"|"set">} Settings */

/**
 * Loads the page again, but once for each build.
 * @param {Settings} settings @param {"reloadedFor"|"reloadedFrom"} name of the setting that remembers it @param {string} build
 */
export function reloadOnce(settings, name, build) {
  if (settings.get(name) === build) return;
  if (settings.set(name, build)) location.reload();
}

/**
 * A script of the bundle says so where it is of another version than the page that asks for it: the host has got a new
 * version since.
 * @param {Settings} settings
 */
export const watchBuilds = (settings) =>
  addEventListener("another-build", () => reloadOnce(settings, "reloadedFrom", VERSION));
