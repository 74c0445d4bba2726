/** A link as a QR code, drawn as SVG. The library is loaded when the first one is shown. */
import { svg } from "../dom.ts";

/** Characters of the longest link that a phone reads from a screen without trouble. */
export const LONGEST_QR = 1200;
/** Blank modules around the code, as the standard asks for. */
const MARGIN = 4;

/** The outline of the dark modules, row by row. */
export function outlineOf(rows: boolean[][]) {
  const path = [];
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const begin = x;
      while (row[x + 1]) x += 1;
      path.push(`M${begin} ${y}h${x + 1 - begin}v1h${begin - x - 1}z`);
    }
  return path.join("");
}

/** The code of a link. Nothing where the link is too long for one. `label`: what it is, in words. */
export async function qrCode(text: string, label: string): Promise<Element | null> {
  if (!text || text.length > LONGEST_QR) return null;
  const { encodeQR } = await import("../vendor/qr/index.js");
  const rows = encodeQR(text, "raw", { ecc: "low", border: MARGIN });
  const size = rows.length;
  return svg(
    "svg",
    {
      class: "pl-qr",
      viewBox: `0 0 ${size} ${size}`,
      role: "img",
      "aria-label": label,
      "shape-rendering": "crispEdges",
    },
    svg("rect", { class: "pl-qr-light", width: size, height: size }),
    svg("path", { class: "pl-qr-dark", d: outlineOf(rows) }),
  );
}
