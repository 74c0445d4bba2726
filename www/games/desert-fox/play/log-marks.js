// @ts-check
/** Marks on the map for the places that the log names. */

/**
 * @param {HTMLElement} root
 * @param {import("./types.js").PlayContext} ctx
 * @param {import("../../../board/minimap.ts").GameBoard} board
 * @param {() => void} unmark shows what was marked before
 */
export function listenToLog(root, ctx, board, unmark) {
  let marked = -1;
  /** A place that the log names is marked on the map while it is pointed at. @param {Event} event */
  function mark(event) {
    const found = event.target instanceof Element ? event.target.closest(".pl-where") : null;
    if (found?.closest("dialog")) return;
    const hex = found instanceof HTMLElement ? Number(found.dataset.hex ?? -1) : -1;
    if (hex === marked) return;
    marked = hex;
    if (hex < 0) return unmark();
    ctx.reveal(hex);
    board.setMarks([{ hex, style: "target" }]);
  }
  for (const type of ["pointerover", "focusin"]) root.addEventListener(type, mark, { signal: ctx.signal });
}
