/** What a board does when the browser takes its canvases away, or gives it none: it says so, and paints again. */
import { el } from "../dom.ts";
import { isReadable } from "./readable.ts";

interface Surface {
  canvas: HTMLCanvasElement;
  c: CanvasRenderingContext2D | null;
}

/**
 * Watches the canvases of a board. `text`: the sentence in place of the map. `restore`: all that was drawn has gone; it
 * can be drawn again.
 */
export function watchLoss(root: HTMLElement, surfaces: Surface[], text: string, restore: () => void) {
  const notice = el("p", { class: "board-lost", role: "status" });
  root.append(notice);
  const say = (lost: boolean) => {
    const next = lost ? text : "";
    if (notice.textContent !== next) notice.textContent = next;
    root.classList.toggle("is-lost", lost);
  };
  const dropped: Set<HTMLCanvasElement> = new Set(surfaces.flatMap(({ canvas, c }) => (c ? [] : [canvas])));
  for (const { canvas } of surfaces) {
    canvas.addEventListener("contextlost", () => {
      dropped.add(canvas);
      say(true);
    });
    canvas.addEventListener("contextrestored", () => {
      dropped.delete(canvas);
      if (dropped.size) return;
      say(false);
      restore();
    });
  }

  /** The size at which the map was seen to be there. */
  let proven = "";

  return {
    /** Whether the board can be drawn on; says so if not. */
    ready() {
      if (dropped.size) say(true);
      return !dropped.size;
    },
    /**
     * Looks at the painted map once for each size of its canvas: one that is too large for the memory stays black
     * without an error. Returns whether there is a picture.
     */
    hasPicture({ canvas }: Surface): boolean {
      const size = `${canvas.width}x${canvas.height}`;
      if (size === proven || dropped.size) return true;
      const fine = !isBlack(canvas);
      if (fine) proven = size;
      say(!fine);
      return fine;
    },
  };
}

/** Whether a painted canvas has nothing on it: black, in its corner and along its diagonal. */
function isBlack(canvas: HTMLCanvasElement) {
  if (!canvas.width || !canvas.height) return true;
  const points = [0.02, 0.3, 0.5, 0.7];
  const probe = el("canvas", { width: points.length, height: 1 });
  const c = probe.getContext("2d", { willReadFrequently: true });
  if (!c) return true;
  for (const [i, part] of points.entries())
    c.drawImage(canvas, Math.floor(canvas.width * part), Math.floor(canvas.height * part), 1, 1, i, 0, 1, 1);
  // What cannot be read may be there.
  if (!isReadable()) return false;
  const { data } = c.getImageData(0, 0, points.length, 1);
  return data.every((value, i) => i % 4 === 3 || value === 0);
}
