/** Style sheets that parts of the page bring with them. */
import { el } from "../dom.ts";
import { styleAddress } from "./files.ts";

/** Those that the page has, or that are on their way. */
const added = new Map<string, Promise<unknown>>();

/** Adds the style sheets of groups to the page, each once, and waits for them. */
export async function addStyles(groups: readonly string[]) {
  for (const group of groups) {
    if (added.has(group)) continue;
    const { link, loaded } = styleLink(group);
    if (link) document.head.append(link);
    added.set(group, loaded);
  }
  await Promise.all(groups.map((group) => added.get(group)));
}

/**
 * A link to a style sheet, and a promise of its end, with or without success; no link where the page has it in itself.
 */
export function styleLink(group: string) {
  const href = styleAddress(group);
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
