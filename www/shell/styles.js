// @ts-check
/** Style sheets that a part of the page brings with it: within a board on another website they belong to the board. */
import { el } from "../dom.js";
import { styleAddress } from "./files.js";

/**
 * A link to a style sheet, and a promise of its end, with or without success; no link where the page has it in itself.
 * @param {string} path from the page's folder
 */
export function styleLink(path) {
  const href = styleAddress(path);
  if (!href) return { link: null, loaded: Promise.resolve() };
  const link = el("link", { rel: "stylesheet", href });
  link.addEventListener("error", () => document.getElementById("incomplete")?.classList.add("is-shown"), {
    once: true,
  });
  const loaded = new Promise((done) => {
    for (const event of ["load", "error"]) link.addEventListener(event, done, { once: true });
  });
  return { link, loaded };
}
