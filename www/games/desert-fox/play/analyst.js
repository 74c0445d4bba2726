// @ts-check
/** What the analyst says of a game of Desert Fox, in words and as marks for the map. */
import { parseHex } from "../geometry.ts";
import { ownSide } from "./outlook.js";
import { isCombat, isMovement } from "./situation.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.ts").AdviceView} AdviceView */
/** @typedef {import("../engine-types.ts").AttackAdvice} AttackAdvice */
/** @typedef {import("../engine-types.ts").RiskView} RiskView */
/** @typedef {import("../engine-types.ts").MissedView} MissedView */
/** @typedef {import("../engine-types.ts").ProspectView} ProspectView */
/** @typedef {import("../../../play/overview-types.ts").Finding} Finding */
/** @typedef {import("../../../play/overview-types.ts").Findings} Findings */
/** @typedef {import("../../../play/overview-types.ts").MapMarks} MapMarks */

/** Attacks that are listed. */
const MOST_ATTACKS = 5;
/** Of more units than these only the number is said. */
const MOST_UNITS = 6;

/** @param {PlayContext} ctx @returns {import("../../../play/overview-types.ts").AnalystParts} */
export const analystOf = (ctx) => ({
  questions: () => [
    {
      id: "attacks",
      ahead: true,
      asks: [["bestAttacks", [MOST_ATTACKS]]],
      read: ([answer]) => attacksOf(/** @type {import("../engine-types.ts").AdviceView} */ (answer), ctx),
    },
    {
      id: "risks",
      ahead: true,
      asks: [["risks", [ownSide(ctx)]]],
      read: ([answer]) => risksOf(/** @type {import("../engine-types.ts").RiskView} */ (answer), ctx),
    },
    {
      id: "missed",
      asks: [["missed", [lastTurnOf(ctx)]]],
      read: ([answer]) => missedOf(/** @type {import("../engine-types.ts").MissedView|undefined} */ (answer), ctx),
    },
  ],
  points() {
    const { samples } = ctx.session.handle.series();
    const { t } = ctx.app.lang;
    return samples.map(({ orders, turn }, i) => ({ orders, label: i ? String(turn) : t("play.graphs.start") }));
  },
  across: () => ctx.app.lang.t("play.graphs.turn"),
  turn: String,
});

/** Orders at the end of the last player-turn of the player at this screen that is over. @param {PlayContext} ctx */
function lastTurnOf({ journal, session }) {
  const entries = journal.entries();
  const own = (/** @type {string} */ side) => session.settings.seats[side] === "player";
  const now = entries.at(-1)?.playerTurn;
  const over = session.over() ? entries : entries.filter(({ playerTurn }) => playerTurn !== now);
  const last = over.findLast(({ playerTurn }) => own(playerTurn.split(",")[1])) ?? over.at(-1);
  return last?.number ?? 0;
}

/** @param {PlayContext} ctx @param {readonly string[]} units */
function unitList({ app: { lang }, unitName }, units) {
  const more = units.length - MOST_UNITS;
  const named = units.slice(0, more > 0 ? MOST_UNITS : units.length).map(unitName);
  return lang.list(more > 0 ? [...named, lang.tn("analyst.more", more)] : named);
}

/** @param {PlayContext} ctx @param {readonly [number, number]} fraction */
const points = ({ app: { lang } }, [sum, outOf]) => lang.number(sum / outOf, { maximumFractionDigits: 1 });

/** Whether points would be written as 0. @param {readonly [number, number]} fraction */
const isNothing = ([sum, outOf]) => Math.abs(sum / outOf) < 0.05;

/** @param {PlayContext} ctx @param {ProspectView} prospect */
const prospectWords = (ctx, { enemyLoss, ownLoss, cleared, gain }) =>
  ctx.app.lang.t("analyst.prospect", {
    enemy: points(ctx, enemyLoss),
    own: points(ctx, ownLoss),
    cleared: ctx.app.lang.number(cleared[0] / cleared[1], { style: "percent" }),
    gain: points(ctx, gain),
  });

/** @param {AdviceView} advice @param {PlayContext} ctx @returns {Findings} */
function attacksOf({ afterMove, attacks, together }, ctx) {
  const { t } = ctx.app.lang;
  const { phase, segment } = ctx.now.view;
  const timely = segment === "main" && (isCombat(phase) || isMovement(phase));
  return {
    note: timely ? t(afterMove ? "analyst.attacks.afterMove" : "analyst.attacks.note") : "",
    none: t(timely ? "analyst.attacks.none" : "analyst.attacks.phase"),
    legend: t("analyst.attacks.legend"),
    findings: [
      ...attacks.map((attack) => attackOf(attack, ctx)),
      ...(together.length > 1 ? [planOf(together, ctx)] : []),
    ],
  };
}

/** The attacks that together promise most. @param {AdviceView["together"]} together @param {PlayContext} ctx @returns {Finding} */
function planOf(together, ctx) {
  const { t } = ctx.app.lang;
  const gain = together.reduce((sum, { prospect }) => sum + prospect.gain[0] / prospect.gain[1], 0);
  const hexes = together.flatMap((attack) => attack.hexes.map(parseHex));
  return {
    text: t("analyst.attacks.together", { gain: points(ctx, [gain, 1]) }),
    more: together.map(({ hexes, units, prospect }) =>
      t("analyst.attacks.together.of", {
        hexes: ctx.app.lang.list(hexes.map(ctx.hexWords)),
        units: unitList(ctx, units),
        odds: prospect.odds,
        gain: points(ctx, prospect.gain),
      }),
    ),
    cases: ["11.1"],
    marks: {
      areas: [{ hexes, colour: "ready", edge: 2.6 }],
      lines: [],
      badges: together.map((attack) => ({
        hex: parseHex(attack.hexes[0]),
        text: attack.prospect.odds,
        colour: "ready",
      })),
      said: [],
    },
  };
}

/** @param {AttackAdvice} attack @param {PlayContext} ctx @returns {Finding} */
function attackOf({ hexes, units, from, unsupplied, must, prospect, air, expends, counter }, ctx) {
  const { t, tn, list } = ctx.app.lang;
  const where = list(hexes.map(ctx.hexWords));
  const more = [
    prospectWords(ctx, prospect),
    must && tn("analyst.attacks.must", hexes.length),
    prospect.illegal && t("analyst.attacks.illegal"),
    air.some((gain) => points(ctx, gain) !== points(ctx, prospect.gain)) &&
      t("analyst.attacks.air", {
        gains: list(air.map((gain, i) => tn("analyst.attacks.air.of", i + 1, { gain: points(ctx, gain) }))),
      }),
    expends !== undefined && (expends ? tn("analyst.attacks.supply", expends) : t("analyst.attacks.supply.none")),
    unsupplied.length > 0 && t("analyst.attacks.unsupplied", { units: unitList(ctx, unsupplied) }),
    counterWords(counter, ctx),
  ];
  return {
    text: t("analyst.attacks.of", { hexes: where, odds: prospect.odds, units: unitList(ctx, units) }),
    more: more.filter((line) => typeof line === "string"),
    cases: ["11.1"],
    marks: {
      areas: [{ hexes: hexes.map(parseHex), colour: "ready", edge: 2.6 }],
      lines: [...new Set(from)].flatMap((start) =>
        near(start, hexes).map((to) => ({ hexes: [parseHex(start), parseHex(to)], colour: "ready", arrow: true })),
      ),
      badges: [{ hex: parseHex(hexes[0]), text: prospect.odds, colour: "ready" }],
      said: [],
    },
  };
}

/** The hexes attacked that lie next to another. @param {string} from @param {readonly string[]} hexes */
const near = (from, hexes) => hexes.filter((hex) => parseHex(hex) !== parseHex(from));

/** @param {AttackAdvice["counter"]} counter @param {PlayContext} ctx */
function counterWords(counter, ctx) {
  if (!counter) return "";
  const { t, tn } = ctx.app.lang;
  if (!counter.hex || !counter.prospect || isNothing(counter.prospect.gain)) return t("analyst.counter.none");
  return tn("analyst.counter", counter.faces, {
    gain: points(ctx, counter.gain),
    hex: ctx.hexWords(counter.hex),
    units: unitList(ctx, counter.units),
    odds: counter.prospect.odds,
    worst: points(ctx, counter.prospect.gain),
  });
}

/** @param {RiskView} risks @param {PlayContext} ctx @returns {Findings} */
function risksOf({ side, suppliers, hexes, overruns, threats }, ctx) {
  const { t } = ctx.app.lang;
  const marked = (/** @type {string} */ hex, /** @type {string} */ text) => ({
    areas: [{ hexes: [parseHex(hex)], colour: "out", hatch: /** @type {const} */ ("rising"), edge: 2.6 }],
    lines: [],
    badges: text ? [{ hex: parseHex(hex), text, colour: "out" }] : [],
    said: [],
  });
  const threatOf = (/** @type {RiskView["threats"][number]} */ { hex, surrounded, units, prospect }) => {
    const params = { hex: ctx.hexWords(hex), units: unitList(ctx, units), odds: prospect?.odds ?? "" };
    const key = `analyst.risks.${surrounded ? "surrounded" : "threat"}`;
    return {
      text: t(surrounded && prospect ? `${key}.threat` : key, params),
      more: prospect ? [prospectWords(ctx, prospect)] : [],
      cases: [...(surrounded ? ["10.1"] : []), ...(prospect ? ["11.1"] : [])],
      marks: marked(hex, params.odds),
    };
  };
  const bottleneck =
    (/** @type {string} */ key) =>
    (/** @type {RiskView["hexes"][number]} */ { unit, hex, units }) => ({
      text: t(`analyst.risks.${unit ? "unit" : key}`, {
        unit: unit ? ctx.unitName(unit) : "",
        hex: ctx.hexWords(hex),
        units: unitList(ctx, units),
      }),
      cases: ["7.1"],
      marks: marked(hex, "S"),
    });
  return {
    note: t("analyst.risks.note", { side: t(`side.${side}`) }),
    none: t("analyst.risks.none"),
    legend: t("analyst.risks.legend"),
    findings: [
      ...overruns.map(({ hex, from, units, odds, supplyOnly }) => ({
        text: t(supplyOnly ? "analyst.risks.overrun.supply" : "analyst.risks.overrun", {
          hex: ctx.hexWords(hex),
          from: ctx.hexWords(from),
          units: unitList(ctx, units),
          odds,
        }),
        cases: ["8.3"],
        marks: {
          ...marked(hex, odds),
          lines: [{ hexes: [parseHex(from), parseHex(hex)], colour: "out", arrow: true }],
        },
      })),
      ...threats.map(threatOf),
      ...suppliers.map(bottleneck("source")),
      ...hexes.map(bottleneck("hex")),
    ],
  };
}

/** @param {MissedView|undefined} missed @param {PlayContext} ctx @returns {Findings} */
function missedOf(missed, ctx) {
  const { t } = ctx.app.lang;
  if (!missed) return { none: t("analyst.missed.no"), findings: [] };
  const side = t(`side.${missed.side}`);
  return {
    note: t("analyst.missed.note", { side, turn: missed.turn, least: missed.leastGain }),
    none: t("analyst.missed.none"),
    findings: missed.facts.map(({ kind, hex = "", also = [], units, odds = "", gain, number = 0, cases }) => ({
      text: t(`analyst.missed.${kind === "place" && number ? "place.points" : kind}`, {
        hex: hex && ctx.app.lang.list([hex, ...also].map(ctx.hexWords)),
        units: unitList(ctx, units),
        odds,
        gain: gain ? points(ctx, gain) : "",
        number,
      }),
      cases: [...cases],
      marks: hex
        ? {
            areas: [{ hexes: [hex, ...also].map(parseHex), colour: "ready", edge: 2.6 }],
            lines: [],
            badges: [],
            said: [],
          }
        : undefined,
    })),
  };
}
