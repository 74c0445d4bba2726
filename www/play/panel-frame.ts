/**
 * The panel beside a map: its parts are built afresh after each change, and it hears buttons, fields and keys. Which
 * parts there are is the game's to say.
 */
import { el } from "../dom.ts";
import { byId, focused, keepFocus } from "../worksheet/focus.ts";
import { morph } from "../worksheet/morph.ts";

type View<Context> = (ctx: Context) => HTMLElement;

interface Part<Context> {
  node: HTMLElement;
  view: View<Context>;
}

interface PanelParts<Context> {
  /** Above map and panel. */
  bar: View<Context>;
  /** Below the panel, always in sight. */
  foot: View<Context>;
  /** What the player does now. */
  work: View<Context>[];
  /** What is looked up. */
  rest: View<Context>[];
  /** Keys of the parts whose content is made when they are first opened. */
  late: readonly string[];
}

interface PanelHandlers {
  buttons: Record<string, (data: DOMStringMap) => void>;
  fields: Record<string, (field: HTMLInputElement, data: DOMStringMap) => void>;
  /** Keys that work outside the map as well. */
  key: (event: KeyboardEvent) => boolean;
}

/** Whether a field is heard at each of its changes, not at the last one. */
const isLive = ({ dataset }: HTMLInputElement) => dataset.live !== undefined;

export function createPanelFrame<Context extends { signal: AbortSignal; opened: Set<string> }>(
  root: HTMLElement,
  ctx: Context,
  parts: PanelParts<Context>,
) {
  const part = (view: View<Context>) => ({ node: view(ctx), view }) as Part<Context>;
  const bar = part(parts.bar);
  const foot = part(parts.foot);
  const work = parts.work.map(part);
  const rest = parts.rest.map(part);
  const slots = (list: Part<Context>[]) => list.map(({ node }) => el("div", { class: "ex-slot" }, node));
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

  const scroller = element.firstElementChild as HTMLElement;

  function refresh(piece: Part<Context>) {
    const fresh = piece.view(ctx);
    if (fresh.nodeName === piece.node.nodeName) return morph(piece.node, fresh);
    piece.node.replaceWith(fresh);
    piece.node = fresh;
  }
  const holds = (selector: string) => !!element.querySelector(selector);
  /** Lets other things give way to a question: the map that lies above it, then what is no answer to it. */
  function giveWay() {
    const pages = element.parentElement!;
    const decides = holds(".has-stakes, #pl-chances");
    const card = element.querySelector<HTMLElement>(".pl-decision");
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
    const card = focused(element)?.closest(".pl-news > *") as HTMLElement | null | undefined;
    keepFocus(root, () => [bar, ...work, ...rest, foot].forEach(refresh));
    if (card && !card.isConnected) focusOnNews(card.dataset.key);
    giveWay();
    // What takes over the focus does not move what is read; another question is read from its beginning.
    scroller.scrollTop = question() === before ? scrollTop : 0;
  }
  /** Gives the focus to the line that a card of news was folded to. `key`: of the card. */
  function focusOnNews(key?: string) {
    const lines = [...element.querySelectorAll(".pl-news > details > summary")] as HTMLElement[];
    const same = lines.find(({ parentElement }) => parentElement?.dataset.key === key);
    (same ?? lines[0])?.focus({ preventScroll: true });
  }
  const drawBar = () => keepFocus(root, () => refresh(bar));

  /** Puts the focus where the work goes on. */
  function focusOn(id: string) {
    const found = id ? byId(root, id) : null;
    if (!found) return;
    found.closest("details")?.setAttribute("open", "");
    found.focus({ preventScroll: true });
    if (found.closest(".pl-decision")) begin();
    found.scrollIntoView({ block: "nearest" });
  }

  /** Presses the button that a digit belongs to. Returns whether there is one. */
  function press(digit: string): boolean {
    const found = element.querySelector<HTMLElement>(`[data-digit="${digit}"]`);
    found?.click();
    return !!found;
  }

  /** Shows the top of the panel, where the question stands. */
  function begin() {
    scroller.scrollTop = 0;
    see(".pl-decision");
  }

  /** `selector`: names a part that is to be in sight. */
  function see(selector: string, block: "nearest" | "start" = "nearest") {
    const found = element.querySelector(selector);
    // What hardly fits is shown from its beginning.
    const tall = (found?.getBoundingClientRect().height ?? 0) > Math.min(innerHeight, scroller.clientHeight) * 0.6;
    found?.scrollIntoView({ block: tall ? "start" : block });
  }

  function listen(handlers: PanelHandlers) {
    const { signal } = ctx;
    root.addEventListener(
      "click",
      (event) => {
        const target = event.target as Element;
        const menu = target.closest(".ref-menu");
        closeMenus(menu);
        const found = target.closest<HTMLElement>("[data-do]");
        if (!found) return;
        // A press on Undo or Redo says why it is off: a tooltip cannot be read with a finger.
        const explains = found.id === "pl-undo" || found.id === "pl-redo";
        if (found.getAttribute("aria-disabled") === "true" && !explains) return;
        if (menu) {
          // What the item opens gives the focus back to the menu's button: the item itself is hidden by then.
          menu.querySelector<HTMLElement>("summary")?.focus({ preventScroll: true });
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
        const field = event.target as HTMLInputElement;
        const { set = "", ...data } = field.dataset;
        if (!isLive(field)) handlers.fields[set]?.(field, data);
      },
      { signal },
    );
    root.addEventListener(
      "input",
      (event) => {
        const field = event.target as HTMLInputElement;
        const { set = "", ...data } = field.dataset;
        if (isLive(field)) handlers.fields[set]?.(field, data);
      },
      { signal },
    );
    root.addEventListener(
      "toggle",
      (event) => {
        const details = event.target as HTMLDetailsElement;
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
        const target = event.target as HTMLElement;
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

  function closeMenus(but?: Element | null) {
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
