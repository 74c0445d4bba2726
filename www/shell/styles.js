// @ts-check
/** Style sheets that parts of the page bring with them. */
import { el } from "../dom.js";
import { styleAddress } from "./files.js";

/** What the first view does without, in the order in which the styles follow those of `index.html`. */
export const LATER_STYLES = ["rules", "referee", "explorer", "values", "library", "play", "help", "how-to"].map(
  (name) => `www/style/${name}.css`,
);

/** Those that the page has, or that are on their way. @type {Map<string, Promise<unknown>>} */
const added = new Map();

/** Adds style sheets to the page, each once, and waits for them. @param {readonly string[]} paths */
export async function addStyles(paths) {
  for (const path of paths) {
    if (added.has(path)) continue;
    const { link, loaded } = styleLink(path);
    if (link) document.head.append(link);
    added.set(path, loaded);
  }
  await Promise.all(paths.map((path) => added.get(path)));
}

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
