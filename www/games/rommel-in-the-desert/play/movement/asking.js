// @ts-check
/** What the movement screens ask the engine, each question once for a state of the game. */
import { memo } from "../../../../board/memo.ts";
import { hexName } from "../../geometry.ts";
import { once } from "../ask.js";
import { candidatesOf, moveUnderWay } from "./moves.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */

/** @param {PlayContext} ctx @param {import("../../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").GameQuestion} question @returns {any} */
const ask = ({ session }, question) => session.asViewer().ask(question);

/** The move under way. @param {PlayContext} ctx @returns {import("./moves.js").Move|null} */
export const currentMove = (ctx) =>
  once(ctx, "move", () =>
    moveUnderWay(ctx.session.journal(ctx.now.view.turnBegins, ctx.session.length()), ctx.now.orders),
  );

/**
 * The question about the blocks of a move and their reach.
 * @param {Pick<import("./moves.js").Move, "kind"|"hex"|"destination"|"rommel">} move @param
 *   {import("../handle.js").Side} side
 * @returns {import("../../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").GameQuestion}
 */
export function questionOf({ kind, hex, destination, rommel }, side) {
  const name = hexName(hex);
  if (kind === "regroup") return { ask: "regroup", command: name, destination: hexName(destination), rommel };
  return kind === "withdrawal" ? { ask: "withdrawals", side, hex: name, rommel } : { ask: "group", hex: name, rommel };
}

/**
 * The blocks of a move with their reach; none where the engine refuses the question.
 * @param {PlayContext} ctx @param {Pick<import("./moves.js").Move, "kind"|"hex"|"destination"|"rommel">} move
 * @returns {import("./moves.js").Candidate[]}
 */
export function askCandidates(ctx, move) {
  const { kind, hex, destination, rommel } = move;
  if (hex < 0) return [];
  return once(ctx, `${kind} ${hex} ${destination} ${rommel}`, () => {
    const answer = ask(ctx, questionOf(move, ctx.now.view.active));
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

/** The value of a switch of the rules in this game. @param {PlayContext} ctx @param {keyof import("../../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").RuleSet} field @returns {string|undefined} */
export const ruleOf = ({ session }, field) => session.handle.options().rules?.[field];

/** The lowest die with which a forced march succeeds, and other numbers of the charts. @param {PlayContext} ctx @param {string} what @param {number} otherwise */
export const askNumber = (ctx, what, otherwise) =>
  Number(valuesOf(ctx.session, ctx.app.wasm).get(what) ?? otherwise) || otherwise;

/** The values by which a game is played, by their places: they are the same from its beginning to its end. */
const valuesOf = memo((/** @type {PlayContext["session"]} */ { handle }, /** @type {any} */ wasm) => {
  const report = wasm.charts({ changes: handle.options().charts ?? [] });
  /** @type {{what: string, value: string}[]} */
  const values = report.values ?? [];
  return new Map(values.map(({ what, value }) => [what, value]));
});
