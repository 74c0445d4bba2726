/** What stands above map and panel: the tools of the game, and the line that says what has just happened. */
import { el } from "../dom.ts";
import type { SaveStatus } from "./types.ts";

/**
 * No text changes its height: a line shows as much as fits, and all of it as a tooltip and to screen readers. A press
 * opens the whole text over the map, until the next press or message. `bar`: the tools.
 */
export function createTableHead(bar: HTMLElement) {
  const status = el("p", { class: "ref-status", role: "status", id: "pl-status" });
  const element = el("div", { class: "pl-head" }, bar, status);
  const open = (now: boolean) => void status.classList.toggle("is-open", now);
  status.addEventListener("click", () => open(!status.classList.contains("is-open") && !!status.textContent));
  return {
    element,
    say(text: string) {
      open(false);
      status.classList.remove("is-older");
      status.textContent = text;
      status.title = text;
    },
    /**
     * Says whether the game is saved. Where both have one place, the message gives way to a warning that comes after
     * it.
     */
    saved({ bad }: SaveStatus) {
      if (bad) status.classList.add("is-older");
    },
  };
}
