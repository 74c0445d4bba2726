/** The sections as an ARIA tab list. */

import type { Store } from "../store/store.ts";

export interface Tabs {
  show: (name: string, focus?: boolean) => void;
  current: () => string;
  onShow: (listener: (name: string) => void) => void;
}

/** `choose`: the reader wants another section. `signal`: ends the listening. */
export function createTabs(
  list: HTMLElement,
  store: Store,
  choose: (name: string) => void,
  signal?: AbortSignal,
): Tabs {
  const buttons = [...list.querySelectorAll("[role=tab]")] as HTMLElement[];
  const names = buttons.map((button) => button.dataset.tab ?? "");
  const listeners: ((name: string) => void)[] = [];
  let current = names[0];

  function show(name: string, focus = false) {
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

  function click(event: Event) {
    const button = (event.target as Element).closest("[role=tab]");
    if (button) choose((button as HTMLElement).dataset.tab ?? "");
  }
  function keydown(event: KeyboardEvent) {
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
