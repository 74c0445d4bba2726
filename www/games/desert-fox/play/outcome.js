// @ts-check
/** A combat or an overrun that is over, for the card that shows its outcome. */
import { counter } from "../art/counter.ts";
import { parseHex } from "../geometry.ts";
import { endClass, endText } from "../referee/texts.ts";
import { beginsCombat, bodyOf, kindOf } from "./options.js";
import { textNames } from "./order-buttons.js";
import { eventText } from "./texts.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.ts").TableView} GameView */
/** @typedef {import("../engine-types.ts").OrderTold} OrderTold */
/** @typedef {import("../engine-types.ts").CounterView} CounterView */
/** @typedef {import("../../../play/types.ts").Outcome} Outcome */
/** @typedef {import("../../../play/types.ts").UnitFate} UnitFate */
/** @typedef {import("../../../play/types.ts").UsedTable} UsedTable */

/** Events that tell of a die. */
const DICE = ["combat-die", "box-roll", "capture-roll", "detachment-die"];
/** Events that no unit's fate tells of. */
const NOTED = ["air-loss", "tobruk-dump", "patrol-lost", "patrol-destroys"];
const COLUMNS = 18;
/** Columns shown beside those in use. */
const MARGIN = 1;

/**
 * Whether an order has ended a combat or an overrun.
 * @param {GameView} before @param {GameView} after @param {OrderTold} report
 */
export const endsCombat = (before, after, report) =>
  after.battle === undefined &&
  !after.overrun &&
  (before.battle !== undefined || !!before.overrun || beginsCombat(report.order));

/**
 * The combat that ended with an order of the record, or null.
 * @param {PlayContext} ctx @param {OrderTold} last @param {GameView} after the game after it
 * @param {{reports: readonly OrderTold[], viewAt: (orders: number) => GameView}} [known] orders without gaps and views
 *   that need not be asked of the engine again
 * @returns {Outcome|null}
 */
export function outcomeOf(ctx, last, after, known) {
  const { session, app } = ctx;
  const reports = [last];
  const at = (/** @type {number} */ order) =>
    known?.reports[order - known.reports[0].at] ?? session.journal(order, order + 1)[0];
  while (!beginsCombat(reports[0].order) && reports[0].at > 0) reports.unshift(at(reports[0].at - 1));
  const [first] = reports;
  if (!beginsCombat(first.order)) return null;
  const before = known?.viewAt(first.at) ?? session.viewAt(first.at);
  const fight = kindOf(first.order) === "fight";
  const body = bodyOf(first.order);
  const { units, hexes } = fight ? before.combats[body.combat] : { units: body.units, hexes: [body.hex] };
  const names = textNames(ctx);
  const { t, list } = app.lang;
  const events = reports.flatMap((report) => report.events);
  const fates = fatesOf(ctx, new Set([...units, ...defenders(before, hexes)]), {
    before,
    after,
    findings: last.findings,
  });
  return {
    title: t(fight ? "play.outcome" : "play.outcome.overrun", { combat: body.combat + 1 }),
    about: t("play.outcome.about", {
      units: list(units.map(names.unit)),
      hexes: list(hexes.map(names.hex)),
      enemies: list(defenders(before, hexes).map(names.unit)),
    }),
    from: first.at,
    to: last.at + 1,
    hex: parseHex(hexes[0] ?? ""),
    dice: events
      .filter(({ code }) => DICE.includes(code))
      .map((event) => ({ face: event.after, text: eventText(event, names) })),
    table: fight ? tableOf(ctx, last) : null,
    units: fates,
    findings: last.findings,
    notes: events.filter(({ code }) => NOTED.includes(code)).map((event) => eventText(event, names)),
  };
}

/** @param {GameView} view @param {readonly string[]} hexes */
const defenders = ({ units, phasing }, hexes) =>
  units.filter(({ at, side }) => side !== phasing && hexes.includes(at)).map(({ id }) => id);

/**
 * What became of the units.
 * @param {PlayContext} ctx @param {Set<string>} ids
 * @param {{before: GameView, after: GameView, findings: OrderTold["findings"]}} change
 * @param {boolean} [harmed] of those alone that do not stand as they stood
 * @returns {UnitFate[]}
 */
export function fatesOf(ctx, ids, { before, after, findings }, harmed = false) {
  const { lang } = ctx.app;
  const then = new Map(before.units.map((unit) => [unit.id, unit]));
  const now = new Map(after.units.map((unit) => [unit.id, unit]));
  return [...ids].flatMap((id) => {
    const had = then.get(id);
    const has = now.get(id);
    if (!had) return [];
    const end = endOf(had, has, findings);
    const unharmed = end.place === "stands" && isSame(had, has ?? had);
    if (harmed && unharmed) return [];
    const gone = !has || parseHex(has.at) < 0;
    const hex = end.hex && ctx.hexWords(end.hex);
    // A defender that leaves before an overrun does not advance.
    const leaves = end.place === "advanced" && had.side !== before.phasing;
    const text = leaves ? lang.t("play.outcome.moved", { hex }) : endText(/** @type {any} */ ({ ...end, hex }), lang);
    return [
      {
        id,
        name: ctx.unitName(id),
        side: had.side,
        before: counter(ctx.valuesOf(had), lang, { hidden: true }),
        after: gone || isSame(had, has) ? null : counter(ctx.valuesOf(has), lang, { hidden: true }),
        text,
        tone: endClass(/** @type {any} */ (end)),
        unharmed,
      },
    ];
  });
}

/** Whether a counter shows the same face. @param {CounterView} a @param {CounterView} b */
const isSame = (a, b) => a.marks.depleted === b.marks.depleted && a.marks.disrupted === b.marks.disrupted;

/**
 * @param {CounterView} had @param {CounterView|undefined} has @param {OrderTold["findings"]} findings
 * @returns {{place: string, hex?: string, hexes?: number, depleted: boolean, disrupted: boolean}}
 */
function endOf(had, has, findings) {
  const none = { depleted: false, disrupted: false };
  if (!has) return { place: "lost", ...none };
  if (has.side !== had.side) return { place: "captured", ...none };
  const marks = { depleted: !!has.marks.depleted && !had.marks.depleted, disrupted: !!has.marks.disrupted };
  if (has.at === had.at) return { place: "stands", ...marks };
  if (has.at === "refitBox" || has.at === "destroyed") return { place: has.at, ...none };
  const steps = findings.filter(({ code, unit }) => code === "retreated" && unit === had.id).length;
  if (steps) return { place: "retreated", hexes: steps, hex: has.at, ...marks };
  return { place: "advanced", hex: has.at, ...marks };
}

/** The texts of the game's charts by their names, read once. @type {WeakMap<object, Map<string, string>>} */
const charts = new WeakMap();

/** @param {PlayContext["session"]} session @param {PlayContext["app"]} app */
function chartsOf(session, app) {
  const report = charts.has(session) ? null : app.wasm.charts({ changes: session.handle.charts() });
  const values = report?.kind === "charts" ? report.values : [];
  const known = charts.get(session) ?? new Map(values.map(({ what, value }) => [what, value]));
  charts.set(session, known);
  return known;
}

/**
 * The results table as the combat used it, by the findings so far.
 * @param {PlayContext} ctx @param {Pick<OrderTold, "findings">} combat
 */
export function tableOf(ctx, { findings }) {
  const { app, session } = ctx;
  const { t, list } = app.lang;
  const found = (/** @type {string} */ code) => findings.find((finding) => finding.code === code);
  const column = found("column")?.after;
  const adjusted = found("adjusted-column");
  const results = findings.filter(({ code }) => code === "result");
  if (column === undefined || !adjusted) return null;
  const attack = found("attacker-result")?.after;
  const texts = chartsOf(session, app);
  const clamp = (/** @type {number} */ at) => Math.max(1, Math.min(COLUMNS, at));
  const used = [
    column,
    adjusted.after,
    ...results.map(({ after }) => after),
    ...(attack === undefined ? [] : [attack]),
  ];
  const [least, most] = [Math.min(...used.map(clamp)) - MARGIN, Math.max(...used.map(clamp)) + MARGIN];
  const columns = Array.from({ length: COLUMNS }, (_, i) => i + 1).filter((at) => at >= least && at <= most);
  const line = (/** @type {string} */ key, /** @type {number} */ at, /** @type {string[]} */ units) => ({
    name: t(`table.${key}`),
    cells: columns.map((one) => String(texts.get(`results/${key}/${one}`) ?? "").replace(/^-$/, "–")),
    read: { column: clamp(at), read: t("play.outcome.read", { units: list(units) }) },
  });
  const morales = [...new Set(results.map(({ before }) => before))].sort();
  return {
    name: [
      t("play.outcome.column", { column }),
      t("play.outcome.die", { face: adjusted.before, column: adjusted.after }),
      shiftText(found("attacker-shifts"), "play.outcome.shifts.defender", ctx),
      shiftText(found("defender-shifts"), "play.outcome.shifts.attacker", ctx),
    ]
      .filter(Boolean)
      .join(" "),
    columns,
    marks: [
      { column: clamp(column), text: t("play.outcome.column", { column }) },
      { column: clamp(adjusted.after), text: t("play.outcome.die", { face: adjusted.before, column: adjusted.after }) },
    ],
    rows: [
      ...morales.map((morale) => {
        const here = results.filter(({ before }) => before === morale);
        return line(
          `morale${morale}`,
          here[0].after,
          here.map(({ unit }) => ctx.unitName(unit ?? "")),
        );
      }),
      ...(attack === undefined ? [] : [line("attackers", attack, [t("table.attackers")])]),
    ],
  };
}

/** @param {{before: number, after: number}|undefined} shift @param {string} key @param {PlayContext} ctx */
const shiftText = (shift, key, { app }) =>
  shift && shift.before !== shift.after
    ? app.lang.t(key, { columns: Math.abs(shift.after - shift.before), column: shift.after })
    : "";
