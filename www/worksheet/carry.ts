// @ts-check
/** Counters under the pointer: from the tray or from a list onto the map. The ghost follows mouse and finger. */
import { el } from "../dom.ts";

const THRESHOLD = 6;

/**
 * A counter beside the pointer.
 * @param {Element|null} picture
 * @param {Node} [among] what it is carried over, where that stands in a tree of its own
 */
export function createGhost(picture, among = document.body) {
  const ghost = el("div", { class: "ref-ghost", "aria-hidden": "true" }, picture?.cloneNode(true));
  const tree = among.getRootNode();
  (tree instanceof ShadowRoot ? tree : document.body).append(ghost);
  return {
    to(/** @type {PointerEvent} */ event) {
      ghost.style.left = `${event.clientX}px`;
      ghost.style.top = `${event.clientY}px`;
    },
    remove: () => ghost.remove(),
  };
}

/**
 * @param {HTMLElement} root
 * @param {(grip: HTMLElement, event: PointerEvent) => void} drop where it was let go
 */
export function enableHold(root, drop) {
  let held = false;
  root.addEventListener("pointerdown", () => (held = false), true);
  root.addEventListener("pointerdown", (event) => {
    const grip = /** @type {HTMLElement|null} */ (
      /** @type {Element} */ (event.target).closest("[data-hold], [data-lift]")
    );
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

  /** @param {HTMLElement} grip @param {PointerEvent} start */
  function follow(grip, start) {
    /** @type {ReturnType<typeof createGhost>|null} */
    let ghost = null;
    held = false;
    const move = (/** @type {PointerEvent} */ event) => {
      if (!ghost && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < THRESHOLD) return;
      ghost ??= createGhost(grip.firstElementChild);
      ghost.to(event);
    };
    const end = (/** @type {PointerEvent} */ event) => {
      for (const [name, listener] of /** @type {const} */ ([
        ["pointermove", move],
        ["pointerup", end],
        ["pointercancel", end],
      ]))
        grip.removeEventListener(name, listener);
      held = ghost !== null;
      ghost?.remove();
      if (held && event.type === "pointerup") drop(grip, event);
    };
    grip.setPointerCapture(start.pointerId);
    for (const [name, listener] of /** @type {const} */ ([
      ["pointermove", move],
      ["pointerup", end],
      ["pointercancel", end],
    ]))
      grip.addEventListener(name, listener);
  }
}
