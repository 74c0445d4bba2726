// @ts-check
/** The game at the table: map and panel of one session, and what the player does with them. */
import { el, replace } from "../../../dom.ts";
import { centre, numberOf, parseHex } from "../geometry.ts";
import { createOpponent } from "../../../play/computer-opponent.ts";
import { createCover } from "../../../play/cover.ts";
import { createOrderGiver } from "../../../play/give-order.ts";
import { SHOWN, createJournal, entryOf } from "../../../play/log.ts";
import { spokenStory } from "../../../play/outcome-card.ts";
import { createTableHead } from "../../../play/table-head.ts";
import { createFollower } from "../../../play/standing-orders.ts";
import { rosterOf } from "../art/game-blocks.ts";
import { ownBlocks } from "../charts/own-map.ts";
import { createActions } from "./actions.js";
import { createAftermath } from "./aftermath.js";
import { createMarksCard } from "../../../play/marks-card.ts";
import { createBoardView } from "./board-view.js";
import { updateBoard } from "./layers.js";
import { hexInFocus } from "./in-focus.js";
import { showMoves } from "./moving.js";
import { createOverview } from "./overview.js";
import { createPanel } from "./panel.js";
import { createReplay } from "./replaying.js";
import { situationOf } from "./situation.js";
import { trailOf } from "./trail.js";
import { WORDS, orderText } from "./words.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */

/** Nothing chosen. @returns {import("./types.js").Selection} */
const noSelection = () => ({ at: -1, chosen: [], pointed: -1, named: null, form: {} });

/**
 * The side at which the viewer is; none for everybody and an observer.
 * @param {import("../../../play/viewer.ts").Viewer} viewer
 */
const sideOf = (viewer) => (viewer === "axis" || viewer === "allied" ? viewer : null);

/** A pace that was stored, or null. @param {string|null} text */
const paceOf = (text) => (text === "slow" || text === "fast" || text === "once" ? text : null);

/**
 * @param {HTMLElement} root
 * @param {import("../engine-types.ts").ReadyApp} app
 * @param {import("./types.js").Session} session
 * @param {import("../../../play/types.ts").PlayCallbacks} callbacks
 */
export function mountTable(root, app, session, callbacks) {
  const { lang, wasm } = app;
  const { t } = lang;
  const dialogs = el("div", { class: "ref-dialogs" });
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  const lifetime = new AbortController();
  const { charts } = session.handle.options();
  let viewer = session.viewer();
  let frame = 0;
  /** The outcome or recap that the player has been shown. @type {object|null} */
  let shown = null;
  /** The same in words, where it is new. */
  let news = "";

  /** @type {PlayContext} */
  const ctx = {
    app,
    session,
    signal: lifetime.signal,
    callbacks,
    words: WORDS,
    now: present(),
    selection: noSelection(),
    replay: null,
    outcome: null,
    recap: null,
    standing: null,
    journal: createJournal(session),
    opened: new Set(),
    layers: new Set((app.store.get("play.layers") ?? "").split(" ").filter(Boolean)),
    logLength: SHOWN,
    dialogs,
    trail: [],
    marked: [],
    analysed: null,
    trailSide: "axis",
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
    rosterOf: rosterOf(ownBlocks(wasm.roster().blocks, charts)),
    unitName: (id) => ctx.now.units.get(id)?.name ?? t("block.unknown"),
    placeName: (hex) => [ctx.model.places.get(hex)?.[0]?.name, numberOf(hex)].filter(Boolean).join(" "),
    hexWords(hex) {
      const at = parseHex(hex);
      return at < 0 ? hex : ctx.placeName(at);
    },
    give: async (order) => (await giveOrder(order)).ok,
    updateSelection(changes, say) {
      Object.assign(ctx.selection, changes);
      if (say !== undefined) ctx.say(say);
      draw();
    },
    say: (text) => head.say(text),
    show: (hex) => boardView.board.goTo(hex),
    reveal,
    see: (selector) => panel.see(selector),
    focusMap: () => boardView.board.focus(),
    focusOn: (id) => panel.focusOn(id),
    press: (digit) => panel.press(digit),
    viewer: () => sideOf(session.viewer()),
    // What follows from standing orders asks nothing of a player.
    mine: () => !ctx.replay && !session.over() && session.seat() === "player" && !session.view().follows,
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
  const cover = createCover(root, /** @type {any} */ (ctx), uncovered);
  if (cover.wanted()) cover.hide();
  const giveOrder = createOrderGiver(/** @type {any} */ (ctx), {
    news: () => news,
    words: (order) => orderText(order, ctx),
  });
  const follower = createFollower(session, giveOrder);
  const replay = createReplay(ctx, { present, board: () => boardView.board, changed: () => afterReplay() });
  const actions = createActions(ctx);
  const boardView = createBoardView(ctx, actions);
  ctx.model = /** @type {typeof ctx.model} */ (boardView.board.model);
  updateLog();
  const marksCard = createMarksCard(ctx, boardView.element);
  const aftermath = createAftermath(ctx, () => boardView.board);
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

  /** The game as it is, with the orders of the player at this screen. */
  function present() {
    return situationOf(session.view(), session.seat() === "player" ? session.options() : []);
  }

  /**
   * Puts the orders that are not in the log yet into words.
   * @param {number} [from] the first order that changed
   * @param {import("./handle.js").TableEntry} [last] the last order, where it is known
   */
  function updateLog(from = session.length(), last = undefined) {
    ctx.journal.cut(from);
    ctx.journal.add((report) => entryOf(report, /** @type {any} */ (ctx)), last);
  }

  session.onChange(({ kind, report, handed }) => {
    if (kind !== "note") ctx.analysed = null;
    if (kind === "received" && ctx.replay) ctx.replayTo(null);
    if (kind === "note") {
      updateLog(0);
      return save(draw);
    }
    const isOther = viewer !== session.viewer();
    const covers = (handed || (kind === "seats" && isOther)) && !cover.covers() && cover.wanted();
    if (covers) hide();
    if (isOther && ctx.replay) ctx.replayTo(null);
    const then = ctx.now;
    if (!ctx.replay) ctx.now = present();
    // Another viewer knows other things: then every line of the log is made again, with the names of the new situation.
    updateLog(isOther ? 0 : session.length(), report);
    if (kind === "order" && report) Object.assign(ctx, { trail: trailOf(report, then), trailSide: report.by });
    else if (kind === "undo" || kind === "received") ctx.trail = [];
    if (kind !== "seats") aftermath.changed(then.view, report, kind === "received");
    const { view } = ctx.now;
    const moved = then.view.phase !== view.phase || then.view.by !== view.by;
    ctx.selection = {
      ...noSelection(),
      pointed: ctx.selection.pointed,
      ...(moved ? {} : { form: ctx.selection.form }),
    };
    if (moved && session.seat() === "player" && !view.follows)
      ctx.say(`${t(`gamePhase.${view.phase}`)}. ${t("play.turn.decides", { side: t(`side.${view.by}`) })}.`);
    if (ctx.opponent.state() === "thinks" && ctx.pace !== "once" && ctx.trail.length) reveal(ctx.trail.at(-1) ?? -1);
    save(draw);
    if (!cover.covers()) {
      if (report && kind === "order" && !ctx.replay && !reduced.matches) showMoves(ctx, boardView.board, report, then);
      if (ctx.mine()) panel.begin();
      if (ctx.mine() && (moved || view.firing?.[0] !== then.view.firing?.[0])) beginAt(hexInFocus(ctx.now));
      announce();
      if (isOther || moved) describeAgain();
    }
    begin(covers);
  });

  /** Deals what is dealt without a question, wakes the computer player, and covers the game. @param {boolean} covers */
  function begin(covers) {
    void deal().then(() => (covers ? cover.ask() : undefined));
    ctx.opponent.wake();
    void follower.wake();
  }

  /** Small map and descriptions, for the viewer of this moment. */
  function describeAgain() {
    viewer = session.viewer();
    boardView.minimap.refresh();
    boardView.board.describeAgain();
  }

  /** Nothing of the game is painted until the next player looks. */
  function hide() {
    cover.hide();
    ctx.selection = { ...noSelection() };
  }

  function uncovered() {
    paint();
    if (ctx.mine()) panel.begin();
    if (ctx.mine()) beginAt(hexInFocus(ctx.now));
    announce();
    describeAgain();
  }

  /** Says an outcome or a recap that is new, and shows its card where nothing is asked. */
  function announce() {
    const story = ctx.recap ?? ctx.outcome;
    news = story && story !== shown ? spokenStory(story) : "";
    if (news) {
      if (!ctx.mine()) panel.see(ctx.recap ? ".pl-recap" : ".pl-outcome", "start");
      ctx.say(news);
    }
    shown = story;
  }

  /** Deals the handles of the blocks, which asks nothing of a player. */
  async function deal() {
    if (ctx.mine() && ctx.now.view.phase === "deal") await ctx.give("deal");
  }

  /** @param {() => void} then */
  function save(then) {
    callbacks.save(session);
    ctx.saveStatus = callbacks.saveStatus();
    then();
  }

  function afterReplay() {
    ctx.selection = { ...noSelection(), pointed: ctx.selection.pointed };
    if (ctx.trail.length) reveal(ctx.trail[ctx.trail.length - 1]);
    draw();
  }

  /** Shows where the player's work begins; the cursor of the keyboard begins there as well. @param {number} hex */
  function beginAt(hex) {
    reveal(hex);
    if (!root.querySelector(".board-grid:focus-visible")) boardView.board.moveCursor(hex, false);
  }

  /** @param {number} hex */
  function reveal(hex) {
    if (hex < 0) return;
    const { view } = boardView.board;
    const [x, y] = view.toScreen(...centre(hex));
    if (x < 60 || y < 60 || x > view.width - 60 || y > view.height - 60) boardView.board.lookAt(...centre(hex));
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
    if (!session.isOpen() || cover.covers()) return;
    updateBoard(ctx, boardView.board);
    boardView.updateLine();
    marksCard.update();
    panel.draw();
    callbacks.drawn?.();
  }

  save(draw);
  if (!cover.covers()) {
    if (ctx.mine()) panel.begin();
    announce();
  }
  begin(cover.covers());
  return {
    ctx: /** @type {any} */ (ctx),
    /** Shows whether and where the game is saved. @param {import("../../../play/types.ts").SaveStatus} saveStatus */
    showSaveStatus(saveStatus) {
      ctx.saveStatus = saveStatus;
      head.saved(saveStatus);
      panel.drawBar();
    },
    /** A small picture of the map for the list of games. */
    picture: () => boardView.picture(),
    cover() {
      if (!cover.covers() && cover.wanted()) hide();
      if (cover.covers()) void cover.ask();
    },
    close() {
      replay.close();
      lifetime.abort();
      cancelAnimationFrame(frame);
      ctx.opponent.close();
      session.close();
    },
  };
}
