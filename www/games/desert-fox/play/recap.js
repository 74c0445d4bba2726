// @ts-check
/** What the other side has done since the player last gave an order. */
import { parseHex } from "../geometry.ts";
import { beginsCombat, bodyOf, kindOf } from "./options.js";
import { trailOf } from "./order-effects.js";
import { fatesOf, outcomeOf } from "./outcome.js";
import { textNames } from "./order-buttons.js";
import { eventText } from "./texts.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.ts").OrderTold} OrderTold */
/** @typedef {import("../../../play/types.ts").Recap} Recap */

/** Orders that belong to a combat, which is shown as a whole. */
const OF_COMBAT = ["fight", "answer", "supply", "attack", "revoke", "overrun"];

/** Orders of which the dice say everything, and the ends of phases. */
const SHOWN_ELSEWHERE = ["done", "roll"];

/**
 * The orders from one number to the present, or null where they have changed nothing on the map.
 * @param {PlayContext} ctx @param {number} from @returns {Recap|null}
 */
export function recapOf(ctx, from) {
  const { session, app, now } = ctx;
  const to = session.length();
  const reports = /** @type {OrderTold[]} */ (session.journal(from, to));
  const viewAt = viewsOf(ctx);
  const before = viewAt(from);
  const ends = reports.filter((report, i) => endsCombat(report, reports[i + 1]));
  const combats = ends.flatMap((report) => outcomeOf(ctx, report, viewAt(report.at + 1), { reports, viewAt }) ?? []);
  const own = before.units.filter((/** @type {any} */ { side }) => session.settings.seats[side] === "player");
  const findings = ends.flatMap((report) => report.findings);
  const ids = new Set(own.map((/** @type {any} */ { id }) => id));
  const losses = fatesOf(ctx, ids, { before, after: now.view, findings }, true);
  const entries = ctx.journal.entries();
  const isOwn = (/** @type {OrderTold} */ { by }) => session.settings.seats[by] === "player";
  const standing = reports
    .filter((report) => report.follows && isOwn(report))
    .map((report) => ({ at: report.at, text: standingText(report, ctx, entries[report.at]?.text ?? "") }));
  const orders = reports
    .filter(
      ({ order, follows }) =>
        !follows && !SHOWN_ELSEWHERE.includes(kindOf(order)) && !OF_COMBAT.includes(kindOf(order)),
    )
    .map(({ at, order }) => ({ at, text: entries[at]?.text ?? "", hex: endOf(order, ctx) }));
  const dice = diceOf(
    ctx,
    reports.filter(({ order }) => !OF_COMBAT.includes(kindOf(order))),
  );
  if (!orders.length && !combats.length && !losses.length && !dice.length && !standing.length) return null;
  const sides = [...new Set(reports.map(({ by }) => by))].filter((side) => session.settings.seats[side] !== "player");
  return {
    title: app.lang.t("play.recap", { side: app.lang.list(sides.map((side) => app.lang.t(`side.${side}`))) }),
    from,
    to,
    losses,
    combats,
    dice,
    orders,
    standing,
    trails: trailsOf(before, reports),
  };
}

/**
 * What has become of the player's units from an order to the present, while a combat goes on.
 * @param {PlayContext} ctx @param {number} from
 */
export function lossesSince(ctx, from) {
  const { session, now } = ctx;
  const before = session.viewAt(from);
  const reports = /** @type {OrderTold[]} */ (session.journal(from, session.length()));
  const ended = reports.filter((report, i) => reports[i + 1] && endsCombat(report, reports[i + 1]));
  const findings = [...ended.flatMap((report) => report.findings), ...now.view.findings];
  const own = before.units.filter(({ side }) => session.settings.seats[side] === "player");
  return fatesOf(ctx, new Set(own.map(({ id }) => id)), { before, after: now.view, findings }, true);
}

/** Views of the game after some orders, each asked of the engine once. @param {PlayContext} ctx */
function viewsOf({ session, now }) {
  const views = new Map([[session.length(), now.view]]);
  return (/** @type {number} */ orders) => {
    const view = views.get(orders) ?? session.viewAt(orders);
    views.set(orders, view);
    return view;
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

/** Events that tell of dice, outside of combats. */
const DICE = new Set([
  "initiative-roll",
  "arrival-die",
  "dump-roll",
  "convoy-roll",
  "malta-raid",
  "forced-march-roll",
  "dump-destruction",
  "reaction-roll",
  "recovery-die",
  "invasion-roll",
  "detachment-die",
  "port-die",
  "return-die",
  "withdrawal-die",
  "rommel-die",
]);
/** What comes of them, or of the calendar. */
const RESULTS = new Set([
  "initiative",
  "air-points",
  "convoy-malta",
  "convoy-season",
  "convoy-fallen",
  "supply-arrives",
  "no-counter",
  "supply-lost",
  "supply-destroyed",
  "dump-expended",
  "malta-loss",
  "raid-loss",
  "malta-falls",
  "malta-holds",
  "malta-air-lost",
  "not-withdrawn",
  "drawn-returns",
  "withdrawals-drawn",
  "port-sunk",
  "disrupted",
  "rommel-comes",
  "rommel-leaves",
]);

/**
 * The dice of orders with what they were thrown for, and what came of them, in order.
 * @param {PlayContext} ctx @param {OrderTold[]} reports @returns {Recap["dice"]}
 */
function diceOf(ctx, reports) {
  const names = textNames(ctx);
  return reports.flatMap(({ events, faces }) => {
    const thrown = events.filter(({ code }) => DICE.has(code));
    /** The faces of an event: all of them where it is the only one, else one each. @param {number} place */
    const facesOf = (place) => (thrown.length === 1 ? [...faces] : [...faces].slice(place, place + 1));
    return events
      .filter(({ code }) => DICE.has(code) || RESULTS.has(code))
      .map((event) => ({
        faces: DICE.has(event.code) && thrown.length <= faces.length ? facesOf(thrown.indexOf(event)) : [],
        text: eventText(event, names),
      }));
  });
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
