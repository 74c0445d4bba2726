// @ts-check
/** The game at the table: map and panel of one session, and what the player does with them. */
import { el, replace } from "../../../dom.ts";
import { centre, parseHex, sixAnglesNumber, spiNumber } from "../geometry.ts";
import { noOptions } from "./options.js";
import { situationOf } from "./situation.js";
import { createActions } from "./actions.js";
import { createAftermath } from "./aftermath.js";
import { createMarksCard } from "../../../play/marks-card.ts";
import { hexInFocus } from "./in-focus.js";
import { listenToLog } from "./log-marks.js";
import { emptySelection } from "./selection.js";
import { showPath } from "./shown-path.js";
import { showMoves } from "./moving.js";
import { selectionAfter, trailOf } from "./order-effects.js";
import { createReplay } from "./replaying.js";
import { handOver } from "../../../play/dialogs.ts";
import { createOrderGiver } from "../../../play/give-order.ts";
import { textNames } from "./order-buttons.js";
import { orderText } from "./texts.js";
import { isAsked } from "./decisions.js";
import { createCounters } from "./counters.js";
import { updateBoard } from "./layers.js";
import { layersOf, numbersOf } from "./map-layers.js";
import { spokenStory } from "../../../play/outcome-card.ts";
import { SHOWN, createJournal, entryOf } from "../../../play/log.ts";
import { createOverview } from "./overview.js";
import { createPanel } from "./panel.js";
import { createOpponent } from "../../../play/computer-opponent.ts";
import { createFollower } from "../../../play/standing-orders.ts";
import { createTableHead } from "../../../play/table-head.ts";
import { createBoardView } from "./board-view.js";
import { WORDS } from "./words.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../../../play/types.ts").PlayCallbacks} PlayCallbacks */
/** @typedef {import("./types.js").Session} Session */
/** @typedef {import("../engine-types.ts").GameOrder} GameOrder */
/** @typedef {ReturnType<typeof mountTable>} Table */

/**
 * A pace that was stored, or null.
 * @param {string|null} text
 * @returns {import("../../../play/computer-opponent.ts").Pace|null}
 */
const paceOf = (text) => (text === "slow" || text === "fast" || text === "once" ? text : null);

/**
 * @param {HTMLElement} root
 * @param {import("../engine-types.ts").ReadyApp} app
 * @param {Session} session
 * @param {PlayCallbacks} callbacks
 */
export function mountTable(root, app, session, callbacks) {
  const { lang, wasm } = app;
  const { t } = lang;
  const counters = createCounters(wasm, lang);
  const dialogs = el("div", { class: "ref-dialogs" });
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  const six = app.store.get("numbers") === "six";
  const hexName = six ? sixAnglesNumber : spiNumber;
  let numbers = "spi";
  let frame = 0;
  let viewer = session.viewer();
  /** The outcome or recap that the player has been shown. @type {object|null} */
  let shown = null;
  let lastLosses = "";
  /** The same in words, where it is new. */
  let news = "";
  const lifetime = new AbortController();

  /** @type {PlayContext} */
  const ctx = {
    app,
    session,
    signal: lifetime.signal,
    callbacks,
    words: WORDS,
    counters,
    now: situationOf(session.view(), session.options()),
    selection: emptySelection(),
    replay: null,
    outcome: null,
    recap: null,
    journal: createJournal(session),
    opened: new Set(),
    standing: null,
    layers: layersOf(app.store.get("play.layers")),
    analysed: null,
    source: "",
    leaves: "",
    groupMove: null,
    logLength: SHOWN,
    dialogs,
    trail: [],
    trailSide: "axis",
    running: "",
    steps: [],
    pace: paceOf(app.store.get("play.pace")) ?? (reduced.matches ? "once" : "fast"),
    saveStatus: callbacks.saveStatus(),
    opponent: createOpponent(session, {
      game: app.game.id,
      changed: () => draw(),
      give: (order) => giveOrder(order),
      pace: () => (reduced.matches ? "once" : ctx.pace),
      arrival: () => ctx.arrival(),
    }),
    model: /** @type {any} */ (null),
    overview: /** @type {any} */ (null),
    follower: null,
    lossesSoFar: () => [],
    valuesOf: counters.values,
    unitName: (id) => counters.name(id, ctx.now.units.get(id)?.marks.dump),
    placeName: (hex) => [hexName(hex), ctx.model.places.get(hex)?.[0]?.name].filter(Boolean).join(" "),
    hexWords(hex) {
      const at = parseHex(hex);
      return at < 0 ? hex : ctx.placeName(at);
    },
    give: async (order) => (await giveOrder(order)).ok,
    updateSelection(selection, say) {
      Object.assign(ctx.selection, { warned: false }, selection);
      if (say !== undefined) ctx.say(say);
      draw();
      if (selection.goal !== undefined && selection.goal >= 0) panel.see(".pl-goal");
      else if (selection.chosen?.length) panel.see(".ex-unit.is-chosen");
      else if (selection.targets?.length) {
        panel.see("#pl-chances");
        panel.see("#pl-declare");
      }
    },
    say: (text) => head.say(text),
    show: (hex) => boardView.board.goTo(hex),
    reveal,
    focusMap: () => boardView.board.focus(),
    focusOn: (id) => panel.focusOn(id),
    press: (digit) => panel.press(digit),
    mine: () => !ctx.replay && !session.over() && session.seat() === "player",
    mayUndo: () =>
      !ctx.replay &&
      !callbacks.look &&
      (session.over() ? !Object.values(session.settings.seats).includes("script") : session.seat() === "player"),
    arrival: () => boardView.board.arrival(),
    replayTo: (at, changes) => replay.to(at, changes),
    closeRecap: () => aftermath.close(),
    draw: () => draw(),
    snapshot: () => boardView.board.picture(),
    palette: () => boardView.board.palette(),
  };
  ctx.overview = createOverview(ctx);
  const giveOrder = createOrderGiver(ctx, {
    news: () => news,
    words: (order) => orderText(order, textNames(ctx)),
  });
  const follower = createFollower(session, giveOrder, () => draw());
  ctx.follower = follower;
  const present = () => situationOf(session.view(), session.seat() === "player" ? session.options() : noOptions());
  const replay = createReplay(ctx, {
    present,
    board: () => boardView.board,
    changed(step) {
      ctx.selection = { ...emptySelection(), pointed: ctx.selection.pointed };
      if (ctx.trail.length) reveal(ctx.trail[ctx.trail.length - 1]);
      draw();
      if (step) glide(step);
    },
  });
  const actions = createActions(ctx);
  const boardView = createBoardView(
    ctx,
    {
      tap: actions.tap,
      release: actions.release,
      point,
      key: actions.key,
      carry: actions.drop,
      units: actions.pickUnits,
    },
    hexInFocus(ctx.now),
  );
  ctx.model = /** @type {typeof ctx.model} */ (boardView.board.model);
  listenToLog(root, ctx, boardView.board, route);
  updateLog();
  const marksCard = createMarksCard(ctx, boardView.element);
  const aftermath = createAftermath(ctx, () => boardView.board);
  ctx.lossesSoFar = aftermath.losses;
  aftermath.opened();
  const panel = createPanel(root, ctx);
  const head = createTableHead(panel.bar);
  panel.listen({
    buttons: actions.buttons,
    fields: actions.fields,
    key: (event) => actions.key(event, boardView.board.cursor()),
  });
  replace(
    root,
    el(
      "div",
      { class: "ref ex pl" },
      head.element,
      el("div", { class: "ex-pages" }, boardView.element, panel.element),
      dialogs,
    ),
  );

  /**
   * Puts the orders that are not in the log yet into words.
   * @param {number} [from] the first order that changed
   * @param {import("../engine-types.ts").OrderTold} [last] the last order, where it is known
   */
  function updateLog(from = session.length(), last = undefined) {
    ctx.journal.cut(from);
    ctx.journal.add((report) => entryOf(report, ctx), last);
  }

  session.onChange(({ kind, report, handed }) => {
    if (kind !== "note" && kind !== "seats") ctx.analysed = null;
    if (kind === "received" && ctx.replay) ctx.replayTo(null);
    if (kind === "note") {
      updateLog(0);
      callbacks.save(session);
      ctx.saveStatus = callbacks.saveStatus();
      return draw();
    }
    updateLog(session.length(), report);
    if (kind === "order" && report) {
      ctx.trail = trailOf(report.order, ctx.now);
      ctx.trailSide = report.by;
    } else if (kind === "undo" || kind === "received") ctx.trail = [];
    const then = ctx.now;
    const before = then.view;
    if (!ctx.replay) ctx.now = present();
    const { view } = ctx.now;
    if (kind !== "seats") aftermath.changed(before, report, kind === "received");
    const moved = before.phase !== view.phase || before.segment !== view.segment || before.by !== view.by;
    ctx.selection = moved
      ? { ...emptySelection(), pointed: ctx.selection.pointed }
      : selectionAfter(ctx.selection, ctx.now, kind === "order" ? report?.order : undefined);
    const phase =
      moved && session.seat() === "player"
        ? `${t(`gamePhase.${view.phase}`)}. ${t("play.turn.decides", { side: t(`side.${view.by}`) })}.`
        : "";
    if (phase) ctx.say(phase);
    callbacks.save(session);
    ctx.saveStatus = callbacks.saveStatus();
    follow(report, moved);
    draw();
    if (report && kind === "order" && !ctx.replay)
      glide({ order: report.order, own: session.settings.seats[report.by] === "player", then });
    if (ctx.mine() && (moved || isAsked(ctx) || !ctx.selection.chosen.length)) panel.begin();
    announce([phase, spokenLosses()].filter(Boolean).join(" "));
    if (moved || viewer !== session.viewer()) {
      viewer = session.viewer();
      boardView.minimap.refresh();
      boardView.board.describeAgain();
    }
    ctx.opponent.wake();
    void follower.wake();
    if (handed && session.settings.handOver && session.seat() === "player") void cover();
  });

  /**
   * Says an outcome or a recap that is new, and shows its card where nothing is asked.
   * @param {string} [phase] what is said before it
   */
  function announce(phase = "") {
    const story = ctx.recap ?? ctx.outcome;
    news = story && story !== shown ? spokenStory(story) : "";
    if (news) {
      if (!ctx.mine()) panel.see(ctx.recap ? ".pl-recap" : ".pl-outcome", "start");
      ctx.say(`${phase} ${news}`.trim());
    }
    shown = story;
  }

  /** What the enemy's turn has cost, where it is new and asked about. */
  function spokenLosses() {
    const lost = ctx.lossesSoFar();
    const text = lost.length ? `${t("play.lost")} ${lang.list(lost.map(({ name }) => name))}.` : "";
    const isNew = text !== lastLosses;
    lastLosses = text;
    if (text && isNew) ctx.say(text);
    return isNew ? text : "";
  }

  /**
   * Brings what happens into sight: the current combat, or the end of the script's move.
   * @param {import("../engine-types.ts").OrderTold|undefined} report
   * @param {boolean} moved to another phase, segment or player
   */
  function follow(report, moved) {
    const { battle, overrun, overstacked } = ctx.now.view;
    const asked = battle !== undefined || overrun || overstacked;
    if (session.seat() === "player" && moved && asked) return reveal(hexInFocus(ctx.now));
    const shown = ctx.opponent.state() === "thinks" && !reduced.matches && ctx.pace !== "once";
    if (report && shown && ctx.trail.length) reveal(ctx.trail[ctx.trail.length - 1]);
  }

  /** @param {number} hex */
  function reveal(hex) {
    const { view } = boardView.board;
    const [x, y] = view.toScreen(...centre(hex));
    if (hex >= 0 && (x < 60 || y < 60 || x > view.width - 60 || y > view.height - 60))
      boardView.board.lookAt(...centre(hex));
  }

  /** Lets counters move, unless the reader or the pace is against it. @param {import("./moving.js").MoveStep} step */
  function glide(step) {
    if (!reduced.matches) showMoves(ctx, boardView.board, step);
  }

  async function cover() {
    root.classList.add("is-covered");
    const goes = await handOver(ctx);
    root.classList.remove("is-covered");
    if (!goes) session.set({ handOver: false });
  }

  /** Draws map and panel; while the script plays at once, no more often than the screen. */
  function draw() {
    const hurries = ctx.opponent.state() === "thinks" && (reduced.matches || ctx.pace === "once");
    if (!hurries) return paint();
    frame ||= requestAnimationFrame(paint);
  }

  function paint() {
    cancelAnimationFrame(frame);
    frame = 0;
    if (!session.isOpen()) return;
    updateNumbers();
    updateBoard(ctx, boardView.board);
    route();
    boardView.updateLine();
    marksCard.update();
    panel.draw();
    callbacks.drawn?.();
  }

  /** Hex numbers on the map as they are wanted. */
  function updateNumbers() {
    const wanted = numbersOf(ctx);
    if (wanted !== numbers) boardView.board.setOptions({ numbers: wanted });
    numbers = wanted;
  }

  /** Shows the path to the hex under pointer or cursor. */
  function route() {
    showPath(ctx, boardView.board);
  }

  /** @param {number} hex */
  function point(hex) {
    ctx.selection.pointed = hex;
    if (ctx.selection.chosen.length && ctx.selection.goal < 0) route();
  }

  callbacks.save(session);
  ctx.saveStatus = callbacks.saveStatus();
  draw();
  if (ctx.mine()) panel.begin();
  announce();
  ctx.opponent.wake();
  void follower.wake();
  return {
    ctx,
    /** Shows whether and where the game is saved. @param {import("../../../play/types.ts").SaveStatus} saveStatus */
    showSaveStatus(saveStatus) {
      ctx.saveStatus = saveStatus;
      head.saved(saveStatus);
      panel.drawBar();
    },
    /** A small picture of the map for the list of games. */
    picture: () => boardView.picture(),
    close() {
      replay.close();
      lifetime.abort();
      cancelAnimationFrame(frame);
      ctx.opponent.close();
      session.close();
    },
  };
}
