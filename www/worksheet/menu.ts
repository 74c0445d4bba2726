// @ts-check
import { el } from "../dom.ts";

/** A menu that opens under its button. @param {string} key @param {string} title @param {HTMLElement[]} items */
export function menu(key, title, items) {
  return el(
    "details",
    { class: "ref-menu", data: { key: `menu-${key}`, menu: key } },
    el("summary", { class: "button", id: `ref-menu-${key}`, text: title }),
    el("div", { class: "ref-menu-list" }, items),
  );
}
