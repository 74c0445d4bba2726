/** What part of the map is seen and how large. Screen units are CSS pixels from the stage's corner. */
import type { Geometry } from "./geometry.ts";

/** Width of the printed border around the grid, in hexes. */
export const BORDER = 1.1;

/** The printed paper: the grid and its border, in hexes. */
export const boundsOf = ({ width, height }: Geometry) => ({
  left: -BORDER,
  top: -BORDER,
  right: width + BORDER,
  bottom: height + BORDER,
});
export const MAX_SCALE = 150;

export class View {
  geometry: Geometry;
  bounds: ReturnType<typeof boundsOf>;
  /** World point at the middle of the stage. */
  x: number;
  y: number;
  /** CSS pixels per hex. */
  scale = 20;
  width = 1;
  height = 1;

  constructor(geometry: Geometry) {
    this.geometry = geometry;
    this.bounds = boundsOf(geometry);
    this.x = geometry.width / 2;
    this.y = geometry.height / 2;
  }

  resize(width: number, height: number) {
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

  toWorld(px: number, py: number): [number, number] {
    return [this.x + (px - this.width / 2) / this.scale, this.y + (py - this.height / 2) / this.scale];
  }

  toScreen(x: number, y: number): [number, number] {
    return [(x - this.x) * this.scale + this.width / 2, (y - this.y) * this.scale + this.height / 2];
  }

  /** Where the middle of a hex is seen. */
  middle(hex: number) {
    return this.toScreen(...this.geometry.centre(hex));
  }

  panBy(dx: number, dy: number) {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.clamp();
  }

  /** Zooms so that the point under the pointer stays there. */
  zoomAt(px: number, py: number, factor: number) {
    const [x, y] = this.toWorld(px, py);
    this.scale = Math.min(MAX_SCALE, Math.max(this.fitScale, this.scale * factor));
    this.x = x - (px - this.width / 2) / this.scale;
    this.y = y - (py - this.height / 2) / this.scale;
    this.clamp();
  }

  centreOn(x: number, y: number, scale = this.scale) {
    this.scale = scale;
    this.x = x;
    this.y = y;
    this.clamp();
  }

  /** Moves just enough to bring a point into the stage. `margin`: in CSS pixels. */
  reveal(x: number, y: number, margin = 60) {
    const [px, py] = this.toScreen(x, y);
    const dx = within(px, margin, this.width - margin) - px;
    const dy = within(py, margin, this.height - margin) - py;
    this.panBy(dx, dy);
  }
}

function within(value: number, low: number, high: number) {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}
