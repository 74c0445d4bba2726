// @ts-check
/** The names of the engine's types that the page uses, and which of them the shared parts of the page work with. */

/** @typedef {typeof import("../../../pkg/desert-fox/desert_fox.js")} Wasm */
/**
 * The types of Desert Fox.
 * @typedef {object} DesertFox
 * @property {Wasm} wasm
 * @property {import("./map-model.ts").MapData} map
 * @property {GameStart} start
 * @property {Handle} handle
 * @property {TableView} view
 * @property {GameOrder} order
 * @property {OrderTold} told
 * @property {Refusal} refusal
 * @property {LegalView} legal
 * @property {MoveView|undefined} reach
 * @property {Options} options
 * @property {Worksheet} worksheet
 */
/** @typedef {import("../../shell/app-types.ts").App<DesertFox>} App */
/** @typedef {import("../../shell/app-types.ts").ReadyApp<DesertFox>} ReadyApp */
/**
 * The worksheet of a combat, as other parts of the page use it.
 * @typedef {object} Worksheet
 * @property {() => RuleSetChoice|undefined} rules of the combat
 * @property {(query: CombatQuery, say: string, where?: {back: () => void, applyOutcome: (outcome: Outcome) => void}) =>
 *   void} open shows a combat; `where`: the map that it comes from
 */

/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Game} Handle the engine's game */
/**
 * @typedef {Omit<import("../../../pkg/desert-fox/desert_fox.js").TableView, "phase"|"outcome"> &
 *   {phase: GamePhase, outcome?: import("../../../pkg/desert-fox/desert_fox.js").GameOutcome}} TableView
 */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").LegalView} LegalView */
/**
 * @typedef {Omit<import("../../../pkg/desert-fox/desert_fox.js").OrderTold, "phase"> & {phase: GamePhase}} OrderTold
 */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").CounterView} CounterView */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").EventView} EventView */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").GameOrder} GameOrder */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").GameOrderAnswer} GameOrderAnswer */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").GamePhase} GamePhase */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").GameStart} GameStart */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").ScenarioInfo} ScenarioInfo */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Segment} Segment */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Side} Side */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").StandingOrders} StandingOrders */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").MoveMode} MoveMode */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").MoveView} MoveView */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Carrier} Carrier */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Refusal} Refusal */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").MoveStep} MoveStep */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").AdviceView} AdviceView */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").AttackAdvice} AttackAdvice */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").MissedView} MissedView */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").ProspectView} ProspectView */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").RiskView} RiskView */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Answer} Answer */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").BarredHex} BarredHex */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").BoardAnswer} BoardAnswer */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").BoardQuery} BoardQuery */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").BoardUnit} BoardUnit */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").ChartChange} ChartChange */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").ChartFault} ChartFault */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").ChartSetReport} ChartSetReport */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").ChartValue} ChartValue */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").ChoiceReport} ChoiceReport */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").City} City */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").CombatHex} CombatHex */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").CombatQuery} CombatQuery */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").CombatReport} CombatReport */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").CombatUnit} CombatUnit */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Cut} Cut */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").DecisionView} DecisionView */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Effect} Effect */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").EndView} EndView */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Face} Face */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").FindingView} FindingView */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").GameView} GameView */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Hexside} Hexside */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").HexsideTerrain} HexsideTerrain */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").MoveAnswer} MoveAnswer */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Nation} Nation */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Note} Note */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").ObjectivesView} ObjectivesView */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Outcome} Outcome */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Sample} Sample */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").ScheduledView} ScheduledView */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").TurnView} TurnView */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").OverrunAnswer} OverrunAnswer */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").OverrunAnswers} OverrunAnswers */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").OwnValue} OwnValue */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Phase} Phase */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Position} Position */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").PositionSheet} PositionSheet */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Preset} Preset */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Provenance} Provenance */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").ReachAnswer} ReachAnswer */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").ReachedHex} ReachedHex */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Refused} Refused */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Relation} Relation */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Report} Report */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").RosterUnit} RosterUnit */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").RuleSetChoice} RuleSetChoice */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").RuleSets} RuleSets */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Setting} Setting */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").StackingAnswer} StackingAnswer */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").SupplyAct} SupplyAct */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").SupplyAnswer} SupplyAnswer */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").SwitchInfo} SwitchInfo */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Switches} Switches */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").TableValue} TableValue */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Terrain} Terrain */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").TraceAnswer} TraceAnswer */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").UnitChances} UnitChances */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").UnitEnd} UnitEnd */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").UnitKind} UnitKind */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").UnitOutcome} UnitOutcome */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").UnitSize} UnitSize */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").Way} Way */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").ZonesAnswer} ZonesAnswer */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").GameQuestion} GameQuestion */
/** @typedef {import("../../../pkg/desert-fox/desert_fox.js").PossibleOverrun} PossibleOverrun */
/** Where a unit can go. @typedef {{mode: MoveMode, hexes: Map<number, number>, forced: Map<number, number>}} MoveRange */
/**
 * The legal orders, indexed as the table needs them.
 * @typedef {object} Options
 * @property {GameOrder[]} orders every order that is listed one by one
 * @property {Map<string, MoveRange>} moves by unit
 * @property {Map<string, {by: Carrier, hexes: Set<number>}[]>} carries by unit
 * @property {{units: string[], hex: number}[]} overruns
 * @property {Map<string, Set<number>>} places the hexes of reinforcements, by unit
 * @property {Map<number, {units: string[], must: boolean, strands: number[]}>} attacks by the hex attacked; `strands` are
 * hexes that must be attacked and that no unit could attack any more after an attack by all of `units` on this one alone
 * @property {LegalView["withdrawals"]} withdrawals
 * @property {NonNullable<LegalView["invasions"]>} invasions
 * @property {boolean} done whether the phase, segment or declaration may be ended
 */
export {};
