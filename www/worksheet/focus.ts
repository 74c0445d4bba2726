// @ts-check
/**
 * Keeps the focus on the page where a redraw takes away or moves what had it. A board on another website has its own
 * tree, whose focus the page around sees as one element.
 */

const FOCUSABLE = "button:not(.case-tip), input, select, summary, a[href]";
/** What a reader most likely wants next in a part of the page. */
const FIRST = ".ref-pending .button:not([aria-disabled=true])";

/** The tree that an element stands in: the page, or that of a board on another website. @param {Node} node */
const treeOf = (node) => /** @type {Document|ShadowRoot} */ (node.getRootNode());

/** What has the focus in the tree of an element. @param {Node} node */
export const focused = (node) => treeOf(node).activeElement ?? null;

/** The element of an id in the tree of another. @param {Node} node @param {string} id @returns {HTMLElement|null} */
export const byId = (node, id) => treeOf(node).getElementById?.(id) ?? null;

/** @param {Element} element */
const isShown = (element) => element.isConnected && element.checkVisibility({ visibilityProperty: true });

/**
 * Redraws, then gives the focus back: to the element itself or the one that took its place, or to what is left nearest
 * to it.
 * @param {HTMLElement} root @param {() => void} redraw
 */
export function keepFocus(root, redraw) {
  const had = focused(root);
  if (!(had instanceof HTMLElement) || !root.contains(had)) return redraw();
  const around = [];
  for (let node = /** @type {Element} */ (had); node !== root; node = /** @type {Element} */ (node.parentElement))
    around.push(node);
  redraw();
  if (focused(root) === had) return;
  const same = isShown(had) ? had : had.id && byId(root, had.id);
  if (same && isShown(same)) return same.focus({ preventScroll: true });
  for (const place of around.filter(isShown)) {
    const next = place.querySelector(FIRST) ?? [...place.querySelectorAll(FOCUSABLE)].find(isShown);
    if (!(next instanceof HTMLElement)) continue;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest" });
    return;
  }
}
