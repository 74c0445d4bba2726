/** Counters under the pointer: from the tray or from a list onto the map. The ghost follows mouse and finger. */
import { el } from "../dom.ts";

const THRESHOLD = 6;

/** A counter beside the pointer. `among`: what it is carried over, where that stands in a tree of its own. */
export function createGhost(picture: Element | null, among: Node = document.body) {
  const ghost = el("div", { class: "ref-ghost", "aria-hidden": "true" }, picture?.cloneNode(true));
  const tree = among.getRootNode();
  (tree instanceof ShadowRoot ? tree : document.body).append(ghost);
  return {
    to(event: PointerEvent) {
      ghost.style.left = `${event.clientX}px`;
      ghost.style.top = `${event.clientY}px`;
    },
    remove: () => ghost.remove(),
  };
}

/** `drop`: where it was let go. */
export function enableHold(root: HTMLElement, drop: (grip: HTMLElement, event: PointerEvent) => void) {
  let held = false;
  root.addEventListener("pointerdown", () => (held = false), true);
  root.addEventListener("pointerdown", (event) => {
    const grip = (event.target as Element).closest<HTMLElement>("[data-hold], [data-lift]");
    if (!grip || event.button !== 0) return;
    follow(grip, event);
  });
  root.addEventListener(
    "click",
    (event) => {
      if (held) event.stopPropagation();
      held = false;
    },
    true,
  );

  function follow(grip: HTMLElement, start: PointerEvent) {
    let ghost: ReturnType<typeof createGhost> | null = null;
    held = false;
    const move = (event: PointerEvent) => {
      if (!ghost && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < THRESHOLD) return;
      ghost ??= createGhost(grip.firstElementChild);
      ghost.to(event);
    };
    const end = (event: PointerEvent) => {
      for (const [name, listener] of [
        ["pointermove", move],
        ["pointerup", end],
        ["pointercancel", end],
      ] as const)
        grip.removeEventListener(name, listener);
      held = ghost !== null;
      ghost?.remove();
      if (held && event.type === "pointerup") drop(grip, event);
    };
    grip.setPointerCapture(start.pointerId);
    for (const [name, listener] of [
      ["pointermove", move],
      ["pointerup", end],
      ["pointercancel", end],
    ] as const)
      grip.addEventListener(name, listener);
  }
}
