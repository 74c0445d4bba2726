/**
 * The guided first game at the table: a card that says what comes next, points at the control and goes on when the deed
 * is done.
 */
import { el, replace } from "../dom.ts";
import { createSession, scenarioOf } from "../play/session.ts";
import { viewsOf } from "../play/viewer.ts";
import { caseChips } from "../worksheet/widgets.ts";
import { isTyping } from "../help/open.ts";
import type { AnyGame, Handle, TableEngine } from "../shell/engine-types.ts";
import type { Reader, Seats, Session } from "../play/session.ts";
import type { PlayCallbacks, PlayParts, Table, TableContext, TourCallbacks } from "../play/types.ts";
import type { ReadyApp as App } from "../shell/app-types.ts";
import type { Props } from "../dom.ts";

/** Where the guided game is remembered: its record as a link, and the step. Games kept stand elsewhere. */
const GAME = "guide.game";
const STEP = "guide.step";
const POINTED = "is-pointed-at";

/**
 * A step of the guide. `points`: what it is about, the first that is there; `hexes`: shown on the map; `reads`: it asks
 * for nothing but reading; `holds`: the computer waits meanwhile.
 */
interface Step {
  key: string;
  phase: string;
  cases: readonly string[];
  points: readonly string[];
  hexes?: readonly number[];
  reads?: boolean;
  holds?: boolean;
}

/**
 * The guided first game of a game: the record that it begins with (`opening`, a link), the engine with its games in the
 * form that the table expects, the hex that the map shows first (`front`), the first step from a step on that is not
 * done (`stepAt`), whether a step takes an order of the learner (`accepts`; without it every order is taken, and steps
 * can be skipped), and the address of what there is to read about a phase (`more`).
 */
export interface Guide<Game extends AnyGame = AnyGame> {
  opening: string;
  engine(wasm: Game["wasm"]): TableEngine<Game>;
  front: number;
  seats: Seats;
  steps: readonly Step[];
  isOver(ctx: TableContext<Game>): boolean;
  stepAt(ctx: TableContext<Game>, from: number): number;
  accepts?(ctx: TableContext<Game>, step: number, order: Game["order"]): boolean;
  reader: Reader<Game>;
  more?: (phase: string) => string;
  mountTable: PlayParts<Game>["mountTable"];
}

export function mountTour(root: HTMLElement, app: App, guide: Guide, tourCallbacks: TourCallbacks) {
  const { steps, isOver, stepAt } = guide;
  const { t } = app.lang;
  const { store } = app;
  const wasm = guide.engine(app.wasm);
  let step = 0;
  let shown = "";
  let stored = "";
  /** The control pointed at last. */
  let pointed: HTMLElement | null = null;
  let table: Table | null = null;
  const act = (name: string, words: string, props: Props = {}) =>
    el("button", {
      type: "button",
      class: "button button-small",
      id: `tour-${name}`,
      ...props,
      text: words,
      data: { tour: name },
    });
  const count = el("span", { class: "muted num", id: "tour-step" });
  // On a narrow screen it may scroll: the keys can as well.
  const text = el("p", { class: "tour-text", "aria-live": "polite", tabindex: "0" });
  /** That an order was not what the step asks for. The status line of the table says it aloud. */
  const other = el("p", { class: "tour-other muted", id: "tour-other", "aria-hidden": "true" });
  const cases = el("p", { class: "tour-cases" });
  const row = el("div", { class: "card-row" });
  const leave = act("leave", "×", {
    class: "button button-quiet button-small",
    "aria-label": t("guide.leave"),
    title: t("guide.leave"),
  });
  const card = el(
    "section",
    { class: "card tour", "aria-label": t("guide.title"), "aria-keyshortcuts": "H" },
    el("div", { class: "tour-head" }, el("h3", { text: t("guide.title") }), count, leave),
    text,
    other,
    cases,
    row,
  );
  card.addEventListener("click", ({ target }) => {
    const act = target instanceof Element ? target.closest("[data-tour]") : null;
    if (act instanceof HTMLElement) acts[act.dataset.tour ?? ""]?.();
  });
  root.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "h" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
      return;
    event.preventDefault();
    focusCard();
  });

  const playCallbacks: PlayCallbacks = {
    save: () => undefined,
    saveStatus: () => ({ kind: "", text: t("guide.kept"), bad: false }),
    notes: () => false,
    newGame: tourCallbacks.leave,
    branch: (at) => table && tourCallbacks.save(table.ctx.session.handle.branch(at)),
    games: tourCallbacks.games,
    open: tourCallbacks.open,
    drawn: () => table && follow(),
  };

  const acts: Record<string, () => void> = {
    next() {
      const held = holds();
      step = Math.min(step + 1, steps.length);
      // What the computer waited for has been read.
      if (held) table?.ctx.closeRecap();
      if (held) table?.ctx.draw();
      follow();
      if (held && !holds()) table?.ctx.opponent.wake();
      focusCard();
    },
    show() {
      const found = target();
      if (!found || found.matches(".pl-stage")) return table?.ctx.focusMap();
      const control = found.matches("button, input, summary")
        ? found
        : found.querySelector("button:not(.case-tip), input, summary");
      if (control instanceof HTMLElement) control.focus();
      found.scrollIntoView({ block: "nearest" });
    },
    again() {
      forget();
      begin(wasm.Game.open(guide.opening));
    },
    leave: tourCallbacks.leave,
    keep() {
      if (!table) return;
      forget();
      tourCallbacks.save(table.ctx.session.handle.branch(table.ctx.session.length()));
    },
    end() {
      forget();
      tourCallbacks.leave();
    },
  };

  const holds = () => table !== null && steps[step]?.holds === true;

  /** The session, taking from the learner only what the step asks for; no side plays while a step holds the game. */
  function guarded(session: Session): Session {
    const { accepts } = guide;
    if (!accepts) return session;
    return {
      ...session,
      seat: () => (holds() ? "away" : session.seat()),
      give(order, faces) {
        if (!table || session.seat() !== "player" || accepts(table.ctx, step, order)) return session.give(order, faces);
        other.textContent = t("guide.notAsked");
        return { ok: false, refusal: { code: "not-in-guide", cases: [], said: t("guide.notAsked") } };
      },
    };
  }

  /** Shows the hexes of the step on the map. */
  function mark(ctx: TableContext) {
    const hexes = steps[step]?.hexes ?? [];
    if (!ctx.marked || ctx.marked.join() === hexes.join()) return;
    ctx.marked = [...hexes];
    ctx.draw();
    if (hexes.length) ctx.reveal(hexes[hexes.length - 1]);
  }

  const first = () => card.querySelector<HTMLElement>("[data-tour=next], [data-tour=keep]");
  const focusCard = () => (first() ?? card.querySelector<HTMLElement>("button[data-tour=show]"))?.focus();
  const forget = () => {
    store.remove(GAME);
    store.remove(STEP);
    step = 0;
    shown = stored = "";
  };

  /** The control that the step is about, if it is there. */
  function target(): HTMLElement | null {
    for (const selector of steps[step]?.points ?? []) {
      const found = root.querySelector(selector);
      if (found instanceof HTMLElement) return found;
    }
    return null;
  }

  /** Goes on as far as the table has, and points again: the panel has just been drawn. */
  function follow() {
    if (!table) return;
    const { ctx } = table;
    const held = holds();
    if (!ctx.replay) step = stepAt(ctx, step);
    if (held && !holds()) queueMicrotask(() => table?.ctx.opponent.wake());
    remember(ctx);
    mark(ctx);
    const found = target();
    for (const node of root.querySelectorAll(`.${POINTED}`)) if (node !== found) node.classList.remove(POINTED);
    found?.classList.add(POINTED);
    const key = steps[step]?.key ?? "";
    // Where the learner does only what is asked, each control that comes next is brought into sight.
    const follows = guide.accepts !== undefined && found !== pointed;
    pointed = found;
    if (shown === `at ${key}` && !follows) return;
    if (shown !== `at ${key}`) {
      shown = `at ${key}`;
      draw();
    }
    // After what the table itself brings into sight.
    requestAnimationFrame(() => {
      const at = target();
      if (at instanceof HTMLDetailsElement && at.querySelector("h3")) at.open = true;
      // What hardly fits is shown from its beginning.
      const tall = (at?.getBoundingClientRect().height ?? 0) > innerHeight / 2;
      at?.scrollIntoView({ block: tall ? "start" : "nearest" });
    });
  }

  /** Keeps record and step for the next visit; not what the script does when the guided player-turn is over. */
  function remember(ctx: TableContext) {
    const { session } = ctx;
    const state = `${isOver(ctx) || session.length()} ${step}`;
    if (state === stored) return;
    stored = state;
    if (!isOver(ctx)) store.set(GAME, session.handle.gameLink());
    store.set(STEP, String(step));
  }

  /** The way to more about the phase of a step, where the game has it. */
  function more({ phase }: Step) {
    const href = guide.more?.(phase);
    return href && el("a", { href, id: "tour-more", text: t(`guide.more.${phase}`) });
  }

  /** Says the step. The text itself stays in its place, so that screen readers tell when it changes. */
  function draw() {
    const now = steps[step];
    const focused = row.contains(document.activeElement);
    other.textContent = "";
    replace(count, now && t("guide.step", { n: step + 1, all: steps.length }));
    replace(cases, now && [caseChips(now.cases, [], { app }), " ", more(now)]);
    replace(
      row,
      now
        ? [
            (now.reads || !guide.accepts) &&
              act("next", t(now.reads ? "guide.next" : "guide.skip"), {
                class: `button button-small${now.reads ? " button-primary" : ""}`,
              }),
            act("show", t("guide.show")),
            act("again", t("guide.again"), { class: "button button-quiet button-small" }),
          ]
        : [
            act("keep", t("guide.keep"), { class: "button button-primary button-small" }),
            act("end", t("guide.end")),
            act("again", t("guide.again"), { class: "button button-quiet button-small" }),
          ],
    );
    if (focused) focusCard();
    text.textContent = now ? t(`guide.step.${now.key}`) : t("guide.done");
  }

  function begin(handle: Handle) {
    table?.close();
    table = null;
    const { scenario, orders } = viewsOf(handle).view();
    table = guide.mountTable(
      root,
      app,
      guarded(
        createSession(
          handle,
          { seats: { ...guide.seats }, handOver: false, seen: orders },
          scenarioOf(wasm, scenario),
          guide.reader,
        ),
      ),
      playCallbacks,
    );
    root.querySelector(".pl-foot")?.prepend(card);
    root.querySelector(".pl-side")?.classList.add("has-tour");
    const { ctx } = table;
    ctx.show(guide.front);
    ctx.focusMap();
    follow();
  }

  /** The game of the last visit, where it is as it was. */
  function remembered() {
    try {
      const link = store.get(GAME);
      const handle = link ? wasm.Game.open(link) : null;
      step = handle ? Math.max(0, Math.min(steps.length, Math.trunc(Number(store.get(STEP))) || 0)) : 0;
      return handle;
    } catch {
      return null;
    }
  }

  begin(remembered() ?? wasm.Game.open(guide.opening));
  return {
    close() {
      table?.close();
      table = null;
    },
  };
}
