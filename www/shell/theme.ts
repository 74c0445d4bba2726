// @ts-check
/** Light or dark paper: follows the system unless the reader chose one. */
import { el } from "../dom.ts";

/** @typedef {"auto"|"light"|"dark"} Paper */
/**
 * @typedef {object} Theme
 * @property {() => Paper} paper what was chosen
 * @property {() => boolean} isDark what is shown
 * @property {(listener: () => void) => () => void} onChange returns what removes the listener
 */

const PAPERS = /** @type {Paper[]} */ (["auto", "light", "dark"]);
const GLYPHS = { auto: "◐", light: "☀", dark: "☾" };

/**
 * @param {Element} root where the three buttons go
 * @param {import("../store/store.ts").Store} store
 * @param {import("../lang/lang.ts").Lang} lang
 * @param {AbortSignal} [signal] ends the listening
 * @returns {Theme}
 */
export function createTheme(root, store, lang, signal) {
  const listeners = /** @type {Set<() => void>} */ (new Set());
  const html = document.documentElement;
  const media = matchMedia("(prefers-color-scheme: dark)");
  const stored = /** @type {Paper} */ (store.get("paper"));
  let paper = PAPERS.includes(stored) ? stored : "auto";

  const buttons = PAPERS.map((name) =>
    el(
      "button",
      {
        type: "button",
        role: "radio",
        class: "theme-button",
        title: lang.t(`app.theme.${name}`),
        "aria-label": lang.t(`app.theme.${name}`),
        data: { paper: name },
        on: { click: () => choose(name) },
      },
      el("span", { "aria-hidden": "true", text: GLYPHS[name] }),
    ),
  );
  root.replaceChildren(...buttons);
  /** @param {Event} event */
  function step(event) {
    const { key, altKey, ctrlKey, metaKey } = /** @type {KeyboardEvent} */ (event);
    if (altKey || ctrlKey || metaKey) return;
    const by = key === "ArrowRight" || key === "ArrowDown" ? 1 : key === "ArrowLeft" || key === "ArrowUp" ? -1 : 0;
    if (!by) return;
    event.preventDefault();
    const next = PAPERS[(PAPERS.indexOf(paper) + by + PAPERS.length) % PAPERS.length];
    choose(next);
    buttons[PAPERS.indexOf(next)].focus();
  }
  root.addEventListener("keydown", step, { signal });

  /** @param {Paper} name */
  function choose(name) {
    paper = name;
    store.set("paper", name);
    apply();
  }
  function apply() {
    if (paper === "auto") delete html.dataset.paper;
    else html.dataset.paper = paper;
    for (const button of buttons) {
      const on = button.dataset.paper === paper;
      button.setAttribute("aria-checked", String(on));
      button.tabIndex = on ? 0 : -1;
    }
    for (const listener of listeners) listener();
  }
  media.addEventListener("change", apply, { signal });
  matchMedia("(forced-colors: active)").addEventListener("change", apply, { signal });
  apply();
  return {
    paper: () => paper,
    isDark: () => paper === "dark" || (paper === "auto" && media.matches),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
