/** Reads the map's colours from the style, as the current paper has them. */

export type Palette = Record<string, string>;

const NAMES = [
  "land",
  "land-2",
  "rough",
  "rough-ink",
  "mountain",
  "mountain-ink",
  "sand",
  "sand-ink",
  "marsh",
  "marsh-ink",
  "oasis",
  "oasis-ink",
  "city",
  "city-ink",
  "sea",
  "sea-deep",
  "sea-ink",
  "coast",
  "margin",
  "off",
  "frame",
  "grid",
  "number",
  "road",
  "road-case",
  "track",
  "rail",
  "rail-planned",
  "scarp",
  "ridge",
  "sea-side",
  "frontier",
  "seam",
  "label",
  "label-city",
  "halo",
  "area",
  "light",
  "shade",
  "hatch",
  "cursor",
  "hover",
  "pin",
  "near",
  "far",
  "barred",
  "path",
  "out",
  "forced",
  "goal",
  "ready",
];

/**
 * A probe resolves `light-dark()` and system colours, which a custom property alone does not. `colours`: further names
 * of the style, without `--`.
 */
export function readPalette(host: HTMLElement, colours: readonly string[] = []): Palette {
  const probe = document.createElement("span");
  probe.className = "board-probe";
  (host.isConnected ? host : document.body).append(probe);
  const palette: Palette = {};
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  for (const name of NAMES) palette[name] = read(`--map-${name}`);
  for (const name of colours) palette[name] = read(`--${name}`);
  const style = getComputedStyle(probe);
  palette.display = style.getPropertyValue("--font-display").trim();
  palette.font = style.getPropertyValue("--font").trim();
  probe.remove();
  return palette;
}

/** Parts 0..255 of a computed colour, for pixel work. */
export function rgb(colour: string): [number, number, number] {
  const parts = (colour.match(/[\d.]+/g) ?? ["0", "0", "0"]).map(Number);
  return colour.startsWith("color(")
    ? [parts[0] * 255, parts[1] * 255, parts[2] * 255]
    : [parts[0], parts[1], parts[2]];
}
