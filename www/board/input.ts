/** Turns pointers, wheel and keys into a few plain intentions. Knows nothing of the map. */

export const DRAG_THRESHOLD = 6;
const DOUBLE_TAP_MS = 320;

/** All positions in CSS pixels from the stage's corner. */
interface Intentions {
  pan: (dx: number, dy: number) => void;
  zoom: (x: number, y: number, factor: number) => void;
  hover: (x: number, y: number) => void;
  leave: () => void;
  tap: (x: number, y: number, event: PointerEvent) => void;
  doubleTap: (x: number, y: number, event: PointerEvent) => void;
  /** True when the key was used. */
  key: (event: KeyboardEvent) => boolean;
  dragging: (dragging: boolean) => void;
  /** Picking up what lies under the pointer, instead of panning. */
  carry?: {
    take: (x: number, y: number, event: PointerEvent) => boolean;
    over: (x: number, y: number, event: PointerEvent) => void;
    drop: (x: number, y: number, event: PointerEvent) => void;
  };
}

/** What lies in a hex can be picked up with the pointer instead of moving the map. */
export interface Carry {
  /** Whether there is something to take; from: where the pointer went down, from the stage's corner. */
  take: (hex: number, event: PointerEvent, from: { x: number; y: number }) => boolean;
  over: (hex: number, event: PointerEvent) => void;
  /** Null where it was broken off. */
  drop: (hex: number | null, event: PointerEvent) => void;
}

export function listen(stage: HTMLElement, on: Intentions) {
  const pointers = new Map<number, { x: number; y: number; startX: number; startY: number }>();
  let moved = false;
  let carries = false;
  let lastTap = { time: 0, x: 0, y: 0 };
  const at = (event: PointerEvent | WheelEvent) => {
    const box = stage.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  stage.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    const { x, y } = at(event);
    pointers.set(event.pointerId, { x, y, startX: x, startY: y });
    if (pointers.size === 1) moved = false;
    else {
      if (carries) on.carry?.drop(x, y, new PointerEvent("pointercancel", event));
      carries = false;
      moved = true;
    }
  });

  stage.addEventListener("pointermove", (event) => {
    const { x, y } = at(event);
    const pointer = pointers.get(event.pointerId);
    if (!pointer) {
      if (event.pointerType !== "touch") on.hover(x, y);
      return;
    }
    if (!moved && Math.hypot(x - pointer.startX, y - pointer.startY) < DRAG_THRESHOLD) return;
    if (!moved) {
      moved = true;
      stage.setPointerCapture(event.pointerId);
      carries = pointers.size === 1 && (on.carry?.take(pointer.startX, pointer.startY, event) ?? false);
      on.dragging(true);
    }
    if (carries) return on.carry?.over(x, y, event);
    const before = spread();
    const [px, py] = [pointer.x, pointer.y];
    Object.assign(pointer, { x, y });
    if (pointers.size === 1) on.pan(x - px, y - py);
    else {
      const after = spread();
      on.pan(after.x - before.x, after.y - before.y);
      if (before.gap > 0 && after.gap > 0) on.zoom(after.x, after.y, after.gap / before.gap);
    }
  });

  /** Middle of all pointers and how far they are apart. */
  function spread() {
    const all = [...pointers.values()];
    const x = all.reduce((sum, p) => sum + p.x, 0) / all.length;
    const y = all.reduce((sum, p) => sum + p.y, 0) / all.length;
    return { x, y, gap: all.length > 1 ? Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y) : 0 };
  }

  const release = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || pointers.size) return;
    on.dragging(false);
    if (carries) {
      carries = false;
      const { x, y } = at(event);
      return on.carry?.drop(x, y, event);
    }
    if (moved || event.type !== "pointerup") return;
    const { x, y } = at(event);
    const again = event.timeStamp - lastTap.time < DOUBLE_TAP_MS && Math.hypot(x - lastTap.x, y - lastTap.y) < 24;
    lastTap = { time: again ? 0 : event.timeStamp, x, y };
    if (again) on.doubleTap(x, y, event);
    else on.tap(x, y, event);
  };
  stage.addEventListener("pointerup", release);
  stage.addEventListener("pointercancel", release);
  stage.addEventListener("pointerleave", () => pointers.size === 0 && on.leave());

  stage.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const { x, y } = at(event);
      const unit = event.deltaMode === 1 ? 18 : event.deltaMode === 2 ? 240 : 1;
      const speed = event.ctrlKey ? 0.01 : 0.0016;
      on.zoom(x, y, Math.exp(-Math.max(-240, Math.min(240, event.deltaY * unit)) * speed));
    },
    { passive: false },
  );

  stage.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (on.key(event)) event.preventDefault();
  });
}
