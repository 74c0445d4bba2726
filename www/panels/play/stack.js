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

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("./types.js").CounterView} CounterView */

/** Orders that a single unit gives where it stands. */
const OF_UNIT = ["emergency", "destroyDump", "recover", "refit", "fort", "mode", "detach"];

/** Those of them that are seldom meant, and that no die takes back. */
const RARE = ["emergency", "destroyDump"];

/** The unit that such an order is given to. @param {any} order */
const actor = (order) => (kindOf(order) === "destroyDump" ? bodyOf(order).by : bodyOf(order).unit);

/** @param {PlayContext} ctx */
export function stackView(ctx) {
  const { t } = ctx.app.lang;
  const { now, selection } = ctx;
  if (selection.at < 0)
    return el(
      "div",
      { class: "ex-slot", data: { key: "stack" } },
      ctx.mine() &&
        now.todo.some(({ hex }) => hex >= 0) &&
        el("p", { class: "muted pl-hint", text: t("play.stack.none") }),
    );
  const units = now.stacks.get(selection.at) ?? [];
  const able = new Set(
    actorsIn(ctx, selection.at).filter((id) => now.options.moves.has(id) || now.options.carries.has(id)),
  );
  return el(
    "section",
    { class: "card ex-part pl-stack", "aria-labelledby": "pl-stack-title", data: { key: "stack" } },
    el(
      "div",
      { class: "ex-head" },
      el("h3", { class: "card-title", id: "pl-stack-title", tabindex: "-1", text: ctx.placeName(selection.at) }),
      button("stack.close", "×", { class: "button button-quiet ref-remove", "aria-label": t("play.stack.close") }),
    ),
    !units.length && el("p", { class: "muted", text: t("play.stack.empty") }),
    rommel(ctx),
    ctx.mine() &&
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
      stackOrder(units, ctx.counters.roster)
        .toReversed()
        .map((unit) => unitRow(unit, ctx, able.has(unit.id))),
    ),
    going(ctx),
  );
}

/** Rommel in the hex chosen, or the order that sends him there. @param {PlayContext} ctx */
function rommel(ctx) {
  const { now, selection } = ctx;
  const there = (/** @type {string} */ hex) => parseHex(hex) === selection.at;
  const orders = ctx.mine() ? ofKind(now.options.orders, "rommel").filter((order) => there(bodyOf(order).hex)) : [];
  return [
    now.view.rommel &&
      there(now.view.rommel.hex) &&
      el("p", { id: "pl-rommel" }, ctx.app.lang.t("play.stack.rommel"), " ", caseChips(["8.8"], [], ctx)),
    orders.length > 0 &&
      el(
        "div",
        { class: "pl-orders" },
        orders.map((order) => listedButton(order, ctx)),
      ),
  ];
}

/** @param {CounterView} unit @param {PlayContext} ctx @param {boolean} able */
function unitRow(unit, ctx, able) {
  const { t } = ctx.app.lang;
  const { now, selection } = ctx;
  const chosen = selection.chosen.includes(unit.id);
  const name = ctx.unitName(unit.id);
  const orders = ctx.mine() ? ofKind(now.options.orders, ...OF_UNIT).filter((order) => actor(order) === unit.id) : [];
  const rare = orders.filter((order) => RARE.includes(kindOf(order)));
  const usual = orders.filter((order) => !rare.includes(order));
  const left =
    unit.allowance === undefined
      ? ""
      : t("play.unit.points", { left: Math.max(0, Number(unit.allowance) - Number(unit.spent)), all: unit.allowance });
  const marks = ctx.counters.marks(unit);
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
    counter(ctx.valuesOf(unit), ctx.app.lang, { hidden: true }),
    el(
      "div",
      { class: "ex-unit-main" },
      sideBadge(unit.side, /** @type {any} */ (ctx)),
      label,
      el("span", { class: "field-hint num", text: [left, ...marks].filter(Boolean).join(" · ") }),
      chosen && !orders.some((order) => kindOf(order) === "detach") && noDetachment(unit, ctx),
      usual.length > 0 &&
        el(
          "div",
          { class: "pl-orders" },
          usual.map((order) => orderButton(order, ctx)),
        ),
      rare.length > 0 &&
        el(
          "details",
          { class: "pl-own pl-rare", data: { key: `rare-${unit.id}` } },
          el("summary", { id: `pl-rare-${unit.id}`, text: t("play.unit.more") }),
          el(
            "div",
            { class: "pl-orders" },
            rare.map((order) => orderButton(order, ctx)),
          ),
        ),
    ),
  );
}

/** Why the unit forms no detachment, in games that have them. @param {CounterView} unit @param {PlayContext} ctx */
function noDetachment(unit, ctx) {
  const { t } = ctx.app.lang;
  const refusal =
    isMovement(ctx.now.view.phase) &&
    !["msu", "dump", "detachment"].includes(unit.kind) &&
    ctx.session.refusal({ detach: { unit: unit.id } });
  if (!refusal || refusal.code === "detachments-off") return null;
  return el(
    "p",
    { class: "field-hint pl-no-detachment", id: `pl-no-detachment-${unit.id}` },
    t("play.detach.cannot", { unit: ctx.unitName(unit.id) }),
    " ",
    refusedText(refusal, ctx),
  );
}

/** How the chosen units go, and the hex that waits to be confirmed. @param {PlayContext} ctx */
function going(ctx) {
  const { t, tn, tag } = ctx.app.lang;
  const { now, selection } = ctx;
  const { chosen } = selection;
  if (!chosen.length || !ctx.mine()) return null;
  const carriers = new Set(chosen.flatMap((id) => (now.options.carries.get(id) ?? []).map(({ by }) => by)));
  const marches = chosen.some((id) => now.options.moves.get(id)?.forced.size);
  const moveKinds = /** @type {const} */ (["walk", ...(marches ? ["march"] : []), ...carriers]);
  const reached = reachOf(ctx);
  const names = new Intl.Collator(tag, { numeric: true });
  const ends = [...reached]
    .map(
      ([hex, { cost }]) =>
        /** @type {[string, string]} */ ([String(hex), `${ctx.placeName(hex)}${cost ? ` (${cost})` : ""}`]),
    )
    .sort(([, a], [, b]) => names.compare(a, b));
  return el(
    "div",
    { class: "pl-going", data: { key: "going" } },
    moveKinds.length > 1 &&
      el(
        "div",
        { class: "segmented ex-modes", role: "group", "aria-label": t("play.going") },
        moveKinds.map((moveKind) =>
          button("way", t(`play.going.${moveKind}`), {
            class: "",
            id: `pl-way-${moveKind}`,
            "aria-pressed": String(moveKind === selection.moveKind),
            data: { way: moveKind },
          }),
        ),
      ),
    reached.size
      ? el("p", { class: "muted num", text: tn("play.going.reach", reached.size) })
      : chosen.some((id) => now.options.moves.has(id)) && el("p", { class: "muted", text: t("play.going.none") }),
    goal(ctx),
    ends.length > 0 &&
      el(
        "details",
        { class: "pl-own", data: { key: "ends" } },
        el("summary", { text: t("play.going.list") }),
        ctx.opened.has("ends") &&
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

/** @param {PlayContext} ctx */
function goal(ctx) {
  const { t } = ctx.app.lang;
  const { goal: hex } = ctx.selection;
  if (hex < 0) return null;
  const offers = offersAt(ctx, hex).filter(({ kind }) => kind !== "answer");
  const number = ctx.placeName(hex);
  const keyed = digitsGoTo(ctx) === "goal";
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
      el("p", { class: "num muted", id: "pl-running", text: ctx.running }),
    ctx.steps.length > 0 && pathTable(ctx),
    el(
      "div",
      { class: "card-row" },
      offers.map(({ kind }, i) =>
        keyedButton("goal.take", t(`play.way.${key[kind]}`, { hex: number }), { at: i }, keyed, i, {
          class: `button${i ? "" : " button-primary"}`,
          id: `pl-goal-${i}`,
        }),
      ),
      actorsIn(ctx, hex).length > 0 &&
        !isReaction(ctx.now.view.phase) &&
        button("goal.stack", t("play.way.stack"), { id: "pl-goal-stack" }),
      button("goal.not", t("play.way.not"), { class: "button button-quiet", id: "pl-goal-not" }),
    ),
  );
}

/** The way to the goal hex by hex: what has been spent there, and why. @param {PlayContext} ctx */
function pathTable(ctx) {
  const { lang } = ctx.app;
  const costs = running(ctx.steps);
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
          ctx.steps.map(({ hex, notes }, at) =>
            el(
              "tr",
              {},
              el("th", { scope: "row", class: "num", text: ctx.hexWords(hex) }),
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
                      caseChips(note.cases, note.rulings, ctx),
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

/** Units that arrive, to be placed. @param {PlayContext} ctx */
export function trayView(ctx) {
  const { t } = ctx.app.lang;
  const { now, selection } = ctx;
  const units = [
    ...new Set([
      ...now.options.places.keys(),
      ...ofKind(now.options.orders, "throughTobruk").map((order) => bodyOf(order).unit),
    ]),
  ]
    .map((id) => now.units.get(id))
    .filter((unit) => unit !== undefined);
  if (!ctx.mine() || !units.length) return el("div", { class: "ex-slot", data: { key: "tray" } });
  const keyed = digitsGoTo(ctx) === "tray";
  const inHand = selection.chosen.length === 1 && now.options.places.get(selection.chosen[0]);
  const voyages = ofKind(now.options.orders, "throughTobruk").filter(
    (order) => selection.chosen.length === 1 && bodyOf(order).unit === selection.chosen[0],
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
          keyedButton("place", t("play.way.place", { hex: ctx.placeName(hex) }), { hex }, keyed, i, {
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
        caseChips(["2J2", "2J3", "5.46"], [], ctx),
      ),
    voyages.length > 0 &&
      el(
        "div",
        { class: "pl-orders" },
        voyages.map((order) => orderButton(order, ctx)),
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
        "aria-pressed": String(selection.chosen.includes(unit.id)),
        ...keys,
        data: { do: "tray", unit: unit.id, ...data },
      },
      counter(ctx.valuesOf(unit), ctx.app.lang, { hidden: true }),
      el("span", { text: ctx.unitName(unit.id) }),
      cap(data),
    );
  }
}

/** Air, refit and victory points, and who is off the map. @param {PlayContext} ctx */
export function boxesView(ctx) {
  const { t, tn, list } = ctx.app.lang;
  const { view } = ctx.now;
  const row = (/** @type {string} */ key, /** @type {any} */ ...value) => [
    el("dt", { text: t(key) }),
    el("dd", { class: "num" }, value),
  ];
  const box = (/** @type {string} */ place) => {
    const units = view.units.filter(({ at }) => at === place);
    const orders = ctx.mine()
      ? ofKind(ctx.now.options.orders, "refit").filter((order) => units.some(({ id }) => id === bodyOf(order).unit))
      : [];
    return [
      units.length
        ? list(
            units.map(({ id, since }) =>
              since ? t("play.boxes.withdrawn.since", { unit: ctx.unitName(id), turn: since }) : ctx.unitName(id),
            ),
          )
        : t("play.boxes.empty"),
      orders.length > 0 &&
        el(
          "div",
          { class: "pl-orders" },
          orders.map((order) => orderButton(order, ctx)),
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
            units: list(view.invasion.units.map(ctx.unitName)),
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
