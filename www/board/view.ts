// @ts-check
/** What part of the map is seen and how large. Screen units are CSS pixels from the stage's corner. */
/** Width of the printed border around the grid, in hexes. */
export const BORDER = 1.1;

/**
 * The printed paper: the grid and its border, in hexes.
 * @param {import("./geometry.ts").Geometry} geometry
 */
export const boundsOf = ({ width, height }) => ({
  left: -BORDER,
  top: -BORDER,
  right: width + BORDER,
  bottom: height + BORDER,
});
export const MAX_SCALE = 150;

export class View {
  /** @param {import("./geometry.ts").Geometry} geometry */
  constructor(geometry) {
    this.geometry = geometry;
    this.bounds = boundsOf(geometry);
    /** World point at the middle of the stage. */
    this.x = geometry.width / 2;
    this.y = geometry.height / 2;
    /** CSS pixels per hex. */
    this.scale = 20;
    this.width = 1;
    this.height = 1;
  }

  /** @param {number} width @param {number} height */
  resize(width, height) {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.clamp();
  }

  get fitScale() {
    return Math.min(
      this.width / (this.bounds.right - this.bounds.left),
      this.height / (this.bounds.bottom - this.bounds.top),
    );
  }

  /** From this scale on the paper covers all of the stage. */
  get coverScale() {
    return Math.max(
      this.width / (this.bounds.right - this.bounds.left),
      this.height / (this.bounds.bottom - this.bounds.top),
    );
  }

  fit() {
    this.scale = this.fitScale;
    this.x = (this.bounds.left + this.bounds.right) / 2;
    this.y = (this.bounds.top + this.bounds.bottom) / 2;
  }

  /** Keeps the paper in sight: it is centred where it fits, else it covers the stage. */
  clamp() {
    this.scale = Math.min(MAX_SCALE, Math.max(this.fitScale, this.scale));
    const halfWidth = this.width / 2 / this.scale;
    const halfHeight = this.height / 2 / this.scale;
    this.x = within(this.x, this.bounds.left + halfWidth, this.bounds.right - halfWidth);
    this.y = within(this.y, this.bounds.top + halfHeight, this.bounds.bottom - halfHeight);
  }

  /** @param {number} px @param {number} py @returns {[number, number]} */
  toWorld(px, py) {
    return [this.x + (px - this.width / 2) / this.scale, this.y + (py - this.height / 2) / this.scale];
  }

  /** @param {number} x @param {number} y @returns {[number, number]} */
  toScreen(x, y) {
    return [(x - this.x) * this.scale + this.width / 2, (y - this.y) * this.scale + this.height / 2];
  }

  /** Where the middle of a hex is seen. @param {number} hex */
  middle(hex) {
    return this.toScreen(...this.geometry.centre(hex));
  }

  /** @param {number} dx @param {number} dy */
  panBy(dx, dy) {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.clamp();
  }

  /**
   * Zooms so that the point under the pointer stays there.
   * @param {number} px
   * @param {number} py
   * @param {number} factor
   */
  zoomAt(px, py, factor) {
    const [x, y] = this.toWorld(px, py);
    this.scale = Math.min(MAX_SCALE, Math.max(this.fitScale, this.scale * factor));
    this.x = x - (px - this.width / 2) / this.scale;
    this.y = y - (py - this.height / 2) / this.scale;
    this.clamp();
  }

  /** @param {number} x @param {number} y @param {number} [scale] */
  centreOn(x, y, scale = this.scale) {
    this.scale = scale;
    this.x = x;
    this.y = y;
    this.clamp();
  }

  /**
   * Moves just enough to bring a point into the stage.
   * @param {number} x
   * @param {number} y
   * @param {number} [margin] in CSS pixels
   */
  reveal(x, y, margin = 60) {
    const [px, py] = this.toScreen(x, y);
    const dx = within(px, margin, this.width - margin) - px;
    const dy = within(py, margin, this.height - margin) - py;
    this.panBy(dx, dy);
  }
}

/** @param {number} value @param {number} low @param {number} high */
function within(value, low, high) {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}
