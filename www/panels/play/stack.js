// @ts-check
/** The hex chosen: its units, what they can do, where they go; arriving units in hand; the boxes. */
import { el } from "../../dom.js";
import { parseHex } from "../../board/geometry.js";
import { bodyOf, kindOf, ofKind } from "../../game/options.js";
import { isMovement, isReaction } from "../../game/situation.js";
import { noteText } from "../explorer/texts.js";
import { stackOrder } from "../game-counters.js";
import { button, caseChips, sideBadge } from "../referee/widgets.js";
import { counter } from "../referee/counter.js";
import { refusedText } from "./dialogs.js";
import { cap, keyedButton, listedButton, orderButton } from "./decisions.js";
import { actorsIn, digit, digitsGoTo, offersAt, reachOf, running } from "./offers.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").CounterView} CounterView */

/** Orders that a single unit gives where it stands. */
const OF_UNIT = ["emergency", "destroyDump", "recover", "refit", "fort", "mode", "detach"];

/** Those of them that are seldom meant, and that no die takes back. */
const RARE = ["emergency", "destroyDump"];

/** The unit that such an order is given to. @param {any} order */
const actor = (order) => (kindOf(order) === "destroyDump" ? bodyOf(order).by : bodyOf(order).unit);

/** @param {Desk} desk */
export function stackView(desk) {
  const { t } = desk.app.lang;
  const { now, sight } = desk;
  if (sight.at < 0)
    return el(
      "div",
      { class: "ex-slot", data: { key: "stack" } },
      desk.mine() &&
        now.todo.some(({ hex }) => hex >= 0) &&
        el("p", { class: "muted pl-hint", text: t("play.stack.none") }),
    );
  const units = now.stacks.get(sight.at) ?? [];
  const able = new Set(
    actorsIn(desk, sight.at).filter((id) => now.options.moves.has(id) || now.options.carries.has(id)),
  );
  return el(
    "section",
    { class: "card ex-part pl-stack", "aria-labelledby": "pl-stack-title", data: { key: "stack" } },
    el(
      "div",
      { class: "ex-head" },
      el("h3", { class: "card-title", id: "pl-stack-title", tabindex: "-1", text: desk.placeName(sight.at) }),
      button("stack.close", "×", { class: "button button-quiet ref-remove", "aria-label": t("play.stack.close") }),
    ),
    !units.length && el("p", { class: "muted", text: t("play.stack.empty") }),
    rommel(desk),
    desk.mine() &&
      able.size > 1 &&
      el(
        "div",
        { class: "card-row ex-stack-tools" },
        button("stack.all", t("play.stack.all"), { class: "button button-small", id: "pl-all-units" }),
        button("stack.nobody", t("play.stack.nobody"), { class: "button button-small", id: "pl-no-units" }),
      ),
    el(
      "ul",
      { class: "ex-units" },
      stackOrder(units, desk.book.roster)
        .toReversed()
        .map((unit) => unitRow(unit, desk, able.has(unit.id))),
    ),
    going(desk),
  );
}

/** Rommel in the hex chosen, or the order that sends him there. @param {Desk} desk */
function rommel(desk) {
  const { now, sight } = desk;
  const there = (/** @type {string} */ hex) => parseHex(hex) === sight.at;
  const orders = desk.mine() ? ofKind(now.options.orders, "rommel").filter((order) => there(bodyOf(order).hex)) : [];
  return [
    now.view.rommel &&
      there(now.view.rommel.hex) &&
      el("p", { id: "pl-rommel" }, desk.app.lang.t("play.stack.rommel"), " ", caseChips(["8.8"], [], desk)),
    orders.length > 0 &&
      el(
        "div",
        { class: "pl-orders" },
        orders.map((order) => listedButton(order, desk)),
      ),
  ];
}

/** @param {CounterView} unit @param {Desk} desk @param {boolean} able */
function unitRow(unit, desk, able) {
  const { t } = desk.app.lang;
  const { now, sight } = desk;
  const chosen = sight.chosen.includes(unit.id);
  const name = desk.unitName(unit.id);
  const orders = desk.mine() ? ofKind(now.options.orders, ...OF_UNIT).filter((order) => actor(order) === unit.id) : [];
  const rare = orders.filter((order) => RARE.includes(kindOf(order)));
  const usual = orders.filter((order) => !rare.includes(order));
  const left =
    unit.allowance === undefined
      ? ""
      : t("play.unit.points", { left: Math.max(0, Number(unit.allowance) - Number(unit.spent)), all: unit.allowance });
  const marks = desk.book.marks(unit);
  const label = able
    ? el(
        "button",
        {
          type: "button",
          class: "pl-pick",
          "aria-pressed": String(chosen),
          id: `pl-unit-${unit.id}`,
          data: { do: "unit", unit: unit.id },
        },
        name,
      )
    : el("strong", { text: name });
  return el(
    "li",
    { class: `ex-unit${chosen ? " is-chosen" : ""}`, data: { key: `unit-${unit.id}` } },
    counter(desk.valuesOf(unit), desk.app.lang, { hidden: true }),
    el(
      "div",
      { class: "ex-unit-main" },
      sideBadge(unit.side, /** @type {any} */ (desk)),
      label,
      el("span", { class: "field-hint num", text: [left, ...marks].filter(Boolean).join(" · ") }),
      chosen && !orders.some((order) => kindOf(order) === "detach") && noDetachment(unit, desk),
      usual.length > 0 &&
        el(
          "div",
          { class: "pl-orders" },
          usual.map((order) => orderButton(order, desk)),
        ),
      rare.length > 0 &&
        el(
          "details",
          { class: "pl-own pl-rare", data: { key: `rare-${unit.id}` } },
          el("summary", { id: `pl-rare-${unit.id}`, text: t("play.unit.more") }),
          el(
            "div",
            { class: "pl-orders" },
            rare.map((order) => orderButton(order, desk)),
          ),
        ),
    ),
  );
}

/** Why the unit forms no detachment, in games that have them. @param {CounterView} unit @param {Desk} desk */
function noDetachment(unit, desk) {
  const { t } = desk.app.lang;
  const refusal =
    isMovement(desk.now.view.phase) &&
    !["msu", "dump", "detachment"].includes(unit.kind) &&
    desk.session.refusal({ detach: { unit: unit.id } });
  if (!refusal || refusal.code === "detachments-off") return null;
  return el(
    "p",
    { class: "field-hint pl-no-detachment", id: `pl-no-detachment-${unit.id}` },
    t("play.detach.cannot", { unit: desk.unitName(unit.id) }),
    " ",
    refusedText(refusal, desk),
  );
}

/** How the chosen units go, and the hex that waits to be confirmed. @param {Desk} desk */
function going(desk) {
  const { t, tn, tag } = desk.app.lang;
  const { now, sight } = desk;
  const { chosen } = sight;
  if (!chosen.length || !desk.mine()) return null;
  const carriers = new Set(chosen.flatMap((id) => (now.options.carries.get(id) ?? []).map(({ by }) => by)));
  const marches = chosen.some((id) => now.options.moves.get(id)?.forced.size);
  const ways = /** @type {const} */ (["walk", ...(marches ? ["march"] : []), ...carriers]);
  const reached = reachOf(desk);
  const names = new Intl.Collator(tag, { numeric: true });
  const ends = [...reached]
    .map(
      ([hex, { cost }]) =>
        /** @type {[string, string]} */ ([String(hex), `${desk.placeName(hex)}${cost ? ` (${cost})` : ""}`]),
    )
    .sort(([, a], [, b]) => names.compare(a, b));
  return el(
    "div",
    { class: "pl-going", data: { key: "going" } },
    ways.length > 1 &&
      el(
        "div",
        { class: "segmented ex-modes", role: "group", "aria-label": t("play.going") },
        ways.map((way) =>
          button("way", t(`play.going.${way}`), {
            class: "",
            id: `pl-way-${way}`,
            "aria-pressed": String(way === sight.way),
            data: { way },
          }),
        ),
      ),
    reached.size
      ? el("p", { class: "muted num", text: tn("play.going.reach", reached.size) })
      : chosen.some((id) => now.options.moves.has(id)) && el("p", { class: "muted", text: t("play.going.none") }),
    goal(desk),
    ends.length > 0 &&
      el(
        "details",
        { class: "pl-own", data: { key: "ends" } },
        el("summary", { text: t("play.going.list") }),
        desk.opened.has("ends") &&
          el(
            "div",
            { class: "pl-ends" },
            ends.map(([hex, text]) =>
              button("goal", text, { class: "button button-small button-quiet", data: { hex } }),
            ),
          ),
      ),
  );
}

/** @param {Desk} desk */
function goal(desk) {
  const { t } = desk.app.lang;
  const { goal: hex } = desk.sight;
  if (hex < 0) return null;
  const offers = offersAt(desk, hex).filter(({ kind }) => kind !== "answer");
  const number = desk.placeName(hex);
  const keyed = digitsGoTo(desk) === "goal";
  const key = {
    move: "go",
    march: "march",
    react: "react",
    overrun: "overrun",
    rail: "rail",
    sea: "sea",
    place: "place",
    answer: "go",
  };
  return el(
    "div",
    { class: "pl-goal", data: { key: "goal", hex } },
    offers.map(
      ({ kind, cost }) =>
        cost !== undefined &&
        el("p", { class: "num", text: t(kind === "march" ? "play.way.forced" : "play.way.to", { hex: number, cost }) }),
    ),
    offers.some(({ kind }) => kind === "move" || kind === "march" || kind === "react") &&
      el("p", { class: "num muted", id: "pl-running", text: desk.running }),
    desk.steps.length > 0 && wayTable(desk),
    el(
      "div",
      { class: "card-row" },
      offers.map(({ kind }, i) =>
        keyedButton("goal.take", t(`play.way.${key[kind]}`, { hex: number }), { at: i }, keyed, i, {
          class: `button${i ? "" : " button-primary"}`,
          id: `pl-goal-${i}`,
        }),
      ),
      actorsIn(desk, hex).length > 0 &&
        !isReaction(desk.now.view.phase) &&
        button("goal.stack", t("play.way.stack"), { id: "pl-goal-stack" }),
      button("goal.not", t("play.way.not"), { class: "button button-quiet", id: "pl-goal-not" }),
    ),
  );
}

/** The way to the goal hex by hex: what has been spent there, and why. @param {Desk} desk */
function wayTable(desk) {
  const { lang } = desk.app;
  const costs = running(desk.steps);
  return el(
    "details",
    { class: "pl-own pl-way", data: { key: "way" } },
    el("summary", { id: "pl-way-steps", text: lang.t("ex.way.steps") }),
    el(
      "div",
      { class: "ex-steps-frame", tabindex: "0", role: "region", "aria-labelledby": "pl-way-steps" },
      el(
        "table",
        { class: "ex-steps" },
        el(
          "thead",
          {},
          el(
            "tr",
            {},
            ["ex.way.hex", "ex.way.sum", "ex.way.why"].map((key) => el("th", { scope: "col", text: lang.t(key) })),
          ),
        ),
        el(
          "tbody",
          {},
          desk.steps.map(({ hex, notes }, at) =>
            el(
              "tr",
              {},
              el("th", { scope: "row", class: "num", text: desk.hexWords(hex) }),
              el("td", { class: "num", text: costs[at + 1] }),
              el(
                "td",
                {},
                el(
                  "ul",
                  { class: "ref-findings ex-notes" },
                  notes.map((note) =>
                    el(
                      "li",
                      { class: "ex-note", data: { code: note.code } },
                      noteText(note, lang),
                      " ",
                      caseChips(note.cases, note.rulings, desk),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Units that arrive, to be placed. @param {Desk} desk */
export function trayView(desk) {
  const { t } = desk.app.lang;
  const { now, sight } = desk;
  const units = [
    ...new Set([
      ...now.options.places.keys(),
      ...ofKind(now.options.orders, "throughTobruk").map((order) => bodyOf(order).unit),
    ]),
  ]
    .map((id) => now.units.get(id))
    .filter((unit) => unit !== undefined);
  if (!desk.mine() || !units.length) return el("div", { class: "ex-slot", data: { key: "tray" } });
  const keyed = digitsGoTo(desk) === "tray";
  const inHand = sight.chosen.length === 1 && now.options.places.get(sight.chosen[0]);
  const voyages = ofKind(now.options.orders, "throughTobruk").filter(
    (order) => sight.chosen.length === 1 && bodyOf(order).unit === sight.chosen[0],
  );
  return el(
    "section",
    { class: "card ex-part pl-tray", "aria-labelledby": "pl-tray-title", data: { key: "tray" } },
    el("h3", { class: "card-title", id: "pl-tray-title", text: t("play.tray") }),
    el("p", { class: "muted", text: t("play.tray.hint") }),
    el(
      "ul",
      { class: "pl-tray-list" },
      units.map((unit, i) => el("li", { data: { key: `tray-${unit.id}` } }, card(unit, i))),
    ),
    inHand &&
      el(
        "div",
        { class: "pl-ends" },
        [...inHand].map((hex, i) =>
          keyedButton("place", t("play.way.place", { hex: desk.placeName(hex) }), { hex }, keyed, i, {
            class: "button button-small",
          }),
        ),
      ),
    ofKind(now.options.orders, "throughTobruk").length > 0 &&
      el(
        "p",
        { class: "field-hint", id: "pl-port-hint" },
        t("play.tray.tobruk"),
        " ",
        caseChips(["2J2", "2J3", "5.46"], [], desk),
      ),
    voyages.length > 0 &&
      el(
        "div",
        { class: "pl-orders" },
        voyages.map((order) => orderButton(order, desk)),
      ),
  );

  /** @param {CounterView} unit @param {number} i */
  function card(unit, i) {
    const { data, ...keys } = digit(keyed && !inHand ? i + 1 : undefined);
    return el(
      "button",
      {
        type: "button",
        class: "pl-card",
        id: `pl-tray-${unit.id}`,
        "aria-pressed": String(sight.chosen.includes(unit.id)),
        ...keys,
        data: { do: "tray", unit: unit.id, ...data },
      },
      counter(desk.valuesOf(unit), desk.app.lang, { hidden: true }),
      el("span", { text: desk.unitName(unit.id) }),
      cap(data),
    );
  }
}

/** Air, refit and victory points, and who is off the map. @param {Desk} desk */
export function boxesView(desk) {
  const { t, tn, list } = desk.app.lang;
  const { view } = desk.now;
  const row = (/** @type {string} */ key, /** @type {any} */ ...value) => [
    el("dt", { text: t(key) }),
    el("dd", { class: "num" }, value),
  ];
  const box = (/** @type {string} */ place) => {
    const units = view.units.filter(({ at }) => at === place);
    const orders = desk.mine()
      ? ofKind(desk.now.options.orders, "refit").filter((order) => units.some(({ id }) => id === bodyOf(order).unit))
      : [];
    return [
      units.length
        ? list(
            units.map(({ id, since }) =>
              since ? t("play.boxes.withdrawn.since", { unit: desk.unitName(id), turn: since }) : desk.unitName(id),
            ),
          )
        : t("play.boxes.empty"),
      orders.length > 0 &&
        el(
          "div",
          { class: "pl-orders" },
          orders.map((order) => orderButton(order, desk)),
        ),
    ];
  };
  const air = (/** @type {"axis"|"commonwealth"} */ side) =>
    el("div", {
      text: t("play.boxes.air.line", { side: t(`side.${side}`), points: 0, malta: 0, used: 0, ...view.air[side] }),
    });
  return el(
    "details",
    { class: "card ex-part ref-fold pl-boxes", id: "pl-boxes", open: true, data: { key: "boxes" } },
    el("summary", { text: t("play.boxes") }),
    el(
      "dl",
      { class: "facts" },
      row("play.boxes.points", t("play.boxes.points.line", { axis: 0, commonwealth: 0, ...view.points })),
      row("play.boxes.air", air("axis"), air("commonwealth")),
      view.invasion &&
        row(
          "play.boxes.invasion",
          t(`play.boxes.invasion.${view.invasion.fallen ? "fallen" : "stands"}`, {
            units: list(view.invasion.units.map(desk.unitName)),
            turn: view.invasion.turn,
          }),
        ),
      row("play.boxes.refit", t("play.boxes.refit.line", { german: 0, italian: 0, commonwealth: 0, ...view.refit })),
      row("play.boxes.refitBox", ...box("refitBox")),
      row("play.boxes.destroyed", ...box("destroyed")),
      row("play.boxes.withdrawn", ...box("withdrawn")),
    ),
    view.repaired > 0 && el("p", { class: "muted", text: tn("play.boxes.repaired", view.repaired) }),
  );
}
