/** The title of the map and a compass, in the open sea in the north-west. */
import { paintRose } from "../../../board/compass.ts";
import type { Brush } from "../map-model.ts";

/** Where the title ends in the south-east. */
const [EAST, SOUTH] = [6, 4];

export function paintTitle(b: Brush, words: Record<string, string>) {
  if (b.rect.left > EAST || b.rect.top > SOUTH) return;
  const { c, p } = b;
  text(b, words.title, 2.55, 0.62, 0.44, "600");
  text(b, words.subtitle, 2.55, 1.12, 0.23, "italic 400");
  c.fillStyle = p.frame;
  c.fillRect(0.9, 1.36, 3.3, 0.025);
  compass(b, 1.5, 2.55, 0.62);
}

/** A rose of four points, each half dark. */
function compass(b: Brush, x: number, y: number, r: number) {
  const { c, p } = b;
  c.strokeStyle = p.frame;
  c.lineWidth = 0.022;
  c.beginPath();
  c.arc(x, y, r * 0.66, 0, Math.PI * 2);
  c.stroke();
  paintRose(c, { x, y, r }, { short: 0.6, slant: Math.PI / 7, waist: 0.3, dark: p.frame, light: p.off });
  text(b, "N", x, y - r * 1.25, 0.3, "600");
}

function text(b: Brush, value: string, x: number, y: number, size: number, face: string) {
  const { c, p, pixel, rect } = b;
  c.save();
  c.setTransform(1, 0, 0, 1, (x - rect.left) / pixel, (y - rect.top) / pixel);
  c.font = `${face} ${size * b.scale}px ${p.display}`;
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.fillStyle = p.frame;
  c.fillText(value, 0, 0);
  c.restore();
}
