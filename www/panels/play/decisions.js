// @ts-check
/** Open decisions and the orders that no hex of the map offers, as buttons in words. */
import { el } from "../../dom.js";
import { answersOf, bodyOf, kindOf, ofKind } from "../../game/options.js";
import { button, caseChips, check, select } from "../referee/widgets.js";
import { refusedText } from "./dialogs.js";
import { digit, digitsGoTo, digitsOf } from "./offers.js";
import { resultNames } from "./results.js";
import { askedBy, orderText } from "./texts.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").GameOrder} GameOrder */

/** Orders of these kinds are decisions: nothing else can be done before. */
const DECISIONS = ["roll", "answer", "supply", "fight", "eliminate"];
/** Orders of these kinds belong to the phase as a whole, not to a unit. */
const OF_PHASE = ["malta", "raid", "repair", "convert", "rommel"];
/** Refusals of a unit that could be converted but for the circumstances. */
const NOT_CONVERTED = ["convert-place", "convert-unfit", "convert-many"];
/** Orders of one kind that are listed before they are put behind a line of their own. */
const LISTED = 8;

/** How the page speaks of this game. @param {Desk} desk @returns {import("./texts.js").Speaker} */
export const speaker = (desk) => ({
  lang: desk.app.lang,
  unit: desk.unitName,
  hex: desk.hexWords,
  at: (id) => desk.now.units.get(id)?.at ?? "",
  combat: (number) => desk.now.view.combats[number],
  results: () => resultsOf(desk),
});

/**
 * The results to choose from, asked of the engine once for each situation.
 * @type {WeakMap<object, Map<number, string>>}
 */
const results = new WeakMap();

/** @param {Desk} desk */
function resultsOf({ now, session }) {
  const known = results.get(now) ?? resultNames(session.handle, now.options.orders);
  results.set(now, known);
  return known;
}

/** The digit on a button. @param {{digit?: number}} data */
export const cap = ({ digit: number }) => number !== undefined && el("kbd", { "aria-hidden": "true", text: number });

/** A button that gives an order. @param {GameOrder} order @param {Desk} desk @param {number} [number] its digit key */
export function orderButton(order, desk, number) {
  const at = desk.now.options.orders.indexOf(order);
  const { data, ...keys } = digit(number);
  return button(
    "order",
    orderText(order, speaker(desk)),
    { class: "button pl-order", id: `pl-order-${at}`, ...keys, data: { order: at, ...data } },
    cap(data),
  );
}

/**
 * The same button where the order may be listed a second time: without an id.
 * @param {GameOrder} order
 * @param {Desk} desk
 */
export function listedButton(order, desk) {
  const node = orderButton(order, desk);
  node.removeAttribute("id");
  return node;
}

/** @param {Desk} desk */
export function decisionView(desk) {
  const { t } = desk.app.lang;
  const { orders } = desk.now.options;
  const asked = ofKind(orders, ...DECISIONS);
  const phase = ofKind(orders, ...OF_PHASE);
  const shown = asked.length ? asked : phase;
  const barred = notConverted(desk);
  const owed = desk.now.options.withdrawals.length || desk.now.view.drawn;
  if (!desk.mine() || (!shown.length && !barred.length && !owed))
    return el("div", { class: "ex-slot", data: { key: "decision" } });
  const key = asked.length ? askedBy(asked) : phase.length ? kindOf(phase[0]) : barred.length ? "convert" : "withdraw";
  const digits = digitsGoTo(desk) === "decision" ? digitsOf(shown, key) : [];
  return el(
    "section",
    {
      class: "card ex-part pl-decision",
      "aria-labelledby": "pl-decision-title",
      data: { key: "decision", asked: key },
    },
    el("h3", { class: "card-title", id: "pl-decision-title", tabindex: "-1", text: t(`play.ask.${key}`) }),
    subject(desk),
    key === "withdraw" && drawn(desk),
    el(
      "div",
      { class: "pl-orders" },
      shown.map((order, i) => orderButton(order, desk, digits[i])),
    ),
    barred,
    desk.now.options.withdrawals.length > 0 && withdrawals(desk),
    key === "supply" && allotment(desk),
    key === "raid" && raid(desk),
  );
}

/** What the decision is about: the overrun at hand. @param {Desk} desk */
function subject(desk) {
  const { overrun } = desk.now.view;
  if (overrun)
    return el("p", {
      class: "muted",
      text: desk.app.lang.t("play.order.overrun", {
        units: desk.app.lang.list(overrun.units.map(desk.unitName)),
        hex: desk.hexWords(overrun.hex),
      }),
    });
  return null;
}

/** What the die still asks for. @param {Desk} desk */
function drawn({ app, now }) {
  const { t, tn, list } = app.lang;
  if (!now.view.drawn) return null;
  const { brigades, armor } = now.view.drawn;
  const units = list(
    [brigades && tn("play.withdraw.brigades", brigades), armor && tn("play.withdraw.armor", armor)].filter(
      (text) => text !== 0,
    ),
  );
  return el(
    "p",
    { class: "muted", id: "pl-drawn", role: "status" },
    t(now.options.withdrawals.length ? "play.withdraw.drawn" : "play.withdraw.none", { units }),
    " ",
    caseChips(["5.3"], [], { app }),
  );
}

/**
 * Units that could become desert patrols, or patrols that could turn back, and do not now: each with the rule against
 * it.
 * @param {Desk} desk
 */
function notConverted(desk) {
  const { view } = desk.now;
  if (!desk.mine() || view.phase === "over" || view.segment !== "conversion") return [];
  return view.units
    .filter(({ side }) => side === view.by)
    .flatMap(({ id }) => {
      const order = { convert: { unit: id } };
      const refusal = desk.session.refusal(order);
      if (!refusal || !NOT_CONVERTED.includes(refusal.code)) return [];
      return [
        el(
          "div",
          { class: "pl-barred", data: { key: `not-${id}` } },
          button("order", orderText(order, speaker(desk)), {
            class: "button pl-order",
            id: `pl-not-${id}`,
            "aria-disabled": "true",
            "aria-describedby": `pl-not-${id}-why`,
          }),
          el(
            "p",
            { class: "field-hint", id: `pl-not-${id}-why` },
            desk.app.lang.t(`refusal.${refusal.code}`),
            " ",
            caseChips(refusal.cases, refusal.rulings, desk),
          ),
        ),
      ];
    });
}

/** Each unit owed: it goes itself, or others go in its stead. @param {Desk} desk */
function withdrawals(desk) {
  const { t } = desk.app.lang;
  const keyed = digitsGoTo(desk) === "decision";
  return desk.now.options.withdrawals.map(({ due, itself, others }, i) =>
    itself
      ? el(
          "div",
          { class: "pl-orders", data: { key: `due-${due}` } },
          keyedButton(
            "withdraw",
            t("play.order.withdraw.itself", { due: desk.unitName(due) }),
            { due, units: due },
            keyed,
            i,
          ),
        )
      : el(
          "fieldset",
          { class: "pl-picks", data: { key: `due-${due}` } },
          el("legend", { text: t("play.withdraw.others", { due: desk.unitName(due) }) }),
          picks(desk, `due-${due}`, others, desk.unitName),
          own(
            desk,
            { withdraw: { due, units: desk.sight.picks[`due-${due}`] ?? [] } },
            (desk.sight.picks[`due-${due}`] ?? []).length > 0,
            "withdraw",
            t("play.withdraw.go"),
            { due },
          ),
        ),
  );
}

/**
 * @param {string} action
 * @param {string} text
 * @param {Record<string, any>} data
 * @param {boolean} keyed
 * @param {number} place
 * @param {Record<string, any>} [props]
 */
export function keyedButton(action, text, data, keyed, place, props = {}) {
  const { data: more, ...keys } = digit(keyed ? place + 1 : undefined);
  return button(action, text, { class: "button pl-order", ...props, ...keys, data: { ...data, ...more } }, cap(more));
}

/**
 * A button for an order put together here: it waits until the order may be given, and says why it may not.
 * @param {Desk} desk
 * @param {GameOrder} order
 * @param {boolean} begun
 * @param {string} action
 * @param {string} text
 * @param {Record<string, string>} [data]
 */
function own(desk, order, begun, action, text, data = {}) {
  const refusal = desk.session.refusal(order);
  return [
    begun && refusal && el("p", { class: "field-hint" }, refusedText(refusal, desk)),
    button(action, text, {
      class: `button pl-order${refusal ? "" : " button-primary"}`,
      id: `pl-own-${action.split(".")[0]}`,
      "aria-disabled": refusal ? "true" : null,
      data,
    }),
  ];
}

/**
 * Check boxes of a list of the panel.
 * @param {Desk} desk
 * @param {string} name
 * @param {string[]} values
 * @param {(value: string) => string} words
 */
function picks(desk, name, values, words) {
  const chosen = desk.sight.picks[name] ?? [];
  return el(
    "div",
    { class: "ex-checks" },
    values.map((value) =>
      check({
        id: `pl-pick-${name}-${value}`,
        label: words(value),
        checked: chosen.includes(value),
        set: "pick",
        data: { list: name, value },
      }),
    ),
  );
}

/** Of the ways to supply combats the best are listed; others can be put together here. @param {Desk} desk */
function allotment(desk) {
  const { t } = desk.app.lang;
  const ways = ofKind(desk.now.options.orders, "supply").map(bodyOf);
  const combats = [...new Set(ways.flatMap((way) => way.combats))].sort((a, b) => a - b).map(String);
  const expend = [...new Set(ways.flatMap((way) => way.expend))].sort();
  if (!expend.length) return null;
  return el(
    "details",
    { class: "pl-own", id: "pl-allotment", data: { key: "allotment" } },
    el("summary", { text: t("play.all.supply") }),
    el(
      "fieldset",
      { class: "pl-picks" },
      el("legend", { text: t("play.all.supply.combats") }),
      picks(desk, "combats", combats, (number) => t("play.order.supply.combat", { combat: Number(number) + 1 })),
    ),
    el(
      "fieldset",
      { class: "pl-picks" },
      el("legend", { text: t("play.all.supply.expend") }),
      picks(desk, "expend", expend, (id) => whereIs(desk, id)),
    ),
    own(
      desk,
      { supply: { expend: desk.sight.picks.expend ?? [], combats: (desk.sight.picks.combats ?? []).map(Number) } },
      !!desk.sight.picks.combats?.length,
      "supply.own",
      t("play.all.give"),
    ),
  );
}

/** A raid with other supply units than the first ones. @param {Desk} desk */
function raid(desk) {
  const { t } = desk.app.lang;
  const raids = ofKind(desk.now.options.orders, "raid").map(bodyOf);
  const supply = [...desk.now.units.values()]
    .filter(({ id, side, at }) => side === desk.now.view.phasing && desk.book.isSupply(id) && /^[LE]\d/.test(at))
    .map(({ id }) => id);
  const points = raids.map((way) => /** @type {[string, string]} */ ([String(way.points), String(way.points)]));
  return el(
    "details",
    { class: "pl-own", data: { key: "raid" } },
    el("summary", { text: t("play.raid.supply") }),
    select({
      id: "pl-raid-points",
      label: t("play.raid.points"),
      value: (desk.sight.picks.raid ?? ["1"])[0],
      options: points,
      set: "picked",
      data: { list: "raid" },
    }),
    el(
      "fieldset",
      { class: "pl-picks" },
      el("legend", { text: t("play.all.supply.expend") }),
      picks(desk, "expend", supply, (id) => whereIs(desk, id)),
    ),
    own(
      desk,
      { raid: { points: Number(desk.sight.picks.raid?.[0] ?? 1), supply: desk.sight.picks.expend ?? [] } },
      !!desk.sight.picks.expend?.length,
      "raid.own",
      t("play.all.give"),
    ),
  );
}

/** @param {Desk} desk @param {string} id */
const whereIs = (desk, id) => `${desk.unitName(id)}, ${desk.hexWords(desk.now.units.get(id)?.at ?? "")}`;

/** The safety net: every order that may be given now, in words. @param {Desk} desk */
export function allView(desk) {
  const { t, tn, tag } = desk.app.lang;
  const { options } = desk.now;
  const listed = options.orders.filter((order) => order !== "done");
  const goers = [...new Set([...options.moves.keys(), ...options.carries.keys()])];
  if (!desk.mine() || !(listed.length + goers.length + options.attacks.size))
    return el("div", { class: "ex-slot", data: { key: "all" } });
  const open = desk.opened.has("all");
  return el(
    "details",
    {
      class: "card ex-part ref-fold pl-all",
      id: "pl-all",
      data: { key: "all", answers: answersOf(options.orders).length },
    },
    el(
      "summary",
      {},
      t("play.all"),
      el("span", {
        class: "badge num",
        text: tn("play.all.count", listed.length + goers.length + options.attacks.size),
      }),
    ),
    open && listed.length > 0 && inKinds(listed, desk),
    open && goers.length > 0 && moves(desk, goers, tag),
    open &&
      options.attacks.size > 0 &&
      el(
        "ul",
        { class: "ex-list" },
        [...options.attacks].map(([hex]) =>
          el(
            "li",
            {},
            button("attack.on", desk.placeName(hex), { class: "button button-quiet ex-all-hex", data: { hex } }),
          ),
        ),
      ),
  );
}

/**
 * All orders, by kind: where one has many, they are behind a line that names it.
 * @param {GameOrder[]} orders
 * @param {Desk} desk
 */
function inKinds(orders, desk) {
  const { t, tn, has } = desk.app.lang;
  const buttons = (/** @type {GameOrder[]} */ some) =>
    el(
      "div",
      { class: "pl-orders" },
      some.map((order) => listedButton(order, desk)),
    );
  return [...new Set(orders.map(kindOf))].map((kind) => {
    const some = ofKind(orders, kind);
    if (some.length <= LISTED || !has(`play.all.of.${kind}`)) return buttons(some);
    return el(
      "details",
      { class: "pl-own", data: { key: `all-${kind}` } },
      el(
        "summary",
        {},
        t(`play.all.of.${kind}`),
        " ",
        el("span", { class: "badge num", text: tn("play.all.count", some.length) }),
      ),
      buttons(some),
    );
  });
}

/** A unit and a hex chosen from lists. @param {Desk} desk @param {string[]} goers @param {string} tag */
function moves(desk, goers, tag) {
  const { t } = desk.app.lang;
  const { options } = desk.now;
  const names = new Intl.Collator(tag, { numeric: true });
  const unit = goers.includes((desk.sight.picks.mover ?? [])[0]) ? desk.sight.picks.mover[0] : goers[0];
  const going = options.moves.get(unit);
  const costs = (
    /** @type {string} */ way,
    /** @type {Map<number, number>|undefined} */ hexes,
    /** @type {string} */ words,
  ) =>
    [...(hexes ?? [])].map(
      ([hex, cost]) => /** @type {[string, string]} */ ([`${way} ${hex}`, `${desk.placeName(hex)} (${words}${cost})`]),
    );
  const carried = (options.carries.get(unit) ?? []).flatMap(({ by, hexes }) =>
    [...hexes].map(
      (hex) => /** @type {[string, string]} */ ([`${by} ${hex}`, `${desk.placeName(hex)} (${t(`play.going.${by}`)})`]),
    ),
  );
  const ends = [
    ...costs("walk", going?.hexes, ""),
    ...costs("march", going?.forced, `${t("play.going.march")}, `),
    ...carried,
  ];
  const units = goers
    .map((id) => /** @type {[string, string]} */ ([id, whereIs(desk, id)]))
    .sort(([, a], [, b]) => names.compare(a, b));
  const end = ends.some(([value]) => value === desk.sight.picks.end?.[0])
    ? desk.sight.picks.end[0]
    : (ends[0]?.[0] ?? "");
  return el(
    "div",
    { class: "pl-list-move" },
    select({
      id: "pl-mover",
      label: t("play.all.unit"),
      value: unit,
      options: units,
      set: "picked",
      data: { list: "mover" },
    }),
    select({ id: "pl-end", label: t("play.all.hex"), value: end, options: ends, set: "picked", data: { list: "end" } }),
    button("list.move", t("play.all.give"), { class: "button", id: "pl-list-go", data: { unit, end } }),
  );
}
