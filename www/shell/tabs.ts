// @ts-check
/** The sections as an ARIA tab list. */

/**
 * @typedef {object} Tabs
 * @property {(name: string, focus?: boolean) => void} show
 * @property {() => string} current
 * @property {(listener: (name: string) => void) => void} onShow
 */

/**
 * @param {HTMLElement} list
 * @param {import("../store/store.ts").Store} store
 * @param {(name: string) => void} choose the reader wants another section
 * @param {AbortSignal} [signal] ends the listening
 * @returns {Tabs}
 */
export function createTabs(list, store, choose, signal) {
  const buttons = /** @type {HTMLElement[]} */ ([...list.querySelectorAll("[role=tab]")]);
  const names = buttons.map((button) => button.dataset.tab ?? "");
  const listeners = /** @type {((name: string) => void)[]} */ ([]);
  let current = names[0];

  /** @param {string} name @param {boolean} [focus] */
  function show(name, focus = false) {
    if (!names.includes(name)) return;
    current = name;
    for (const button of buttons) {
      const on = button.dataset.tab === name;
      button.setAttribute("aria-selected", String(on));
      button.tabIndex = on ? 0 : -1;
      const panel = document.getElementById(button.dataset.tab ?? "");
      if (panel) panel.hidden = !on;
      if (on && focus) button.focus();
    }
    store.set("tab", name);
    for (const listener of listeners) listener(name);
  }

  /** @param {Event} event */
  function click(event) {
    const button = /** @type {Element} */ (event.target).closest("[role=tab]");
    if (button) choose(/** @type {HTMLElement} */ (button).dataset.tab ?? "");
  }
  /** @param {KeyboardEvent} event */
  function keydown(event) {
    const at = names.indexOf(current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: names.length - 1 }[event.key];
    // With Alt the arrows are the browser's Back and Forward.
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(names[(to + names.length) % names.length]);
    buttons[names.indexOf(current)].focus();
  }
  list.addEventListener("click", click, { signal });
  list.addEventListener("keydown", keydown, { signal });
  show(store.get("tab") ?? names[0]);
  return { show, current: () => current, onShow: (listener) => void listeners.push(listener) };
}
