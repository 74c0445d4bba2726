/** What the theatre map has besides its hexes: a corner with title, scale and compass, and the extent of map C. */
import { paintRose } from "../../../board/compass.ts";
import { outlines, toPath } from "../../../board/contour.ts";
import { wide } from "../../../board/paint-terrain.ts";
import { COLS, GEOMETRY, R, ROWS } from "../geometry.ts";
import type { Brush } from "../map-model.ts";

/** Title, scale and compass in the charts' corner. */
export function paintTitle(b: Brush, texts: Record<string, string>) {
  const { c, p } = b;
  if (b.rect.right < 49 || b.rect.bottom < 18.5) return;
  compass(b, 51.6, 22.4, 1.35);
  const right = 66.2;
  text(b, texts.title, 60, 20.35, 1.35, `600 1px ${p.display}`, p.frame, 0.16);
  text(b, texts.subtitle, 60, 21.5, 0.52, `italic 400 1px ${p.display}`, p.frame, 0.02);
  c.fillStyle = p.frame;
  c.fillRect(54.2, 21.98, right - 54.6, 0.035);
  c.fillRect(54.2, 22.06, right - 54.6, 0.015);
  scaleBar(b, 53.8, 23.25, texts);
  text(b, texts.scale, 60, 24.75, 0.42, `400 1px ${p.display}`, p.frame, 0.03);
}

function scaleBar(b: Brush, left: number, y: number, texts: Record<string, string>) {
  const { c, p } = b;
  const bar = (top: number, unit: number, marks: number[], name: string, textY: number) => {
    marks.slice(1).forEach((mark, i) => {
      c.fillStyle = i % 2 ? p.off : p.frame;
      c.fillRect(left + marks[i] * unit, top, (mark - marks[i]) * unit, 0.16);
      c.lineWidth = 0.025;
      c.strokeStyle = p.frame;
      c.strokeRect(left + marks[i] * unit, top, (mark - marks[i]) * unit, 0.16);
    });
    marks.forEach((mark, i) =>
      text(
        b,
        i === marks.length - 1 ? `${mark} ${name}` : String(mark),
        left + mark * unit,
        textY,
        0.36,
        `500 1px ${p.font}`,
        p.frame,
        0,
      ),
    );
  };
  bar(y, 1 / 16, [0, 25, 50, 100, 150], texts.km, y - 0.28);
  bar(y + 0.2, 1.609344 / 16, [0, 10, 20, 50, 100], texts.miles, y + 0.68);
}

/** `font`: a font of the size 1px. */
function text(
  b: Brush,
  value: string,
  x: number,
  y: number,
  size: number,
  font: string,
  colour: string,
  spacing: number,
) {
  const { c, pixel, rect } = b;
  c.save();
  c.setTransform(1, 0, 0, 1, (x - rect.left) / pixel, (y - rect.top) / pixel);
  c.font = font.replace("1px", `${size * b.scale}px`);
  c.letterSpacing = `${spacing * size * b.scale}px`;
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.fillStyle = colour;
  c.fillText(value, 0, 0);
  c.restore();
}

/** An eight-pointed rose, each point half dark. */
function compass(b: Brush, x: number, y: number, r: number) {
  const { c, p } = b;
  c.strokeStyle = c.fillStyle = p.frame;
  c.lineWidth = 0.03;
  for (const ring of [0.62, 0.68]) {
    c.beginPath();
    c.arc(x, y, r * ring, 0, Math.PI * 2);
    c.stroke();
  }
  paintRose(c, { x, y, r }, { short: 0.72, slant: Math.PI / 8, waist: 0.27, dark: p.frame, light: p.off });
  text(b, "N", x, y - r * 1.22, 0.55, `600 1px ${p.display}`, p.frame, 0);
}

const mapC = new WeakMap<object, Path2D>();
/** The proposed extent of the smaller map. */
export function paintMapC(b: Brush, name: string) {
  const { c, p, model, scene } = b;
  const { rows, six_angles_columns: columns } = model.data.map_c;
  if (!mapC.has(scene)) {
    const path = new Path2D();
    const inside = (line: number, column: number) =>
      line >= ROWS - rows[1] && line <= ROWS - rows[0] && column >= columns[0] && column <= columns[1];
    for (const loop of outlines([0, ROWS - 1], [1, COLS], inside, GEOMETRY)) toPath(loop, true, path);
    mapC.set(scene, path);
  }
  c.strokeStyle = p.hatch;
  c.lineWidth = wide(b, 0.09, 1.6, 5);
  c.setLineDash([0.35, 0.2]);
  c.stroke(mapC.get(scene)!);
  c.setLineDash([]);
  text(
    b,
    name,
    (columns[0] + columns[1]) / 2,
    R + (ROWS - rows[0] + 1.25) * 0.866,
    Math.max(0.45, (10 * b.dpr) / b.scale),
    `italic 500 1px ${p.display}`,
    p.hatch,
    0.02,
  );
}
