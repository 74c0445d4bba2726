// @ts-check
/**
 * The panel beside a map: its parts are built afresh after each change, and it hears buttons, fields and keys. Which
 * parts there are is the game's to say.
 */
import { el } from "../dom.ts";
import { byId, focused, keepFocus } from "../worksheet/focus.ts";
import { morph } from "../worksheet/morph.ts";

/** @template Context @typedef {(ctx: Context) => HTMLElement} View */
/** @template Context @typedef {{node: HTMLElement, view: View<Context>}} Part */
/**
 * @template Context
 * @typedef {object} PanelParts
 * @property {View<Context>} bar above map and panel
 * @property {View<Context>} foot below the panel, always in sight
 * @property {View<Context>[]} work what the player does now
 * @property {View<Context>[]} rest what is looked up
 * @property {readonly string[]} late keys of the parts whose content is made when they are first opened
 */
/**
 * @typedef {object} PanelHandlers
 * @property {Record<string, (data: DOMStringMap) => void>} buttons
 * @property {Record<string, (field: HTMLInputElement, data: DOMStringMap) => void>} fields
 * @property {(event: KeyboardEvent) => boolean} key keys that work outside the map as well
 */

/** Whether a field is heard at each of its changes, not at the last one. @param {HTMLInputElement} field */
const isLive = ({ dataset }) => dataset.live !== undefined;

/**
 * @template {{signal: AbortSignal, opened: Set<string>}} Context
 * @param {HTMLElement} root @param {Context} ctx @param {PanelParts<Context>} parts
 */
export function createPanelFrame(root, ctx, parts) {
  const part = (/** @type {View<Context>} */ view) => /** @type {Part<Context>} */ ({ node: view(ctx), view });
  const bar = part(parts.bar);
  const foot = part(parts.foot);
  const work = parts.work.map(part);
  const rest = parts.rest.map(part);
  const slots = (/** @type {Part<Context>[]} */ list) => list.map(({ node }) => el("div", { class: "ex-slot" }, node));
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

  const scroller = /** @type {HTMLElement} */ (element.firstElementChild);

  /** @param {Part<Context>} piece */
  function refresh(piece) {
    const fresh = piece.view(ctx);
    if (fresh.nodeName === piece.node.nodeName) return morph(piece.node, fresh);
    piece.node.replaceWith(fresh);
    piece.node = fresh;
  }
  const holds = (/** @type {string} */ selector) => !!element.querySelector(selector);
  /** Lets other things give way to a question: the map that lies above it, then what is no answer to it. */
  function giveWay() {
    const pages = /** @type {HTMLElement} */ (element.parentElement);
    const decides = holds(".has-stakes, #pl-chances");
    const card = /** @type {HTMLElement|null} */ (element.querySelector(".pl-decision"));
    const fits = () => !card || card.getBoundingClientRect().height <= scroller.clientHeight;
    element.classList.remove("is-tall");
    element.classList.toggle("gives-way", decides || holds(".pl-outcome"));
    pages?.classList.toggle("is-deciding", decides);
    // What is answered on the map leaves the map its place.
    if (!fits() && card?.dataset.answered !== "map") pages?.classList.add("is-deciding");
    element.classList.toggle("is-tall", !fits());
  }
  const sizes = new ResizeObserver(giveWay);
  sizes.observe(root);
  ctx.signal.addEventListener("abort", () => sizes.disconnect());
  const question = () => element.querySelector(".pl-decision h3")?.textContent;

  function draw() {
    const { scrollTop } = scroller;
    const before = question();
    const card = /** @type {HTMLElement|null|undefined} */ (focused(element)?.closest(".pl-news > *"));
    keepFocus(root, () => [bar, ...work, ...rest, foot].forEach(refresh));
    if (card && !card.isConnected) focusOnNews(card.dataset.key);
    giveWay();
    // What takes over the focus does not move what is read; another question is read from its beginning.
    scroller.scrollTop = question() === before ? scrollTop : 0;
  }
  /** Gives the focus to the line that a card of news was folded to. @param {string} [key] of the card */
  function focusOnNews(key) {
    const lines = /** @type {HTMLElement[]} */ ([...element.querySelectorAll(".pl-news > details > summary")]);
    const same = lines.find(({ parentElement }) => parentElement?.dataset.key === key);
    (same ?? lines[0])?.focus({ preventScroll: true });
  }
  const drawBar = () => keepFocus(root, () => refresh(bar));

  /** Puts the focus where the work goes on. @param {string} id */
  function focusOn(id) {
    const found = id ? byId(root, id) : null;
    if (!found) return;
    found.closest("details")?.setAttribute("open", "");
    found.focus({ preventScroll: true });
    if (found.closest(".pl-decision")) begin();
    found.scrollIntoView({ block: "nearest" });
  }

  /** Presses the button that a digit belongs to. @param {string} digit @returns {boolean} whether there is one */
  function press(digit) {
    const found = /** @type {HTMLElement|null} */ (element.querySelector(`[data-digit="${digit}"]`));
    found?.click();
    return !!found;
  }

  /** Shows the top of the panel, where the question stands. */
  function begin() {
    scroller.scrollTop = 0;
    see(".pl-decision");
  }

  /** @param {string} selector of a part that is to be in sight @param {"nearest"|"start"} [block] */
  function see(selector, block = "nearest") {
    const found = element.querySelector(selector);
    // What hardly fits is shown from its beginning.
    const tall = (found?.getBoundingClientRect().height ?? 0) > Math.min(innerHeight, scroller.clientHeight) * 0.6;
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
        if (!isLive(field)) handlers.fields[set]?.(field, data);
      },
      { signal },
    );
    root.addEventListener(
      "input",
      (event) => {
        const field = /** @type {HTMLInputElement} */ (event.target);
        const { set = "", ...data } = field.dataset;
        if (isLive(field)) handlers.fields[set]?.(field, data);
      },
      { signal },
    );
    root.addEventListener(
      "toggle",
      (event) => {
        const details = /** @type {HTMLDetailsElement} */ (event.target);
        const { key = "" } = details.dataset;
        if (details.open && details.matches(".pl-news > *")) details.scrollIntoView({ block: "start" });
        if (!parts.late.includes(key) || !details.open || ctx.opened.has(key)) return;
        ctx.opened.add(key);
        draw();
      },
      { capture: true, signal },
    );
    // Where nothing has the focus, after a dialog for example, the keys of the table are heard as well; not those
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
