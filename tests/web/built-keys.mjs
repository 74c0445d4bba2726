// Keys of texts that the page builds by templates, `side.${side}` as `side.*`: what can stand in the holes, as far as
// the types of the page do not say it. A value with several holes has a `/` between them; `@Side` is each value of
// that type of the engine, `@switch` each switch of the rules and so on. Of a value that the page asks for by `has`
// first nothing has to stand here.

/** Both games build these. @type {Record<string, string>} */
export const SHARED = {
  "glossary.*": "@word",
  "glossary.*.text": "@word",
  "guide.step.*": "@step",
  "help.phase.*.*": "",
  "how.*": "@part",
  "how.intro.*": "game turn",
  "how.title.*": "game turn",
  "how.to.*": "game turn",
  "how.turn.*": "",
  "keys.*": "@refereeKey",
  "keys.*.keys": "@refereeKey",
  "landing.*": "continue play learn referee open how",
  "landing.*.what": "continue play learn referee open",
  "lib.*": "new import paste exportAll open back rename copy export delete",
  "lib.keys.*": "move open rename copy export delete undo import",
  "lib.say.*": "elsewhere newer later gone failed",
  "map.country.*": "Libya Egypt",
  "map.keys.*": "arrows slant zoom fit goto pin drag",
  "map.kind.base.*": "@Side",
  "map.legend.base.*": "@Side",
  "play.fault.*": "cut-short older place unreadable",
  "play.fault.newer.*": "form rules scenario",
  "play.kept.*": "saved saving copied denied full failed elsewhere newer later gone look memory",
  "play.level.*": "@Level",
  "play.level.*.strength": "@Level",
  "play.level.*.what": "@Level",
  "play.menu.*": "new share replay resume seats games note verify why",
  "play.new.dice.*": "seeded entered agreed",
  "play.new.dice.*.what": "seeded entered agreed",
  "play.new.seats.*": "hot away @Side",
  "play.new.seats.*.what": "hot away @Side",
  "play.older.*": "options refused faces checkpoint",
  "play.open.seats.*": "both @Side",
  "play.replay.*": "start back on end",
  "play.script.pace.*": "slow fast once",
  "play.seat.*": "player script away",
  "play.share.*": "first turn game system qr angle bbcode markdown html png text file copied noPicture tooLong byHand",
  "play.share.*.what": "turn game qr angle bbcode markdown html png text file",
  "play.share.of.*": "link forms website more",
  "provenance.*": "@Provenance",
  "provenance.*.short": "@Provenance",
  "rules.col.*": "id case text kind source switch state",
  "rules.source.*": "",
  "rules.state.*": "tested implemented missing",
  "rules.switch.*": "@switch",
  "rules.switch.*.*": "@setting",
  "side.*": "@Side",
  "side.*.letter": "@Side",
};

/** Of Desert Fox. @type {Record<string, string>} */
const DESERT_FOX = {
  "analyst.*": "attacks risks missed luck chances hints",
  "analyst.risks.*": "unit source hex overrun",
  "beside.*": "none axis commonwealth both hex terrain held zone",
  "board.legend.*":
    "reach forced supply out line cut goal moves retreat barred attack target must choice fort1 fort2 port air railhead wreck",
  "board.said.*":
    "reach forced retreat barred choice target far combat combatOut stacking overstacked risk must attacked goal " +
    "zone.@Side supply.@Side marker.fort marker.fort.@Side marker.port marker.port.@Side marker.air.@Side marker.wreck " +
    "marker.leader.axis marker.railhead marker.goal marker.target",
  "charts.*.of": "edit export delete",
  "charts.col.*": "name ours source own case",
  "charts.face.*": "full depleted",
  "charts.group.*": "results rows hexsides movement supply air refit game schedule units map",
  "charts.group.of.*": "setup schedule",
  "charts.place.*": "arrival withdrawal return firstPlayer",
  "charts.place.setup.*": "msus dumps forts air refit ports",
  "charts.shown.*": "reconstructed own all",
  "charts.value.*":
    "strength parenthesized morale stackingPoints artillery flak motorized size armorRating movementAllowance " +
    "depletedAllowance terrain hexside way rail",
  "choice.group.*": "combat movement supply air reinforcement refit forts map optional",
  "city.*": "Benghazi Tobruk Bardia Alexandria",
  "class.*": "@MovementClass",
  "effect.*": "@Effect",
  "ex.copy.*": "link text picture",
  "ex.copy.*.what": "link text picture",
  "ex.keys.*": "arrows slant enter move escape remove tray units goto undo drag",
  "ex.legend.*":
    "reach noEnd infiltrates overstacked barred overrun source chain general combat unlinked stacking path line cut retreat",
  "ex.overlay.*": "stacking trace",
  "ex.overrun.*": "@OverrunQuestion stay react destroy capture",
  "ex.supply.*.*": "general/in general/out combat/in combat/out line/in line/out",
  "example.*": "ex1 ex1b ex2a ex2b ex2c ex3 bardia tobruk sixAngles",
  "example.*.what": "ex1 ex1b ex2a ex2b ex2c ex3 bardia tobruk sixAngles",
  "fort.*": "0 1 2",
  "gamePhase.*": "@GamePhase",
  "guide.more.*": "initialMovement firstReaction firstCombat refit",
  "hexside.*": "@HexsideTerrain",
  "how.caption.*": "map counters move supply fight zone reinforcement reaction breakthrough refit",
  "how.picture.*": "map counters move supply fight zone reinforcement reaction breakthrough refit",
  "kind.*": "@UnitKind",
  "link.fault.*": "",
  "map.confidence.*": "certain high medium low",
  "map.kind.*": "city port fort village oasis pass landmark railhead source",
  "map.legend.*":
    "coast road track railroad railroad_planned escarpment ridge sea_side frontier seam city port fort village landmark pass axis commonwealth",
  "map.line.*": "roads tracks railroad railroad_planned",
  "map.numbers.*": "spi six none",
  "map.paint.*":
    "sea sirte salum cyrenaica marmarica western libyan jebel qattara sandsea libya egypt title subtitle scale km miles mapc",
  "map.prov.*": "transcribed reconstructed",
  "map.prov.*.long": "transcribed reconstructed",
  "map.side.*": "ridge sea frontier coast escarpment.up escarpment.down",
  "map.terrain.*": "clear rough mountain sand_sea marsh oasis city sea off_map",
  "nation.*": "@Nation",
  "notation.*": "retreat d D p A E triangle",
  "notation.*.sign": "retreat d D p A E triangle",
  "play.aims.why.*": "marginal substantive",
  "play.all.of.*":
    "place mode invade overrun answer supply fort recover refit emergency destroyDump raid throughTobruk rommel detach",
  "play.answer.*":
    "row shifts result retreat retreatTo stopInCity depleteInstead ignoreRetreat deplete advance endAdvance destroySupply " +
    "captureSupply placeDump react stay",
  "play.ask.*":
    "row commit shifts result retreat retreatTo deplete advance supplyUnit placeDump react supply fight eliminate withdraw " +
    "convert repair rommel malta raid",
  "play.ask.roll.*.*": "initiative/dice reinforcement/dice reinforcement/withdrawalDie",
  "play.battle.at.*": "destroyed refitBox withdrawn arriving",
  "play.going.*": "march walk rail sea",
  "play.graphs.*": "points strength losses supply front",
  "play.graphs.*.note": "points strength losses supply front",
  "play.look.*.ask.*": "",
  "play.look.*.sees.*": "",
  "play.look.told.*.*": "",
  "play.mark.*":
    "depleted disrupted taken captured moved fought infiltrated halted fresh emergency refitted detached onFoot converting",
  "play.new.about.*": "@scenarioName",
  "play.order.*":
    "roll done place withdraw malta raid invade throughTobruk rommel standing move forcedMarch overrun repair emergency " +
    "destroyDump react attack revoke supply fight eliminate fort mode detach convert recover",
  "play.order.done.*": "declaration withdrawal resolution",
  "play.order.refit.*": "@RefitStep",
  "play.order.transport.*": "@Carrier",
  "play.phase.short.*":
    "reinforcement airAllocation initialMovement firstReaction firstCombat motorizedMovement secondReaction secondCombat refit",
  "play.stake.*": "eliminated captured lost retreated-worn worn retreated shaken stands spent advanced",
  "play.standing.unit.*": "ask deplete retreat",
  "play.todo.**": "place/ move/ attack/ react/ refit/ withdraw/ withdraw/.drawn",
  "play.undo.*": "die side received nothing standing",
  "play.way.*": "go march react overrun rail sea place",
  "preset.*": "spi1981 spi1981Errata johnson2019 sixAngles2006",
  "reason.style.*": "usual choosy reckless supplied attacking cautious holding withdrawing",
  "reason.term.*": "result points strength supply front",
  "ref.unit.*":
    "depleted disrupted supply source remove drag more hex retreat order cover generalSupply lineOfCommunication standsBy forgoesShift",
  "row.*": "@TerrainRow",
  "rules.says.*.*": "@setting",
  "scenario.*": "@scenarioName",
  "strength.*": "unit printed strength",
  "supply.*": "in out emergency newReinforcement",
  "table.*": "morale1 morale2 morale3 morale4 morale5 attackers",
  "tables.*": "",
  "tables.col.*": "name value source case",
  "tables.ground.*": "clear rough mountain sandSea marsh oasis city road track ridge escarpment",
  "terrain.*": "@Terrain",
  "value.*": "strength morale stackingPoints movementAllowance parenthesized artillery flak",
  "victory.*": "@VictoryLevel",
  "way.*": "@Way",
  "welcome.*": "1 2 3",
};

/** Of Rommel in the Desert. @type {Record<string, string>} */
const ROMMEL = {
  "analyst.*": "attacks risks missed luck chances hints",
  "ask.*": "choose name turn openingHand bid.@Side",
  "ask.*.what": "choose name turn openingHand bid.@Side",
  "battle.*": "refit due",
  "battle.faces.*": "1 2 3 4 5 6 never",
  "battle.unknown.*": "@Side",
  "board.said.*":
    "reach forced rommel retreat barred choice target far must attacked goal cut limit fire cuts " +
    "zone.@Side supply.@Side marker.mine marker.battle",
  "buildup.done.*": "supplyCheck reinforcements spending redeployment refit null",
  "charts.*": "export import clear",
  "charts.*.*": "@chartLabel",
  "charts.col.*": "value yours ours from",
  "charts.fault.*": "value unknown old",
  "charts.group.*": "numbers fire unit map",
  "charts.map.*": "terrain road",
  "charts.scenario.*": "months hands cards points special rommel positional maltaFrom mines entries zones line place",
  "charts.unit.*": "type speed steps elite month in1940 malta",
  "class.*": "@UnitClass",
  "finding.*": "@Code",
  "gamePhase.*": "@StageName @Phase @BuildupStep",
  "graph.*": "units steps front",
  "graph.*.note": "units steps front",
  "guide.more.*": "option movement combat supplyCheck",
  "how.caption.*": "",
  "how.picture.*": "",
  "layers.*": "supply enemySupply cuts",
  "map.beyond.*": "sea marsh off_map",
  "map.dir.*": "E NE NW W SW SE",
  "map.legend.*": "highway track trail junction apart mountain gap escarpment marsh frontier fortress village oasis",
  "map.numbers.*": "axial none",
  "map.paint.*": "subtitle sea gulf jebel libya egypt qattara",
  "map.prov.*": "seed published reconstructed",
  "move.limit.*": "@CrossingLimit",
  "naming.fate.*": "turns setUp buildup",
  "option.*": "@TurnOption",
  "option.*.what": "basic offensive blitz pass",
  "order.*":
    "name choose groupMove regroupMove withdrawal move forceMarch rollMarch refuse rout engage fight fire hit deal bid " +
    "playCards done moved laid hidden standing",
  "order.buildup.*": "discard malta step card layMines liftMines road sea refit",
  "order.done.*":
    "move option movement forcedMarches refusals combat fire leaving supplyCheck reinforcements cards spending redeployment refit",
  "play.look.*.ask.*": "player/@Side computer/@Side",
  "play.look.*.sees.*": "player/@Side computer/@Side",
  "play.look.told.*.*": "player/@Side computer/@Side",
  "play.standing.*.*":
    "initiative/nothing initiative/match refuse/never refuse/always refuse/odds withdraw/short withdraw/far fire/easiest " +
    "fire/armor fire/infantry fire/antitank fire/artillery hits/most engage/yes engage/no",
  "play.undo.*": "die side received nothing standing reveal",
  "preset.*": "errata1984",
  "reason.style.*":
    "pass basic offensive assault blitz cards plain bold thrifty raider marching siege holding withdrawing",
  "reason.term.*": "result units steps supply tobruk front cards",
  "refusal.*": "@RefusalCode",
  "road.*": "@RoadClass",
  "rr.*": "copy paste",
  "rr.*.what": "copy paste",
  "rr.barred.*": "enemy hexside",
  "rr.col.*": "block hex supply line side beyond terrain road limit",
  "scenario.*": "@ScenarioId @scenarioCamel",
  "scenario.*.what": "@ScenarioId",
  "terrain.*": "@Hexside",
  "unit.*": "@UnitType",
  "victory.*": "@Victory draw",
  "withdraw.leave.*": "refusal rout",
};

/** @type {Record<string, Record<string, string>>} */
export const OF_GAME = { "desert-fox": DESERT_FOX, "rommel-in-the-desert": ROMMEL };

/** Strings of the form of a key that are none: names of what the page stores, of actions, of files, of overlays. */
export const NO_TEXTS = new Set(
  (
    "play.game play.warn play.pace play.numbers ex.keys guide.game guide.seen embed.html battle.firer card.press bid.axis " +
    "unit.retreat unit.order side.terrain supply.axis supply.commonwealth"
  ).split(" "),
);
/**
 * Templates of that form that build none: names of buttons, of overlays and of what is said of a hex; `key` asks
 * first.
 */
export const NO_KEYS = new Set([
  "`copy.${form}`",
  "`key.${name}`",
  "`supply.${area.side}`",
  "`supply.${side}`",
  "`unit.${what}`",
]);
