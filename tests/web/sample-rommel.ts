// How another page calls the rules of Rommel in the Desert: every call once. It is checked against the declarations of pkg/
// and never run.

import init, {
  Game,
  askPosition,
  battleChances,
  charts,
  classifyHexside,
  decodeAnyLink,
  findLinks,
  keepCopy,
  playScenario,
  playTurn,
  rollDie,
  roster,
  scenarios,
  switches,
  unload,
  version,
} from "../../pkg/rommel-in-the-desert/rommel_in_the_desert.js";
import type {
  AgreementView,
  ChancesAnswer,
  ChancesQuery,
  EngineError,
  EntryView,
  Explanation,
  GameAnswer,
  GameQuestion,
  Level,
  Order,
  GameProof,
  Options,
  PositionQuery,
  ScenarioQuery,
  Side,
  TableView,
  TurnQuery,
  Version,
} from "../../pkg/rommel-in-the-desert/rommel_in_the_desert.js";

/** Loads the engine from where pkg/ is served and tells which one it is. */
export async function engineName(base: URL): Promise<string> {
  await init({ module_or_path: new URL("rommel_in_the_desert_bg.wasm", base) });
  const { engine, buildId }: Version = version();
  return `${engine} (${buildId})`;
}

/** What can be chosen and looked up before a game. */
export function catalogue(): string[] {
  const report = charts({ changes: [{ what: "buildup/card", new: "8" }] });
  const values = report.kind === "charts" ? report.values.filter(({ owned }) => owned).map(({ what }) => what) : [report.message];
  return [
    ...switches().switches.map(({ field, values, rulings }) => `${field} ${values.join()} ${rulings.join()}`),
    ...scenarios().scenarios.map(({ id, months: [first, last], blocks }) => `${id} ${first}-${last} ${blocks.join()}`),
    ...roster().blocks.map(({ name, type, month }) => `${name} ${type} ${month ?? ""}`),
    ...values,
    classifyHexside({ feature: "escarpment", percentCovered: 60 }).terrain,
  ];
}

/** Agrees with another copy of a game on its seed; `secret` and `answer` are 64 random hex digits each. */
export function agree(mine: Game, theirs: Game, secret: string, answer: string): string {
  theirs.answerOffer(answer);
  mine.agree(theirs.gameLink());
  mine.revealSecret(secret);
  theirs.agree(mine.gameLink());
  const agreed: AgreementView | undefined = theirs.agreement();
  return agreed?.seed ?? "";
}

/** What the rules say about a position. */
export function asked(query: PositionQuery): string {
  const answer = askPosition(query);
  if (answer.kind === "refused") return `${answer.refusal.code} (${answer.refusal.cases.join(", ")})`;
  return answer.kind === "network" ? answer.hexes.join(" ") : answer.kind;
}

/** Units after the orders of a turn and of a scenario. */
export function played(turn: TurnQuery, scenario: ScenarioQuery): string[] {
  const [one, other] = [playTurn(turn), playScenario(scenario)];
  const refused = [one, other].flatMap((answer) => (answer.kind === "refused" ? [answer.refusal.code] : []));
  const units = one.kind === "state" ? one.units.map(({ unit, hex }) => `${unit} ${hex}`) : [];
  return [...refused, ...units, ...(other.kind === "state" ? other.due : [])];
}

/** The expected losses of the Axis and the Allies in a battle turn, or the rule against it. */
function expectedLosses(answer: ChancesAnswer): string {
  if (answer.kind === "refused") return `${answer.refusal.code} (${answer.refusal.cases.join(", ")})`;
  const method = answer.method.kind === "sampled" ? `${answer.method.samples} samples` : answer.method.kind;
  return `${answer.sides.map(({ side, expected, cleared }) => `${side} ${expected} ${cleared}`).join(", ")} (${method})`;
}

/** The chances of a battle turn in a stated position, and of one in a game with a target chosen for a unit. */
export function chances(query: ChancesQuery, game: Game, hex: string, unit: string): string[] {
  const inGame = game.battleChances({ hex, option: "assault", targets: [{ unit, target: "armor" }] });
  return [battleChances(query), inGame].map(expectedLosses);
}

/** Answers about a game as it stands, each in a few words. */
export function questions(game: Game, hex: string, unit: number): string[] {
  const all: GameQuestion[] = [
    { ask: "group", hex, rommel: false },
    { ask: "regroup", command: hex, destination: hex, rommel: true },
    { ask: "hexsides" },
    { ask: "supply", side: "axis" },
    { ask: "cuts", side: "allied" },
    { ask: "trace", unit },
    { ask: "withdrawals", side: "axis", hex, rommel: false },
    { ask: "fires" },
    { ask: "options" },
    { ask: "prices" },
    { ask: "standing" },
    { ask: "track" },
  ];
  return all.map((question) => said(game.ask(question)));
}

function said(answer: GameAnswer): string {
  if (answer.kind === "refused") return answer.refusal.code;
  if (answer.kind === "reach") return answer.units.map(({ handle, hexes }) => `${handle}: ${hexes.map(({ path }) => path)}`).join();
  if (answer.kind === "supply") return `${answer.network.length} ${answer.units.filter(({ supplied }) => supplied).length}`;
  if (answer.kind === "cuts") return answer.hexes.map(({ hex, handles }) => `${hex} ${handles}`).join();
  if (answer.kind === "withdrawals") return answer.pursuers.map(({ handle, least, most }) => `${handle} ${least}-${most}`).join();
  return answer.kind === "standing" ? `${answer.ifEndedNow.winner ?? "draw"} ${answer.ifEndedNow.by}` : answer.kind;
}

/** Begins a game; the browser gives the seed, or the players roll their own dice. */
export function begin(scenario: Options["scenario"], entered: boolean): Game {
  const options: Options = { scenario, rules: { assault: "twoTurns" } };
  return Game.begin({ options, dice: { kind: entered ? "entered" : "fresh" } });
}

/** Gives an order; players without dice let the page roll one. */
export function give(game: Game, order: Order): EntryView | string {
  const given = game.give(order, game.view().entered ? [rollDie()] : []);
  return given.kind === "given" ? given : `${given.refusal.code} ${given.refusal.handle ?? ""}`;
}

/** Shows the game as one player may see it from now on, or everything again. */
export function show(game: Game, side?: Side): TableView {
  game.setViewer(side);
  return game.view();
}

/** The blocks in a hex, by name where the viewer knows it. */
export function stack(view: TableView, hex: string): string[] {
  return view.blocks.filter((block) => block.hex === hex).map(({ handle, name, steps }) => `${name ?? handle} ${steps ?? "?"}`);
}

/** Moves that may be made, and whether the first of them may be given. */
export function moves(game: Game): string[] {
  const found = game.legal().filter((order) => typeof order === "object" && "move" in order);
  const [first] = found;
  return first && game.check(first).kind === "allowed" ? found.map((order) => `${order.move.unit}: ${order.move.path}`) : [];
}

/** Lets a level think for some slices, and takes its best order so far where these are not enough. */
export function levelOrders(game: Game, level: Level, slices: number): { order?: Order; why?: Explanation; share: number } {
  let share = 0;
  for (let slice = 0; slice < slices; slice++) {
    const thought = game.think(level, 4);
    if (thought.kind === "order") return { ...thought, share: 1 };
    share = thought.done / thought.of;
  }
  const thought = game.orderNow(level);
  return thought.kind === "order" ? { ...thought, share } : { share };
}

/** Lets the scripted opponent play until the other player decides. */
export function opponentPlays(game: Game): number {
  const { toAct } = game.view();
  for (let order = game.opponent(); order && game.view().toAct === toAct; order = game.opponent()) game.give(order);
  return game.view().orders;
}

/** Gives what follows from standing orders, until a player decides. */
export function follow(game: Game): string[] {
  game.give({ standing: { initiative: null, refuse: "never", fire: "easiest", hits: true, withdraw: null, engage: false } });
  const names: string[] = [];
  for (let order = game.impliedOrder(); order; order = game.impliedOrder()) {
    game.give(order);
    names.push(typeof order === "string" ? order : Object.keys(order).join());
  }
  return names;
}

/** Takes the last order back and says what can be given again. */
export function back(game: Game): string {
  if (game.canUndo().kind === "barred" && game.canRedo().kind === "allowed") return game.redo().kind;
  const undone = game.undo();
  return undone.kind === "allowed" ? "taken back" : undone.reason;
}

/** Every page of the story of a game, twenty orders each, with the table at its end. */
export function* story(game: Game): Generator<[EntryView[], TableView]> {
  const all = game.view().orders;
  yield [[], { ...game.viewAt(0), events: game.opening().events }];
  for (let from = 0; from < all; from += 20) {
    const to = Math.min(all, from + 20);
    yield [game.journal(from, to).orders, game.viewAt(to)];
  }
}

/** The game that a text carries, whatever it is; `known` are the games at hand. */
export function open(text: string, known: Map<string, Game>): Game | string {
  const isFile = findLinks(text).kind === "save";
  try {
    if (isFile) return Game.load(text);
    const content = decodeAnyLink(text);
    if (content.kind === "game") return Game.open(text);
    const game = known.get(content.game);
    game?.receive(text);
    return game ?? "unknown game";
  } catch (error) {
    const { code, details } = error as EngineError;
    if (details.older) return isFile ? Game.loadAsFar(text) : Game.openAsFar(text);
    return `${code}: ${details.path} ${details.refusals?.map((refusal) => refusal.code).join() ?? ""}`;
  }
}

/** Everything that can be sent or kept of a game. */
export function shared(game: Game): string[] {
  const name = `${game.fileStem()}.rommelinthedesert.json`;
  keepCopy(`rommelinthedesert:v1:copy:${game.gameId()}`, game.save());
  return [game.options().scenario, game.gameLink(), game.turnLink(), name, game.transcript()];
}

/** Notes the last order, tries another way from there on, and proves both games. */
export function otherWay(game: Game, order: Order): GameProof[] {
  game.note(game.view().orders - 1, "Better?");
  const branch = game.branch(game.view().orders - 1);
  branch.give(order);
  const proofs = [game.verify(), branch.verify()];
  if (branch.fingerprint() === game.fingerprint()) proofs.pop();
  branch.free();
  return proofs;
}

/**
 * How often a side wins if the computer plays on, what the estimate says, the luck of a game that is over, and what the last
 * turn has left out.
 */
export function analysed(game: Game, side: Side): [number, number, number, string[]] {
  const { orders } = game.view();
  const ends = [1, 2, 3].map((number) => game.playOn(orders, number));
  const dice = game.luck(0, orders)?.orders.flatMap((order) => order.dice.map(({ luck }) => luck[0] / luck[1])) ?? [];
  const outlook = game.outlook(orders);
  const missed = game.missed(orders);
  const facts = missed?.facts.map(({ kind, order, hex, handles, odds, number, cases }) =>
    [kind, order - missed.from, hex ?? "", handles.length, odds ?? missed.leastOdds, number ?? 0, ...cases].join(" "),
  );
  return [
    ends.filter((end) => end?.over && end.winner === side).length,
    outlook ? outlook.wins[side === "axis" ? 0 : 1] + outlook.draw : 0,
    dice.reduce((all, one) => all + one, 0),
    [`${missed?.side ?? "none"} ${missed?.month ?? 0} ${missed?.to ?? 0}`, ...(facts ?? [])],
  ];
}

/** Lets go of the engine and its memory, once no game is open. */
export function leave(): void {
  unload();
}
