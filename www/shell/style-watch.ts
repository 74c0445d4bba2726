/**
 * Style sheets that cannot be had, or that hang and so keep the page blank: the page is shown without them and says
 * that it is not complete. One that comes late is used then. And scripts of another build, from the first one on. It
 * waits for nothing.
 */
import { isWanted, loadAgain } from "./other-build.ts";

/** Milliseconds after which the page is shown without a style sheet. */
const LATE = 10_000;

const without = new Set<HTMLLinkElement>();

/** Whether there are no rules. Those of another origin, as in a frame without one, cannot be looked at. */
function isEmpty({ sheet }: HTMLLinkElement) {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return false;
  }
}

function lookAtStyles() {
  const links = document.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  for (const link of links) {
    // One that could not be loaded is there without rules.
    if (!isEmpty(link) || without.has(link)) continue;
    without.add(link);
    say(true);
    if (!link.sheet) takeLater(link);
  }
}

/** The page does not wait for a style sheet that is for printing. */
function takeLater(link: HTMLLinkElement) {
  link.addEventListener(
    "load",
    () => {
      link.media = "";
      without.delete(link);
      if (!without.size) say(false);
    },
    { once: true },
  );
  link.media = "print";
}

const say = (isShown: boolean) => document.getElementById("incomplete")?.classList.toggle("is-shown", isShown);

addEventListener("another-build", () => {
  if (isWanted() && !loadAgain() && !document.documentElement.dataset.ready) say(true);
});

if (document.readyState === "complete") lookAtStyles();
else {
  addEventListener("load", lookAtStyles, { once: true });
  setTimeout(lookAtStyles, LATE);
}
