/**
 * The address of the page: each section has one, and a fragment that asks for more is handed to the section that opens
 * it. Nothing else of the page listens.
 */
import { pushEntry, replaceEntry } from "./back.ts";
import { kindOf, sectionNamed, sectionOf } from "./link.ts";
import type { LinkKind, LinkNames, Section } from "./link.ts";
import type { Tabs } from "./tabs.ts";
import type { Calls, FoundLink, TextContent } from "./engine-types.ts";

/** What the engine reads. */
const LINKS: readonly LinkKind[] = ["game", "turn", "position", "combat"];

export type Router = ReturnType<typeof createRouter>;

/** `game`: noted in the history; `signal` ends the listening; `wasm`: the engine, once it is there. */
export function createRouter(
  names: LinkNames,
  tabs: Pick<Tabs, "show" | "current">,
  {
    game,
    signal,
    wasm = () => null,
  }: { game?: string; signal?: AbortSignal; wasm?: () => Pick<Calls, "findLinks"> | null } = {},
) {
  const openers: { kinds: readonly LinkKind[]; open: () => unknown }[] = [];
  const listeners = new Set<() => void>();
  /** What the engine reads in the address. */
  let read: { hash: string; links: FoundLink[] } = { hash: "", links: [] };

  /** The links of this game in the address; none before the engine is there. */
  function links() {
    const { hash } = location;
    const engine = wasm();
    if (engine && read.hash !== hash) read = { hash, links: linksOf(engine.findLinks(hash)) };
    return read.hash === hash ? read.links.filter(({ letter }) => letter === names.letter) : [];
  }

  /** What the address asks for: of a link what the engine reads, and before that what a glance at it tells. */
  function current() {
    const kind = kindOf(location.hash, names);
    const carries = kind && LINKS.includes(kind) ? links()[0]?.carries : undefined;
    return carries && carries !== "other" ? carries : kind;
  }
  /** Where an address without a fragment leads to. */
  const first = sectionNamed(location.hash) ?? tabs.current();

  /** The section of the address: named by it, or noted in the history. */
  function section() {
    const kind = current();
    if (kind) return sectionOf(kind);
    return sectionNamed(location.hash) ?? (location.hash.length > 1 ? null : (history.state?.section ?? first));
  }

  function follow() {
    const kind = current();
    const shown = section();
    if (shown && (kind || shown !== tabs.current())) tabs.show(shown);
    for (const listener of [...listeners]) listener();
    for (const { kinds, open } of [...openers]) if (kind && kinds.includes(kind)) void open();
  }
  addEventListener("hashchange", follow, { signal });
  // Between two addresses that differ in their history alone no fragment changes.
  addEventListener(
    "popstate",
    () => {
      const shown = section();
      if (shown && shown !== tabs.current() && !current()) tabs.show(shown);
    },
    { signal },
  );

  return {
    follow,
    /** Shows a section and gives it the address, so that the browser's Back comes from there. */
    go(name: Section) {
      if (section() !== name) pushEntry({ game, section: name }, `#${name}`);
      tabs.show(name);
    },
    /** What the address asks for now, or null. */
    kind: current,
    /** Opens fragments of these kinds from now on. What the address asks for at this moment is the caller's to open. */
    on: (kinds: readonly LinkKind[], open: () => unknown) => void openers.push({ kinds, open }),
    /** Hears every change of the fragment; gives what ends it. */
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The fragment of the address, without its `#`. */
    fragment: () => location.hash.slice(1),
    /** Takes a fragment that has been opened out of the address, where it still stands there. */
    take(fragment: string) {
      if (location.hash.slice(1) !== fragment) return;
      replaceEntry({ game, section: section() }, location.pathname + location.search);
    },
  };
}

/** The links that were found in a text. */
const linksOf = (content: TextContent) => (content.kind === "links" ? content.links : []);
