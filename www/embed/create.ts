/** Boards of a game for other websites, made of what the game brings. */
import { el } from "../dom.ts";
import { detailsOf, errorCode, errorText, refusal } from "../play/errors.ts";
import { mainSite, styleAddress } from "../shell/files.ts";
import { LATE } from "../shell/late.ts";
import { plain } from "../store/card.ts";
import { chosen, plyOf, sideOf, themeOf } from "./options.ts";
import { readRecord } from "./record.ts";
import { createScreen } from "./screen.ts";
import { shareIn } from "./shared.ts";
import type { BoardOptions, Ply } from "./options.ts";
import type { Child } from "../dom.ts";
import type { EmbedGame, Shared, Shown } from "./shared.ts";
import type { Played } from "./play.ts";
import type { OutgoingMessage } from "./messages.ts";

/** A board on a page. */
export interface BoardInstance {
  /** Settles once the first record is shown or refused; never rejects. */
  ready: Promise<void>;
  /** Shows another record; false where it is refused, and then nothing has changed. */
  load: (record: string) => Promise<boolean>;
  /** False where there is no such place, and while the reader plays on. */
  goTo: (ply: Ply | string) => boolean;
  /** Turns to where the other side stands. */
  flip: () => void;
  /** Steps on by itself, to the end or until `pause`. */
  play: () => void;
  pause: () => void;
  /**
   * Lets the reader play on from what is shown; false where that is not to be: without `interactive`, for a position,
   * after the end.
   */
  playOn: () => Promise<boolean>;
  /** Gives up what was played and shows the record again. */
  back: () => void;
  /** Whether the reader plays on. */
  playing: () => boolean;
  /** Orders shown, or orders of the game played on. */
  ply: () => number;
  /** Orders in the record. */
  plies: () => number;
  setTheme: (theme: string) => void;
  /** The address of the main site that opens the same record, or the game played on; empty where there is none. */
  link: () => string;
  /** Takes the board away and gives its memory back. */
  destroy: () => void;
}

/** Groups of style sheets; the last one has the last word, after those of a table too. */
const STYLES = ["board", "embed"];
/** The height that a board would like to have for its width, and what stands under the map, in CSS pixels. */
const SHAPE = 0.6;
const FOOT = 120;
/** What the main site can show though a board cannot: games with charts that it has or asks for, turns and combats. */
const ELSEWHERE = ["charts-needed", "kind", "another-game"];
/** What is said before the texts are there, in English. */
const UNSTYLED = "The board has not loaded completely. Reload the page.";
const STILL_LOADING = "The board is still loading. If nothing happens, a reload of the page may help.";
/** A sentence in place of a board. */
const alone = (...said: Child[]) => el("p", { class: "em-alone notice notice-bad", role: "alert" }, said);
/** The engine was refused. */
const BLOCKED =
  "The board cannot start: the security policy of this website does not allow 'wasm-unsafe-eval', which the rules engine " +
  "needs. The owner of the website can allow it.";
/** The address that opens a link on the main site. */
const linkOf = (fragment: string) => `${mainSite()}#${fragment}`;

/**
 * Puts a board of a game into an element, which gives it its size. `reload`: loads the page again, where it is the
 * board's own.
 */
export function createBoardOf(
  game: EmbedGame,
  element: HTMLElement,
  options: BoardOptions = {},
  reload?: () => void,
): BoardInstance {
  const { pliesOf, sceneOf, editionOf, sides, numbers } = game;
  const wanted = chosen(options, sides);
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  const container = el("div", { class: "em-room" });
  shadow.replaceChildren(
    ...STYLES.map((name) =>
      el("link", {
        rel: "stylesheet",
        href: styleAddress(name),
        on: { error: () => container.before(alone(UNSTYLED)) },
      }),
    ),
    container,
  );
  let shown: Shown | null = null;
  let screen: ReturnType<typeof createScreen> | null = null;
  let shared: Shared | null = null;
  /** The game that the reader plays on. */
  let played: Played | null = null;
  /** What it needs, once that is asked for. */
  let playModule: ReturnType<typeof fetched> | null = null;
  let mayPlay = false;
  let side = wanted.side;
  let [ply, plies, asked] = [0, 0, 0];
  let alive = true;

  const emit = (message: OutgoingMessage) =>
    void element.dispatchEvent(
      new CustomEvent(`${game.name}-${message.type}`, { detail: message, bubbles: true, composed: true }),
    );
  const repaint = () => {
    screen?.board.repaint();
    played?.repaint();
  };
  const paper = matchMedia("(prefers-color-scheme: dark)");
  const lifetime = new AbortController();
  paper.addEventListener("change", repaint, { signal: lifetime.signal });
  const sizes = new ResizeObserver(([{ contentRect }]) => {
    const width = Math.round(contentRect.width);
    if (width > 0) emit({ type: "resize", width, height: Math.round(width * SHAPE) + FOOT });
  });
  sizes.observe(element);
  setTheme(wanted.theme);

  /** Says why a record is not shown, and where the main site can do more; one that is shown stays. */
  function refuse(error: unknown, record = "") {
    const { code, text } = reasonOf(error, shared);
    const elsewhere = ELSEWHERE.includes(code) && !record.trimStart().startsWith("{");
    const said =
      shared && elsewhere
        ? [
            text,
            " ",
            el("a", {
              href: linkOf(record.slice(record.indexOf("#") + 1)),
              target: "_blank",
              rel: "noopener",
              text: shared.lang.t("embed.open"),
            }),
          ]
        : [text];
    if (screen) screen.refuse(said);
    else container.replaceChildren(alone(said));
    emit({ type: "error", code, message: text });
  }

  function draw(type: "ready" | "changed") {
    if (!shown || !screen || !shared) return;
    const scene = sceneOf(shown, ply, shared, screen.board.model, numbers[editionOf(shown)], wanted.side);
    const isAsked = wanted.interactive && shown.kind === "game" && scene.status.phase !== "over";
    mayPlay = isAsked && !scene.hides;
    if (isAsked && !mayPlay) scene.stand += ` · ${shared.lang.t("embed.noPlayOn")}`;
    screen.show(scene, ply, plies);
    screen.offer(mayPlay);
    emit({ type, kind: shown.kind, ply, plies, title: scene.title, ...scene.status });
  }

  const placeOf = (to: Ply) => (to === "first" ? 0 : to === "last" ? plies : to);

  /** `at`: otherwise the order that the link names. */
  async function load(record: string, at: Ply | null = null): Promise<boolean> {
    const mine = ++asked;
    const late = setTimeout(sayLate, LATE);
    try {
      shared ??= await shareIn(wanted.lang, game);
      if (!alive || mine !== asked) return false;
      if (!record.trim()) throw refusal("empty");
      const next = readRecord(shared, record);
      release();
      shown = next;
      plies = pliesOf(next);
      ply = Math.min(plies, placeOf(at ?? next.at ?? "last"));
      if (!screen) container.replaceChildren();
      screen ??= createScreen(container, shared, wanted, { goTo, flip, playOn: () => void playOn() }, lifetime.signal);
      screen.numbers(editionOf(next));
      screen.link(link());
      draw("ready");
      screen.frameSide(side);
      return true;
    } catch (error) {
      if (alive) refuse(error, record);
      return false;
    } finally {
      clearTimeout(late);
    }
  }

  /** Something hangs. What is shown stays. */
  function sayLate() {
    if (!alive || screen) return;
    const button = reload && el("button", { type: "button", class: "button", text: "Reload", on: { click: reload } });
    container.replaceChildren(alone(STILL_LOADING, button));
  }

  function release() {
    screen?.controls.pause();
    leave();
    if (shown?.kind === "game") shown.handle.free();
    shown = null;
  }

  function goTo(to: Ply | string) {
    const place = plyOf(to);
    if (place === null || !shown || played || placeOf(place) > plies) return false;
    ply = placeOf(place);
    draw("changed");
    return true;
  }

  function flip() {
    if (played) return;
    side = side === sides[0] ? sides[1] : sides[0];
    screen?.frameSide(side);
  }

  function setTheme(theme: string) {
    const paper = themeOf(theme);
    if (paper === "auto") delete element.dataset.paper;
    else element.dataset.paper = paper;
    repaint();
  }

  async function playOn(): Promise<boolean> {
    if (!mayPlay || !shared || !screen || shown?.kind !== "game") return false;
    if (played) return true;
    screen.controls.pause();
    const [from, at] = [shown, ply];
    try {
      screen.offer(true, true);
      const [module, parts] = await (playModule ??= fetched(container, shared));
      if (!alive || shown !== from || played || ply !== at) return !!played;
      screen.frame.hidden = true;
      played = module.playOn({ container, shared, parts, shown: plies, emit, back }, from.handle.branch(at));
      return true;
    } catch (error) {
      playModule = null;
      leave();
      if (alive) refuse(error);
      return false;
    } finally {
      screen.offer(mayPlay);
    }
  }

  function leave() {
    played?.close();
    played = null;
    if (screen) screen.frame.hidden = false;
  }

  function back() {
    if (!played) return;
    leave();
    screen?.again();
    draw("changed");
  }

  const link = (): string => (played ? played.link() : shown?.fragment ? linkOf(shown.fragment) : "");

  const first = load(wanted.record, wanted.ply);
  return {
    ready: first.then(() => {}),
    load,
    goTo,
    flip,
    play: () => screen?.controls.play(),
    pause: () => screen?.controls.pause(),
    playOn,
    back,
    playing: () => played !== null,
    ply: () => played?.ply() ?? ply,
    plies: () => plies,
    setTheme,
    link,
    destroy() {
      alive = false;
      release();
      lifetime.abort();
      sizes.disconnect();
      delete element.dataset.paper;
      shadow.replaceChildren();
    },
  };
}

/** Fetches what playing on needs. */
async function fetched(container: HTMLElement, shared: Shared) {
  const [module, parts] = await Promise.all([import("./play.ts"), shared.game.playParts()]);
  await module.prepare(container, shared);
  return [module, parts] as const;
}

/** Why a record is not shown: a code and a sentence. */
function reasonOf(error: unknown, shared: Shared | null) {
  const code = shared ? errorCode(error, shared.lang) : "failed";
  if (code === "failed") console.error(error);
  const { isPolicy }: { isPolicy?: boolean } = error ?? {};
  if (!shared) return { code, text: isPolicy ? BLOCKED : "The board could not be loaded. Reload the page." };
  const { t } = shared.lang;
  if (code === "empty") return { code, text: t("embed.empty") };
  if (code === "charts-needed") {
    const [named] = detailsOf(error).refusals ?? [];
    return { code, text: t("embed.fault.charts", { name: plain(named?.unit), check: plain(named?.found) }) };
  }
  const text =
    code === "failed" ? t("embed.fault.engine") : code === "kind" ? t("embed.fault.kind") : errorText(error, shared);
  return { code, text: t("embed.fault", { text }) };
}

/**
 * The class of the elements that hold a board of a game: attributes in, events out. `record`, `ply` and `theme` may
 * change later.
 */
export const boardElementOf = (game: EmbedGame) =>
  class extends HTMLElement {
    static observedAttributes = ["record", "ply", "theme"];
    /** The board of this element while it is on a page. */
    board: BoardInstance | null = null;

    connectedCallback() {
      const get = (name: string) => this.getAttribute(name) ?? undefined;
      this.board ??= createBoardOf(game, this, {
        record: get("record"),
        ply: get("ply"),
        side: sideOf(get("side"), game.sides),
        theme: get("theme"),
        lang: get("lang"),
        interactive: this.hasAttribute("interactive"),
      });
    }

    disconnectedCallback() {
      this.board?.destroy();
      this.board = null;
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null) {
      if (!this.board || before === after) return;
      if (name === "theme") this.board.setTheme(after ?? "auto");
      else if (name === "ply") this.board.goTo(after ?? "last");
      else void this.board.load(after ?? "");
    }
  };
