// @ts-check
/** What the analyst says of a game of Rommel in the Desert, from what the viewer may know. */
import { parseHex } from "../geometry.ts";
import { percent } from "./battle/chances-view.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").ChancesAnswer} ChancesAnswer */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").GameAnswer} GameAnswer */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").MissedView} MissedView */
/** @typedef {import("../../../play/overview-types.ts").Finding} Finding */
/** @typedef {import("../../../play/overview-types.ts").Findings} Findings */

/** Of more blocks than these only the number is said. */
const MOST_BLOCKS = 6;

/** @param {PlayContext} ctx @returns {import("../../../play/overview-types.ts").AnalystParts} */
export const analystOf = (ctx) => ({
  questions() {
    const hexes = ctx.now.view.battles.map(([hex]) => hex);
    const side = ctx.viewer() ?? ctx.now.view.by;
    return [
      {
        id: "attacks",
        ahead: true,
        asks: hexes.map((hex) => ["battleChances", [{ hex }]]),
        read: (answers) => battlesOf(hexes, /** @type {readonly ChancesAnswer[]} */ (answers), ctx),
      },
      {
        id: "risks",
        ahead: true,
        asks: ["cuts", "supply"].map((ask) => ["ask", [{ ask, side }]]),
        read: (answers) => {
          const [cuts, supply] = /** @type {readonly GameAnswer[]} */ (answers);
          return risksOf(cuts, supply, ctx);
        },
      },
      {
        id: "missed",
        asks: [["missed", [lastTurnOf(ctx)]]],
        read: ([answer]) => missedOf(/** @type {MissedView|undefined} */ (answer), ctx),
      },
    ];
  },
  points() {
    const { session, words, app } = ctx;
    const starts = session
      .journal()
      .filter(({ events }) => events.some(({ code }) => code === "month-begins"))
      .map(({ at }) => ({
        orders: at + 1,
        label: words.date(session.viewAt(at + 1).turn, session.scenario, app.lang.tag),
      }));
    return [...starts, { orders: session.length(), label: app.lang.t("analyst.now") }];
  },
  across: () => ctx.app.lang.t("analyst.month"),
  turn: (month) => ctx.words.date(month, ctx.session.scenario, ctx.app.lang.tag),
});

/** Orders at the end of the last turn that is over, of the player at this screen where there is one. @param {PlayContext} ctx */
function lastTurnOf(ctx) {
  const { session } = ctx;
  const viewer = ctx.viewer();
  const own = (/** @type {string} */ side) => (viewer ? side === viewer : session.settings.seats[side] === "player");
  const turns = session.journal().filter(({ stage }) => stage === "turns");
  const key = (/** @type {{month: number|null, active: string}} */ { month, active }) => `${month} ${active}`;
  const { stage, month, active } = ctx.now.view;
  const now = stage === "turns" ? key({ month, active }) : "";
  const running = turns.findLastIndex((entry) => key(entry) !== now);
  const over = turns.slice(0, now ? running + 1 : turns.length);
  const last = over.findLast(({ active: side }) => own(side)) ?? (viewer ? undefined : over.at(-1));
  return last ? last.at + 1 : 0;
}

/** @param {PlayContext} ctx @param {readonly import("../block-name.ts").BlockName[]} handles */
function blockList({ app: { lang }, unitName }, handles) {
  const more = handles.length - MOST_BLOCKS;
  const named = handles.slice(0, more > 0 ? MOST_BLOCKS : handles.length).map((handle) => unitName(String(handle)));
  return lang.list(more > 0 ? [...named, lang.tn("analyst.more", more)] : named);
}

/** @param {string} hex @param {string} text @param {string} colour */
const marked = (hex, text, colour) => ({
  areas: [{ hexes: [parseHex(hex)], colour, edge: 2.6 }],
  lines: [],
  badges: text ? [{ hex: parseHex(hex), text, colour }] : [],
  said: [],
});

/**
 * The battles of the turn, those first in which the attacker gains most.
 * @param {string[]} hexes @param {readonly ChancesAnswer[]} answers @param {PlayContext} ctx @returns {Findings}
 */
function battlesOf(hexes, answers, ctx) {
  const { lang } = ctx.app;
  const { t } = lang;
  const decimal = (/** @type {number} */ n) => lang.number(n, { maximumFractionDigits: 1 });
  const findings = answers.map((answer, i) => {
    const hex = hexes[i];
    if (answer.kind === "refused")
      return {
        gain: -Infinity,
        text: t("analyst.battle.unknown", { hex: ctx.hexWords(hex) }),
        marks: marked(hex, "?", "ready"),
      };
    const { attacker, sides, option, method } = answer;
    const [own, enemy] = [attacker === "axis" ? 0 : 1, attacker === "axis" ? 1 : 0].map((side) => sides[side]);
    const gain = enemy.expected - own.expected;
    return {
      gain,
      text: t("analyst.battle", {
        hex: ctx.hexWords(hex),
        side: t(`side.${attacker}`),
        option: t(`option.${option}`),
        enemy: decimal(enemy.expected),
        own: decimal(own.expected),
        cleared: percent(lang, enemy.cleared),
        held: percent(lang, own.cleared),
      }),
      more: [t(`analyst.battle.${method.kind}`)],
      cases: ["4.4"],
      marks: marked(hex, lang.number(gain, { maximumFractionDigits: 1, signDisplay: "exceptZero" }), "ready"),
    };
  });
  return {
    note: t("analyst.attacks.note"),
    none: t("analyst.attacks.none"),
    legend: t("analyst.attacks.legend"),
    findings: findings.toSorted((a, b) => b.gain - a.gain),
  };
}

/** @param {GameAnswer} cuts @param {GameAnswer} supply @param {PlayContext} ctx @returns {Findings} */
function risksOf(cuts, supply, ctx) {
  const { t, tn } = ctx.app.lang;
  const out =
    supply.kind === "supply" ? supply.units.filter(({ supplied }) => !supplied).map(({ handle }) => handle) : [];
  return {
    note: t("analyst.risks.note"),
    none: t("analyst.risks.none"),
    legend: t("analyst.risks.legend"),
    findings: [
      ...(out.length
        ? [{ text: tn("analyst.risks.out", out.length, { units: blockList(ctx, out) }), cases: ["7.0"] }]
        : []),
      ...(cuts.kind === "cuts"
        ? cuts.hexes
            .toSorted((a, b) => b.handles.length - a.handles.length)
            .map(({ hex, handles }) => ({
              text: tn("analyst.risks.cut", handles.length, { hex: ctx.hexWords(hex), units: blockList(ctx, handles) }),
              cases: ["7.0"],
              marks: marked(hex, String(handles.length), "out"),
            }))
        : []),
    ],
  };
}

/** @param {MissedView|undefined} missed @param {PlayContext} ctx @returns {Findings} */
function missedOf(missed, ctx) {
  const { t, tn, number: decimal } = ctx.app.lang;
  if (!missed) return { none: t("analyst.missed.no"), findings: [] };
  const toOne = (/** @type {number} */ percent) => decimal(percent / 100, { maximumFractionDigits: 1 });
  const { side, month, leastOdds, facts } = missed;
  const date = ctx.words.date(month, ctx.session.scenario, ctx.app.lang.tag);
  return {
    note: t("analyst.missed.note", { side: t(`side.${side}`), month: date, least: toOne(leastOdds) }),
    none: t("analyst.missed.none"),
    findings: facts.map(({ kind, hex, handles, odds = 0, number = 0, cases }) => {
      const units = blockList(ctx, handles);
      const where = hex ? ctx.hexWords(hex) : "";
      const key = `analyst.missed.${kind}`;
      /** @type {Partial<Record<string, () => string>>} */
      const texts = {
        cut: () => tn(key, number, { hex: where, units }),
        moves: () => tn(key, number),
        unsupplied: () => tn(key, handles.length, { units }),
      };
      return {
        text: (texts[kind] ?? (() => t(key, { hex: where, units, odds: toOne(odds), number: toOne(number) })))(),
        cases: [...cases],
        marks: hex ? marked(hex, odds ? toOne(odds) : "", "ready") : undefined,
      };
    }),
  };
}
