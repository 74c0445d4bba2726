// @ts-check
/** What stands above map and panel: the tools of the game, and the line that says what has just happened. */
import { el } from "../dom.ts";

/**
 * No text changes its height: a line shows as much as fits, and all of it as a tooltip and to screen readers. A press
 * opens the whole text over the map, until the next press or message.
 * @param {HTMLElement} bar the tools
 */
export function createTableHead(bar) {
  const status = el("p", { class: "ref-status", role: "status", id: "pl-status" });
  const element = el("div", { class: "pl-head" }, bar, status);
  const open = (/** @type {boolean} */ now) => void status.classList.toggle("is-open", now);
  status.addEventListener("click", () => open(!status.classList.contains("is-open") && !!status.textContent));
  return {
    element,
    say(/** @type {string} */ text) {
      open(false);
      status.classList.remove("is-older");
      status.textContent = text;
      status.title = text;
    },
    /**
     * Says whether the game is saved. Where both have one place, the message gives way to a warning that comes after
     * it.
     */
    saved(/** @type {import("./types.ts").SaveStatus} */ { bad }) {
      if (bad) status.classList.add("is-older");
    },
  };
}
