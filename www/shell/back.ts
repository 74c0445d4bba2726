/**
 * The browser's Back closes the topmost dialog and nothing else. Each open dialog has an entry of its own in the
 * history, a step above the entry of the page. A dialog that is closed by other means leaves its step behind: taking
 * it away would take time, in which the page may go elsewhere. The next dialog uses it again, and Back passes over it.
 */

/** Where an entry lies. */
interface Place {
  /** What its page's entry is called. */
  base: string;
  /** Steps above it. */
  depth: number;
  /** The address `was` was replaced in a step, and the entry below still has it. */
  replaced?: { base: string; was: string; url: string };
}

const dialogs: HTMLDialogElement[] = [];
/** On the page itself only: in a frame, and on the website of somebody else, the history is not ours. */
let watching = false;
let here: Place = { base: "", depth: 0 };
let address = "";
/** The page goes back to the step of a dialog that stays open. */
let returning = false;
/** Changes of the fragment that come of steps alone. */
let muted = 0;

const placeOf = ({ state } = history): Place => ({
  base: state?.base ?? "",
  depth: state?.depth ?? 0,
  replaced: state?.replaced,
});

const openDialogs = () => dialogs.filter(({ open, isConnected }) => open && isConnected);

function look() {
  here = placeOf();
  address = location.hash;
}

/** Gives each open dialog a step. */
function step() {
  if (!watching) return;
  look();
  const count = openDialogs().length;
  if (here.depth >= count) return;
  const base = here.base || Math.random().toString(36).slice(2);
  if (!here.depth) history.replaceState({ ...history.state, base, depth: 0 }, "");
  for (let depth = here.depth + 1; depth <= count; depth++) history.pushState({ ...history.state, base, depth }, "");
  look();
}

/** Shows a dialog above everything else. */
export function showModal(dialog: HTMLDialogElement) {
  dialog.showModal();
  if (!dialogs.includes(dialog)) dialogs.push(dialog);
  dialog.addEventListener("close", () => !dialog.open && dialogs.splice(dialogs.indexOf(dialog), 1), { once: true });
  step();
}

/** A new entry of the history; in the place of a step that no dialog needs. */
export function pushEntry(state: object | null, url: string) {
  const { depth, replaced } = placeOf();
  if (watching && depth && !openDialogs().length) history.replaceState({ ...state, replaced }, "", url);
  else history.pushState({ ...state, replaced }, "", url);
  if (watching) step();
}

/** Another state or address for the entry of now, which stays a step if it is one. */
export function replaceEntry(state: object | null, url?: string) {
  const place = placeOf();
  const { base, depth, replaced } = place;
  const was = replaced?.base === base ? replaced.was : location.hash;
  if (depth && url !== undefined) place.replaced = { base, was, url };
  history.replaceState({ ...state, ...place }, "", url);
  look();
}

/** As Escape does: a dialog may refuse. */
function cancel(dialog: HTMLDialogElement) {
  if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
}

function follow(event: PopStateEvent) {
  const [from, before] = [here, address];
  const { hash } = location;
  const { replaced } = from;
  if (replaced && replaced.base === placeOf().base && replaced.was === hash)
    history.replaceState({ ...history.state, replaced }, "", replaced.url);
  look();
  const isStep = here.base !== "" && here.base === from.base && here.depth !== from.depth;
  if (!isStep) return;
  // Between the steps of one entry the page stays as it is.
  event.stopImmediatePropagation();
  if (hash !== before) muted++;
  if (returning) {
    returning = false;
    return;
  }
  const open = openDialogs();
  if (here.depth > from.depth) return passForward(open.length);
  const top = open[here.depth] && open[open.length - 1];
  if (!top) return history.back();
  cancel(top);
  if (!top.open) return step();
  returning = true;
  history.go(from.depth - here.depth);
}

/** A step that Forward has come to, without its dialog, is passed over as well. `open`: how many dialogs are. */
function passForward(open: number) {
  const { navigation } = globalThis as unknown as { navigation?: { canGoForward: boolean } };
  if (here.depth <= open || !navigation) return;
  if (navigation.canGoForward) return history.forward();
  returning = true;
  history.go(open - here.depth);
}

/** Begins to watch, before anything else hears of the history. */
export function watchBack() {
  watching = true;
  look();
  addEventListener("popstate", follow, true);
  addEventListener(
    "hashchange",
    (event) => {
      if (muted) {
        muted--;
        return event.stopImmediatePropagation();
      }
      look();
      // Dialogs that stay open get their steps above the new entry, once the page has followed it.
      setTimeout(step);
    },
    true,
  );
  // A page that the browser had set aside comes back at an entry of its own choice.
  addEventListener("pageshow", look);
}
