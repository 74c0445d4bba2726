// @ts-check
/** What the other side has done since the player last gave an order. */
import { parseHex } from "../geometry.js";
import { beginsCombat, bodyOf, kindOf } from "./options.js";
import { trailOf } from "./order-effects.js";
import { fatesOf, outcomeOf } from "./outcome.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.js").OrderTold} OrderTold */
/** @typedef {import("../../../play/recap-card.js").Recap} Recap */

/** Orders that belong to a combat, which is told as a whole. */
const OF_COMBAT = ["fight", "answer", "supply", "attack", "revoke", "overrun"];

/**
 * The orders from one number to the present, or null where they have changed nothing on the map.
 * @param {PlayContext} ctx @param {number} from @returns {Recap|null}
 */
export function recapOf(ctx, from) {
  const { session, app, now } = ctx;
  const to = session.length();
  const reports = /** @type {OrderTold[]} */ (session.journal(from, to));
  const before = session.viewAt(from);
  const ends = reports.filter((report, i) => endsCombat(report, reports[i + 1]));
  const combats = ends.flatMap((report) => outcomeOf(ctx, report, session.viewAt(report.at + 1)) ?? []);
  const own = before.units.filter((/** @type {any} */ { side }) => session.settings.seats[side] === "player");
  const findings = ends.flatMap((report) => report.findings);
  const losses = fatesOf(ctx, new Set(own.map((/** @type {any} */ { id }) => id)), {
    before,
    after: now.view,
    findings,
  });
  const entries = ctx.journal.entries();
  const isOwn = (/** @type {OrderTold} */ { by }) => session.settings.seats[by] === "player";
  const standing = reports
    .filter((report) => report.follows && isOwn(report))
    .map((report) => ({ at: report.at, text: standingText(report, ctx, entries[report.at]?.text ?? "") }));
  const orders = reports
    .filter(({ order, follows }) => order !== "done" && !follows && !OF_COMBAT.includes(kindOf(order)))
    .map(({ at, order }) => ({ at, text: entries[at]?.text ?? "", hex: endOf(order, ctx) }));
  const harmed = losses.filter(({ unharmed }) => !unharmed);
  if (!orders.length && !combats.length && !harmed.length && !standing.length) return null;
  const sides = [...new Set(reports.map(({ by }) => by))].filter((side) => session.settings.seats[side] !== "player");
  return {
    title: app.lang.t("play.recap", { side: app.lang.list(sides.map((side) => app.lang.t(`side.${side}`))) }),
    from,
    to,
    losses: harmed,
    combats,
    orders,
    standing,
    trails: trailsOf(before, reports),
  };
}

/** What standing orders decided, with the phase. @param {OrderTold} report @param {PlayContext} ctx @param {string} text */
const standingText = ({ phase, order }, { app: { lang } }, text) =>
  lang.t("play.recap.standing.order", {
    phase: lang.t(`gamePhase.${phase}`),
    text: order === "done" ? lang.t("play.standing.noReaction") : text,
  });

/** Whether an order is the last of a combat or an overrun. @param {OrderTold} report @param {OrderTold|undefined} next */
function endsCombat({ order }, next) {
  const isPart = beginsCombat(order) || kindOf(order) === "answer";
  return isPart && (!next || kindOf(next.order) !== "answer");
}

/** Where the units of an order stand at present, or -1. @param {any} order @param {PlayContext} ctx */
function endOf(order, { now }) {
  const { unit, units = [unit] } = bodyOf(order);
  return parseHex(now.units.get(units[0])?.at ?? "");
}

/**
 * The paths of all that moved, the units followed from where they stood at first.
 * @param {any} before the game before the reports @param {OrderTold[]} reports
 */
function trailsOf(before, reports) {
  const units = new Map(before.units.map((/** @type {any} */ unit) => [unit.id, unit]));
  return reports.flatMap((report) => {
    const hexes = trailOf(report.order, { units });
    for (const { unit, hex } of report.events) if (unit && hex) units.set(unit, { ...units.get(unit), at: hex });
    return hexes.length > 1 ? [{ hexes, side: report.by }] : [];
  });
}
