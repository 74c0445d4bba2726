// @ts-check
/** What the parts of the game screen of Rommel in the Desert share: the types of every game, with the engine's own. */

/** @typedef {import("../engine-types.ts").ReadyApp} App */
/**
 * The types of Rommel in the Desert at the table.
 * @typedef {object} RommelInTheDesert
 * @property {import("../engine-types.ts").Wasm} wasm
 * @property {import("../map-model.ts").MapSource} map
 * @property {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").GameStart} start
 * @property {import("./handle.js").Handle} handle
 * @property {TableView} view
 * @property {Order} order
 * @property {import("./handle.js").TableEntry} report
 * @property {Refusal} refusal
 * @property {Order[]} legal
 * @property {undefined} reach
 * @property {Order[]} options
 * @property {unknown} worksheet
 */
/** @typedef {import("./handle.js").Order} Order */
/** @typedef {import("./handle.js").TableView} TableView */
/** @typedef {import("./handle.js").Side} Side */
/** @typedef {import("./handle.js").GamePhase} GamePhase */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").BlockView} BlockView */
/**
 * @typedef {Omit<import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").EntryView, "phase"> & {phase:
 *   GamePhase}} EntryView
 */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").FindingEntry} FindingEntry */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").Refusal} Refusal */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").Block} Block */
/** @typedef {import("./situation.js").Situation} Situation */
/** @typedef {import("../../../play/types.ts").PlayContext<RommelInTheDesert>} AnyContext */
/** @typedef {import("../../../play/session.ts").Session<RommelInTheDesert>} Session */
/** @typedef {Parameters<import("../../../board/game-board.ts").GameBoard["show"]>[0]} OverlayName */
/** @typedef {Partial<import("../../../board/overlays.ts").Overlays>} Overlays */
/**
 * What is chosen and shown; no part of the game.
 * @typedef {object} Selection
 * @property {number} at the hex chosen, or -1
 * @property {string[]} chosen handles of blocks
 * @property {number} pointed the hex under pointer or cursor, or -1
 * @property {number[]|null} named handles of the units that come first where supply is scarce, as long as that is not
 *   ordered
 * @property {Record<string, any>} form what a phase notes of an order that is being put together
 */
/**
 * What the views of a game read and its actions change.
 * @typedef {object} OwnContext
 * @property {AbortSignal} signal the table is closed
 * @property {Situation} now
 * @property {Selection} selection
 * @property {import("../map-model.ts").MapModel} model
 * @property {ReturnType<typeof import("../art/game-blocks.ts").rosterOf>} rosterOf what is printed on a block, by name
 * @property {Set<string>} layers what is shown on the map besides the game
 * @property {number[]} trail the path of the last order
 * @property {Side} trailSide
 * @property {number[]} marked hexes that the guided game shows
 * @property {(hex: string) => string} hexWords number and name of a hex of the engine
 * @property {(order: Order) => Promise<boolean>} give
 * @property {(changes: Partial<Selection>, say?: string) => void} updateSelection
 * @property {(hex: number) => void} show brings a hex into the middle
 * @property {(hex: number) => void} reveal the same where it is out of sight
 * @property {() => void} draw
 * @property {() => Side|null} viewer for whom the game is shown; null: everybody
 * @property {() => boolean} mine whether the player at this screen decides now
 * @property {() => boolean} mayUndo
 * @property {(digit: string) => boolean} press
 * @property {() => void} closeRecap
 * @property {import("../../../play/standing-card.ts").Draft<import("./standing-words.js").StandingOrders>|null}
 *   standing standing orders in the form that have not been given yet
 * @property {(selector: string) => void} see brings a part of the panel into sight
 */
/** @typedef {Omit<AnyContext, keyof OwnContext> & OwnContext} PlayContext */
/** How a tap was made. @typedef {{by: "mouse"|"touch"|"keyboard", add?: boolean, twice?: boolean}} Tap */
/**
 * What a phase brings to the screen. Every part is a function of the context; nothing here draws.
 * @typedef {object} PhaseScreen
 * @property {(ctx: PlayContext) => HTMLElement} view the question of the phase and what answers it; an element with a
 *   `data-key`
 * @property {(ctx: PlayContext, hex: number, tap: Tap) => boolean} [tap] whether the phase has used the tap
 * @property {(ctx: PlayContext, units: string[], hex: number, add: boolean) => boolean} [units] blocks picked in a
 *   spread pile
 * @property {Record<string, (ctx: PlayContext, data: DOMStringMap) => void>} [buttons] by their `data-do`
 * @property {Record<string, (ctx: PlayContext, field: HTMLInputElement, data: DOMStringMap) => void>} [fields] by their
 *   `data-set`
 * @property {(ctx: PlayContext, key: string, hex: number) => boolean} [key]
 * @property {(ctx: PlayContext) => Overlays} [overlays] what it shows on the map
 * @property {(ctx: PlayContext) => Set<string>} [ready] blocks that can still act
 * @property {(ctx: PlayContext, hex: number) => string[]} [describe] what a hex offers, in words
 * @property {(ctx: PlayContext) => Order|null} [done] the order that ends it, where that needs no question
 * @property {(ctx: PlayContext) => boolean} [finish] ends it, or asks first; whether it has done either
 * @property {(ctx: PlayContext) => string} [doneText] the key of the button's text, where it is not that of the phase
 * @property {(ctx: PlayContext, hex: number) => boolean} [fans] whether a tap may spread the blocks of a hex, which
 *   cover those around it
 * @property {(ctx: PlayContext, hex: number) => import("../../../board/path.ts").Path|null} [path] to the hex under
 *   pointer or cursor
 */
export {};
