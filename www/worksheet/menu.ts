import { el } from "../dom.ts";

/** A menu that opens under its button. */
export function menu(key: string, title: string, items: HTMLElement[]) {
  return el(
    "details",
    { class: "ref-menu", data: { key: `menu-${key}`, menu: key } },
    el("summary", { class: "button", id: `ref-menu-${key}`, text: title }),
    el("div", { class: "ref-menu-list" }, items),
  );
}
