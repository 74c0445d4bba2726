// @ts-check
/** Small helpers that build the page with createElement and textContent only. */

/** @typedef {Node|string|number|null|undefined|false|readonly Child[]} Child */
/**
 * Attributes of an element: its text, its `data-` attributes, what it listens to, and others by their names.
 * @typedef {{text?: unknown, class?: string|false|null, data?: Record<string, unknown>, on?: Record<string, ((event: never) =>
 *   unknown)|undefined>, [attribute: string]: unknown}} Props
 */

/**
 * Makes an element. `class`, `text`, `data`, `on` and plain attributes are understood; `true` gives an empty attribute.
 * @param {string} tag
 * @param {Props} [props]
 * @param {...Child} children
 * @returns {HTMLElement}
 */
export function el(tag, props = {}, ...children) {
  return /** @type {HTMLElement} */ (fill(document.createElement(tag), props, children));
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * Makes an SVG element in the same manner.
 * @param {string} tag
 * @param {Props} [props]
 * @param {...Child} children
 */
export function svg(tag, props = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), props, children);
}

/** @param {Element} node @param {Props} props @param {readonly Child[]} children */
function fill(node, props, children) {
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "text") node.textContent = String(value);
    else if (key === "data")
      for (const [name, v] of Object.entries(value)) node.setAttribute(`data-${name}`, String(v));
    else if (key === "on")
      for (const [name, f] of Object.entries(value)) node.addEventListener(name, /** @type {EventListener} */ (f));
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  append(node, children);
  return node;
}

/** @param {Element} node @param {readonly Child[]} children */
function append(node, children) {
  for (const child of /** @type {Exclude<Child, readonly Child[]>[]} */ (children.flat(9))) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child instanceof Node ? child : String(child));
  }
}

/**
 * Replaces all children.
 * @param {Element} node
 * @param {...Child} children
 */
export function replace(node, ...children) {
  node.replaceChildren();
  append(node, children);
}
