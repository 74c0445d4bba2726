/** The field that shows which game is open, and opens another. */
import { el } from "../dom.ts";
import { sectionNamed } from "./link.ts";
import type { Games } from "./app-types.ts";

export function createGameField(field: HTMLSelectElement, games: Games) {
  field.replaceChildren(...games.list.map(({ id, name }) => el("option", { value: id, text: name })));
  field.value = games.current().id;
  field.hidden = games.list.length < 2;
  games.onSwitch(({ id }) => (field.value = id));
  field.addEventListener("change", () => {
    const next = games.list.find(({ id }) => id === field.value);
    const shown = document.querySelector("[role=tab][aria-selected=true]")?.getAttribute("data-tab");
    if (next) void games.switchTo(next, { section: sectionNamed(`#${shown}`) ?? "map" });
  });
}
