/** Light or dark paper: follows the system unless the reader chose one. */
import { el } from "../dom.ts";
import type { Store } from "../store/store.ts";
import type { Lang } from "../lang/lang.ts";

type Paper = "auto" | "light" | "dark";

export interface Theme {
  /** What was chosen. */
  paper: () => Paper;
  /** What is shown. */
  isDark: () => boolean;
  /** Returns what removes the listener. */
  onChange: (listener: () => void) => () => void;
}

const PAPERS: Paper[] = ["auto", "light", "dark"];
const GLYPHS = { auto: "◐", light: "☀", dark: "☾" };

/** `root`: where the three buttons go. `signal`: ends the listening. */
export function createTheme(root: Element, store: Store, lang: Lang, signal?: AbortSignal): Theme {
  const listeners = new Set<() => void>();
  const html = document.documentElement;
  const media = matchMedia("(prefers-color-scheme: dark)");
  const stored = store.get("paper") as Paper;
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
  function step(event: Event) {
    const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    if (altKey || ctrlKey || metaKey) return;
    const by = key === "ArrowRight" || key === "ArrowDown" ? 1 : key === "ArrowLeft" || key === "ArrowUp" ? -1 : 0;
    if (!by) return;
    event.preventDefault();
    const next = PAPERS[(PAPERS.indexOf(paper) + by + PAPERS.length) % PAPERS.length];
    choose(next);
    buttons[PAPERS.indexOf(next)].focus();
  }
  root.addEventListener("keydown", step, { signal });

  function choose(name: Paper) {
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
