/**
 * What a form of an owner's values says at its foot: texts that are not taken, and stored texts that cannot be read.
 */
import { el, replace } from "../dom.ts";
import { download } from "./copy.ts";
import type { App } from "../shell/app-types.ts";
import type { Props } from "../dom.ts";
import type { Settled } from "../store/values.ts";

interface BarOptions {
  lang: App["lang"];
  /** Says how many values are saved. */
  state: HTMLElement;
  /** A place in words. */
  nameOf: (what: string) => string;
  /** What is wrong with the text that was typed there. */
  faultOf: (what: string) => string;
  /** Whether there is a field for a place. */
  known: (what: string) => boolean;
  /** Leads to the field of a place. */
  show: (what: string) => void;
  /** Removes a text for which there is no field. */
  drop: (what: string) => void;
  /** Deletes the stored texts that cannot be read. */
  forget: () => void;
}

export function createValuesBar({ lang: { t, tn }, state, nameOf, faultOf, known, show, drop, forget }: BarOptions) {
  const typed = el("div", { class: "vb-typed", id: "vb-typed" });
  const aside = el("div", { class: "vb-aside", id: "vb-aside" });
  const node = el("div", { class: "vb" }, aside, state, typed);
  let shown = "";

  function item(what: string) {
    const name = nameOf(what);
    const button = (props: Props) =>
      el("button", { type: "button", class: "button button-small", data: { typed: what }, ...props });
    return el(
      "li",
      {},
      known(what)
        ? button({ text: name, on: { click: () => show(what) } })
        : [name, " ", button({ text: t("values.drop"), on: { click: () => drop(what) } })],
      " ",
      faultOf(what),
    );
  }

  return {
    node,
    update(values: Settled) {
      const places = [...values.faults.keys()];
      const now = JSON.stringify([places.map((what) => [what, faultOf(what)]), values.aside.length]);
      if (now === shown) return;
      shown = now;
      replace(
        typed,
        places.length > 0 && [
          el("p", { id: "vb-count", role: "status", text: tn("values.typed", places.length) }),
          el("ul", {}, places.map(item)),
        ],
      );
      replace(
        aside,
        values.aside.length > 0 &&
          el(
            "p",
            { class: "notice notice-warn", role: "alert" },
            tn("values.aside", values.aside.length),
            " ",
            el("button", {
              type: "button",
              class: "button button-small",
              id: "vb-aside-save",
              text: t("values.aside.save"),
              on: { click: () => download("unread-values.txt", values.aside.join("\n\n")) },
            }),
            " ",
            el("button", {
              type: "button",
              class: "button button-small",
              id: "vb-aside-delete",
              text: t("values.aside.delete"),
              on: { click: forget },
            }),
          ),
      );
    },
  };
}

/**
 * Runs what moves the page only when no button of the pointer is down, so that a click ends where it began; of several
 * works the last. `signal`: ends it.
 */
export function createAfterPress(signal: AbortSignal) {
  let pressed = false;
  let waiting: (() => void) | null = null;
  const run = () => {
    pressed = false;
    const work = waiting;
    waiting = null;
    work?.();
  };
  const options = { capture: true, signal };
  // A list that a browser opens of a select takes the end of the press.
  const press = ({ target }: Event) => void (pressed = !(target instanceof HTMLSelectElement));
  addEventListener("pointerdown", press, options);
  // The click comes after the end of the press.
  // The click comes after the end of the press.
  const release = ({ type, target }: Event) => pressed && (type !== "blur" || target === window) && setTimeout(run);
  for (const end of ["pointerup", "pointercancel", "keydown", "blur"]) addEventListener(end, release, options);
  return (work: () => void) => {
    waiting = work;
    if (!pressed) run();
  };
}
