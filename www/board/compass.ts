/** The points of the compass rose on the maps. */

/** Angles of the points, those between the quarters first: the others lie over them. */
const BETWEEN = [45, 135, 225, 315];
const QUARTERS = [0, 90, 180, 270];

/**
 * Paints the eight points, each half dark and half light, with the pen of the context. `rose`: its middle and the
 * length of its long points. `short`: the length of the points between the quarters, and `waist` how far from the
 * middle a point is widest, both as parts of the long ones; `slant`: half the angle of a point there, in radians.
 */
export function paintRose(
  c: CanvasRenderingContext2D,
  { x, y, r }: { x: number; y: number; r: number },
  { short, slant, waist, dark, light }: { short: number; slant: number; waist: number; dark: string; light: string },
) {
  for (const turn of [...BETWEEN, ...QUARTERS]) {
    const length = BETWEEN.includes(turn) ? short : 1;
    const a = (turn * Math.PI) / 180;
    const at = (angle: number, far: number) =>
      [x + Math.sin(a + angle) * far * r, y - Math.cos(a + angle) * far * r] as const;
    for (const side of [-1, 1]) {
      c.beginPath();
      c.moveTo(x, y);
      c.lineTo(...at(0, length));
      c.lineTo(...at(side * slant, length * waist));
      c.closePath();
      c.fillStyle = side > 0 ? dark : light;
      c.fill();
      c.stroke();
    }
  }
}
