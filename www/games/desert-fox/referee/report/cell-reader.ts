/**
 * Says where a value of the results table comes from: by the arrow keys on the table, or by a click or a tap on the
 * value.
 */

import type { Lang } from "../../../../lang/lang.ts";

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};
const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

export function readCells(root: HTMLElement, lang: Lang) {
  let at = { row: -1, column: -1 };

  root.addEventListener("click", (event) => {
    const cell = (event.target as Element).closest<HTMLTableCellElement>(".ref-crt td");
    if (cell) read(cell);
  });
  root.addEventListener("keydown", (event) => {
    const frame = event.target as HTMLElement;
    const step = STEPS[event.key];
    if (!step || !frame.matches(".ref-scroll") || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const cell = next(frame, step);
    if (cell) read(cell);
  });
  root.addEventListener("focusout", (event) => {
    if ((event.target as Element).matches(".ref-scroll")) unmark();
  });

  /** The cell beside the last one read; the first time, what this combat uses. */
  function next(frame: HTMLElement, [down, along]: [number, number]) {
    const rows = [...frame.querySelectorAll("tr:not(.ref-crt-columns)")] as HTMLTableRowElement[];
    const first = (frame.querySelector("tbody .is-lit") ?? frame.querySelector("td")) as HTMLTableCellElement | null;
    if (at.row < 0) return first;
    const row = rows[within(at.row + down, 0, rows.length - 1)];
    return row?.cells[within(at.column + along, 1, row.cells.length - 1)];
  }

  function read(cell: HTMLTableCellElement) {
    const table = cell.closest<HTMLElement>(".ref-crt")!;
    const row = cell.parentElement as HTMLTableRowElement;
    at = { row: [...table.querySelectorAll("tr:not(.ref-crt-columns)")].indexOf(row), column: cell.cellIndex };
    unmark();
    cell.classList.add("is-read");
    cell.scrollIntoView({ block: "nearest", inline: "nearest" });
    const line = root.querySelector("#ref-cell");
    const value = cell.querySelector("[aria-label]")?.getAttribute("aria-label") ?? cell.firstChild?.textContent;
    const params = {
      line: row.cells[0].firstChild?.textContent,
      column: cell.cellIndex,
      value: value || lang.t("table.cell.empty"),
      from: cell.title,
    };
    if (line) line.textContent = lang.t("table.cell", params).trim();
  }

  const unmark = () => root.querySelector(".ref-crt .is-read")?.classList.remove("is-read");
}
