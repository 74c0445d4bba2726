/** Drags a unit's counter onto another stack with the pointer. */

const THRESHOLD = 6;

export function enableDrag(root: HTMLElement, drop: (unit: string, hex: string) => void) {
  root.addEventListener("pointerdown", (event) => {
    const grip = (event.target as Element).closest<HTMLElement>("[data-drag]");
    if (!grip || event.button !== 0) return;
    event.preventDefault();
    follow(grip, event);
  });

  function follow(grip: HTMLElement, start: PointerEvent) {
    const unit = grip.dataset.drag ?? "";
    let ghost: HTMLElement | null = null;
    let over: HTMLElement | null = null;
    const at = (event: PointerEvent) =>
      (document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null) as HTMLElement | null;
    const move = (event: PointerEvent) => {
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
    const end = (event: PointerEvent) => {
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

  function makeGhost(grip: HTMLElement) {
    const ghost = grip.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-drag");
    ghost.classList.add("ref-ghost");
    ghost.setAttribute("aria-hidden", "true");
    document.body.append(ghost);
    return ghost;
  }
}
