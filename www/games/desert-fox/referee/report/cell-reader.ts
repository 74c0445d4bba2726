// @ts-check
/**
 * Says where a value of the results table comes from: by the arrow keys on the table, or by a click or a tap on the
 * value.
 */

/** @typedef {import("../types.ts").Lang} Lang */

const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
});
const within = (/** @type {number} */ value, /** @type {number} */ low, /** @type {number} */ high) =>
  Math.max(low, Math.min(high, value));

/** @param {HTMLElement} root @param {Lang} lang */
export function readCells(root, lang) {
  let at = { row: -1, column: -1 };

  root.addEventListener("click", (event) => {
    const cell = /** @type {HTMLTableCellElement|null} */ (
      /** @type {Element} */ (event.target).closest(".ref-crt td")
    );
    if (cell) read(cell);
  });
  root.addEventListener("keydown", (event) => {
    const frame = /** @type {HTMLElement} */ (event.target);
    const step = STEPS[event.key];
    if (!step || !frame.matches(".ref-scroll") || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const cell = next(frame, step);
    if (cell) read(cell);
  });
  root.addEventListener("focusout", (event) => {
    if (/** @type {Element} */ (event.target).matches(".ref-scroll")) unmark();
  });

  /**
   * The cell beside the last one read; the first time, what this combat uses.
   * @param {HTMLElement} frame
   * @param {[number, number]} step
   */
  function next(frame, [down, along]) {
    const rows = /** @type {HTMLTableRowElement[]} */ ([...frame.querySelectorAll("tr:not(.ref-crt-columns)")]);
    const first = /** @type {HTMLTableCellElement|null} */ (
      frame.querySelector("tbody .is-lit") ?? frame.querySelector("td")
    );
    if (at.row < 0) return first;
    const row = rows[within(at.row + down, 0, rows.length - 1)];
    return row?.cells[within(at.column + along, 1, row.cells.length - 1)];
  }

  /** @param {HTMLTableCellElement} cell */
  function read(cell) {
    const table = /** @type {HTMLElement} */ (cell.closest(".ref-crt"));
    const row = /** @type {HTMLTableRowElement} */ (cell.parentElement);
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
