// @ts-check
/** Keys of the worksheet; single letters and digits count only where the focus says what they mean. */

/**
 * @typedef {object} KeyActions
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {(unit: string) => void} remove
 * @property {(unit: string) => void} move
 * @property {() => void} closeMenus
 * @property {(face: number) => void} die 0 rolls
 */

/** @param {EventTarget|null} target */
const isTyping = (target) => target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea");
/** @param {EventTarget|null} target */
const isField = (target) => isTyping(target) || target instanceof HTMLSelectElement;

/** @param {HTMLElement} root @param {KeyActions} actions */
export function handleKeys(root, actions) {
  root.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.defaultPrevented || target.closest("dialog")) return;
    if (event.key === "Escape") return actions.closeMenus();
    if ((event.ctrlKey || event.metaKey) && !event.altKey) return undoRedo(event);
    if (event.altKey || isField(target)) return;
    const unit = /** @type {HTMLElement|null} */ (target.closest(".ref-unit"));
    if (unit) return onUnit(event, unit);
    if (target.closest(".ref-decide")) onDice(event);
  });

  /** @param {KeyboardEvent} event */
  function undoRedo(event) {
    if (isTyping(event.target) && /** @type {HTMLInputElement} */ (event.target).value !== "") return;
    const key = event.key.toLowerCase();
    const redo = key === "y" || (key === "z" && event.shiftKey);
    if (!redo && key !== "z") return;
    event.preventDefault();
    if (redo) actions.redo();
    else actions.undo();
  }

  /** @param {KeyboardEvent} event @param {HTMLElement} unit */
  function onUnit(event, unit) {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      actions.remove(unit.dataset.unit ?? "");
    } else if (event.key.toLowerCase() === "m") {
      event.preventDefault();
      actions.move(unit.dataset.unit ?? "");
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const units = [...root.querySelectorAll(".ref-unit")];
      const next = units[units.indexOf(unit) + (event.key === "ArrowDown" ? 1 : -1)];
      const first = next?.querySelector(".ref-toggle");
      if (first instanceof HTMLElement) {
        event.preventDefault();
        first.focus();
      }
    }
  }

  /** @param {KeyboardEvent} event */
  function onDice(event) {
    if (!root.querySelector(".ref-dice")) return;
    const face = /^[1-6]$/.test(event.key) ? Number(event.key) : event.key.toLowerCase() === "r" ? 0 : -1;
    if (face < 0) return;
    event.preventDefault();
    actions.die(face);
  }
}
