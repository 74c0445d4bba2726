// @ts-check
/**
 * The engine's game in the form that the shared game screen expects: who decides is `by`, the part of the game `phase`,
 * the month `turn`; the legal orders are one list.
 */

import { OBSERVER } from "../../../play/viewer.ts";
import { monthsEarlier } from "./words.js";

/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").Game} EngineGame */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").Order} Order */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").TableView} EngineView */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").EntryView} EntryView */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").StageName} StageName */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").Phase} TurnPhase */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").Side} Side */
/** The part of the game: a phase of a turn, or a stage outside of turns. @typedef {TurnPhase|Exclude<StageName, "turns">} GamePhase */
/** @typedef {NonNullable<EngineView["outcome"]>} EngineOutcome */
/** @typedef {NonNullable<EngineView["scenario"]>} ScenarioId */
/**
 * @typedef {Omit<EngineView, "scenario"|"phase"|"outcome"|"standing"|"follows"> & {scenario: ScenarioId, by: Side, phase: GamePhase, turn: number, outcome:
 *   (EngineOutcome & {level: string, points: [number, number]})|null, standing: Record<Side, EngineView["standing"][0]>,
 *   follows?: Order}} TableView
 */
/** @typedef {ReturnType<typeof tableGame>} Handle */
/** @typedef {ReturnType<typeof tableEntry>} TableEntry */

/** @param {StageName} stage @param {TurnPhase} phase @returns {GamePhase} */
const gamePhase = (stage, phase) => (stage === "turns" ? phase : stage);

/** An entry of the journal as the log wants it. @param {EntryView} entry */
const tableEntry = (entry) => ({
  ...entry,
  turn: entry.month ?? 0,
  phasing: entry.active,
  phase: gamePhase(entry.stage, entry.phase),
  faces: /** @type {number[]} */ ([]),
});

/** @param {EngineView} view @returns {TableView} */
export const tableView = (view) => ({
  ...view,
  scenario: /** @type {ScenarioId} */ (view.scenario),
  by: view.toAct,
  phase: gamePhase(view.stage, view.phase),
  turn: view.month ?? 0,
  outcome: view.outcome && { ...view.outcome, level: view.outcome.by, points: view.outcome.units },
  standing: { axis: view.standing[0], allied: view.standing[1] },
  follows: view.follows ?? undefined,
});

/**
 * A game of the engine as the game screen uses it.
 * @param {EngineGame} game @param {Side|"observer"} [first] for whom it is shown at first
 */
export function tableGame(game, first) {
  let viewer = first;
  /** What follows from standing orders is given at every screen, also at that of the other player. */
  function follows() {
    game.setViewer();
    const order = game.impliedOrder();
    game.setViewer(viewer);
    return order;
  }
  return {
    view: () => ({ ...tableView(game.view()), follows: viewer === OBSERVER ? undefined : follows() }),
    /** @param {number} orders */
    viewAt: (orders) => tableView(game.viewAt(orders)),
    /** @param {number} [from] @param {number} [to] */
    journal: (from = 0, to) => ({ orders: game.journal(from, to).orders.map(tableEntry) }),
    legalWithoutReach: () => game.legal(),
    reach: () => undefined,
    charts: () => [],
    /**
     * The page gives orders of the other player too: those of the computer and what follows from standing orders. Only
     * the viewer's view of the order, or of its refusal, is answered.
     * @param {Order} order @param {number[]} [faces]
     */
    give: (order, faces = []) => {
      game.setViewer();
      const given = game.give(order, faces);
      game.setViewer(viewer);
      if (given.kind === "refused")
        return /** @type {Extract<ReturnType<EngineGame["give"]>, {kind: "refused"}>} */ (game.give(order, faces));
      const [entry] = game.journal(given.at, given.at + 1).orders;
      return { ...tableEntry(entry), kind: given.kind, faces };
    },
    /** @param {Order} order */
    check: (order) => game.check(order),
    /** @param {number} orders */
    branch: (orders) => tableGame(game.branch(orders), viewer),
    /** @param {number} orders */
    continueFrom: (orders) => tableGame(game.continueFrom(orders), viewer),
    terms: () => game.terms(),
    /** @param {string} link @param {number} [upTo] @param {Side} [receiver] */
    receive: (link, upTo, receiver) => game.receive(link, upTo, receiver),
    /** @param {Side|"observer"} [next] */
    setViewer: (next) => {
      viewer = next;
      game.setViewer(next);
    },
    /** @param {string} link @param {Side} [receiver] */
    agree: (link, receiver) => game.agree(link, receiver),
    agreement: () => game.agreement(),
    /** @param {string} answer */
    answerOffer: (answer) => game.answerOffer(answer),
    /** @param {string} secret */
    revealSecret: (secret) => game.revealSecret(secret),
    canUndo: () => game.canUndo(),
    canRedo: () => game.canRedo(),
    undo: () => game.undo(),
    redo: () => game.redo(),
    fileStem: () => game.fileStem(),
    fingerprint: () => game.fingerprint(),
    gameId: () => game.gameId(),
    gameLink: () => game.gameLink(),
    /** @param {number} [from] */
    turnLink: (from) => game.turnLink(from),
    /** @param {number} order @param {string} text */
    note: (order, text) => game.note(order, text),
    /** @param {Side} side @param {"player"|"computer"} by */
    look: (side, by) => game.look(side, by),
    looks: () => game.looks(),
    /** @param {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").GameQuestion} question */
    ask: (question) => game.ask(question),
    /** @param {Parameters<EngineGame["battleChances"]>[0]} query */
    battleChances: (query) => game.battleChances(query),
    opening: () => game.opening(),
    /** The month in which the game ends: earlier revisions of a scenario may last longer. */
    lastTurn() {
      const answer = game.ask({ ask: "track" });
      return answer.kind === "track" ? answer.months.at(-1)?.month : undefined;
    },
    options: () => game.options(),
    opponent: () => game.opponent(),
    save: () => game.save(),
    transcript: () => game.transcript(),
    verify: () => game.verify(),
    free: () => game.free(),
  };
}

/** The engine with its games and scenarios in this form. @param {import("../engine-types.ts").Wasm} wasm */
export const withTableGames = (wasm) => ({
  ...wasm,
  scenarios: () => ({
    scenarios: wasm.scenarios().scenarios.map((scenario) => ({
      ...scenario,
      name: `scenario.${scenario.id}`,
      earlier: monthsEarlier(scenario.id),
      lastTurn: scenario.months[1],
    })),
  }),
  Game: {
    /** @param {Parameters<typeof wasm.Game.begin>[0]} start */
    begin: (start) => tableGame(wasm.Game.begin(start)),
    /** @param {string} text */
    load: (text) => tableGame(wasm.Game.load(text)),
    /** @param {string} text */
    loadAsFar: (text) => tableGame(wasm.Game.loadAsFar(text)),
    /** @param {string} link */
    open: (link) => tableGame(wasm.Game.open(link)),
    /** @param {string} link */
    openAsFar: (link) => tableGame(wasm.Game.openAsFar(link)),
  },
});
