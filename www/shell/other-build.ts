/**
 * Files of two builds in one window: a script of the bundle that is asked for under another version than its own does not
 * run, and says `another-build`. The host has got a new version meanwhile, or the browser still has parts of an old one.
 */

/** Remembers, for this window, when it was last loaded again because of that. */
const LAST = "desertfox:v1:reloaded";
/** Milliseconds in which that helps at most once: a host of several servers may go on mixing for some minutes. */
const ONCE_IN = 600_000;
/** Milliseconds that fetching again may take. */
const PATIENCE = 5000;

/** Fetches what the page itself names, past what the browser has stored, and loads the page again. */
export const reload = () => void fetchAgain().finally(() => location.reload());

/** The same unasked, so not twice within some minutes. Returns whether it does. */
export function loadAgain() {
  try {
    if (Date.now() - Number(sessionStorage.getItem(LAST)) < ONCE_IN) return false;
    sessionStorage.setItem(LAST, String(Date.now()));
  } catch {
    return false;
  }
  reload();
  return true;
}

function fetchAgain() {
  const named = document.querySelectorAll("script[src], link[rel=stylesheet], link[rel=preload]");
  const addresses = Array.from(named, (node) => node.getAttribute("src") ?? node.getAttribute("href") ?? "");
  const signal = AbortSignal.timeout(PATIENCE);
  const all = [location.pathname + location.search, ...addresses];
  return Promise.allSettled(all.map((address) => fetch(address, { cache: "reload", signal })));
}

/**
 * Whether the page may be loaded again unasked: while it starts, and when the reader has just asked for the part that does
 * not run. Its games are stored order by order.
 */
export const isWanted = () => !document.documentElement.dataset.ready || (navigator.userActivation?.isActive ?? true);
