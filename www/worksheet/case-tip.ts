/** An inline case number that shows its ruling on hover, focus and tap. */
import { el, replace } from "../dom.ts";
import { focused } from "./focus.ts";
import { sourceName, switchName } from "../help/ruling-texts.ts";
import type { App } from "../shell/app-types.ts";
import type { Ledger, Ruling } from "../shell/ledger.ts";

const EDGE = 8;
let counter = 0;

/**
 * `caseNumber`: as printed, for example "11.4". `rulingIds`: rulings to show; empty shows every ruling of the case.
 * Returns a button; its popover is made when first needed.
 */
export function caseTip(caseNumber: string, rulingIds: string[], app: App): HTMLElement {
  const { t } = app.lang;
  const id = `tip-${++counter}`;
  let popover: HTMLElement | null = null;
  let pinned = false;
  /** The focus comes back from the sheet that was put away: it is no wish to see it again. */
  let dismissed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const button = el("button", {
    type: "button",
    class: "case-tip",
    "aria-expanded": "false",
    "aria-label": t("tip.button", { case: caseNumber }),
    text: caseNumber,
  });

  function open() {
    clearTimeout(timer);
    if (popover?.isConnected) return;
    if (popover) close();
    popover = el("div", {
      class: "popover",
      id,
      popover: "manual",
      role: "group",
      "aria-label": t("tip.heading", { case: caseNumber }),
    });
    popover.append(el("p", { class: "muted", text: t("tip.loading") }));
    popover.addEventListener("pointerenter", () => clearTimeout(timer));
    popover.addEventListener("pointerleave", later);
    popover.addEventListener("focusout", leave);
    button.after(popover);
    popover.showPopover();
    button.setAttribute("aria-expanded", "true");
    button.setAttribute("aria-describedby", id);
    place(popover, button);
    addEventListener("keydown", onKey, true);
    addEventListener("pointerdown", onOutside, true);
    addEventListener("scroll", follow, true);
    const shown = popover;
    app.ledger
      .then((ledger) => {
        fill(shown, caseNumber, rulingIds, ledger, app, close);
        place(shown, button);
        return import("../help/case-words.ts")
          .then(({ addCaseWords }) => addCaseWords(shown, caseNumber, app, close))
          .then(() => place(shown, button));
      })
      .catch(() => {});
  }
  function close() {
    clearTimeout(timer);
    pinned = false;
    // Removing what has the focus closes a second time.
    const shown = popover;
    popover = null;
    shown?.remove();
    button.setAttribute("aria-expanded", "false");
    button.removeAttribute("aria-describedby");
    removeEventListener("keydown", onKey, true);
    removeEventListener("pointerdown", onOutside, true);
    removeEventListener("scroll", follow, true);
  }
  function later() {
    clearTimeout(timer);
    if (!pinned)
      timer = setTimeout(() => !popover?.contains(focused(button)) && focused(button) !== button && close(), 250);
  }
  function leave(event: FocusEvent) {
    const to = event.relatedTarget as Node | null;
    if (to !== button && !(to && popover?.contains(to))) close();
  }
  function onKey(event: KeyboardEvent) {
    if (!popover?.isConnected) return close();
    if (event.key !== "Escape") return;
    event.stopPropagation();
    const inside = popover?.contains(focused(button));
    close();
    if (!inside) return;
    dismissed = true;
    button.focus();
    dismissed = false;
  }
  function onOutside(event: PointerEvent) {
    const at = event.composedPath()[0] as Node;
    if (!popover?.contains(at) && !button.contains(at)) close();
  }
  function follow(event: Event) {
    if (popover && !popover.contains(event.composedPath()[0] as Node)) place(popover, button);
  }

  button.addEventListener("pointerenter", (event) => event.pointerType !== "touch" && open());
  button.addEventListener("pointerleave", later);
  button.addEventListener("focus", () => dismissed || open());
  button.addEventListener("blur", leave);
  button.addEventListener("click", () => {
    if (popover && pinned) close();
    else {
      open();
      pinned = true;
    }
  });
  return button;
}

/** Puts the sheet under the button, or above it where there is no room, and never over the edge of the window. */
function place(popover: HTMLElement, button: HTMLElement) {
  const at = button.getBoundingClientRect();
  const size = popover.getBoundingClientRect();
  const left = Math.max(EDGE, Math.min(at.left, innerWidth - size.width - EDGE));
  const below = at.bottom + 6;
  const top = below + size.height <= innerHeight - EDGE ? below : Math.max(EDGE, at.top - size.height - 6);
  popover.style.left = `${left}px`;
  popover.style.top = `${top}px`;
}

function fill(popover: HTMLElement, caseNumber: string, ids: string[], ledger: Ledger, app: App, close: () => void) {
  const { t } = app.lang;
  const known = ids.map((id) => ledger.byId(id)).filter((ruling) => ruling !== undefined);
  const rulings = ids.length ? known : ledger.byCase(caseNumber);
  const heading = el("h4", { text: t("tip.heading", { case: caseNumber }) });
  if (!rulings.length) {
    replace(popover, heading, el("p", { class: "muted", text: t(ledger.loaded ? "tip.none" : "tip.noLedger") }));
    return;
  }
  replace(
    popover,
    heading,
    rulings.map((ruling) => item(ruling, app, close)),
  );
}

function item(ruling: Ruling, app: App, close: () => void) {
  const { t } = app.lang;
  const show = () => {
    close();
    app.tabs.show("rules", true);
    location.hash = ruling.id;
  };
  return el(
    "div",
    { class: "popover-item stack" },
    el("p", {}, el("strong", { class: "num", text: ruling.id }), " ", el("span", { lang: "en", text: ruling.text })),
    el(
      "p",
      { class: "muted row" },
      el("span", { class: "badge", text: sourceName(ruling, app.lang) }),
      ruling.switch ? t("tip.switch", { switch: switchName(ruling, app.lang) }) : t("tip.noSwitch"),
    ),
    app.mainSite
      ? el("a", {
          class: "button button-quiet button-small",
          href: `${app.mainSite}#${ruling.id}`,
          target: "_blank",
          rel: "noopener",
          text: t("tip.open"),
        })
      : el("button", {
          type: "button",
          class: "button button-quiet button-small",
          text: t("tip.open"),
          on: { click: show },
        }),
  );
}
