// @ts-check
/** Hears the fragment of the address and hands it to the section that opens it. Nothing else of the page listens. */
import { kindOf, sectionOf } from "./link.js";

/** @typedef {import("./link.js").LinkKind} LinkKind */
/** @typedef {ReturnType<typeof createRouter>} Router */

/**
 * @param {import("./link.js").LinkNames} names
 * @param {(section: import("../app.js").Section) => void} show brings a section forward
 */
export function createRouter(names, show) {
  /** @type {{kinds: readonly LinkKind[], open: () => unknown}[]} */
  const openers = [];
  /** @type {Set<() => void>} */
  const listeners = new Set();
  const current = () => kindOf(location.hash, names);

  function follow() {
    const kind = current();
    if (kind) show(sectionOf(kind));
    for (const listener of [...listeners]) listener();
    for (const { kinds, open } of [...openers]) if (kind && kinds.includes(kind)) void open();
  }
  addEventListener("hashchange", follow);

  return {
    follow,
    /** What the address asks for now, or null. */
    kind: current,
    /**
     * Opens fragments of these kinds from now on. What the address asks for at this moment is the caller's to open.
     * @param {readonly LinkKind[]} kinds @param {() => unknown} open
     */
    on: (kinds, open) => void openers.push({ kinds, open }),
    /** Hears every change of the fragment; gives what ends it. @param {() => void} listener */
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes the fragment out of the address, without its `#`. */
    take() {
      const fragment = location.hash.slice(1);
      history.replaceState(null, "", location.pathname + location.search);
      return fragment;
    },
  };
}
