/** Pictures of the board: what is seen now, and the whole map in small. */
import { el } from "../dom.ts";
import type { Painter } from "./paint.ts";

/** One canvas with another on it, as they lie on the page. */
export function joined(below: HTMLCanvasElement, above: HTMLCanvasElement) {
  const { width, height } = below;
  const canvas = el("canvas", { width, height });
  const c = canvas.getContext("2d");
  const [from, at] = [below.getBoundingClientRect(), above.getBoundingClientRect()];
  c?.drawImage(below, 0, 0);
  if (at.width)
    c?.drawImage(
      above,
      Math.round(((at.left - from.left) * width) / from.width),
      Math.round(((at.top - from.top) * height) / from.height),
    );
  return canvas;
}

/** A text in lines that are no wider than the room for them. `c`: with the font of the text. */
function wrapped(c: CanvasRenderingContext2D, text: string, width: number) {
  const [first, ...rest] = text.split(" ");
  const lines = [first];
  for (const word of rest) {
    const longer = `${lines.at(-1)} ${word}`;
    if (c.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A picture with a title and lines below it that say what it shows. */
export function captioned(
  picture: HTMLCanvasElement,
  { title, lines, font, display }: { title: string; lines: string[]; font: string; display: string },
): HTMLCanvasElement {
  const size = Math.max(14, Math.round(picture.width / 64));
  const faces = { title: `600 ${Math.round(size * 1.15)}px ${display}`, line: `${size}px ${font}` };
  const measure = el("canvas", {}).getContext("2d");
  const rows = lines.flatMap((text) => {
    if (!measure) return [text];
    measure.font = faces.line;
    return wrapped(measure, text, picture.width - 2 * size);
  });
  const step = Math.round(size * 1.35);
  const band = Math.round(size * 1.85) + rows.length * step;
  const canvas = el("canvas", { width: picture.width, height: picture.height + band });
  const c = canvas.getContext("2d");
  if (!c) return canvas;
  c.fillStyle = "#faf5e8";
  c.fillRect(0, 0, canvas.width, canvas.height);
  c.drawImage(picture, 0, 0);
  c.fillStyle = "#2a2317";
  c.textBaseline = "middle";
  const line = (text: string, face: string, y: number) => {
    c.font = face;
    c.fillText(text, size, picture.height + y, canvas.width - 2 * size);
  };
  line(title, faces.title, size);
  for (const [at, text] of rows.entries()) line(text, faces.line, size * 1.65 + (at + 0.5) * step);
  return canvas;
}

/**
 * The whole map without words, painted larger and then made small, so that its signs are small too. `width`: in device
 * pixels.
 */
export function miniature(painter: Painter, width: number) {
  const { bounds } = painter;
  const [large, small] = [width * 3, width].map((side) =>
    el("canvas", {
      width: side,
      height: Math.round((side * (bounds.bottom - bounds.top)) / (bounds.right - bounds.left)),
    }),
  );
  const paint = large.getContext("2d", { alpha: false })!;
  painter.paint(
    paint,
    bounds.left,
    bounds.top,
    large.width,
    large.height,
    large.width / (bounds.right - bounds.left),
    1,
    true,
  );
  const c = small.getContext("2d", { alpha: false })!;
  c.imageSmoothingQuality = "high";
  c.drawImage(large, 0, 0, small.width, small.height);
  return small;
}

/** Device pixels for a CSS pixel: what the screen has, up to 3, and on a large stage up to 2. `area`: in CSS pixels. */
export const sharpness = (area: number) => Math.min(area * 9 > 8e6 ? 2 : 3, Math.max(1, devicePixelRatio || 1));
