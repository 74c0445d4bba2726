// @ts-check
/** The Movement Phase in the panel: which move, which blocks, where to, and what comes of it. */
import { el } from "../../../../dom.ts";
import { button, check } from "../../../../worksheet/widgets.ts";
import { askPursuit } from "./asking.js";
import { goalView } from "./goal-view.js";
import { originsOf, reachOf } from "./moves.js";
import { commandsOf, destinationsOf, mayHaveRommel, planOf, standing } from "./planning.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */
/** @typedef {import("./planning.js").Plan} Plan */

/** The question of the phase. @param {PlayContext} ctx */
export function movementView(ctx) {
  const { t } = ctx.app.lang;
  const plan = planOf(ctx);
  const goal = goalView(ctx, plan);
  return el(
    "section",
    {
      class: "card ex-part pl-decision rd-move",
      "aria-labelledby": "ask-movement",
      data: { key: "ask", asked: "movement", answered: goal ? "here" : "map" },
    },
    el("h3", { class: "card-title", id: "ask-movement", tabindex: "-1", text: questionOf(ctx, plan) }),
    movesLeft(ctx, plan),
    ctx.selection.form.warned && warning(ctx),
    !plan.current && kinds(ctx, plan),
    el("p", { class: "muted", text: t(hintOf(ctx, plan)) }),
    bonus(ctx, plan),
    blocks(ctx, plan),
    goal,
    destinations(ctx, plan),
  );
}

/** Whether no block can move any more in this phase. @param {PlayContext} ctx @param {Plan} plan */
const isOver = (ctx, { current, candidates }) =>
  ctx.now.view.movesLeft === 0 && !(current && candidates.some(({ hexes }) => hexes.size > 0));

/** @param {PlayContext} ctx @param {Plan} plan */
function questionOf(ctx, plan) {
  const { kind, hex, destination } = plan;
  const { t } = ctx.app.lang;
  const pass = ctx.now.view.option === "pass";
  if (isOver(ctx, plan)) return t("move.ask.over");
  if (kind === "regroup") {
    if (hex < 0) return t("move.ask.command");
    if (destination < 0) return t("move.ask.destination", { hex: ctx.placeName(hex) });
    return t("ask.regroupMove", { hex: ctx.placeName(destination) });
  }
  if (hex >= 0) return t(kind === "withdrawal" ? "move.ask.withdraw" : "move.ask.where", { hex: ctx.placeName(hex) });
  return t(pass ? "ask.movement.pass" : "ask.movement");
}

/** @param {PlayContext} ctx @param {Plan} plan */
function hintOf(ctx, plan) {
  const { kind, hex, destination, current } = plan;
  const pass = ctx.now.view.option === "pass";
  if (isOver(ctx, plan)) return "move.hint.over";
  if (kind === "regroup") {
    if (hex < 0) return "move.hint.command";
    return destination < 0 ? "move.hint.destination" : "ask.regroupMove.what";
  }
  if (hex >= 0) return kind === "withdrawal" ? "ask.withdrawal.what" : current ? "move.hint.more" : "move.hint.where";
  return pass ? "ask.movement.pass.what" : "move.hint.start";
}

/** How many moves of the turn are left, the one under way counted. @param {PlayContext} ctx @param {Plan} plan */
function movesLeft(ctx, { current }) {
  const { tn, t } = ctx.app.lang;
  const { movesLeft: left, option } = ctx.now.view;
  return el(
    "p",
    { class: "rd-left num", id: "pl-moves-left", data: { key: "left" } },
    el("span", { class: "rd-dots", "aria-hidden": "true", text: `${current ? "◐" : ""}${"●".repeat(left)}` || "○" }),
    el("strong", { text: tn(option === "pass" ? "move.left.pass" : "move.left", left) }),
    current ? ` ${t("move.left.under", { hex: ctx.placeName(current.hex) })}` : null,
  );
}

/** The phase would end with moves to spare. @param {PlayContext} ctx */
function warning(ctx) {
  const { t, tn } = ctx.app.lang;
  return el(
    "div",
    { class: "notice notice-warn pl-warn", role: "alert", data: { key: "warn" } },
    el("p", {
      text: planOf(ctx).current ? t("move.warn.empty") : tn("move.warn", ctx.now.view.movesLeft),
    }),
    el(
      "div",
      { class: "card-row" },
      button("move.end", t("move.warn.end"), { id: "pl-done-anyway" }),
      button("move.stay", t("move.warn.not"), { class: "button button-quiet", id: "pl-done-not" }),
    ),
  );
}

/** Group move or regroup move. @param {PlayContext} ctx @param {Plan} plan */
function kinds(ctx, { kind }) {
  const { t } = ctx.app.lang;
  if (!commandsOf(ctx).size) return null;
  const all = /** @type {const} */ (["group", "regroup"]);
  return el(
    "div",
    { class: "segmented rd-kinds", role: "group", "aria-label": t("move.kinds"), data: { key: "kinds" } },
    all.map((each) =>
      button("move.kind", t(`move.kind.${each}`), {
        class: "",
        id: `pl-kind-${each}`,
        title: t(`move.kind.${each}.what`),
        "aria-pressed": String((each === "regroup") === (kind === "regroup")),
        data: { kind: each },
      }),
    ),
  );
}

/** The Rommel bonus, where it may be had. @param {PlayContext} ctx @param {Plan} plan */
function bonus(ctx, { current, rommel }) {
  const { t } = ctx.app.lang;
  if (current?.rommel) return el("p", { class: "rd-bonus", id: "pl-rommel-on", text: t("move.rommel.on") });
  if (!mayHaveRommel(ctx)) return null;
  return el(
    "div",
    { class: "rd-bonus", data: { key: "rommel" } },
    check({ id: "pl-rommel", label: t("move.rommel"), checked: rommel, set: "move.rommel" }),
  );
}

/** The blocks that may take part, as buttons that choose them. @param {PlayContext} ctx @param {Plan} plan */
function blocks(ctx, { candidates, chosen, kind, hex, current }) {
  const { t, tn, list } = ctx.app.lang;
  const open = candidates.filter(({ hexes }) => hexes.size);
  if (!candidates.length) return null;
  /** Those that cannot go, by reason. @type {Map<string, string[]>} */
  const barred = new Map();
  for (const { id, refusal, hexes } of candidates) {
    if (hexes.size) continue;
    // Blocks that have gone in this move need no excuse.
    const why = refusal || (kind === "regroup" ? "out-of-reach" : kind === "withdrawal" ? "no-line-to-withdraw" : "");
    if (!why || (current && why === "not-in-move")) continue;
    barred.set(why, [...(barred.get(why) ?? []), ctx.unitName(id)]);
  }
  const pursuit = kind === "withdrawal" && !current && hex >= 0 ? askPursuit(ctx, hex) : null;
  return el(
    "fieldset",
    { class: "pl-picks rd-picks", data: { key: "picks" } },
    el("legend", { text: tn("move.blocks", chosen.length, { of: open.length }) }),
    el(
      "div",
      { class: "rd-blocks" },
      open.map(({ id, hexes }) => {
        const block = ctx.now.units.get(id);
        const values = block?.name ? ctx.rosterOf(block.name) : undefined;
        const march = [...hexes.values()].every(({ forcedMarch }) => forcedMarch);
        return button(
          "move.pick",
          "",
          {
            class: "pl-pick rd-block",
            id: `pl-unit-${id}`,
            "aria-pressed": String(chosen.includes(id)),
            data: { unit: id },
          },
          el("strong", { text: ctx.unitName(id) }),
          values &&
            el("span", {
              class: "rd-block-what",
              text: t("move.block", {
                type: t(`unit.${values.type}`),
                steps: tn("block.steps", block?.steps ?? values.steps, { of: values.steps }),
                speed: values.speed,
              }),
            }),
          kind === "regroup" && march && el("span", { class: "rd-block-what rd-march", text: t("move.march.short") }),
        );
      }),
    ),
    open.length > 1 &&
      kind !== "regroup" &&
      button("move.all", t(chosen.length === open.length ? "move.pick.none" : "move.pick.all"), {
        class: "button button-small button-quiet",
        id: "pl-pick-all",
      }),
    [...barred].map(([code, names]) =>
      el("p", { class: "rd-barred", text: `${list(names)}: ${t(`refusal.${code}`)}` }),
    ),
    pursuit?.retreat &&
      el("p", {
        class: "notice notice-warn",
        id: "pl-pursuit",
        text: t(pursuit.pursuers.length ? "move.pursuit" : "move.pursuit.none", {
          pursuers: tn("move.pursuit.blocks", pursuit.pursuers.length),
          least: pursuit.pursuers.reduce((/** @type {number} */ sum, /** @type {any} */ { least }) => sum + least, 0),
          most: pursuit.pursuers.reduce((/** @type {number} */ sum, /** @type {any} */ { most }) => sum + most, 0),
          from: pursuit.hitsFrom,
        }),
      }),
  );
}

/** Every hex in reach as a button, for those who do not use the map. @param {PlayContext} ctx @param {Plan} plan */
function destinations(ctx, plan) {
  const { t, tn, tag } = ctx.app.lang;
  const { kind, hex, candidates, chosen, current } = plan;
  const names = new Intl.Collator(tag, { numeric: true });
  /** @type {[number, string][]} */
  let hexes = [];
  if (kind === "regroup" && !current) {
    const open = [...(hex < 0 ? commandsOf(ctx) : destinationsOf(ctx, hex, plan.rommel))];
    hexes = open.map((to) => [to, ctx.placeName(to)]);
  } else if (kind !== "regroup" && hex >= 0) {
    const { all, some, forced } = reachOf(candidates, chosen);
    hexes = [...all, ...some, ...forced].map(({ hex: to, cost, forced: march }) => [
      to,
      `${ctx.placeName(to)} · ${cost}${march ? " ⚠" : ""}${standing(ctx, to).enemies.length ? " ⚔" : ""}`,
    ]);
  } else if (!current && kind !== "regroup") {
    hexes = [...originsOf(ctx.now.orders).keys()].map((from) => [
      from,
      `${ctx.placeName(from)} · ${tn("move.count", standing(ctx, from).own.length)}`,
    ]);
  }
  if (!hexes.length) return null;
  const begins = hex < 0 && kind !== "regroup";
  return el(
    "details",
    { class: "pl-own", data: { key: "ends" } },
    el(
      "summary",
      { text: t(begins ? "move.list.begin" : "move.list") },
      el("span", { class: "badge num", text: String(hexes.length) }),
    ),
    ctx.opened.has("ends") &&
      el(
        "div",
        { class: "pl-ends" },
        hexes
          .sort(([, a], [, b]) => names.compare(a, b))
          .map(([to, text]) =>
            button("move.to", text, { class: "button button-small button-quiet", data: { hex: String(to) } }),
          ),
      ),
  );
}
