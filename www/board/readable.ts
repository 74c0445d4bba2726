/** Whether the page can read what it has drawn: some browsers answer with noise, so that no visitor is known by it. */
import { el } from "../dom.ts";

const SIDE = 16;
const COLOUR = [200, 40, 90, 255];
/** A little noise, as some browsers add, spoils no picture. */
const TOLERANCE = 12;
let known: boolean | undefined;

/** Draws one colour and reads it back. */
export function isReadable() {
  known ??= readsBack();
  return known;
}

function readsBack() {
  const canvas = el("canvas", { width: SIDE, height: SIDE });
  const c = canvas.getContext("2d", { willReadFrequently: true });
  if (!c) return true;
  c.fillStyle = `rgb(${COLOUR.slice(0, 3)})`;
  c.fillRect(0, 0, SIDE, SIDE);
  const { data } = c.getImageData(0, 0, SIDE, SIDE);
  return data.every((value, i) => Math.abs(value - COLOUR[i % 4]) <= TOLERANCE);
}
