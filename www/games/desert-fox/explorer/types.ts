// @ts-check
/** The names of the engine's types that the map explorer uses, and its own. */

/** @typedef {import("../engine-types.ts").PositionSheet} PositionSheet */
/** @typedef {import("../engine-types.ts").Position} Position */
/** @typedef {import("../engine-types.ts").BoardUnit} BoardUnit */
/** @typedef {import("../engine-types.ts").BoardQuery} BoardQuery */
/** @typedef {import("../engine-types.ts").BoardAnswer} BoardAnswer */
/** @typedef {BoardQuery["question"]} Question */
/** @typedef {import("../engine-types.ts").MoveMode} MoveMode */
/** @typedef {import("../engine-types.ts").ReachAnswer} ReachAnswer */
/** @typedef {import("../engine-types.ts").ReachedHex} ReachedHex */
/** @typedef {import("../engine-types.ts").BarredHex} BarredHex */
/** @typedef {import("../engine-types.ts").MoveAnswer} MoveAnswer */
/** @typedef {import("../engine-types.ts").TraceAnswer} TraceAnswer */
/** @typedef {import("../engine-types.ts").ZonesAnswer} ZonesAnswer */
/** @typedef {import("../engine-types.ts").SupplyAnswer} SupplyAnswer */
/** @typedef {import("../engine-types.ts").StackingAnswer} StackingAnswer */
/** @typedef {import("../engine-types.ts").OverrunAnswer} OverrunAnswer */
/** @typedef {import("../engine-types.ts").OverrunAnswers} OverrunAnswers */
/** @typedef {import("../engine-types.ts").Refused} Refused */
/** @typedef {import("../engine-types.ts").Outcome} Outcome */
/** @typedef {import("../engine-types.ts").UnitOutcome} UnitOutcome */
/** @typedef {import("../engine-types.ts").TableValue} TableValue */
/** @typedef {import("../engine-types.ts").SupplyAct} SupplyAct */
/** @typedef {import("../engine-types.ts").Note} Note */
/** @typedef {import("../engine-types.ts").Cut} Cut */
/** @typedef {import("../engine-types.ts").Side} Side */
/** @typedef {import("../engine-types.ts").Nation} Nation */
/** @typedef {import("../engine-types.ts").RosterUnit} RosterUnit */
/** @typedef {import("../engine-types.ts").RuleSets} RuleSets */
/** @typedef {import("../values.ts").Values} Values */
/** @typedef {import("../engine-types.ts").ReadyApp} App */
/** @typedef {import("../../../lang/lang.ts").Lang} Lang */

/** A kind of answer. @template {BoardAnswer["kind"]} K @typedef {Extract<BoardAnswer, {kind: K}>} Answer */
/**
 * What was asked and came back, or that the engine refused.
 * @template {BoardAnswer["kind"]} K
 * @typedef {Answer<K> | Answer<"refused">} AnswerOrRefusal
 */
/**
 * The kind of answer to a question.
 * @template {Question} Q
 * @typedef {Q["kind"] extends BoardAnswer["kind"] ? Q["kind"] : "done"} KindOfAnswer
 */

/** A counter as the tray offers it: a unit without a hex. @typedef {Omit<BoardUnit, "hex">} Counter */
/**
 * What is being placed: a new counter, or units taken up from their hex.
 * @typedef {{counter: Counter} | {units: string[]}} Hand
 */

/**
 * What is chosen and shown; it is no part of the position and is not stored.
 * @typedef {object} Selection
 * @property {number} at the hex chosen, or -1
 * @property {string[]} chosen units in it
 * @property {MoveMode} mode
 * @property {number} goal the hex that a move is to end in, or -1
 * @property {number} pointed the hex under pointer or cursor, or -1
 * @property {Hand|null} hand
 * @property {string} search
 * @property {Nation|"all"} nation
 * @property {number} retreat hexes that the unit chosen is to retreat, or 0
 * @property {string} tables what the values of the tables are searched for
 */
/**
 * What the views of the explorer read and its actions change.
 * @typedef {object} ExplorerContext
 * @property {App} app
 * @property {PositionSheet} sheet
 * @property {Selection} selection
 * @property {import("./queries.ts").Answers} answers
 * @property {Map<string, RosterUnit>} roster
 * @property {RuleSets} ruleSets
 * @property {import("../referee/stored-sheet.ts").SaveStatus} saveStatus
 * @property {Set<string>} overlays
 * @property {Set<string>} opened lists that the reader has opened
 * @property {Set<number>} targets hexes to be attacked
 * @property {Set<string>} excluded units that could attack and do not
 * @property {import("./types.ts").Refused|null} refusal what the engine said to the attack
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {string} fault a sentence at the field where a hex was typed
 * @property {(unit: BoardUnit|Counter) => Values} valuesOf
 * @property {(at: {hex: string}) => number} hexOf of a unit, or of what the engine names a hex of
 * @property {(hex: number) => string} hexName the number of the edition in force
 * @property {(hex: number) => string} placeName number and name
 * @property {(sheet: PositionSheet, options?: {say?: string, focus?: string, selection?: Partial<Selection>}) => void}
 *   change
 * @property {(selection: Partial<Selection>, say?: string) => void} updateSelection
 * @property {(text: string) => void} say
 * @property {import("../map-model.ts").MapModel} model
 * @property {(move: MoveAnswer) => Promise<number[]|null>} roll asks for the dice after a move
 * @property {(text: string) => number} find the hex of a printed number or place, or -1
 * @property {(hex: number) => void} show brings a hex into sight on the map
 * @property {() => void} forward brings the map before the worksheet
 */
export {};
