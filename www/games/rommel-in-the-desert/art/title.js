// @ts-check
/** The title of the map, in the part of the paper in the south-east that is no map. */

/** @typedef {import("../../../board/paint-terrain.js").Brush} Brush */

/** @param {Brush} b @param {Record<string, string>} words */
export function paintTitle(b, words) {
  if (b.rect.right < 18 || b.rect.bottom < 6) return;
  text(b, words.title, 24, 7.15, 0.5, "600");
  text(b, words.subtitle, 24, 7.7, 0.25, "italic 400");
}

/**
 * @param {Brush} b @param {string} value @param {number} x @param {number} y @param {number} size @param {string} face
 */
function text(b, value, x, y, size, face) {
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
