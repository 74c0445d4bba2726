// @ts-check
/** What the other side has done since the player last gave an order, as far as the player may know. */
import { parseHex } from "../geometry.ts";
import { battleOutcome } from "./outcome.js";
import { saidBy } from "./order-words.js";
import { kindOf, situationOf } from "./situation.js";
import { trailOf } from "./trail.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("./types.js").BlockView} BlockView */
/** @typedef {import("./types.js").EntryView} EntryView */
/** @typedef {import("../../../play/types.ts").Recap} Recap */

/** Orders of a battle turn, which is shown as a whole, and ends of phases. */
const ELSEWHERE = new Set(["fight", "fire", "hit", "done", "deal"]);
/** Parts of the game in which nothing happens on the map but what the question of the player says. */
const BEFORE_TURNS = new Set(["deal", "setUp", "hands", "initiative"]);
/** Orders that are listed at once where nothing else has happened. */
const FEW = 4;
/** What says which turn it was, where no order does. */
const OPTION = new Set(["option-chosen"]);
/** What chance has decided outside of battles. */
const CHANCE = new Set(["forced-march", "early-die", "rout-fire", "pursuit", "bid-shown", "initiative-taken"]);

/**
 * What has become of the player's blocks.
 * @param {PlayContext} ctx @param {readonly BlockView[]} before @returns {import("../../../play/types.ts").UnitFate[]}
 */
function lossesOf(ctx, before) {
  const { t, tn } = ctx.app.lang;
  return before.flatMap((block) => {
    const now = ctx.now.units.get(String(block.handle));
    const lost = (block.steps ?? 0) - (now?.steps ?? 0);
    const texts = [];
    if (!now) texts.push(t("recap.eliminated"));
    else if (lost > 0) texts.push(tn("recap.stepsLost", lost));
    if (now?.disrupted && !block.disrupted) texts.push(t("recap.disrupted"));
    if (now && now.hex !== block.hex && now.hex) texts.push(t("recap.now", { hex: ctx.hexWords(now.hex) }));
    if (!texts.length) return [];
    return [
      {
        id: String(block.handle),
        name: block.name ?? ctx.unitName(String(block.handle)),
        side: block.side,
        before: null,
        after: null,
        text: texts.join(", "),
        tone: now && lost <= 0 ? "is-hurt" : "is-lost",
        unharmed: false,
      },
    ];
  });
}

/** @param {PlayContext} ctx @param {number} from @returns {Recap|null} null where there is nothing to tell */
export function recapOf(ctx, from) {
  const { session, app } = ctx;
  const { t, list } = app.lang;
  const to = session.length();
  const reports = session.journal(from, to);
  const isOwn = (/** @type {string} */ side) => session.settings.seats[side] === "player";
  const before = session.viewAt(from);
  const entries = ctx.journal.entries();
  const theirs = reports.filter(({ by }) => !isOwn(by));
  // A rearguard that is engaged fights a battle turn as well.
  const fights = reports.filter(({ order, events }) =>
    kindOf(order) === "engage" ? events.some(({ code }) => code === "battle-turn") : kindOf(order) === "fight",
  );
  const combats = fights.flatMap(({ at }) => battleOutcome(ctx, at) ?? []);
  const losses = lossesOf(
    ctx,
    before.blocks.filter(({ side }) => isOwn(side)),
  );
  const orders = theirs
    .filter(({ order }) => !ELSEWHERE.has(kindOf(order)))
    .map((report) => ({
      at: report.at,
      text: [entries[report.at]?.text ?? "", ...textsOf(report, entries, OPTION)].join(" "),
      hex: parseHex(report.events.find(({ hex }) => hex)?.hex ?? ""),
    }));
  const dice = reports.flatMap((report) => textsOf(report, entries, CHANCE).map((text) => ({ faces: [], text })));
  const standing = reports
    .filter(({ by, follows }) => follows && isOwn(by))
    .map((report) => ({ at: report.at, text: standingText(report, ctx, entries[report.at]?.text ?? "") }));
  const isQuiet = !combats.length && !losses.length;
  if (isQuiet && !standing.length && (!orders.length || theirs.every(({ stage }) => BEFORE_TURNS.has(stage))))
    return null;
  const sides = [...new Set(theirs.map(({ by }) => by))];
  return {
    title: t("play.recap", { side: list(sides.map((side) => t(`side.${side}`))) }),
    from,
    to,
    losses,
    combats,
    dice,
    brief: isQuiet && !dice.length && orders.length <= FEW,
    orders,
    standing,
    trails: trailsOf(before, theirs),
  };
}

/** What standing orders decided, with the part of the turn. @param {EntryView} report @param {PlayContext} ctx @param {string} text */
const standingText = ({ phase, stage }, { app: { lang } }, text) =>
  lang.t("play.recap.standing.order", { phase: lang.t(`gamePhase.${stage === "turns" ? phase : stage}`), text });

/**
 * The texts of some events of an order.
 * @param {EntryView} report @param {readonly {events: {text: string}[]}[]} entries of the log
 * @param {ReadonlySet<string>} codes @returns {string[]}
 */
function textsOf(report, entries, codes) {
  // The log leaves out the event that the text of the order has said.
  const said = saidBy(report);
  return report.events
    .filter((event) => event !== said)
    .flatMap(({ code }, i) => (codes.has(code) ? (entries[report.at]?.events[i]?.text ?? []) : []));
}

/** The paths of everything that moved. @param {import("./handle.js").TableView} before @param {EntryView[]} reports */
function trailsOf(before, reports) {
  const then = situationOf(before, []);
  return reports.flatMap((report) => {
    const hexes = trailOf(report, then);
    for (const { handle, hex } of report.events) {
      const block = typeof handle === "number" ? then.units.get(String(handle)) : undefined;
      if (block && hex) then.units.set(String(handle), { ...block, hex });
    }
    return hexes.length > 1 ? [{ hexes, side: report.by }] : [];
  });
}
