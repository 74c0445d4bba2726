// @ts-check
/** Objectives, turn track, order of battle and graphs of Desert Fox as plain data for the shared views. */
import { outcomeText } from "../../../play/end-card.ts";
import { counter } from "../art/counter.ts";
import { parseHex } from "../geometry.ts";
import { analystOf } from "./analyst.js";
import { graphsOf } from "./graphs.js";
import { monthOf } from "./texts.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.ts").CounterView} CounterView */
/** @typedef {import("../engine-types.ts").ObjectivesView} ObjectivesView */
/** @typedef {import("../engine-types.ts").ScheduledView} ScheduledView */
/** @typedef {import("../../../play/overview-types.ts").Objectives} Objectives */
/** @typedef {import("../../../play/overview-types.ts").Condition} Condition */
/** @typedef {import("../../../play/overview-types.ts").BattleUnit} BattleUnit */

/** @type {("axis"|"commonwealth")[]} */
const SIDES = ["axis", "commonwealth"];

/** @param {PlayContext} ctx @returns {import("../../../play/overview-types.ts").Overview} */
export const createOverview = (ctx) => ({
  objectives: () => objectivesOf(ctx),
  track: () => trackOf(ctx),
  battle: () => battleOf(ctx),
  graphs: () => graphsOf(ctx),
  analyst: analystOf(ctx),
});

/** How many combat units of each side are in a hex, in words. @param {PlayContext} ctx @param {string} hex */
function presence(ctx, hex) {
  const { t, tn, list } = ctx.app.lang;
  const here = ctx.now.view.units.filter(
    ({ at, id, kind }) => at === hex && !ctx.counters.isSupply(id) && kind !== "detachment",
  );
  const counts = SIDES.map((side) => ({ side, n: here.filter((unit) => unit.side === side).length }));
  const shown = counts.filter(({ n }) => n > 0);
  if (!shown.length) return t("play.aims.nobody");
  return list(shown.map(({ side, n }) => tn("play.aims.units", n, { side: t(`side.${side}`) })));
}

/** @param {PlayContext} ctx @returns {Objectives} */
export function objectivesOf(ctx) {
  const { t } = ctx.app.lang;
  const { session } = ctx;
  const orders = ctx.now.view.orders;
  const view = /** @type {ObjectivesView} */ (session.handle.objectives(orders));
  const over = view.turnsLeft === 0;
  const { winner } = view.outcome;
  const judged = outcomeText(view.outcome, t);
  return {
    title: t(`play.aims.about.${view.victory}`, { last: session.scenario.lastTurn }),
    leader: winner ?? null,
    lead: over ? judged : t("play.aims.now", { result: judged }),
    reason: [reasonOf(view, ctx), !over && turnsLeft(view, ctx)].filter(Boolean).join(" "),
    conditions: view.victory === "race" ? raceConditions(view, ctx) : campaignConditions(view, ctx),
    tally: view.victory === "campaign" ? tallyOf(view, ctx) : null,
  };
}

/** @param {ObjectivesView} view @param {PlayContext} ctx */
const turnsLeft = ({ turnsLeft: n }, ctx) => ctx.app.lang.tn("play.aims.left", n);

/** Why a side leads or has won. @param {ObjectivesView} view @param {PlayContext} ctx */
function reasonOf(view, ctx) {
  const { t, tn } = ctx.app.lang;
  if (view.alexandriaTaken) return t("play.aims.why.alexandria");
  if (view.victory === "race") {
    const [place] = view.places;
    return t("play.aims.why.tobruk", { side: t(`side.${place.holder ?? "commonwealth"}`) });
  }
  const [axis, commonwealth] = view.points;
  const lead = Math.abs(axis - commonwealth);
  const words = { axis, commonwealth, marginal: view.marginal, substantive: view.substantive };
  if (!lead) return t("play.aims.why.even", words);
  const side = t(`side.${axis > commonwealth ? "axis" : "commonwealth"}`);
  if (!view.outcome.winner) return tn("play.aims.why.short", lead, { ...words, side });
  return tn(`play.aims.why.${view.outcome.level}`, lead, { ...words, side });
}

/** Axis units in Alexandria end the game. @param {ObjectivesView} view @param {PlayContext} ctx @returns {Condition} */
function alexandria(view, ctx) {
  const { t } = ctx.app.lang;
  return {
    id: "alexandria",
    text: t("play.aims.alexandria"),
    cases: ["15.15", "15.25"],
    rulings: ["R039"],
    state: view.alexandriaTaken ? "met" : "open",
    why: presence(ctx, view.alexandria),
    hex: parseHex(view.alexandria),
  };
}

/** @param {ObjectivesView} view @param {PlayContext} ctx @returns {Condition[]} */
function raceConditions(view, ctx) {
  const { t } = ctx.app.lang;
  const [place] = view.places;
  const held = place.holder === "axis";
  const holder = t("play.aims.holder", { side: t(`side.${place.holder ?? "commonwealth"}`) });
  const tobruk = { cases: ["15.15"], rulings: ["R039", "H068"], hex: parseHex(place.hex) };
  const last = ctx.session.scenario.lastTurn;
  const why = `${holder} ${presence(ctx, place.hex)}`;
  return [
    alexandria(view, ctx),
    { ...tobruk, id: "tobruk", text: t("play.aims.tobruk", { last }), state: held ? "met" : "open", why },
    {
      ...{ id: "defence", text: t("play.aims.defence", { last }), cases: ["15.1"], rulings: ["H068"] },
      ...{ state: held || view.alexandriaTaken ? "open" : "met", why: holder, hex: -1 },
    },
  ];
}

/** @param {ObjectivesView} view @param {PlayContext} ctx @returns {Condition[]} */
function campaignConditions(view, ctx) {
  const { t } = ctx.app.lang;
  const { marginal, substantive, outcome } = view;
  const [axis, commonwealth] = view.points;
  const why = t("play.over.points", { axis, commonwealth });
  const of = { cases: ["15.2", "15.26"], rulings: ["R040", "H068"], hex: -1, why };
  const state = (/** @type {string} */ level) =>
    /** @type {"met"|"open"} */ (!view.alexandriaTaken && outcome.level === level ? "met" : "open");
  return [
    alexandria(view, ctx),
    { ...of, id: "substantive", text: t("play.aims.substantive", { substantive }), state: state("substantive") },
    { ...of, id: "marginal", text: t("play.aims.marginal", { marginal, substantive }), state: state("marginal") },
    { ...of, id: "draw", text: t("play.aims.draw", { marginal }), state: state("draw") },
  ];
}

/** @param {ObjectivesView} view @param {PlayContext} ctx */
function tallyOf(view, ctx) {
  const { t, tn } = ctx.app.lang;
  const places = view.places.map(({ hex, holder, worth }) => ({
    id: hex,
    name: ctx.hexWords(hex),
    hex: parseHex(hex),
    state: t("play.aims.worth", {
      holder: holder ? t("play.aims.holder", { side: t(`side.${holder}`) }) : t("play.aims.noHolder"),
      axis: worth[0],
      commonwealth: worth[1],
    }),
    points: SIDES.map((side, i) => (holder === side ? worth[i] : 0)),
  }));
  const { destroyed, each, onTheWay } = view;
  return {
    sides: SIDES.map((side) => t(`side.${side}`)),
    rows: [
      ...places,
      {
        ...{ id: "destroyed", name: t("play.aims.destroyed"), hex: -1 },
        ...{ state: tn("play.aims.destroyed.state", destroyed, { each }), points: [0, destroyed * each] },
      },
      {
        id: "onTheWay",
        name: t("play.aims.onTheWay"),
        hex: -1,
        state: t("play.aims.onTheWay.state"),
        points: onTheWay,
      },
    ],
    totals: view.points,
    note: t("play.aims.places"),
  };
}

/** The turn track never changes in a game. @type {WeakMap<object, import("../engine-types.ts").TurnView[]>} */
const tracks = new WeakMap();

/** @param {PlayContext} ctx */
function turnsOf({ session }) {
  const known = tracks.get(session) ?? session.handle.turnTrack().turns;
  tracks.set(session, known);
  return known;
}

/** @param {PlayContext} ctx @returns {import("../../../play/overview-types.ts").TrackTurn[]} */
export function trackOf(ctx) {
  const { lang } = ctx.app;
  const { turn: now } = ctx.now.view;
  const turns = turnsOf(ctx);
  const unit = (/** @type {ScheduledView} */ { unit: id, side, nation, kind, boxed, upTo, reconstructed }) => ({
    id,
    name: ctx.unitName(id),
    side,
    counter: counter(ctx.valuesOf(/** @type {any} */ ({ id, side, nation, kind, marks: {} })), lang, { hidden: true }),
    note: [boxed && lang.t("play.track.box"), upTo && lang.t("play.track.die", { upTo })].filter(Boolean).join(" "),
    reconstructed,
  });
  return turns.map(({ turn, arrivals, withdrawals, returns }, i) => ({
    turn,
    date: monthOf(turn, ctx.session.scenario.earlier, lang.tag),
    state: /** @type {"past"|"now"|"coming"} */ (turn < now ? "past" : turn === now ? "now" : "coming"),
    last: i === turns.length - 1,
    groups: [
      { kind: /** @type {const} */ ("arrives"), units: arrivals.map(unit) },
      { kind: /** @type {const} */ ("leaves"), units: withdrawals.map(unit) },
      { kind: /** @type {const} */ ("returns"), units: returns.map(unit) },
    ].filter(({ units }) => units.length),
  }));
}

/** Places off the map, in the words of the panel. */
const BOXES = /** @type {Record<string, "lost"|"off"|"coming">} */ ({
  destroyed: "lost",
  refitBox: "lost",
  withdrawn: "off",
  arriving: "coming",
});

/** Marks that say in what condition a unit is. */
const CONDITIONS = ["depleted", "disrupted", "taken", "captured"];

/** @param {PlayContext} ctx @returns {import("../../../play/overview-types.ts").BattleGroup[]} */
export function battleOf(ctx) {
  const { lang } = ctx.app;
  const { t } = lang;
  const { view } = ctx.now;
  const present = new Set(view.units.map(({ id }) => id));
  const coming = turnsOf(ctx)
    .filter(({ turn }) => turn >= view.turn)
    .flatMap(({ turn, arrivals }) => arrivals.map((arrival) => ({ ...arrival, turn })))
    .filter(({ unit }) => !present.has(unit));
  /** @param {CounterView} unit @returns {BattleUnit} */
  const known = (unit) => {
    const hex = parseHex(unit.at);
    const box = BOXES[unit.at];
    const state = CONDITIONS.filter((mark) => unit.marks[mark]).map((mark) => t(`play.mark.${mark}`));
    return {
      id: unit.id,
      name: ctx.unitName(unit.id),
      counter: counter(ctx.valuesOf(unit), lang, { hidden: true }),
      state: box ? "" : state.length ? lang.list(state) : t("play.battle.full"),
      tone: box ?? (unit.marks.depleted ? "depleted" : "full"),
      place: hex >= 0 ? ctx.placeName(hex) : t(`play.battle.at.${unit.at}`),
      hex,
    };
  };
  /** @param {typeof coming[number]} arrival @returns {BattleUnit} */
  const expected = ({ unit: id, side, nation, kind, turn }) => ({
    id,
    name: ctx.unitName(id),
    counter: counter(ctx.valuesOf(/** @type {any} */ ({ id, side, nation, kind, marks: {} })), lang, { hidden: true }),
    state: t("play.battle.coming"),
    tone: "coming",
    place: t("play.battle.turn", { turn, date: monthOf(turn, ctx.session.scenario.earlier, lang.tag) }),
    hex: -1,
  });
  return SIDES.flatMap((side) => {
    const own = view.units.filter((unit) => unit.side === side);
    const later = coming.filter((unit) => unit.side === side);
    const kinds = [...new Set([...own, ...later].map(({ nation, kind }) => `${nation} ${kind}`))];
    return kinds.toSorted(byKind).map((key) => {
      const [nation, kind] = key.split(" ");
      const fits = (/** @type {{nation: string, kind: string}} */ unit) => unit.nation === nation && unit.kind === kind;
      return {
        id: `${side}-${nation}-${kind}`,
        side,
        title: t("play.battle.group", {
          side: t(`side.${side}`),
          nation: t(`nation.${nation}`),
          kind: t(`kind.${kind}`),
        }),
        units: [...own.filter(fits).map(known), ...later.filter(fits).map(expected)],
      };
    });
  });
}

/** Kinds in the order of a list: fighting units first. */
const LAST_KINDS = ["desertPatrol", "detachment", "msu", "dump"];

/** @param {string} a @param {string} b a nation and a kind */
function byKind(a, b) {
  const rank = (/** @type {string} */ key) => LAST_KINDS.indexOf(key.split(" ")[1]);
  return rank(a) - rank(b) || a.localeCompare(b);
}
