/** The hexes around the cursor as an ARIA grid, so that the canvas can be read and walked without seeing it. */
import { el } from "../dom.ts";
import type { Geometry } from "./geometry.ts";

const REACH = 3;

/** `id` begins the ids of its elements. */
export function createGrid(
  texts: { label: string; help: string; describe: (hex: number) => string; id?: string },
  { rows: lines, columns, rowOf, columnOf, indexOf }: Geometry,
) {
  const id = texts.id ?? "board";
  const helpId = `${id}-help`;
  const grid = el("div", {
    role: "grid",
    tabindex: "0",
    class: "board-grid",
    "aria-label": texts.label,
    "aria-describedby": helpId,
    "aria-rowcount": lines,
    "aria-colcount": columns,
    "aria-readonly": "true",
  });
  const help = el("p", { id: helpId, class: "visually-hidden", text: texts.help });
  const live = el("p", { class: "visually-hidden", "aria-live": "polite", id: `${id}-live` });
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The cell of each hex in the window. */
  const shown = new Map<number, HTMLElement>();

  /** Rebuilds the seven by seven window. */
  function show(cursor: number) {
    shown.clear();
    const [row, column] = [rowOf(cursor), columnOf(cursor)];
    const rows = [];
    for (let r = row + REACH; r >= row - REACH; r--) {
      const cells = [];
      for (let c = column - REACH; c <= column + REACH; c++) {
        const hex = indexOf(r, c);
        if (hex < 0) continue;
        const cell = el("span", {
          role: "gridcell",
          id: `${id}-hex-${hex}`,
          "aria-colindex": c,
          "aria-selected": hex === cursor ? "true" : "false",
          text: texts.describe(hex),
        });
        shown.set(hex, cell);
        cells.push(cell);
      }
      if (cells.length) rows.push(el("span", { role: "row", "aria-rowindex": lines + 1 - r }, cells));
    }
    grid.replaceChildren(...rows);
    grid.setAttribute("aria-activedescendant", `${id}-hex-${cursor}`);
  }

  /** Describes the hexes again: what is said of them may have changed. */
  function update() {
    for (const [hex, cell] of shown) {
      const text = texts.describe(hex);
      if (cell.textContent !== text) cell.textContent = text;
    }
  }

  /** Says a sentence after the cursor has come to rest. */
  function say(text: string) {
    clearTimeout(timer);
    timer = setTimeout(() => (live.textContent = text), 180);
  }

  /** Describes the hexes again, and takes back what was said: somebody else looks at the board. */
  function refresh() {
    clearTimeout(timer);
    live.textContent = "";
    update();
  }

  return { grid, help, live, show, update, say, refresh };
}
