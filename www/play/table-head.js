// @ts-check
/** What stands above map and panel: the tools of the game, and the line that says what has just happened. */
import { el } from "../dom.js";

/**
 * No text changes its height: a line shows as much as fits, and all of it as a tooltip and to screen readers.
 * @param {HTMLElement} bar the tools
 */
export function createTableHead(bar) {
  const status = el("p", { class: "ref-status", role: "status", id: "pl-status" });
  return {
    element: el("div", { class: "pl-head" }, bar, status),
    say(/** @type {string} */ text) {
      status.textContent = text;
      status.title = text;
    },
  };
}
