// @ts-check
/** What the views of objectives, turns, units and graphs are given: plain data that a game makes. */

/** Whether a condition holds at this moment. @typedef {"met"|"open"} ConditionState */
/**
 * A victory condition with its state.
 * @typedef {object} Condition
 * @property {string} id
 * @property {string} text
 * @property {readonly string[]} cases
 * @property {readonly string[]} rulings
 * @property {ConditionState} state
 * @property {string} why by what it is met or open
 * @property {number} hex where to look, or -1
 */
/**
 * Victory points by what gives them.
 * @typedef {object} Tally
 * @property {string[]} sides their names, in the order of the points
 * @property {{id: string, name: string, hex: number, state: string, points: number[]}[]} rows
 * @property {number[]} totals
 * @property {string} note
 */
/**
 * What wins a game, and how it stands.
 * @typedef {object} Objectives
 * @property {string} title
 * @property {string|null} leader the id of a side
 * @property {string} lead who leads, or who has won
 * @property {string} reason why
 * @property {Condition[]} conditions
 * @property {Tally|null} tally
 */
/**
 * A unit that comes or goes.
 * @typedef {object} Scheduled
 * @property {string} id
 * @property {string} name
 * @property {string} side
 * @property {Element|null} counter
 * @property {string} note such as the die on which it depends
 * @property {boolean} reconstructed no source states its game-turn
 */
/**
 * A game-turn of the track.
 * @typedef {object} TrackTurn
 * @property {number} turn
 * @property {string} date
 * @property {"past"|"now"|"coming"} state
 * @property {boolean} last the game ends with it
 * @property {{kind: "arrives"|"leaves"|"returns", units: Scheduled[]}[]} groups those that are not empty
 */
/**
 * A unit of the order of battle.
 * @typedef {object} BattleUnit
 * @property {string} id
 * @property {string} name
 * @property {Element|null} counter
 * @property {string} state in words
 * @property {"full"|"depleted"|"lost"|"coming"|"off"} tone
 * @property {string} place in words
 * @property {number} hex -1 off the map
 */
/** @typedef {{id: string, side: string, title: string, units: BattleUnit[]}} BattleGroup */
/**
 * A line or a set of bars.
 * @typedef {object} GraphSeries
 * @property {string} name
 * @property {0|1|2} tone 1 and 2 for the sides, 0 for what they are compared with
 * @property {(number|null)[]} values one for each label
 */
/**
 * A graph; `format` writes a value in the table.
 * @typedef {object} Graph
 * @property {string} id
 * @property {string} title
 * @property {string} note
 * @property {"lines"|"bars"} shape
 * @property {string} across what the labels are
 * @property {string[]} labels
 * @property {GraphSeries[]} series
 * @property {(value: number) => string} [format]
 * @property {{value: number, label: string}[]} [ticks] in place of round numbers
 * @property {boolean} [fromZero] the scale begins at 0
 */
/**
 * What a game makes for these views, asked when they are shown.
 * @typedef {object} Overview
 * @property {() => Objectives} objectives
 * @property {() => TrackTurn[]} track
 * @property {() => BattleGroup[]} battle
 * @property {() => Graph[]} graphs
 * @property {AnalystParts} [analyst]
 */
/**
 * Marks of the analyst on the map, in the form of the board's extras.
 * @typedef {NonNullable<import("../board/overlays.ts").Overlays["extras"]>} MapMarks
 */
/** Marks that are shown, with what they mean. @typedef {MapMarks & {caption: string}} ShownMarks */
/**
 * Something that the analyst has found.
 * @typedef {object} Finding
 * @property {string} text
 * @property {string[]} [more] lines below it
 * @property {string[]} [cases]
 * @property {MapMarks} [marks]
 */
/**
 * What an answer has found.
 * @typedef {object} Findings
 * @property {string} [note] how it was found
 * @property {string} none what is said where there is nothing
 * @property {string} [legend] what all marks together mean on the map
 * @property {Finding[]} findings
 */
/**
 * A question to the analyst: calls of the engine's game with their arguments, and how the answers are read. One that looks
 * ahead is not asked once the game is over.
 * @typedef {{id: string, ahead?: boolean, asks: (readonly [string, readonly unknown[]])[], read(answers: readonly unknown[]):
 *   Findings}} Question
 */
/**
 * What a game gives to the analyst's tab.
 * @typedef {object} AnalystParts
 * @property {() => Question[]} questions
 * @property {() => {orders: number, label: string}[]} points from which win chances are taken
 * @property {() => string} across what the turns are called
 * @property {(turn: number) => string} turn the name of a turn
 */
export {};
