// @ts-check
/** Objectives, months, order of battle and graphs as plain data, as far as the viewer may know. */
import { OBSERVER } from "../../../play/viewer.ts";
import { parseHex } from "../geometry.ts";
import { blockImage } from "./battle/faces.js";
import { asked } from "./ask.js";
import { analystOf } from "./analyst.js";
import { graphsOf } from "./graphs.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("./types.js").BlockView} BlockView */
/** @typedef {import("../../../play/overview-types.ts").Overview} Overview */
/** @typedef {import("../../../play/overview-types.ts").Condition} Condition */

const SIDES = /** @type {const} */ (["axis", "allied"]);
const CASES = ["10.0"];

/** Who leads or has won. @param {PlayContext} ctx @param {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").Outcome} standing */
function leadText(ctx, { winner, by }) {
  const { t } = ctx.app.lang;
  const over = ctx.now.view.outcome !== null;
  if (!winner) return t(over ? "objectives.draw" : "objectives.even");
  return t(over ? "objectives.won" : "objectives.leads", { side: t(`side.${winner}`), by: t(`victory.${by}`) });
}

/** @param {PlayContext} ctx @returns {import("../../../play/overview-types.ts").Objectives} */
function objectives(ctx) {
  const { t } = ctx.app.lang;
  const { view } = ctx.now;
  const standing = asked(ctx, { ask: "standing" }, "standing");
  const outcome = view.outcome ?? standing?.ifEndedNow ?? { winner: null, by: "attrition", units: [0, 0] };
  const [axis, allied] = outcome.units;
  const holder = standing?.holdsTobruk ?? null;
  /** @type {Condition[]} */
  const conditions = SIDES.map((side) => ({
    id: `base-${side}`,
    text: t(`objective.base.${side}`),
    cases: CASES,
    rulings: [],
    state: view.outcome?.by === "base" && view.outcome.winner === side ? "met" : "open",
    why: t("objectives.base.why"),
    hex: parseHex(side === "axis" ? "Alexandria" : "El Agheila"),
  }));
  if (standing?.positional)
    conditions.push({
      id: "tobruk",
      text: t("objective.position"),
      cases: CASES,
      rulings: [],
      state: holder ? "met" : "open",
      why: holder ? t("objectives.tobruk.held", { side: t(`side.${holder}`) }) : t("objectives.tobruk.open"),
      hex: parseHex("Tobruk"),
    });
  conditions.push({
    id: "attrition",
    text: t("objective.attrition"),
    cases: CASES,
    rulings: [],
    state: "open",
    why: t("objectives.units", { axis, allied }),
    hex: -1,
  });
  return {
    title: t("objectives.title"),
    leader: outcome.winner,
    lead: leadText(ctx, outcome),
    reason: view.outcome ? t("objectives.units", { axis, allied }) : t(`objective.${view.scenario}`),
    conditions,
    tally: null,
  };
}

/**
 * What arrives in a month: the blocks of the viewer by name, those of the enemy by number alone.
 * @param {PlayContext} ctx @param {readonly string[]} arrivals @returns {import("../../../play/overview-types.ts").Scheduled[]}
 */
function scheduled(ctx, arrivals) {
  const viewer = ctx.viewer();
  const sideOf = (/** @type {string} */ name) => (ctx.rosterOf(name)?.nation === "allied" ? "allied" : "axis");
  const isObserver = ctx.session.viewer() === OBSERVER;
  const known = arrivals.filter((name) => (viewer === null ? !isObserver : sideOf(name) === viewer));
  const unit = (/** @type {string} */ name, /** @type {string} */ side) => ({
    id: name,
    name,
    side,
    counter: null,
    note: "",
    reconstructed: true,
  });
  return [
    ...known.map((name) => unit(name, sideOf(name))),
    ...SIDES.flatMap((side) => {
      const hidden = arrivals.filter((name) => !known.includes(name) && sideOf(name) === side).length;
      return hidden ? [unit(ctx.app.lang.tn(isObserver ? "track.blocks" : "track.enemies", hidden), side)] : [];
    }),
  ];
}

/** @param {PlayContext} ctx @returns {import("../../../play/overview-types.ts").TrackTurn[]} */
function track(ctx) {
  const { t, tag } = ctx.app.lang;
  const answer = asked(ctx, { ask: "track" }, "track");
  const months = answer?.months ?? [];
  return months.map(({ month, arrivals, points, cards }, i) => ({
    turn: month,
    date: `${ctx.words.date(month, ctx.session.scenario, tag)} · ${t("track.income", { axis: points[0], allied: points[1], axisCards: cards[0], alliedCards: cards[1] })}`,
    state: month < ctx.now.view.turn ? "past" : month === ctx.now.view.turn ? "now" : "coming",
    last: i === months.length - 1,
    groups: arrivals.length ? [{ kind: "arrives", units: scheduled(ctx, arrivals) }] : [],
  }));
}

/** A block of the order of battle. @param {PlayContext} ctx @param {BlockView} block @param {string} where */
function unit(ctx, block, where) {
  const { t, tn } = ctx.app.lang;
  const full = block.name ? (ctx.rosterOf(block.name)?.steps ?? 0) : 0;
  const states = [block.steps === undefined ? t("block.unknown") : tn("battle.steps", block.steps)];
  if (block.disrupted) states.push(t("battle.disrupted"));
  /** @type {"full"|"depleted"|"coming"} */
  const tone = where !== "map" ? "coming" : block.steps !== undefined && block.steps < full ? "depleted" : "full";
  return {
    id: String(block.handle),
    name: block.name ?? ctx.unitName(String(block.handle)),
    counter: blockImage(ctx, block),
    state: states.join(", "),
    tone,
    place: where === "map" && block.hex ? ctx.hexWords(block.hex) : t(`battle.${where}`),
    hex: where === "map" ? parseHex(block.hex ?? "") : -1,
  };
}

/** @param {PlayContext} ctx @returns {import("../../../play/overview-types.ts").BattleGroup[]} */
function battle(ctx) {
  const { view } = ctx.now;
  return SIDES.map((side) => {
    const of = (/** @type {BlockView[]} */ blocks, /** @type {string} */ where) =>
      blocks.filter((block) => block.side === side).map((block) => unit(ctx, block, where));
    return {
      id: side,
      side,
      title: ctx.app.lang.t(`side.${side}`),
      units: [...of(view.blocks, "map"), ...of(view.refit, "refit"), ...of(view.due, "due")],
    };
  }).filter(({ units }) => units.length);
}

/** @param {PlayContext} ctx @returns {Overview} */
export const createOverview = (ctx) => ({
  objectives: () => objectives(ctx),
  track: () => track(ctx),
  battle: () => battle(ctx),
  graphs: () => graphsOf(ctx),
  analyst: analystOf(ctx),
});
