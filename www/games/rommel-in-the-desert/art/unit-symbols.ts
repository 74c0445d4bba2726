// @ts-check
/** The customary symbols of unit types, drawn in a box of 3 by 2. */

/** @typedef {CanvasRenderingContext2D} Context */

/** What is drawn in the box, in order. */
const PARTS = /** @type {Record<string, (keyof typeof DRAW)[]>} */ ({
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
});

/** In a box from 0, 0 to 3, 2. */
const DRAW = {
  slash: (/** @type {Path2D} */ path) => line(path, 0, 2, 3, 0),
  backslash: (/** @type {Path2D} */ path) => line(path, 0, 0, 3, 2),
  arrow(/** @type {Path2D} */ path) {
    line(path, 0, 2, 1.5, 0);
    line(path, 1.5, 0, 3, 2);
  },
  track(/** @type {Path2D} */ path) {
    path.moveTo(2.55, 1);
    path.ellipse(1.5, 1, 1.05, 0.56, 0, 0, Math.PI * 2);
  },
  wings(/** @type {Path2D} */ path) {
    path.moveTo(0.9, 1.75);
    path.arc(1.2, 1.75, 0.3, Math.PI, 0);
    path.arc(1.8, 1.75, 0.3, Math.PI, 0);
  },
  wheels: (/** @type {Path2D} */ path) => rings(path, [0.75, 2.25], 2.28, 0.2),
  dot: (/** @type {Path2D} */ path) => rings(path, [1.5], 1, 0.28),
};
const FILLED = new Set(["dot"]);

/** @param {Path2D} path @param {number} ax @param {number} ay @param {number} bx @param {number} by */
function line(path, ax, ay, bx, by) {
  path.moveTo(ax, ay);
  path.lineTo(bx, by);
}

/** @param {Path2D} path @param {number[]} xs @param {number} y @param {number} r */
function rings(path, xs, y, r) {
  for (const x of xs) {
    path.moveTo(x + r, y);
    path.arc(x, y, r, 0, Math.PI * 2);
  }
}

/**
 * @param {Context} c @param {string} type @param {number} x @param {number} y @param {number} width @param {number}
 *   height
 * @param {number} thick @param {string} ink @param {string} paper
 */
export function drawSymbol(c, type, x, y, width, height, thick, ink, paper) {
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
