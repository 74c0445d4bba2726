/**
 * Keeps the focus on the page where a redraw takes away or moves what had it. A board on another website has its own
 * tree, whose focus the page around sees as one element.
 */

const FOCUSABLE = "button:not(.case-tip), input, select, summary, a[href]";
/** What a reader most likely wants next in a part of the page. */
const FIRST = ".ref-pending .button:not([aria-disabled=true])";

/** The tree that an element stands in: the page, or that of a board on another website. */
const treeOf = (node: Node) => node.getRootNode() as Document | ShadowRoot;

/** What has the focus in the tree of an element. */
export const focused = (node: Node) => treeOf(node).activeElement ?? null;

/** The element of an id in the tree of another. */
export const byId = (node: Node, id: string): HTMLElement | null => treeOf(node).getElementById?.(id) ?? null;

const isShown = (element: Element) => element.isConnected && element.checkVisibility({ visibilityProperty: true });

/**
 * Redraws, then gives the focus back: to the element itself or the one that took its place, or to what is left nearest
 * to it.
 */
export function keepFocus(root: HTMLElement, redraw: () => void) {
  const had = focused(root);
  if (!(had instanceof HTMLElement) || !root.contains(had)) return redraw();
  const around = [];
  for (let node: Element = had; node !== root; node = node.parentElement as Element) around.push(node);
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
