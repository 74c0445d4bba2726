// @ts-check
/** Orders, events, refusals and dates of Rommel in the Desert in words, for the game screen. */
import { placeName } from "../charts/own-charts.ts";
import { hexName, parseHex } from "../geometry.ts";
import { pileHex } from "../block-name.ts";
import { CITATIONS } from "./citations.js";
import { eventText } from "./event-words.js";
import { reportText, saidBy } from "./order-words.js";
import { bodyOf, kindOf } from "./situation.js";

/** @typedef {import("../../../lang/lang.ts").Lang} Lang */
/** @typedef {import("./event-words.js").TextNames} TextNames */
/** @typedef {import("./order-words.js").Report} Report */
/** What is asked of the context of the game screen. @typedef {any} PlayContext */

/** Months before April 1941 with which the scenario of 1940 begins. */
export const EARLIER_1940 = 7;
/** @param {string} scenario the id of a scenario */
export const monthsEarlier = (scenario) => (scenario === "1940" ? EARLIER_1940 : 0);

/** Making one takes longer than many uses of it. @type {Map<string, Intl.DateTimeFormat>} */
const formats = new Map();
/** @param {string} tag */
function format(tag) {
  const known = formats.get(tag) ?? new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", timeZone: "UTC" });
  formats.set(tag, known);
  return known;
}

/**
 * A month of the game: the first is April 1941, or a number of months earlier in a scenario that begins before.
 * @param {number} turn @param {number} earlier @param {string} tag
 */
export const monthOf = (turn, earlier, tag) => format(tag).format(new Date(Date.UTC(1941, 2 + turn - earlier, 1)));

/** How many months before April 1941 a scenario begins. @param {{id?: string, earlier?: number}} [scenario] */
const earlierOf = (scenario) => scenario?.earlier || monthsEarlier(scenario?.id ?? "");

/**
 * The names of a view's blocks for its viewer: the name where it is known, otherwise that it is a block.
 * @param {any} view @param {Lang} lang @returns {(id: string) => string}
 */
export function blockNames(view, { t }) {
  const names = namesIn(view);
  return (id) => names.get(id) ?? t("block.unknown");
}

/** The blocks that the viewer of a view knows, by handle. @param {any} view @returns {Map<string, string>} */
function namesIn(view) {
  const all = [view.blocks, view.due, view.refit].flat().filter((block) => block?.name);
  return new Map(all.map(({ handle, name }) => [String(handle), name]));
}

/**
 * What words need to know, from the context of the game screen.
 * @param {PlayContext} ctx @returns {TextNames}
 */
export function textNames({ app: { lang }, session, unitName, hexWords }) {
  const hex = hexWords ?? ((/** @type {string} */ name) => name);
  return {
    lang,
    unit(name) {
      const pile = pileHex(name);
      return pile < 0 ? unitName(String(name)) : lang.t("block.of", { hex: hex(hexName(pile)) });
    },
    hex,
    month: (month) => monthOf(month, earlierOf(session.scenario), lang.tag),
  };
}

/**
 * The same for an order of the journal: a block that is gone since has the name that its viewer knew then.
 * @param {Report} report @param {PlayContext} ctx @returns {TextNames}
 */
function namesThen({ at }, ctx) {
  const names = textNames(ctx);
  /** @type {Map<string, string>|null} */
  let then = null;
  return {
    ...names,
    unit(id) {
      then ??= ctx.session.viewAt ? namesIn(ctx.session.viewAt(at)) : new Map();
      return then.get(String(id)) ?? names.unit(id);
    },
  };
}

/**
 * An order that may be given, in words.
 * @param {any} order @param {PlayContext} ctx
 */
export const orderText = (order, ctx) =>
  reportText({ at: 0, by: "", order, events: [] }, textNames(ctx), () => endedIn(ctx.now?.view));

/**
 * What an order `done` ends in a view: the end of a key; empty where that is not known.
 * @param {any} view
 */
function endedIn(view) {
  if (!view) return "";
  if (view.stage === "buildup") return view.step ?? "";
  if (view.stage !== "turns") return "";
  return view.firing ? "fire" : view.phase;
}

/**
 * What an order `done` has ended: the end of a key; empty where that is not known.
 * @param {Report} report @param {PlayContext} ctx
 */
function ended({ at }, { session: { viewAt } }) {
  if (!viewAt) return "";
  const [before, after] = [viewAt(at), viewAt(at + 1)];
  const ends = endedIn(before);
  const goesOn = after.stage === before.stage && after.phase === before.phase && after.active === before.active;
  if (before.stage !== "turns" || ends === "fire" || !goesOn) return ends;
  return before.phase === "movement" ? "move" : "leaving";
}

/** @type {import("../../../play/types.ts").PlayWords<import("./types.js").RommelInTheDesert>} */
export const WORDS = {
  place: (/** @type {string} */ what, /** @type {Pick<import("../engine-types.ts").ReadyApp, "lang">} */ { lang }) =>
    placeName(what, lang),
  entry(/** @type {Report} */ report, /** @type {PlayContext} */ ctx) {
    const names = namesThen(report, ctx);
    const said = saidBy(report);
    const { order, events } = report;
    return {
      text: reportText(report, names, () => ended(report, ctx)),
      fights: kindOf(order) === "fight" || (kindOf(order) === "engage" && bodyOf(order).engage),
      events: events
        .filter((event) => event !== said)
        .map((event) => {
          const [cases, rulings] = CITATIONS[event.code] ?? [[], []];
          return {
            text: eventText(event, names),
            cases,
            rulings,
            hex: event.hex ? parseHex(event.hex) : -1,
          };
        }),
    };
  },
  refusal: ({ code }, { t }) => t(`refusal.${code}`),
  date: (turn, scenario, tag) => monthOf(turn, earlierOf(scenario), tag),
};
