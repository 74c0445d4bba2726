// @ts-check
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

/** @typedef {import("./shared.ts").EmbedGame} EmbedGame */
/** @typedef {import("./options.ts").BoardOptions} BoardOptions */
/** @typedef {import("./options.ts").Ply} Ply */
/** @typedef {import("./messages.ts").OutgoingMessage} Told */
/**
 * A board on a page.
 * @typedef {object} BoardInstance
 * @property {Promise<void>} ready settles once the first record is shown or refused; never rejects
 * @property {(record: string) => Promise<boolean>} load shows another record; false where it is refused, and then
 *   nothing has changed
 * @property {(ply: Ply|string) => boolean} goTo false where there is no such place, and while the reader plays on
 * @property {() => void} flip turns to where the other side stands
 * @property {() => void} play steps on by itself, to the end or until `pause`
 * @property {() => void} pause
 * @property {() => Promise<boolean>} playOn lets the reader play on from what is shown; false where that is not to be:
 *   without `interactive`, for a position, after the end
 * @property {() => void} back gives up what was played and shows the record again
 * @property {() => boolean} playing whether the reader plays on
 * @property {() => number} ply orders shown, or orders of the game played on
 * @property {() => number} plies orders in the record
 * @property {(theme: string) => void} setTheme
 * @property {() => string} link the address of the main site that opens the same record, or the game played on; empty
 *   where there is none
 * @property {() => void} destroy takes the board away and gives its memory back
 */

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
/** A sentence in place of a board. @param {...import("../dom.ts").Child} said */
const alone = (...said) => el("p", { class: "em-alone notice notice-bad", role: "alert" }, said);
/** The engine was refused. */
const BLOCKED =
  "The board cannot start: the security policy of this website does not allow 'wasm-unsafe-eval', which the rules engine " +
  "needs. The owner of the website can allow it.";
/** The address that opens a link on the main site. @param {string} fragment */
const linkOf = (fragment) => `${mainSite()}#${fragment}`;

/**
 * Puts a board of a game into an element, which gives it its size.
 * @param {EmbedGame} game @param {HTMLElement} element @param {BoardOptions} [options]
 * @param {() => void} [reload] loads the page again, where it is the board's own
 * @returns {BoardInstance}
 */
export function createBoardOf(game, element, options = {}, reload = undefined) {
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
  /** @type {import("./shared.ts").Shown|null} */
  let shown = null;
  /** @type {ReturnType<typeof createScreen>|null} */
  let screen = null;
  /** @type {import("./shared.ts").Shared|null} */
  let shared = null;
  /** The game that the reader plays on. @type {import("./play.ts").Played|null} */
  let played = null;
  /** What it needs, once that is asked for. @type {ReturnType<typeof fetched>|null} */
  let playModule = null;
  let mayPlay = false;
  let side = wanted.side;
  let [ply, plies, asked] = [0, 0, 0];
  let alive = true;

  /** @param {Told} message */
  const emit = (message) =>
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

  /**
   * Says why a record is not shown, and where the main site can do more; one that is shown stays.
   * @param {unknown} error
   * @param {string} [record]
   */
  function refuse(error, record = "") {
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

  /** @param {"ready"|"changed"} type */
  function draw(type) {
    if (!shown || !screen || !shared) return;
    const scene = sceneOf(shown, ply, shared, screen.board.model, numbers[editionOf(shown)], wanted.side);
    const isAsked = wanted.interactive && shown.kind === "game" && scene.status.phase !== "over";
    mayPlay = isAsked && !scene.hides;
    if (isAsked && !mayPlay) scene.stand += ` · ${shared.lang.t("embed.noPlayOn")}`;
    screen.show(scene, ply, plies);
    screen.offer(mayPlay);
    emit({ type, kind: shown.kind, ply, plies, title: scene.title, ...scene.status });
  }

  /** @param {Ply} to */
  const placeOf = (to) => (to === "first" ? 0 : to === "last" ? plies : to);

  /**
   * @param {string} record @param {Ply|null} [at] otherwise the order that the link names @returns {Promise<boolean>}
   */
  async function load(record, at = null) {
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

  /** @param {Ply|string} to */
  function goTo(to) {
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

  /** @param {string} theme */
  function setTheme(theme) {
    const paper = themeOf(theme);
    if (paper === "auto") delete element.dataset.paper;
    else element.dataset.paper = paper;
    repaint();
  }

  /** @returns {Promise<boolean>} */
  async function playOn() {
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

  /** @returns {string} */
  const link = () => (played ? played.link() : shown?.fragment ? linkOf(shown.fragment) : "");

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

/** Fetches what playing on needs. @param {HTMLElement} container @param {import("./shared.ts").Shared} shared */
async function fetched(container, shared) {
  const [module, parts] = await Promise.all([import("./play.ts"), shared.game.playParts()]);
  await module.prepare(container, shared);
  return /** @type {const} */ ([module, parts]);
}

/**
 * Why a record is not shown: a code and a sentence.
 * @param {unknown} error
 * @param {import("./shared.ts").Shared|null} shared
 */
function reasonOf(error, shared) {
  const code = shared ? errorCode(error, shared.lang) : "failed";
  if (code === "failed") console.error(error);
  const { isPolicy } = /** @type {{isPolicy?: boolean}} */ (error ?? {});
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
 * @param {EmbedGame} game
 */
export const boardElementOf = (game) =>
  class extends HTMLElement {
    static observedAttributes = ["record", "ply", "theme"];
    /** The board of this element while it is on a page. @type {BoardInstance|null} */
    board = null;

    connectedCallback() {
      const get = (/** @type {string} */ name) => this.getAttribute(name) ?? undefined;
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

    /** @param {string} name @param {string|null} before @param {string|null} after */
    attributeChangedCallback(name, before, after) {
      if (!this.board || before === after) return;
      if (name === "theme") this.board.setTheme(after ?? "auto");
      else if (name === "ply") this.board.goTo(after ?? "last");
      else void this.board.load(after ?? "");
    }
  };
