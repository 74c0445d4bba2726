/**
 * Brings a live part of the page to the state of a freshly built one and keeps elements, so that focus and typing
 * survive.
 */
import { el } from "../dom.ts";
import { focused } from "./focus.ts";

const keyOf = (node: Node) => (node instanceof Element ? node.getAttribute("data-key") : null);

/** Things with a life of their own: only their key decides whether they stay. */
const isOpaque = (node: Node) =>
  node instanceof Element && (node.hasAttribute("data-opaque") || node.classList.contains("case-tip"));

/** Stands in a freshly built part for a live element that stays as it is: it need not be built again to be compared. */
export const unchanged = (tag: string, key: string) => el(tag, { data: { key, unchanged: "" } });

const stays = (node: Node) => node instanceof Element && node.hasAttribute("data-unchanged");

function isSame(a: Node, b: Node) {
  if (a.nodeName !== b.nodeName || keyOf(a) !== keyOf(b)) return false;
  if (!isOpaque(a) && !isOpaque(b)) return true;
  return isOpaque(a) && isOpaque(b) && (keyOf(a) !== null || a.textContent === b.textContent);
}

export function morph(live: Element, wanted: Element) {
  attributes(live, wanted);
  children(live, wanted);
  fields(live, wanted);
}

function attributes(live: Element, wanted: Element) {
  for (const name of live.getAttributeNames())
    if (!wanted.hasAttribute(name) && name !== "style" && !isOwn(live, name)) live.removeAttribute(name);
  for (const name of wanted.getAttributeNames()) {
    if (name === "style" || isOwn(live, name)) continue;
    const value = wanted.getAttribute(name) ?? "";
    if (live.getAttribute(name) !== value) live.setAttribute(name, value);
  }
  if (live instanceof HTMLElement && wanted instanceof HTMLElement && live.style.cssText !== wanted.style.cssText)
    live.style.cssText = wanted.style.cssText;
}

/** What the reader opened stays open. */
const isOwn = (live: Element, name: string) =>
  name === "open" && (live.nodeName === "DETAILS" || live.nodeName === "DIALOG");

function fields(live: Element, wanted: Element) {
  if (live instanceof HTMLInputElement && wanted instanceof HTMLInputElement) {
    if (live.checked !== wanted.checked) live.checked = wanted.checked;
    if (live.value !== wanted.value && !(live === focused(live) && live.hasAttribute("data-typing")))
      live.value = wanted.value;
  } else if (live instanceof HTMLSelectElement && wanted instanceof HTMLSelectElement) {
    if (live.value !== wanted.value) live.value = wanted.value;
  }
}

/**
 * Whether a keyed part, compared by the browser as a whole, needs nothing; fields hold more than their attributes say.
 */
const isUnchanged = (live: Node, wanted: Node) =>
  wanted instanceof Element &&
  wanted.hasAttribute("data-key") &&
  live.isEqualNode(wanted) &&
  !wanted.querySelector("input, select, textarea");

function children(live: Element, wanted: Element) {
  let here = live.firstChild;
  for (const child of [...wanted.childNodes]) {
    const match = find(here, child);
    if (!match) {
      live.insertBefore(child, here);
      continue;
    }
    if (match === here) here = here.nextSibling;
    else live.insertBefore(match, here);
    if (stays(child) || isOpaque(match) || isUnchanged(match, child)) continue;
    if (match instanceof Element && child instanceof Element) morph(match, child);
    else if (match.nodeValue !== child.nodeValue) match.nodeValue = child.nodeValue;
  }
  while (here) {
    const next = here.nextSibling;
    here.remove();
    here = next;
  }
}

/** The live child for a wanted one: the same key anywhere further on, else the next one if it is alike. */
function find(from: ChildNode | null, wanted: Node): ChildNode | null {
  if (!from) return null;
  if (keyOf(wanted) === null) return isSame(from, wanted) ? from : null;
  for (let node: ChildNode | null = from; node; node = node.nextSibling) if (isSame(node, wanted)) return node;
  return null;
}
