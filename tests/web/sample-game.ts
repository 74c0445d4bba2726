// How another page plays whole games: every call of a game's handle once. It is checked against the declarations of pkg/ and
// never run.

import { Game, decodeAnyLink, findLinks, scenarios } from "../../pkg/desert-fox/desert_fox.js";
import type {
  AgreementView,
  CombatReport,
  EngineError,
  Explanation,
  GameOrder,
  GameProof,
  Level,
  ObjectivesView,
  OrderTold,
  OutlookView,
  Side,
  StandingOrders,
  TableView,
} from "../../pkg/desert-fox/desert_fox.js";

/** Begins the first scenario; the browser gives the seed, or the players roll their own dice. */
export function begin(entered: boolean): Game {
  const scenario = scenarios().scenarios[0]?.id ?? "";
  return Game.begin({ options: { scenario, rules: { preset: "spi1981Errata" } }, dice: { kind: entered ? "entered" : "fresh" } });
}

/** Gives an order and asks for the players' own dice one by one, as the rules need them. */
export function give(game: Game, order: GameOrder, ask: () => number): OrderTold | string {
  const faces: number[] = [];
  for (;;) {
    const given = game.give(order, faces);
    if (given.kind === "given") return given;
    const { code, cases } = given.refusal;
    if (code !== "die-missing" || !game.view().entered) return `${code} (${cases.join(", ")})`;
    faces.push(ask());
  }
}

/** Begins a game whose seed both players agree on. */
export function offer(secret: string): Game {
  return Game.begin({ options: { scenario: "race-for-tobruk" }, dice: { kind: "offer", secret } });
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

/** Shows the game as one player may see it from now on, or everything again. */
export function show(game: Game, side?: "axis" | "commonwealth"): TableView {
  game.setViewer(side);
  return game.view();
}

/** Lets a level think for some slices, and takes its best order so far where these are not enough. */
export function levelOrders(game: Game, level: Level, slices: number): { order?: GameOrder; why?: Explanation; share: number } {
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
export function opponentPlays(game: Game): OrderTold[] {
  const { by } = game.view();
  const orders: OrderTold[] = [];
  for (let order = game.opponent(); order !== undefined && game.view().by === by; order = game.opponent()) {
    const given = game.give(order);
    if (given.kind === "given") orders.push(given);
  }
  return orders;
}

/** The counters in a hex, strengths as shown. */
export function stack(view: TableView, hex: string): string[] {
  return view.units.filter(({ at }) => at === hex).map(({ id, kind, face, marks }) => `${id} ${kind} ${face?.strength ?? ""} ${Object.keys(marks).join()}`);
}

/** Moves a unit to the cheapest hex that it reaches, if it may. */
export function step(game: Game, unit: string): string | undefined {
  const reached = game.reach(unit)?.hexes[0];
  const way = reached && game.path(unit, reached.hex, false);
  if (!way) return undefined;
  const order: GameOrder = { move: { units: [unit], path: way.path } };
  const check = game.check(order);
  if (check.kind === "refused") return check.refusal.code;
  game.give(order);
  return `${way.hexes.join(" ")}: ${way.cost}`;
}

/** The units that may move, without the hexes that each reaches. */
export function movable(game: Game): string[] {
  return game.legalWithoutReach().moves.map(({ unit }) => unit);
}

/** The odds of every hex that can be attacked, with all that can attack it. */
export function odds(game: Game): string[] {
  return game.legal().attacks.map(({ hex, units }) => {
    const report: CombatReport = game.preview({ units, hexes: [hex], attackerSupply: "reached" });
    return `${hex}: ${report.kind === "report" ? report.odds.text : (report.refusals[0]?.code ?? "")}`;
  });
}

/** What the combat at hand asks. */
export function asked(game: Game): string | undefined {
  const report = game.battle();
  return report?.kind === "report" ? report.pending?.question : undefined;
}

/** The units of the current combat that an answer leaves no chance to stand. */
export function doomed(game: Game, answer: GameOrder): string[] {
  const chances = game.battleIf(answer) ?? [];
  return chances.filter(({ ends }) => ends.every(({ place }) => place !== "stands")).map(({ unit }) => unit);
}

/** A player's units out of general supply. */
export function unsupplied(game: Game, side: Side): string[] {
  const answer = game.askBoard({ kind: "supply", side });
  return answer.kind === "supply" ? answer.units.filter(({ general }) => !general).map(({ unit }) => unit) : [];
}

/** Who would win if the game ended now, and the places that the other side holds. */
export function leader(game: Game): [Side | undefined, string[]] {
  const { outcome, places }: ObjectivesView = game.objectives(game.view().orders);
  return [outcome.winner ?? undefined, places.filter(({ holder }) => holder !== outcome.winner).map(({ hex }) => hex)];
}

/** The units that still come, by the schedules in force. */
export function expected(game: Game): string[] {
  const { turn: now } = game.view();
  const coming = game.turnTrack().turns.filter(({ turn }) => turn > now);
  return coming.flatMap(({ arrivals }) => arrivals.map(({ unit }) => unit));
}

/** Strength on the map after each game-turn, of the Axis and of the Commonwealth. */
export const strengths = (game: Game): [number, number][] => game.series().samples.map(({ strength }) => strength);

/** Units that would be out of combat supply, the stacks at risk, and the hexes over their limit. */
export function outlook(game: Game, side: Side): string[] {
  const supply = game.askBoard({ kind: "suppliers", side });
  const risks = game.askBoard({ kind: "overrunRisk", side });
  const stacks = game.askBoard({ kind: "stacks" });
  return [
    ...(supply.kind === "suppliers" ? supply.units.filter(({ supplied }) => !supplied).map(({ unit }) => unit) : []),
    ...(supply.kind === "suppliers" ? supply.suppliers.filter(({ linked }) => linked).flatMap(({ hexes }) => hexes) : []),
    ...(risks.kind === "overruns" ? risks.overruns.map(({ hex, from, odds }) => `${hex} from ${from} ${odds}`) : []),
    ...(stacks.kind === "stacks" ? stacks.hexes.filter(({ over }) => over).map(({ hex }) => hex) : []),
  ];
}

/** What a move would cost a unit in supply, and where it could overrun. */
export function moveOutlook(game: Game, unit: string, hex: string): string[] {
  const after = game.askBoard({ kind: "supplyAfter", units: [unit], hex });
  const overruns = game.askBoard({ kind: "overruns", units: [unit] });
  const rolls = game.askBoard({ kind: "rolls", unit });
  return [
    ...(after.kind === "supplyAfter" ? [...after.generalLost, ...after.combatLost] : []),
    ...(overruns.kind === "overruns" ? overruns.overruns.map(({ spent, cost }) => `${spent} + ${cost}`) : []),
    rolls.kind === "rolls" ? `${rolls.capturedUpTo} ${rolls.passesTo ?? ""}` : "",
  ];
}

/** Takes the last order back and says what can be given again. */
export function back(game: Game): string {
  if (game.canUndo().kind === "barred" && game.canRedo().kind === "allowed") return game.redo().kind;
  const undone = game.undo();
  return undone.kind === "allowed" ? "taken back" : undone.reason;
}

/** Every page of the story of a game, twenty orders each, with the table at its end. */
export function* story(game: Game): Generator<[OrderTold[], TableView]> {
  const all = game.view().orders;
  yield [[], { ...game.viewAt(0), events: game.opening().events }];
  for (let from = 0; from < all; from += 20) {
    const to = Math.min(all, from + 20);
    yield [game.journal(from, to).orders, game.viewAt(to)];
  }
}

/** The game that a text carries, whatever it is; `known` are the games at hand. */
export function open(text: string, known: Map<string, Game>): Game | string {
  try {
    const found = findLinks(text);
    if (found.kind === "save") return Game.load(text);
    if (found.kind === "nothing") return found.code;
    const content = decodeAnyLink(text);
    if (content.kind === "game") return Game.open(text);
    if (content.kind !== "turn") return content.kind;
    const game = known.get(content.game);
    game?.receive(text);
    return game ?? "unknown game";
  } catch (error) {
    const { code, details } = error as EngineError;
    return `${code}: ${details.path}${details.order === undefined ? "" : ` at order ${details.order}`}`;
  }
}

/** A player who is away answers in advance: what follows is given for them, and their own screen receives nothing else. */
export function standing(game: Game, orders: StandingOrders, owner: Side): string {
  if (game.give({ standing: orders }).kind === "refused") return "";
  const from = game.view().orders;
  for (let { follows } = game.view(); follows; { follows } = game.view()) game.give(follows);
  const following = game.journal(from).orders.filter((order) => order.follows);
  const copy = game.branch(from);
  copy.receive(game.turnLink(from), undefined, owner);
  return `${following.length} by ${game.view().standing?.[owner] ? "standing orders" : "no orders"}`;
}

/** A game made by older rules, as far as it follows by those of today; null for a text that is refused for another reason. */
export function openOlder(text: string): [Game, string] | null {
  const isFile = text.trimStart().startsWith("{");
  try {
    return [isFile ? Game.load(text) : Game.open(text), ""];
  } catch (error) {
    const { older } = (error as EngineError).details;
    if (!older) return null;
    const why = `revision ${older.rules}, then ${older.changed.join(", ")}: ${older.at} of ${older.orders} orders`;
    return [isFile ? Game.loadAsFar(text) : Game.openAsFar(text), why];
  }
}

/** Everything that can be sent or kept of a game. */
export function shared(game: Game): string[] {
  return [game.gameId(), game.gameLink(), game.turnLink(), `${game.fileStem()}.desertfox.json`, game.save(), game.transcript()];
}

/** What each step of a way costs units that go together. */
export function costs(game: Game, units: string[], path: string): string[] {
  return (game.steps(units, path, false) ?? []).map(({ hex, cost, total }) => `${hex} ${cost} ${total}`);
}

/** Notes the last order, and opens the same game beside it by the same charts. */
export function noted(game: Game, text: string): Game {
  game.note(game.view().orders - 1, text);
  return Game.load(game.save(), game.charts());
}

/** Tries another way from some point on, and proves both games. */
export function otherWay(game: Game, orders: number, order: GameOrder): GameProof[] {
  const branch = game.branch(orders);
  branch.give(order);
  const proofs = [game.verify(), branch.verify()];
  if (branch.fingerprint() === game.fingerprint()) proofs.pop();
  branch.free();
  return proofs;
}

/** Goes on from an earlier order as a game of its own. */
export const goOn = (game: Game, orders: number): string => game.continueFrom(orders).gameId();

/** What the sender of a game chose, how much each side has ordered, and whether a player looked at the other side. */
export function chosen(game: Game): string[] {
  const { ruleSet, switches, values, revisions, sides } = game.terms();
  const differs = [...switches.map(({ field }) => field), ...values.map(({ what }) => what), ...revisions.map(({ of }) => of)];
  return [ruleSet, ...differs, ...sides.map(({ side, orders }) => `${side}: ${orders}`), `${game.looks().looks.length} marks`];
}

/** Shows a side where it is not played, and leaves a mark. */
export const lookAt = (game: Game, side: Side): void => game.look(side, "player");

/**
 * What the analyst says: the odds of the best attack and the gain of the best ones together, what is at risk, what was left
 * out, luck, and how often the Axis wins.
 */
export function analysed(game: Game, side: Side): string[] {
  const { orders } = game.view();
  const { attacks, together } = game.bestAttacks(3);
  const [best] = attacks;
  const gain = together.reduce((sum, { hexes, units, prospect }) => {
    if (!hexes.length || !units.length) throw new Error("an attack of nothing");
    return sum + prospect.gain[0] / prospect.gain[1];
  }, 0);
  const { suppliers, threats } = game.risks(side);
  const left = game.missed(orders)?.facts.map(({ kind, cases }) => `${kind} (${cases.join()})`) ?? [];
  const luck = game.luck(0, orders).orders.flatMap(({ dice }) => dice.map((die) => die.luck[0] / die.luck[1]));
  const ends = [1, 2, 3].map((number) => game.playOn(orders, number));
  return [
    `${best?.prospect.odds ?? "none"}, ${gain.toFixed(1)}`,
    `${suppliers.length} and ${threats.length}`,
    ...left,
    luck.reduce((all, one) => all + one, 0).toFixed(1),
    `${ends.filter(({ over, winner }) => over && winner === "axis").length} of ${ends.length}, ${chance(game.outlook(orders))}`,
  ];
}

/** An estimate of the chances in percent: Axis, draw, Commonwealth. */
function chance(outlook: OutlookView | undefined): string {
  if (!outlook) return "not fitted";
  return [outlook.wins[0], outlook.draw, outlook.wins[1]].map((share) => `${Math.round(100 * share)} %`).join(" ");
}
