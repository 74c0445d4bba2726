// @ts-check
/** What the movement screens ask the engine, each question once for a state of the game. */
import { hexName } from "../../geometry.js";
import { candidatesOf, moveUnderWay } from "./moves.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */

/** Answers by session; another state of the game drops them. @type {WeakMap<object, {state: string, answers: Map<string, any>}>} */
const answers = new WeakMap();

/**
 * The answer to a question, asked once for each state of the game.
 * @template T @param {PlayContext} ctx @param {string} key @param {() => T} ask @returns {T}
 */
function once({ session, now }, key, ask) {
  const state = `${session.length()} ${session.viewer()} ${now.view.phase} ${now.orders.length}`;
  let known = answers.get(session);
  if (known?.state !== state) answers.set(session, (known = { state, answers: new Map() }));
  if (!known.answers.has(key)) known.answers.set(key, ask());
  return known.answers.get(key);
}

/** @param {PlayContext} ctx @param {import("../../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").GameQuestion} question @returns {any} */
const ask = ({ session }, question) => session.ask(question);

/** The move under way. @param {PlayContext} ctx @returns {import("./moves.js").Move|null} */
export const currentMove = (ctx) =>
  once(ctx, "move", () =>
    moveUnderWay(ctx.session.journal(ctx.now.view.turnBegins, ctx.session.length()), ctx.now.orders),
  );

/**
 * The blocks of a move with their reach; none where the engine refuses the question.
 * @param {PlayContext} ctx @param {Pick<import("./moves.js").Move, "kind"|"hex"|"destination"|"rommel">} move
 * @returns {import("./moves.js").Candidate[]}
 */
export function askCandidates(ctx, { kind, hex, destination, rommel }) {
  if (hex < 0) return [];
  return once(ctx, `${kind} ${hex} ${destination} ${rommel}`, () => {
    const name = hexName(hex);
    /** @type {import("../../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").GameQuestion} */
    const question =
      kind === "regroup"
        ? { ask: "regroup", command: name, destination: hexName(destination), rommel }
        : kind === "withdrawal"
          ? { ask: "withdrawals", side: ctx.now.view.active, hex: name, rommel }
          : { ask: "group", hex: name, rommel };
    const answer = ask(ctx, question);
    return "units" in answer ? candidatesOf(answer.units) : [];
  });
}

/** The order that begins a move. @param {Pick<import("./moves.js").Move, "kind"|"hex"|"destination"|"rommel">} move @returns {any} */
export function beginning({ kind, hex, destination, rommel }) {
  const name = hexName(hex);
  if (kind === "regroup") return { regroupMove: { command: name, destination: hexName(destination), rommel } };
  return kind === "withdrawal" ? { withdrawal: { hex: name, rommel } } : { groupMove: { hex: name, rommel } };
}

/** What a withdrawal from a hex draws upon itself. @param {PlayContext} ctx @param {number} hex @returns {any} */
export const askPursuit = (ctx, hex) =>
  once(ctx, `pursuit ${hex}`, () =>
    ask(ctx, { ask: "withdrawals", side: ctx.now.view.active, hex: hexName(hex), rommel: false }),
  );

/** How full the hexsides into enemy hexes are. @param {PlayContext} ctx @returns {import("./moves.js").HexsideUse[]} */
export const askHexsides = (ctx) => once(ctx, "hexsides", () => ask(ctx, { ask: "hexsides" }).hexsides ?? []);

/** The turn options with their prices. @param {PlayContext} ctx @returns {import("../../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").OptionView[]} */
export const askOptions = (ctx) => once(ctx, "options", () => ask(ctx, { ask: "options" }).options ?? []);

/** The lowest die with which a forced march succeeds, and other numbers of the charts. @param {PlayContext} ctx @param {string} what @param {number} otherwise */
export const askNumber = (ctx, what, otherwise) =>
  once(ctx, what, () => {
    const report = ctx.app.wasm.charts({ changes: ctx.session.handle.options().charts ?? [] });
    const found = report.values?.find((/** @type {{what: string}} */ value) => value.what === what);
    return Number(found?.value ?? otherwise) || otherwise;
  });
