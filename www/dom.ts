/** Small helpers that build the page with createElement and textContent only. */

export type Child = Node | string | number | null | undefined | false | readonly Child[];

/** Attributes of an element: its text, its `data-` attributes, what it listens to, and others by their names. */
export interface Props {
  text?: unknown;
  class?: string | false | null;
  data?: Record<string, unknown>;
  on?: Record<string, ((event: never) => unknown) | undefined>;
  [attribute: string]: unknown;
}

/**
 * Makes an element. `class`, `text`, `data`, `on` and plain attributes are understood; `true` gives an empty attribute.
 */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props?: Props,
  ...children: Child[]
): HTMLElementTagNameMap[Tag];
export function el(tag: string, props?: Props, ...children: Child[]): HTMLElement;
export function el(tag: string, props: Props = {}, ...children: Child[]) {
  return fill(document.createElement(tag), props, children);
}

const SVG = "http://www.w3.org/2000/svg";

/** Makes an SVG element in the same manner. */
export function svg(tag: string, props: Props = {}, ...children: Child[]) {
  return fill(document.createElementNS(SVG, tag), props, children);
}

function fill<Made extends Element>(node: Made, props: Props, children: readonly Child[]) {
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "text") node.textContent = String(value);
    else if (key === "data")
      for (const [name, v] of Object.entries(value)) node.setAttribute(`data-${name}`, String(v));
    else if (key === "on")
      for (const [name, f] of Object.entries(value)) node.addEventListener(name, f as EventListener);
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  append(node, children);
  return node;
}

function append(node: Element, children: readonly Child[]) {
  for (const child of children.flat(9) as Exclude<Child, readonly Child[]>[]) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child instanceof Node ? child : String(child));
  }
}

/** Replaces all children. */
export function replace(node: Element, ...children: Child[]) {
  node.replaceChildren();
  append(node, children);
}
