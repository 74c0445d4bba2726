/** Repeatable randomness: the same place always gets the same texture. */

/** Returns 0..1. */
export function hash(a: number, b: number, seed = 0): number {
  let h = (Math.imul(a | 0, 374761393) + Math.imul(b | 0, 668265263) + Math.imul(seed | 0, 2147483647)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/** A stream of numbers 0..1 from one seed. */
export function stream(seed: number) {
  let n = 0;
  return () => hash(seed, n++, 77);
}

const fade = (t: number) => t * t * (3 - 2 * t);

/** Smooth value noise, -1..1. */
export function noise(x: number, y: number, seed = 0) {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [fade(x - ix), fade(y - iy)];
  const top = hash(ix, iy, seed) * (1 - fx) + hash(ix + 1, iy, seed) * fx;
  const low = hash(ix, iy + 1, seed) * (1 - fx) + hash(ix + 1, iy + 1, seed) * fx;
  return (top * (1 - fy) + low * fy) * 2 - 1;
}

/** Sum of octaves, about -1..1. */
export function fractal(x: number, y: number, octaves: number, seed = 0) {
  let [sum, size, total] = [0, 1, 0];
  for (let o = 0; o < octaves; o++) {
    sum += noise(x, y, seed + o) * size;
    total += size;
    size *= 0.5;
    x *= 2.03;
    y *= 2.03;
  }
  return sum / total;
}
