/** The customary symbols of unit types, drawn in a box of 3 by 2. */

type Context = CanvasRenderingContext2D;

/** What is drawn in the box, in order. */
const PARTS: Record<string, (keyof typeof DRAW)[]> = {
  armor: ["track"],
  infantryTank: ["track", "slash", "backslash"],
  recon: ["slash", "wheels"],
  infantry: ["slash", "backslash"],
  motorizedInfantry: ["slash", "backslash", "wheels"],
  mechanizedInfantry: ["slash", "backslash", "track"],
  paratroops: ["slash", "backslash", "wings"],
  motorizedAntitank: ["arrow", "wheels"],
  mobileAntitank: ["arrow", "track"],
  artillery: ["dot"],
  selfPropelledArtillery: ["dot", "track"],
};

/** In a box from 0, 0 to 3, 2. */
const DRAW = {
  slash: (path: Path2D) => line(path, 0, 2, 3, 0),
  backslash: (path: Path2D) => line(path, 0, 0, 3, 2),
  arrow(path: Path2D) {
    line(path, 0, 2, 1.5, 0);
    line(path, 1.5, 0, 3, 2);
  },
  track(path: Path2D) {
    path.moveTo(2.55, 1);
    path.ellipse(1.5, 1, 1.05, 0.56, 0, 0, Math.PI * 2);
  },
  wings(path: Path2D) {
    path.moveTo(0.9, 1.75);
    path.arc(1.2, 1.75, 0.3, Math.PI, 0);
    path.arc(1.8, 1.75, 0.3, Math.PI, 0);
  },
  wheels: (path: Path2D) => rings(path, [0.75, 2.25], 2.28, 0.2),
  dot: (path: Path2D) => rings(path, [1.5], 1, 0.28),
};
const FILLED = new Set(["dot"]);

function line(path: Path2D, ax: number, ay: number, bx: number, by: number) {
  path.moveTo(ax, ay);
  path.lineTo(bx, by);
}

function rings(path: Path2D, xs: number[], y: number, r: number) {
  for (const x of xs) {
    path.moveTo(x + r, y);
    path.arc(x, y, r, 0, Math.PI * 2);
  }
}

export function drawSymbol(
  c: Context,
  type: string,
  x: number,
  y: number,
  width: number,
  height: number,
  thick: number,
  ink: string,
  paper: string,
) {
  const scale = new DOMMatrix().translate(x, y).scale(width / 3, height / 2);
  c.fillStyle = paper;
  c.fillRect(x, y, width, height);
  c.strokeStyle = c.fillStyle = ink;
  c.lineWidth = thick;
  c.lineJoin = c.lineCap = "round";
  c.strokeRect(x, y, width, height);
  for (const part of PARTS[type] ?? []) {
    const plain = new Path2D();
    DRAW[part](plain);
    const path = new Path2D();
    path.addPath(plain, scale);
    c.stroke(path);
    if (FILLED.has(part)) c.fill(path);
  }
}

/** Every type that has a symbol. */
export const TYPES = Object.keys(PARTS);
