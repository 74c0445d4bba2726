// @ts-check
/** What the game screens of all games share. A game fills in its own types (`AnyGame`) where it has a context or parts. */

/** @typedef {import("../shell/app-types.ts").App} App */
/** @typedef {import("../shell/engine-types.ts").AnyGame} AnyGame */
/** The engine's game. @typedef {import("../shell/engine-types.ts").Handle} Handle */
/** @typedef {import("../shell/engine-types.ts").FoundLink} FoundLink */
/** @typedef {import("./session.ts").Session} Session */
/** @typedef {import("./session.ts").Settings} Settings */
/**
 * What the surroundings of a game do: they save and open games.
 * @typedef {object} PlayCallbacks
 * @property {(session: Session) => void} save
 * @property {() => SaveStatus} saveStatus
 * @property {() => boolean} notes whether notes written here are saved
 * @property {() => void} newGame
 * @property {(at: number) => void} [branch] continues the game from there as another one, where that is offered
 * @property {() => void} games opens the library
 * @property {(text: string) => void} open a save file that comes in
 * @property {() => void} [drawn] the panel has been drawn again
 * @property {FirstLook} [look] what a game offers that is only looked at
 * @property {(at: number|null) => void} [replay] the replay shows the game after a number of orders; null: it has ended
 * @property {string[]} [menu] what the menu offers, where that is not everything
 * @property {() => HTMLElement[]} [keys] what stands before the menu
 * @property {() => number} [sent] how many orders the receiver of a turn has; without it, the number is computed
 */
/**
 * A game that came by a link for the first time, before a side of it is played here.
 * @typedef {object} FirstLook
 * @property {string} lead a sentence before everything else, or nothing
 * @property {() => void} take asks which side is played here
 * @property {() => void} accepted it is played on, by another way than a side
 * @property {() => void} close
 */
/**
 * An event in words.
 * @typedef {{text: string, cases: readonly string[], rulings: readonly string[], hex: number}} EventWords hex: -1 for
 *   none
 */
/**
 * How a game is put into words: an order and what came of it (`fights` where a combat begins with it), a refusal, the
 * date of a game-turn, the place of a value of the charts.
 * @template {AnyGame} [Game=AnyGame]
 * @typedef {{
 *   entry(report: Game["told"], ctx: PlayContext<Game>): {text: string, events: EventWords[], fights: boolean},
 *   refusal(refusal: Game["refusal"], lang: import("../lang/lang.ts").Lang): string,
 *   date: (turn: number, scenario: {earlier?: number}, tag: string) => string,
 *   place(what: string, app: {lang: App["lang"], wasm: Game["wasm"]}): string,
 * }} PlayWords
 */
/** Whether and where the game is saved, in words. @typedef {{kind: string, text: string, bad: boolean}} SaveStatus */
/** How far a step of the replay goes. @typedef {"order"|"phase"|"turn"|"combat"} Step */
/**
 * @typedef {object} Replay
 * @property {number} at how many orders of the record are shown
 * @property {Step} by
 * @property {boolean} plays it goes on by itself
 * @property {number} since where it begins: 0, or that of the recap of a turn
 * @property {number|null} until where it stops and comes back to the present, for the recap of a turn
 */
/**
 * A cell of the results table in which a result was read: `read` says for whom.
 * @typedef {{column: number, read: string}} ReadCell
 */
/**
 * The part of a results table that a combat used.
 * @typedef {object} UsedTable
 * @property {string} name
 * @property {number[]} columns
 * @property {{column: number, text: string}[]} marks what led to a column, in order
 * @property {{name: string, cells: string[], read: ReadCell}[]} rows a text for each column
 */
/**
 * @typedef {object} UnitFate
 * @property {string} id
 * @property {string} name
 * @property {string} side
 * @property {Element|null} before its counter
 * @property {Element|null} after null where it has left the map
 * @property {string} text what became of it
 * @property {string} tone the class of its colour
 * @property {boolean} unharmed it stands where it stood, as it was
 */
/**
 * A combat that is over, as plain data.
 * @typedef {object} Outcome
 * @property {string} title
 * @property {string} about who fought whom
 * @property {number} from orders before it
 * @property {number} to orders after it
 * @property {number} hex where it was fought, or -1
 * @property {{face: number, text: string}[]} dice
 * @property {UsedTable|null} table
 * @property {UnitFate[]} units
 * @property {string[]} notes
 * @property {unknown} findings how it was worked out, in the form of the game
 */
/**
 * @typedef {object} Recap as plain data
 * @property {string} title
 * @property {number} from orders before the first of them
 * @property {number} to orders after the last
 * @property {UnitFate[]} losses what has become of the player's units
 * @property {Outcome[]} combats
 * @property {{faces: number[], text: string}[]} dice thrown outside of combats, each with what it was for, and what
 *   came of them: without faces
 * @property {{at: number, text: string, hex: number}[]} orders everything else; `at`: orders before it
 * @property {{at: number, text: string}[]} [standing] what the player's standing orders decided
 * @property {boolean} [brief] no unit was affected and the orders are few: they are listed, and nothing else
 * @property {{hexes: number[], side: string}[]} trails of all that moved, for the map
 */
/**
 * An order given, in words as they were true then.
 * @typedef {object} Entry
 * @property {number} number counted from 1
 * @property {string} side who gave it
 * @property {string} turn the key of its phase
 * @property {string} playerTurn the key of its player-turn
 * @property {boolean} fights whether a combat begins with it
 * @property {string} heading
 * @property {string} text
 * @property {number[]} faces
 * @property {string} note what a player wrote beside it
 * @property {boolean} follows whether it follows from standing orders
 * @property {EventWords[]} events
 */
/**
 * The entries of a game, a list for each viewer.
 * @typedef {object} Journal
 * @property {() => Entry[]} entries what the viewer may read
 * @property {(entryOf: (report: import("../shell/engine-types.ts").OrderTold) => Entry, last?:
 *   import("../shell/engine-types.ts").OrderTold) => void} add adds the orders that the viewer's list does not have yet;
 *   `last`: the last order as the viewer knows it; without it the engine is asked
 * @property {(length: number) => void} cut keeps the first orders and drops the others
 */
/**
 * What the views of every game read and their actions change.
 * @template {AnyGame} [Game=AnyGame]
 * @typedef {object} PlayContext
 * @property {import("../shell/app-types.ts").ReadyApp<Game>} app
 * @property {import("./session.ts").Session<Game>} session
 * @property {PlayWords<Game>} words
 * @property {{view: Game["view"]}} now
 * @property {Replay|null} replay
 * @property {import("./computer-opponent.ts").Opponent} opponent
 * @property {ReturnType<typeof import("./standing-orders.ts").createFollower>|null} [follower] gives what follows from
 *   standing orders
 * @property {Outcome|null} outcome of the last combat, until the player goes on
 * @property {Recap|null} recap of what the others did, until the player goes on
 * @property {import("./overview-types.ts").Overview} overview objectives, turn track, order of battle, graphs and analyst
 * @property {import("./overview-types.ts").ShownMarks|null} analysed what the analyst has marked on the map, until the game
 *   changes or the player takes it off
 * @property {() => void} draw
 * @property {Journal} journal
 * @property {Set<string>} opened keys of the parts whose content is made when they are first opened
 * @property {number} logLength how many of the last orders the log shows
 * @property {(at: number|null, changes?: Partial<Replay>) => void} replayTo shows the game after
 *   so many orders; null: at present
 * @property {() => Promise<void>|null} arrival what ends when the counters on their way have arrived
 * @property {HTMLElement} dialogs
 * @property {() => void} focusMap
 * @property {(id: string) => string} unitName
 * @property {(hex: number) => string} placeName number and name
 * @property {(text: string) => void} say
 * @property {() => boolean} mine whether the player at this screen decides now
 * @property {(id: string) => void} focusOn puts the focus in the panel
 * @property {PlayCallbacks} callbacks
 * @property {import("./computer-opponent.ts").Pace} pace how fast the script's orders are shown
 * @property {SaveStatus} saveStatus whether and where the game is saved
 * @property {() => HTMLCanvasElement} snapshot the map as it is seen
 * @property {() => import("../board/palette.ts").Palette} palette
 */
/**
 * The context of a table, with what it does on its map; `marked`: hexes that the guided game shows.
 * @template {AnyGame} [Game=AnyGame]
 * @typedef {PlayContext<Game> & {show: (hex: number) => void, reveal: (hex: number) => void, closeRecap: () => void,
 *   marked?: number[]}} TableContext
 */
/**
 * A game on the table.
 * @typedef {object} Table
 * @property {TableContext} ctx
 * @property {(status: SaveStatus) => void} showSaveStatus
 * @property {() => string} picture a small one of the map, for the list of games
 * @property {() => void} [cover] covers the game where it is for the next player at this screen alone
 * @property {() => void} close
 */
/** What finds the charts that a game names. @typedef {{find: (check: string) => {text: string}|null}} ChartFinder */
/**
 * Charts that an owner of the game has filled in: the engine, which finds the charts that a game names; what a game
 * needs that is not here, null for any other error; and the ways to fill them in.
 * @template {AnyGame} [Game=AnyGame] @template [Needed=unknown]
 * @typedef {{
 *   with(wasm: Game["wasm"], charts: ChartFinder): import("../shell/engine-types.ts").TableEngine<Game>,
 *   neededBy: (error: unknown) => Needed|null,
 *   ask(dialogs: HTMLElement, app: import("../shell/app-types.ts").ReadyApp<Game>, charts:
 *     import("../store/charts.ts").Charts, needed: Needed): Promise<boolean>,
 *   edit(dialogs: HTMLElement, app: import("../shell/app-types.ts").ReadyApp<Game>, charts:
 *     import("../store/charts.ts").Charts): Promise<string>,
 * }} PlayCharts
 */
/**
 * What the form of a new game asks of the page.
 * @template {AnyGame} [Game=AnyGame]
 * @typedef {object} StartCallbacks
 * @property {(start: Game["start"], settings: Settings) => string} begin gives why it cannot be, or nothing
 * @property {(() => void)|null} back to the open game
 * @property {(file: File) => void} load
 * @property {() => void} games
 * @property {{list: () => StoredCharts[], find: (check: string) => StoredCharts|null, edit: () => Promise<string>}}
 *   charts
 * @property {{offered: boolean, go: () => void, not: () => void}} guide
 */
/** @typedef {import("../store/charts.ts").StoredCharts} StoredCharts */
/**
 * What the guided first game asks of the page.
 * @typedef {object} TourCallbacks
 * @property {() => void} leave
 * @property {(handle: Handle) => void} save makes a game of one's own of it
 * @property {() => void} games
 * @property {(text: string) => void} open
 */
/**
 * What a game brings to the game screen: its words and charts, the `reader` of the legal list, the form of a new game,
 * the table, what the list of games asks of the engine, the guided first game, the game that begins without questions
 * (`quick`), and who plays on where a guided game is kept.
 * @template {AnyGame} [Game=AnyGame] @template [Needed=unknown]
 * @typedef {{
 *   words: PlayWords<Game>,
 *   charts: PlayCharts<Game, Needed>,
 *   reader: import("./session.ts").Reader<Game>,
 *   showStart(root: HTMLElement, app: import("../shell/app-types.ts").ReadyApp<Game>, callbacks: StartCallbacks<Game>): void,
 *   mountTable(root: HTMLElement, app: import("../shell/app-types.ts").ReadyApp<Game>, session:
 *     import("./session.ts").Session<Game>, callbacks: PlayCallbacks): Table,
 *   libraryCalls(app: import("../shell/app-types.ts").ReadyApp<Game>): Partial<import("../library/types.ts").Calls>,
 *   guide(root: HTMLElement, app: import("../shell/app-types.ts").ReadyApp<Game>, callbacks: TourCallbacks):
 *     Promise<{close: () => void}>,
 *   quick: {start: Game["start"], settings: Settings},
 *   guided: import("./session.ts").Seats,
 * }} PlayParts
 */
export {};
