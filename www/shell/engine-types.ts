// @ts-check
/**
 * What the shared parts of the page know of an engine. Each game says in its `engine-types.js` which declarations of
 * its package take the places of these.
 *
 * Members that a game narrows are written as methods: a part for every game takes what one game brings.
 */

/**
 * Types of `crate/site`, which are the same in the package of every game.
 * @typedef {import("../../pkg/desert-fox/desert_fox.js").FoundLink} FoundLink a link that the engine has found in a text
 */
/** @typedef {import("../../pkg/desert-fox/desert_fox.js").TextContent} TextContent */
/** @typedef {import("../../pkg/desert-fox/desert_fox.js").UndoCheck} UndoCheck */
/** @typedef {import("../../pkg/desert-fox/desert_fox.js").AgreementView} Agreement */
/** @typedef {import("../../pkg/desert-fox/desert_fox.js").CopyState} CopyState */
/** @typedef {import("../../pkg/desert-fox/desert_fox.js").Version} Version */
/** @typedef {import("../../pkg/desert-fox/desert_fox.js").OlderRecord} OlderRecord */
/** @typedef {import("../../pkg/desert-fox/desert_fox.js").NewerRecord} NewerRecord */
/** @typedef {import("../../pkg/desert-fox/desert_fox.js").ChosenTerms} ChosenTerms */
/** @typedef {import("../../pkg/desert-fox/desert_fox.js").ChartsName} ChartsName */
/** @typedef {import("../../pkg/desert-fox/desert_fox.js").Level} Level */

/** The rule against an order. @typedef {{code: string, cases: readonly string[], unit?: string, found?: string, said?: string}} Refusal */
/** What an engine throws. @typedef {{code: string, message: string, details: ErrorDetails}} EngineError */
/**
 * @typedef {{path: string, order?: number, refusals?: Refusal[], older?: OlderRecord, newer?: NewerRecord, letter?:
 *   string}} ErrorDetails
 */
/** A link of a game or of a turn, or one of another kind. @typedef {{kind: string, game?: string, sheet?: object}} LinkContent */
/** Why the computer player went on as it did. @typedef {import("../../pkg/desert-fox/desert_fox.js").Explanation} Explanation */
/** @typedef {{kind: "order", order?: unknown, why?: Explanation}|{kind: "thinking", done: number, of: number}} Thought */
/** Luck and decisions of some orders. @typedef {import("../../pkg/desert-fox/desert_fox.js").LuckView} Luck */
/** An estimate of the win chances: of each side, and of a draw. @typedef {{wins: [number, number], draw: number}} Outlook */
/** How a game that was played on ended. @typedef {{over: boolean, winner?: string}} PlayedOn */
/**
 * A game of the engine for the computer player and the analyst, each of which has a copy.
 * @typedef {{
 *   free(): void,
 *   setViewer(viewer?: string): void,
 *   give(order: unknown, faces?: number[]): {kind: string},
 *   think(level: Level, steps: number): Thought,
 *   orderNow(level: Level): Thought,
 *   luck(from: number, to: number): Luck|undefined,
 *   outlook(orders: number): Outlook|undefined,
 *   playOn(orders: number, number: number): PlayedOn|undefined,
 * }} Thinker
 */
/**
 * The calls of an engine that need no game, and the games as it has them.
 * @typedef {{
 *   Game: {load(text: string, charts?: unknown[]): Thinker},
 *   scenarios(): {scenarios: {id: string, earlier?: number}[]},
 *   findLinks(text: string): TextContent,
 *   decodeAnyLink(link: string): LinkContent,
 *   keepCopy(key: string, text: string): CopyState,
 *   rollDie(): number,
 *   version(): Version,
 *   default(from?: unknown): Promise<unknown>,
 *   unload(): void,
 * }} Calls
 */
/** How a game ended. @typedef {{winner?: string|null, level: string, points: readonly number[]}} GameOutcome */
/**
 * What the table shows of a game: who decides (`by`), how many `orders` it has, how many it had when the player-turn
 * began (`turnBegins`), whether dice are `entered`, and the order that follows from standing orders.
 * @typedef {{scenario: string, turn: number, phase: string, by: string, orders: number, turnBegins: number,
 *   entered: boolean, outcome?: GameOutcome|null, follows?: unknown, standing?: object, ownCharts?:
 *   ChartsName}} TableView
 */
/**
 * An order and what it has brought about: its number from 0 (`at`), who gave it, and the `faces` thrown.
 * @typedef {{at: number, by: string, turn: number, phasing: string, phase: string, order: unknown, faces: number[],
 *   follows?: boolean, note?: string}} OrderTold
 */
/**
 * The types of one game.
 * @typedef {object} AnyGame
 * @property {Calls} wasm the calls of its engine
 * @property {object} map the data of its map
 * @property {object} start how the engine begins a game
 * @property {Handle} handle
 * @property {TableView} view
 * @property {unknown} order
 * @property {OrderTold} told
 * @property {Refusal} refusal
 * @property {unknown} legal
 * @property {unknown} reach of a unit, which the legal list leaves out
 * @property {unknown} options of the legal list, as the table reads them
 * @property {unknown} worksheet what its worksheet does for others
 */
/**
 * A game of the engine as the table uses it.
 * @template {AnyGame} [Game=AnyGame]
 * @typedef {{
 *   view(): Game["view"],
 *   viewAt(orders: number): Game["view"],
 *   journal(from?: number, to?: number|null): {orders: Game["told"][]},
 *   legalWithoutReach(): Game["legal"],
 *   reach(unit: string): Game["reach"],
 *   give(order: Game["order"], faces?: number[]): {kind: "refused", refusal: Game["refusal"]}|({kind: "given"} &
 *     Game["told"]),
 *   check(order: Game["order"]): {kind: "allowed"}|{kind: "refused", refusal: Game["refusal"]},
 *   branch(orders: number): Game["handle"],
 *   continueFrom(orders: number): Game["handle"],
 *   receive(link: string, upTo?: number|null, receiver?: string|null): {orders: unknown[]},
 *   setViewer(viewer?: string): void,
 *   agree(link: string, receiver?: string|null): void,
 *   agreement(): Agreement|undefined,
 *   answerOffer(answer: string): void,
 *   revealSecret(secret: string): void,
 *   canUndo(): UndoCheck,
 *   canRedo(): UndoCheck,
 *   undo(): UndoCheck,
 *   redo(): UndoCheck,
 *   terms(): ChosenTerms & {sides: {side: string, orders: number, standing: number}[]},
 *   charts(): unknown[],
 *   look(side: string, by: "player"|"computer"): void,
 *   looks(): {looks: {orders: number, side: string, by: "player"|"computer"}[]},
 *   note(order: number, text: string): void,
 *   fileStem(): string,
 *   fingerprint(): string,
 *   gameId(): string,
 *   gameLink(): string,
 *   turnLink(from?: number|null): string,
 *   save(): string,
 *   transcript(): string,
 *   verify(): {kind: "follows", state: string}|{kind: "fault", message: string},
 *   lastTurn?(): number|undefined,
 *   free(): void,
 * }} Handle
 */
/** A scenario as the table names it. @typedef {{id: string, name: string, earlier: number, lastTurn: number}} Scenario */
/**
 * The engine with its games in the form that the table uses.
 * @template {AnyGame} [Game=AnyGame]
 * @typedef {Pick<Calls, "findLinks"|"decodeAnyLink"> & {
 *   scenarios(): {scenarios: Scenario[]},
 *   Game: {
 *     begin(start: Game["start"]): Game["handle"],
 *     load(text: string): Game["handle"],
 *     loadAsFar(text: string): Game["handle"],
 *     open(link: string): Game["handle"],
 *     openAsFar(link: string): Game["handle"],
 *   },
 * }} TableEngine
 */
export {};
