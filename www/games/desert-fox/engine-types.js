// @ts-check
/** The names of the engine's types that a game on the page uses. */

/** @typedef {import("../../../pkg/desert_fox.js").Game} Handle the engine's game */
/**
 * @typedef {Omit<import("../../../pkg/desert_fox.js").TableView, "phase"|"outcome"> & {phase: GamePhase, outcome?:
 *   import("../../../pkg/desert_fox.js").GameOutcome}} TableView
 */
/** @typedef {import("../../../pkg/desert_fox.js").LegalView} LegalView */
/** @typedef {Omit<import("../../../pkg/desert_fox.js").OrderTold, "phase"> & {phase: GamePhase}} OrderTold */
/** @typedef {import("../../../pkg/desert_fox.js").CounterView} CounterView */
/** @typedef {import("../../../pkg/desert_fox.js").EventView} EventView */
/** @typedef {import("../../../pkg/desert_fox.js").GameOrder} GameOrder */
/** @typedef {import("../../../pkg/desert_fox.js").GameOrderAnswer} GameOrderAnswer */
/** @typedef {import("../../../pkg/desert_fox.js").GamePhase} GamePhase */
/** @typedef {import("../../../pkg/desert_fox.js").GameStart} GameStart */
/** @typedef {import("../../../pkg/desert_fox.js").ScenarioInfo} ScenarioInfo */
/** @typedef {import("../../../pkg/desert_fox.js").Segment} Segment */
/** @typedef {import("../../../pkg/desert_fox.js").Side} Side */
/** @typedef {import("../../../pkg/desert_fox.js").MoveMode} MoveMode */
/** @typedef {import("../../../pkg/desert_fox.js").Carrier} Carrier */
/** @typedef {import("../../../pkg/desert_fox.js").Refusal} Refusal */
/** @typedef {import("../../../pkg/desert_fox.js").MoveStep} MoveStep */
export {};
