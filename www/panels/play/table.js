// @ts-check
/** The game at the table: map and panel of one session, and what the player does with them. */
import { el, replace } from "../../dom.js";
import { centre, parseHex, sixAnglesNumber, spiNumber } from "../../board/geometry.js";
import { bodyOf, noOptions } from "../../game/options.js";
import { situationOf } from "../../game/situation.js";
import { createActions } from "./actions.js";
import { sightAfter, trailOf } from "./order-effects.js";
import { handOver, refusedText, askDie } from "./dialogs.js";
import { counterBook } from "./counters.js";
import { speaker } from "./decisions.js";
import { lay } from "./layers.js";
import { SHOWN, createJournal, entryOf } from "./log.js";
import { wayTo, offersAt, running } from "./offers.js";
import { createPanel } from "./panel.js";
import { createRival } from "./computer-opponent.js";
import { createStage } from "./board-view.js";
import { orderText } from "./texts.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Host} Host */
/** @typedef {import("../../game/session.js").Session} Session */
/** @typedef {import("../../game/types.js").GameOrder} GameOrder */
/** @typedef {ReturnType<typeof mountTable>} Table */

/** Where the choice in a new situation begins. @returns {import("./types.js").Sight} */
const nowhere = () => ({
  at: -1,
  chosen: [],
  way: "walk",
  goal: -1,
  pointed: -1,
  targets: [],
  aside: [],
  warned: false,
  picks: {},
});

/**
 * Where the work goes on: the combat at hand, else the place nearest to the enemy among those that can act, else among
 * all that are held; -1 for nowhere.
 * @param {Desk["now"]} now
 */
function matter({ view, todo, units }) {
  const { battle, combats, overrun, overstacked } = view;
  const place = battle === undefined ? (overrun?.hex ?? overstacked) : combats[battle]?.hexes[0];
  if (place) return parseHex(place);
  const onMap = [...units.values()].map(({ at, side }) => ({ hex: parseHex(at), side })).filter(({ hex }) => hex >= 0);
  const enemies = onMap.filter(({ side }) => side !== view.by).map(({ hex }) => centre(hex));
  const far = (/** @type {number} */ hex) =>
    Math.min(...enemies.map(([x, y]) => Math.hypot(x - centre(hex)[0], y - centre(hex)[1])));
  const acting = todo.map(({ hex }) => hex).filter((hex) => hex >= 0);
  const own = acting.length ? acting : onMap.filter(({ side }) => side === view.by).map(({ hex }) => hex);
  return own.reduce((best, hex) => (best < 0 || far(hex) < far(best) ? hex : best), -1);
}

/** A pace that was stored, or null. @param {string|null} text @returns {import("./computer-opponent.js").Pace|null} */
const paceOf = (text) => (text === "slow" || text === "fast" || text === "once" ? text : null);

/** @param {HTMLElement} root @param {import("../../app.js").App} app @param {Session} session @param {Host} host */
export function mountTable(root, app, session, host) {
  const { lang, wasm } = app;
  const { t, tn } = lang;
  const book = counterBook(wasm, lang);
  const status = el("p", { class: "ref-status", role: "status", id: "pl-status" });
  const dialogs = el("div", { class: "ref-dialogs" });
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  const six = app.store.get("numbers") === "six";
  const hexName = six ? sixAnglesNumber : spiNumber;
  let busy = false;
  let frame = 0;
  let marked = -1;
  const life = new AbortController();

  /** @type {Desk} */
  const desk = {
    app,
    session,
    signal: life.signal,
    host,
    book,
    now: situationOf(session.view(), session.options()),
    sight: nowhere(),
    replay: null,
    journal: createJournal(),
    opened: new Set(),
    logged: SHOWN,
    dialogs,
    trail: [],
    trailSide: "axis",
    running: "",
    steps: [],
    pace: paceOf(app.store.get("play.pace")) ?? (reduced.matches ? "once" : "fast"),
    kept: host.kept(),
    rival: createRival(session, {
      changed: () => draw(),
      give: (order) => carry(order),
      pace: () => (reduced.matches ? "once" : desk.pace),
    }),
    model: /** @type {any} */ (null),
    valuesOf: book.values,
    unitName: (id) => book.name(id, desk.now.units.get(id)?.marks.dump),
    placeName: (hex) => [hexName(hex), desk.model.places.get(hex)?.[0]?.name].filter(Boolean).join(" "),
    hexWords(hex) {
      const at = parseHex(hex);
      return at < 0 ? hex : desk.placeName(at);
    },
    give: async (order) => (await carry(order)).ok,
    look(sight, say) {
      Object.assign(desk.sight, { warned: false }, sight);
      if (say !== undefined) desk.say(say);
      draw();
      if (sight.goal !== undefined && sight.goal >= 0) panel.see(".pl-goal");
      else if (sight.chosen?.length) panel.see(".ex-unit.is-chosen");
      else if (sight.targets?.length) panel.see("#pl-chances");
    },
    say: (text) => void (status.textContent = text),
    show: (hex) => stage.board.goTo(hex),
    reveal,
    focusMap: () => stage.board.focus(),
    aim: (id) => panel.aim(id),
    press: (digit) => panel.press(digit),
    mine: () => !desk.replay && !session.over() && session.seat() === "player",
    mayTravel: () =>
      !desk.replay &&
      (session.over() ? !Object.values(session.settings.seats).includes("script") : session.seat() === "player"),
    replayTo,
    draw: () => draw(),
    snapshot: () => stage.board.picture(),
    palette: () => stage.board.palette(),
  };
  const actions = createActions(desk);
  const stage = createStage(
    desk,
    { tap: actions.tap, point, key: actions.key, carry: actions.drop, units: actions.pickUnits },
    matter(desk.now),
  );
  desk.model = stage.board.model;
  if (six) stage.board.setOptions({ numbers: "six" });
  refill();
  const panel = createPanel(root, desk);
  panel.listen({
    buttons: actions.buttons,
    fields: actions.fields,
    key: (event) => actions.key(event, stage.board.cursor()),
  });
  replace(
    root,
    el(
      "div",
      { class: "ref ex pl" },
      panel.bar,
      status,
      el("div", { class: "ex-pages" }, stage.element, panel.element),
      dialogs,
    ),
  );

  /** A place that the log names is marked on the map while it is pointed at. @param {Event} event */
  function mark(event) {
    const found = event.target instanceof Element ? event.target.closest(".pl-where") : null;
    const hex = found instanceof HTMLElement ? Number(found.dataset.hex) : -1;
    if (hex === marked) return;
    marked = hex;
    if (hex < 0) return route();
    reveal(hex);
    stage.board.setMarks([{ hex, style: "target" }]);
  }
  for (const type of ["pointerover", "focusin"]) root.addEventListener(type, mark, { signal: life.signal });

  /** Gives an order, asking for dice where the players throw them. @param {GameOrder} order */
  async function carry(order) {
    if (busy) return { ok: false, faces: [], why: "busy" };
    busy = true;
    try {
      const faces = /** @type {number[]} */ ([]);
      const words = orderText(order, speaker(desk));
      for (;;) {
        const given = session.give(order, faces);
        if (given.ok) {
          if (order !== "done") desk.say(t("play.say.given", { text: words }));
          return { ok: true, faces: [...given.told.faces], why: "" };
        }
        if (given.refusal.code === "die-missing") {
          const face = await askDie(desk, faces.length + 1, words);
          if (face && session.isOpen()) {
            faces.push(face);
            continue;
          }
          return { ok: false, faces: [], why: t("play.enter.needed") };
        }
        desk.say(refusedText(given.refusal, desk));
        return { ok: false, faces: [], why: refusedText(given.refusal, desk) };
      }
    } finally {
      busy = false;
    }
  }

  /** The record as the engine tells it, in words. */
  function refill() {
    desk.journal.fill(session.journal(0, session.length()).map((told) => entryOf(told, desk, speaker(desk))));
  }

  session.onChange(({ kind, told, handed }) => {
    if (kind === "note") {
      refill();
      host.keep(session);
      desk.kept = host.kept();
      return draw();
    }
    if (kind === "order" && told) {
      desk.journal.add(entryOf(told, desk, speaker(desk)));
      desk.trail = trailOf(told.order, desk.now);
      desk.trailSide = told.by;
    } else if (kind === "undo" || kind === "received") desk.trail = [];
    if (kind === "undo") desk.journal.cut(session.length());
    else if (kind !== "order") refill();
    const before = desk.now.view;
    if (!desk.replay)
      desk.now = situationOf(session.view(), session.seat() === "player" ? session.options() : noOptions());
    const { view } = desk.now;
    const moved = before.phase !== view.phase || before.segment !== view.segment || before.by !== view.by;
    desk.sight = moved
      ? { ...nowhere(), pointed: desk.sight.pointed }
      : sightAfter(desk.sight, desk.now, kind === "order" ? told?.order : undefined);
    if (moved && session.seat() === "player")
      desk.say(`${t(`gamePhase.${view.phase}`)}. ${t("play.turn.decides", { side: t(`side.${view.by}`) })}.`);
    host.keep(session);
    desk.kept = host.kept();
    follow(told, moved);
    draw();
    if (moved && desk.mine()) panel.begin();
    if (moved) stage.minimap.refresh();
    desk.rival.wake();
    if (handed && session.settings.handOver && session.seat() === "player") void cover();
  });

  /**
   * Brings what happens into sight: the combat at hand, or the end of the script's move.
   * @param {import("../../game/types.js").OrderTold|undefined} told
   * @param {boolean} moved to another phase, segment or player
   */
  function follow(told, moved) {
    const { battle, overrun, overstacked } = desk.now.view;
    const asked = battle !== undefined || overrun || overstacked;
    if (session.seat() === "player" && moved && asked) return reveal(matter(desk.now));
    const shown = desk.rival.state() === "thinks" && !reduced.matches && desk.pace !== "once";
    if (told && shown && desk.trail.length) reveal(desk.trail[desk.trail.length - 1]);
  }

  /** @param {number} hex */
  function reveal(hex) {
    const { view } = stage.board;
    const [x, y] = view.toScreen(...centre(hex));
    if (hex >= 0 && (x < 60 || y < 60 || x > view.width - 60 || y > view.height - 60))
      stage.board.lookAt(...centre(hex));
  }

  async function cover() {
    root.classList.add("is-covered");
    const goes = await handOver(desk);
    root.classList.remove("is-covered");
    if (!goes) session.set({ handOver: false });
  }

  /** Shows the game after so many orders; null comes back to the present. @param {number|null} at */
  function replayTo(at) {
    desk.replay = at === null ? null : { at };
    desk.sight = { ...nowhere(), pointed: desk.sight.pointed };
    desk.now =
      at === null
        ? situationOf(session.view(), session.seat() === "player" ? session.options() : noOptions())
        : situationOf(session.viewAt(at), noOptions());
    desk.trail = [];
    if (at) {
      const [last] = session.journal(at - 1, at);
      const earlier = situationOf(session.viewAt(at - 1), noOptions());
      if (last) Object.assign(desk, { trail: trailOf(last.order, earlier), trailSide: last.by });
    }
    draw();
  }

  /** Draws map and panel; while the script plays at once, no more often than the screen. */
  function draw() {
    const hurries = desk.rival.state() === "thinks" && (reduced.matches || desk.pace === "once");
    if (!hurries) return paint();
    frame ||= requestAnimationFrame(paint);
  }

  function paint() {
    cancelAnimationFrame(frame);
    frame = 0;
    if (!session.isOpen()) return;
    lay(desk, stage.board);
    route();
    stage.tell();
    panel.draw();
    host.drawn?.();
  }

  /** The way to the hex under pointer or cursor, or to the one that waits. */
  function route() {
    const { at, chosen, goal, pointed, way } = desk.sight;
    const to = goal >= 0 ? goal : pointed;
    const offer =
      chosen.length && (way === "walk" || way === "march")
        ? offersAt(desk, to).find(({ kind }) => kind === "move" || kind === "march" || kind === "react")
        : undefined;
    const found = offer ? wayTo(desk, chosen, offer) : null;
    desk.steps = found ? session.steps(chosen, bodyOf(found.order).path, way === "march") : [];
    const costs = running(desk.steps);
    const spent = costs.at(-1) || found?.cost;
    desk.running = found ? tn("play.way.total", found.hexes.length - 1, { spent }) : "";
    stage.board.setWay(
      found
        ? { hexes: found.hexes, costs, text: String(spent), ...(offer?.kind === "march" ? { forcedFrom: 1 } : {}) }
        : null,
    );
    stage.board.setMarks([
      ...(at >= 0 ? [{ hex: at, style: /** @type {const} */ ("own"), bare: true }] : []),
      ...(goal >= 0 ? [{ hex: goal, style: /** @type {const} */ ("note"), bare: true }] : []),
    ]);
  }

  /** @param {number} hex */
  function point(hex) {
    desk.sight.pointed = hex;
    if (desk.sight.chosen.length && desk.sight.goal < 0) route();
  }

  host.keep(session);
  desk.kept = host.kept();
  draw();
  if (desk.mine()) panel.see(".pl-decision");
  desk.rival.wake();
  return {
    desk,
    /** Where the game is kept has changed. @param {import("./autosave.js").Told} kept */
    told(kept) {
      desk.kept = kept;
      panel.drawBar();
    },
    /** A small picture of the map for the list of games. */
    picture: () => stage.picture(),
    close() {
      life.abort();
      cancelAnimationFrame(frame);
      desk.rival.close();
      session.close();
    },
  };
}
