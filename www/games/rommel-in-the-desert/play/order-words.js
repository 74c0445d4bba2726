// @ts-check
/** Orders in words. Pure functions over the catalogue. */
import { eventText, sentence } from "./event-words.js";
import { bodyOf, kindOf } from "./situation.js";
import { standingWords } from "./standing-words.js";

/** @typedef {import("./event-words.js").TextNames} TextNames */
/** @typedef {import("../../../lang/lang.ts").Lang} Lang */
/** @typedef {{real?: number, dummies?: number}} Cards */
/** @typedef {import("./event-words.js").FindingEntry} FindingEntry */
/**
 * An order as far as a viewer may know it, in the engine's form: a word, or an object with one field.
 * @typedef {any} OrderView
 */
/**
 * An order of the journal with what it brought about.
 * @typedef {{at: number, by: string, order: OrderView, events: FindingEntry[], note?: string}} Report
 */

const MOVEMENTS = ["moves", "withdraws", "march-declared", "redeploys"];
/** Events that say the same as the order, and where the unit comes to. */
const SAID_BY = /** @type {Record<string, readonly string[]>} */ ({
  choose: ["option-chosen"],
  move: MOVEMENTS,
  moved: [...MOVEMENTS, "goes-to-refit", "forced-march"],
  forceMarch: ["march-declared"],
  fire: ["fires"],
  standing: ["standing-given", "standing-revoked"],
  engage: ["rearguard-engaged", "rearguard-left"],
  openingHand: ["hand-kept", "hand-exchanged"],
  fight: ["battle-turn"],
  playCards: ["cards-laid"],
  place: ["set-up"],
  discard: ["dummies-discarded"],
  step: ["step-gained"],
  layMines: ["mines-laid"],
  liftMines: ["mines-lifted"],
  road: ["redeploys"],
  sea: ["redeploys"],
  refit: ["goes-to-refit"],
});
/** Orders whose event is the better sentence. */
const BY_EVENT = new Set(["move", "moved", "forceMarch", "road", "step", "refit"]);

/**
 * The event that says what the order says already.
 * @param {Report} report @returns {FindingEntry|undefined}
 */
export function saidBy({ order, events }) {
  const kind = kindOf(order);
  const codes = SAID_BY[kind] ?? [];
  const unit = kind === "moved" ? bodyOf(order) : bodyOf(order).unit;
  return events.find(({ code, handle }) => codes.includes(code) && (unit === undefined || handle === unit));
}

/**
 * @param {Report} report @param {TextNames} names
 * @param {() => string} ended what a `done` ended: the end of a key
 * @returns {string}
 */
export function reportText(report, names, ended) {
  const event = saidBy(report);
  const kind = kindOf(report.order);
  const text = event && BY_EVENT.has(kind) ? eventText(event, names) : plainText(report, names, ended);
  return sentence(text, names.lang.tag);
}

/** @param {Report} report @param {TextNames} names @param {() => string} ended */
function plainText({ order, events }, names, ended) {
  const { lang, hex } = names;
  const { t, tn, list } = lang;
  const unit = (/** @type {import("../block-name.ts").BlockName} */ handle) =>
    events.find((event) => event.handle === handle && event.name)?.name ?? names.unit(handle);
  const kind = kindOf(order);
  const body = bodyOf(order);
  const bonus = (/** @type {string} */ key) => (body.rommel ? `${key}.rommel` : key);
  if (order.buildup) return buildupText(order, names, unit, ended);
  if (order.setUp === "done") return t("order.setUp.done");
  switch (kind) {
    case "name":
      return body.units.length ? t("order.name", { units: list(body.units.map(unit)) }) : t("order.name.none");
    case "choose":
      return t("order.choose", { option: t(`option.${body.option}`) });
    case "groupMove":
    case "withdrawal":
      return t(bonus(`order.${kind}`), { hex: hex(body.hex) });
    case "regroupMove":
      return t(bonus("order.regroupMove"), { command: hex(body.command), hex: hex(body.destination) });
    case "refuse":
    case "rout":
    case "fight":
      return t(`order.${kind}`, { hex: hex(body.hex) });
    case "engage":
      return t(body.engage ? "order.engage" : "order.engage.not");
    case "fire":
      return t("order.fire", { unit: unit(body.unit), class: t(`class.${body.target}`) });
    case "openingHand":
      return t(body.keep ? "order.openingHand.keep" : "order.openingHand.exchange");
    case "bid":
    case "playCards":
      return cardsText(`order.${kind}`, body.cards, lang);
    case "done": {
      const part = ended();
      return t(part ? `order.done.${part}` : "order.done");
    }
    case "moved":
      return t("order.moved", { unit: unit(body) });
    case "laid":
      return body ? tn("order.laid", body) : t("order.laid.none");
    case "place":
      return t("order.setUp.place", { unit: unit(body.unit), hex: hex(body.hex) });
    case "standing": {
      const kinds = standingWords(body, lang);
      return kinds.length ? t("order.standing", { kinds: kinds.join("; ") }) : t("order.standing.none");
    }
    default:
      return t(`order.${kind}`, { unit: body.unit === undefined ? "" : unit(body.unit) });
  }
}

/**
 * @param {OrderView} order @param {TextNames} names @param {(handle: import("../block-name.ts").BlockName) => string}
 *   unit
 * @param {() => string} ended
 */
function buildupText(order, { lang: { t, tn }, hex }, unit, ended) {
  const kind = kindOf(order);
  const body = bodyOf(order);
  if (kind === "done") {
    const part = ended();
    return t(part ? `order.done.${part}` : "order.done");
  }
  if (kind === "discard") return tn("order.buildup.discard", body.dummies);
  const place = body.hex ?? body.to;
  return t(`order.buildup.${kind}`, {
    unit: body.unit === undefined ? "" : unit(body.unit),
    hex: place ? hex(place) : "",
  });
}

/**
 * Cards that are laid, real ones and dummies.
 * @param {string} key @param {Cards} cards @param {Lang} lang
 */
function cardsText(key, cards, lang) {
  const words = handWords(cards, lang);
  return words ? lang.t(key, { cards: words }) : lang.t(`${key}.none`);
}

/**
 * Cards by kind, such as "2 real cards and 1 dummy"; empty for none.
 * @param {Cards} cards @param {Lang} lang
 */
export function handWords({ real = 0, dummies = 0 }, { tn, list }) {
  return list([
    ...(real ? [tn("order.cards.real", real)] : []),
    ...(dummies ? [tn("order.cards.dummies", dummies)] : []),
  ]);
}
