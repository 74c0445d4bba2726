// @ts-check
/** Drags a unit's counter onto another stack with the pointer. */

const THRESHOLD = 6;

/**
 * @param {HTMLElement} root
 * @param {(unit: string, hex: string) => void} drop
 */
export function enableDrag(root, drop) {
  root.addEventListener("pointerdown", (event) => {
    const grip = /** @type {HTMLElement|null} */ (/** @type {Element} */ (event.target).closest("[data-drag]"));
    if (!grip || event.button !== 0) return;
    event.preventDefault();
    follow(grip, event);
  });

  /** @param {HTMLElement} grip @param {PointerEvent} start */
  function follow(grip, start) {
    const unit = grip.dataset.drag ?? "";
    /** @type {HTMLElement|null} */
    let ghost = null;
    /** @type {HTMLElement|null} */
    let over = null;
    const at = (/** @type {PointerEvent} */ event) =>
      /** @type {HTMLElement|null} */ (
        document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null
      );
    const move = (/** @type {PointerEvent} */ event) => {
      if (!ghost && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < THRESHOLD) return;
      ghost ??= makeGhost(grip);
      ghost.style.left = `${event.clientX}px`;
      ghost.style.top = `${event.clientY}px`;
      const next = at(event);
      if (next === over) return;
      over?.classList.remove("is-over");
      over = next;
      over?.classList.add("is-over");
    };
    const end = (/** @type {PointerEvent} */ event) => {
      grip.removeEventListener("pointermove", move);
      grip.removeEventListener("pointerup", end);
      grip.removeEventListener("pointercancel", end);
      over?.classList.remove("is-over");
      const dragged = ghost !== null;
      ghost?.remove();
      const hex = over?.dataset.drop;
      if (dragged && event.type === "pointerup" && hex) drop(unit, hex);
    };
    grip.setPointerCapture(start.pointerId);
    grip.addEventListener("pointermove", move);
    grip.addEventListener("pointerup", end);
    grip.addEventListener("pointercancel", end);
  }

  /** @param {HTMLElement} grip */
  function makeGhost(grip) {
    const ghost = /** @type {HTMLElement} */ (grip.cloneNode(true));
    ghost.removeAttribute("data-drag");
    ghost.classList.add("ref-ghost");
    ghost.setAttribute("aria-hidden", "true");
    document.body.append(ghost);
    return ghost;
  }
}
