// @ts-check
/** Arrows over several hexes: attacks with their odds, and the marches of the last moves. */

/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {import("./palette.ts").Palette} Palette */
/** @typedef {import("./view.ts").View} View */
/** @typedef {{from: number[], to: number, text?: string}} Attack */
/** @typedef {[number, number]} Point */

/**
 * A broad arrow from each hex, and one label with the odds on the hex attacked.
 * @param {Context} c
 * @param {Attack} attack
 * @param {View} view
 * @param {Palette} p
 */
export function drawAttack(c, { from, to, text }, view, p) {
  const end = view.middle(to);
  for (const hex of from) {
    blade(c, view.middle(hex), end, view.scale);
    c.fillStyle = p.pin;
    c.strokeStyle = p.halo;
    c.lineWidth = 2.4;
    c.stroke();
    c.fill();
  }
  if (text) drawLabel(c, text, end[0], end[1] - view.scale * 0.5, Math.max(11, Math.min(20, view.scale * 0.24)), p);
}

/**
 * Narrow at its root, broad at its neck, with a head.
 * @param {Context} c
 * @param {Point} from
 * @param {Point} to
 * @param {number} scale
 */
function blade(c, [ax, ay], [bx, by], scale) {
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / long, (by - ay) / long];
  const at = (/** @type {number} */ along, /** @type {number} */ aside) =>
    /** @type {Point} */ ([ax + ux * along - uy * aside, ay + uy * along + ux * aside]);
  const [start, tip] = [scale * 0.26, long - scale * 0.24];
  const [neck, w] = [tip - scale * 0.22, scale * 0.07];
  c.beginPath();
  for (const [along, aside] of [
    [start, w * 0.6],
    [neck, w],
    [neck, w * 2.4],
    [tip, 0],
    [neck, -w * 2.4],
    [neck, -w],
    [start, -w * 0.6],
  ])
    c.lineTo(...at(along, aside));
  c.closePath();
}

/**
 * Text on a small plate.
 * @param {Context} c
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {Palette} p
 * @param {string} [edge]
 */
export function drawLabel(c, text, x, y, size, p, edge = p.pin) {
  c.font = `700 ${size}px ${p.font}`;
  c.textAlign = "center";
  c.textBaseline = "middle";
  const width = c.measureText(text).width + size * 0.8;
  c.beginPath();
  c.roundRect(x - width / 2, y - size * 0.72, width, size * 1.44, size * 0.3);
  c.fillStyle = p.halo;
  c.fill();
  c.strokeStyle = edge;
  c.lineWidth = 1.8;
  c.stroke();
  c.fillStyle = p.label;
  c.fillText(text, x, y + size * 0.06);
}

/**
 * A dotted line of march with a ring at its root and a head at its end.
 * @param {Context} c
 * @param {number[]} hexes
 * @param {string} colour
 * @param {View} view
 * @param {Palette} p
 */
export function drawTrail(c, hexes, colour, view, p) {
  if (hexes.length < 2) return;
  const points = hexes.map((hex) => view.middle(hex));
  const width = Math.max(1.6, Math.min(4.5, view.scale * 0.065));
  const [[ax, ay], [bx, by]] = [points[points.length - 2], points[points.length - 1]];
  const angle = Math.atan2(by - ay, bx - ax);
  const short = Math.min(view.scale * 0.42, Math.hypot(bx - ax, by - ay) * 0.6);
  const tip = /** @type {Point} */ ([bx - Math.cos(angle) * short, by - Math.sin(angle) * short]);
  const line = [...points.slice(0, -1), tip];
  for (const [thick, ink, dash] of /** @type {[number, string, number[]][]} */ ([
    [width + 3, p.halo, []],
    [width, colour, [width * 0.1, width * 2.1]],
  ])) {
    c.beginPath();
    line.forEach(([x, y], i) => (i ? c.lineTo(x, y) : c.moveTo(x, y)));
    c.setLineDash(dash);
    c.strokeStyle = ink;
    c.lineWidth = thick;
    c.stroke();
    c.setLineDash([]);
    c.beginPath();
    c.arc(...points[0], width * 1.5, 0, Math.PI * 2);
    for (const turn of [2.55, -2.55]) {
      c.moveTo(...tip);
      c.lineTo(tip[0] + Math.cos(angle + turn) * width * 4, tip[1] + Math.sin(angle + turn) * width * 4);
    }
    c.stroke();
  }
}
