// A page in small for tests without a browser: elements that hold texts, and canvases that write down what is drawn.

/** Everything that was written on a canvas, by all tests of a file together. @type {string[]} */
export const written = [];

/** A drawing surface that knows every call and every property; only texts are written down. */
function context() {
  const values = {};
  return new Proxy(values, {
    get: (_, name) =>
      name in values
        ? values[name]
        : (...args) => {
            if (name === "fillText" || name === "strokeText") written.push(String(args[0]));
            return name === "measureText" ? { width: 10 } : undefined;
          },
    set: (_, name, value) => {
      values[name] = value;
      return true;
    },
  });
}

class FakeNode extends EventTarget {
  children = [];
  attributes = new Map();
  style = {};
  width = 300;
  height = 150;
  text = "";
  append(...nodes) {
    this.children.push(...nodes);
  }
  replaceChildren(...nodes) {
    this.children = nodes;
  }
  setAttribute(name, value) {
    this.attributes.set(name, String(value));
  }
  set textContent(text) {
    this.text = text;
    this.children = [];
  }
  /** All that a screen reader may read in it. */
  get textContent() {
    const labels = [...this.attributes].filter(([name]) => name.startsWith("aria-")).map(([, value]) => value);
    const inside = this.children.map((child) => (child instanceof FakeNode ? child.textContent : child));
    return [this.text, ...labels, ...inside].join(" ");
  }
  getContext() {
    return context();
  }
}

/** Puts the page in small in the place of the browser's. */
export function useFakePage() {
  const createElement = () => new FakeNode();
  Object.assign(globalThis, {
    Node: FakeNode,
    document: { createElement, createElementNS: createElement },
    devicePixelRatio: 1,
    requestAnimationFrame(act) {
      act();
      return 0;
    },
  });
}
