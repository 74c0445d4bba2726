// @ts-check
/** The panel beside the map: its parts are built afresh after each change, and it hears buttons, fields and keys. */
import { el } from "../../../dom.js";
import { byId, keepFocus } from "../../../worksheet/focus.js";
import { morph } from "../../../worksheet/morph.js";
import { attackView, battleView, stepsView } from "./attack.js";
import { allView } from "./all-orders.js";
import { boxesView } from "./boxes.js";
import { decisionView } from "./decisions.js";
import { groupView } from "./group-view.js";
import { footView, guideView, todoView } from "./guide.js";
import { invasionView } from "./invasion.js";
import { layersView } from "./layers-view.js";
import { createLogView, diceView } from "../../../play/log.js";
import { endCard } from "../../../play/end-card.js";
import { noticeView } from "../../../play/notices.js";
import { outcomeCard } from "../../../play/outcome-card.js";
import { recapCard } from "../../../play/recap-card.js";
import { replayView } from "../../../play/replay.js";
import { stackView } from "./stack.js";
import { standingView } from "./standing.js";
import { trayView } from "./tray.js";
import { keysView, menuView } from "../../../play/menu.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {{node: HTMLElement, view: (ctx: PlayContext) => HTMLElement}} Part */
/**
 * @typedef {object} PanelHandlers
 * @property {Record<string, (data: DOMStringMap) => void>} buttons
 * @property {Record<string, (field: HTMLInputElement, data: DOMStringMap) => void>} fields
 * @property {(event: KeyboardEvent) => boolean} key keys that work outside the map as well
 */

/** Parts whose content is made when they are first opened. */
const LATE = ["all", "ends", "dice", "keys", "recap-orders", "standing-units"];

/** What the other side has done, until the player goes on. @param {PlayContext} ctx */
const recapView = (ctx) => recapCard(ctx.replay ? null : ctx.recap, ctx);

/** The combat that is over, until the player goes on. @param {PlayContext} ctx */
const outcomeView = (ctx) =>
  outcomeCard(ctx.replay ? null : ctx.outcome, ctx, ctx.outcome && stepsView(ctx, ctx.outcome.findings));

/** @param {HTMLElement} root @param {PlayContext} ctx */
export function createPanel(root, ctx) {
  const part = (/** @type {(ctx: PlayContext) => HTMLElement} */ view) =>
    /** @type {Part} */ ({ node: view(ctx), view });
  const bar = part(menuView);
  const foot = part(footView);
  const work = [
    replayView,
    noticeView,
    endCard,
    recapView,
    outcomeView,
    guideView,
    decisionView,
    invasionView,
    battleView,
    trayView,
    groupView,
    stackView,
    attackView,
    todoView,
  ].map(part);
  const rest = [standingView, layersView, createLogView(), boxesView, allView, diceView, keysView].map(part);
  const slots = (/** @type {Part[]} */ parts) => parts.map(({ node }) => el("div", { class: "ex-slot" }, node));
  const element = el(
    "div",
    { class: "pl-side", id: "pl-panel" },
    el(
      "div",
      { class: "ex-panel pl-panel" },
      el("div", { class: "ex-column" }, slots(work)),
      el("div", { class: "ex-column" }, slots(rest)),
    ),
    el("div", { class: "pl-foot" }, foot.node),
  );

  /** @param {Part} piece */
  function refresh(piece) {
    const fresh = piece.view(ctx);
    if (fresh.nodeName === piece.node.nodeName) return morph(piece.node, fresh);
    piece.node.replaceWith(fresh);
    piece.node = fresh;
  }
  const holds = (/** @type {string} */ selector) => !!element.querySelector(selector);
  /** On a narrow screen other parts give way to a question of a combat and to its result. */
  function giveWay() {
    const decides = holds(".has-stakes, #pl-chances");
    element.parentElement?.classList.toggle("is-deciding", decides);
    element.classList.toggle("gives-way", decides || holds(".pl-outcome"));
  }
  function draw() {
    keepFocus(root, () => [bar, ...work, ...rest, foot].forEach(refresh));
    giveWay();
  }
  const drawBar = () => keepFocus(root, () => refresh(bar));

  /** Puts the focus where the work goes on. @param {string} id */
  function focusOn(id) {
    const found = id ? byId(root, id) : null;
    if (!found) return;
    found.closest("details")?.setAttribute("open", "");
    found.focus({ preventScroll: true });
    found.scrollIntoView({ block: "nearest" });
  }

  /** Presses the button that a digit belongs to. @param {string} digit @returns {boolean} whether there is one */
  function press(digit) {
    const found = /** @type {HTMLElement|null} */ (element.querySelector(`[data-digit="${digit}"]`));
    found?.click();
    return !!found;
  }

  /** Begins the reading of the panel where the work goes on: at its top, or at what has to be decided. */
  function begin() {
    const scroller = element.firstElementChild;
    if (scroller) scroller.scrollTop = 0;
    see(".pl-decision");
  }

  /** @param {string} selector of a part that is to be in sight @param {"nearest"|"start"} [block] */
  function see(selector, block = "nearest") {
    const found = element.querySelector(selector);
    // What hardly fits is shown from its beginning.
    const tall = (found?.getBoundingClientRect().height ?? 0) > innerHeight * 0.6;
    found?.scrollIntoView({ block: tall ? "start" : block });
  }

  /** @param {PanelHandlers} handlers */
  function listen(handlers) {
    const { signal } = ctx;
    root.addEventListener(
      "click",
      (event) => {
        const target = /** @type {Element} */ (event.target);
        const menu = target.closest(".ref-menu");
        closeMenus(menu);
        const found = /** @type {HTMLElement|null} */ (target.closest("[data-do]"));
        if (!found) return;
        // A press on Undo or Redo says why it is off: a tooltip cannot be read with a finger.
        const explains = found.id === "pl-undo" || found.id === "pl-redo";
        if (found.getAttribute("aria-disabled") === "true" && !explains) return;
        if (menu) {
          // What the item opens gives the focus back to the menu's button: the item itself is hidden by then.
          /** @type {HTMLElement|null} */ (menu.querySelector("summary"))?.focus({ preventScroll: true });
          menu.removeAttribute("open");
        }
        const { do: action = "", ...data } = found.dataset;
        handlers.buttons[action]?.(data);
      },
      { signal },
    );
    root.addEventListener(
      "change",
      (event) => {
        const field = /** @type {HTMLInputElement} */ (event.target);
        const { set = "", ...data } = field.dataset;
        if (set !== "replay") handlers.fields[set]?.(field, data);
      },
      { signal },
    );
    root.addEventListener(
      "input",
      (event) => {
        const field = /** @type {HTMLInputElement} */ (event.target);
        if (field.dataset.set === "replay") handlers.fields.replay(field, {});
      },
      { signal },
    );
    root.addEventListener(
      "toggle",
      (event) => {
        const details = /** @type {HTMLDetailsElement} */ (event.target);
        const { key = "" } = details.dataset;
        if (!LATE.includes(key) || !details.open || ctx.opened.has(key)) return;
        ctx.opened.add(key);
        draw();
      },
      { capture: true, signal },
    );
    // Where nothing has the focus, after a dialog for example, the keys of the table are heard all the same; not those
    // of another website.
    document.addEventListener(
      "keydown",
      (event) => {
        if (
          root.getRootNode() === document &&
          event.target === document.body &&
          !event.defaultPrevented &&
          root.checkVisibility() &&
          handlers.key(event)
        )
          event.preventDefault();
      },
      { signal },
    );
    root.addEventListener(
      "keydown",
      (event) => {
        const target = /** @type {HTMLElement} */ (event.target);
        if (event.defaultPrevented || target.closest("dialog")) return;
        if (event.key === "Escape") closeMenus();
        const types =
          target instanceof HTMLSelectElement ||
          (target instanceof HTMLInputElement && !["checkbox", "radio", "range"].includes(target.type));
        if (!types && handlers.key(event)) event.preventDefault();
      },
      { signal },
    );
  }

  /** @param {Element|null} [but] */
  function closeMenus(but) {
    for (const menu of root.querySelectorAll(".ref-menu[open]")) if (menu !== but) menu.removeAttribute("open");
  }

  return {
    bar: el("div", { class: "ref-bar-slot" }, bar.node),
    element,
    draw,
    drawBar,
    focusOn,
    press,
    begin,
    see,
    listen,
  };
}
