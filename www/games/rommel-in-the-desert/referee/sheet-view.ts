/** The chosen hex with its blocks, whose turn it is, and the line above the map. */
import { el } from "../../../dom.ts";
import { clock } from "../../../worksheet/clock.ts";
import { menu } from "../../../worksheet/menu.ts";
import { button, check, number, select, sideBadge } from "../../../worksheet/widgets.ts";
import { sameChanges } from "../charts/own-charts.ts";
import { hexName } from "../geometry.ts";
import { OPTIONS, SIDES, battlesOf, isEmpty, sideOf, unitsIn } from "./position.ts";
import type { RefereeContext } from "./types.ts";
import type { UnitQuery } from "./position.ts";

/** Enemy turns that a disrupted block can have to wait. */
const LONGEST_WAIT = 2;

export function toolbar(ctx: RefereeContext) {
  const { t, key, tag } = ctx.app.lang;
  const off = (can: boolean) => (can ? null : "true");
  const item = (what: string) =>
    button(
      what,
      t(`rr.${what}`),
      { class: "ref-menu-item", id: `rr-${what}` },
      el("span", { class: "muted", text: t(`rr.${what}.what`) }),
    );
  const { state, at } = ctx.saveStatus;
  return el(
    "div",
    { class: "ref-toolbar" },
    el(
      "div",
      { class: "ref-tools" },
      menu("rr-copy", t("rr.text"), [item("copy"), item("paste")]),
      button("undo", "↶", {
        id: "rr-undo",
        "aria-disabled": off(ctx.canUndo),
        "aria-label": t("rr.undo"),
        title: `${t("rr.undo")} (${key("Ctrl+Z")})`,
      }),
      button("redo", "↷", {
        id: "rr-redo",
        "aria-disabled": off(ctx.canRedo),
        "aria-label": t("rr.redo"),
        title: `${t("rr.redo")} (${key("Ctrl+Y")})`,
      }),
      button("reset", t("rr.reset"), { id: "rr-reset", "aria-disabled": off(!isEmpty(ctx.sheet)) }),
    ),
    el("p", {
      class: `ref-kept${["saved", "saving"].includes(state) ? "" : " is-bad"}`,
      id: "rr-saved",
      data: { "save-status": state },
      text: t(`rr.saved.${state}`, { time: clock(at, tag) }),
    }),
  );
}

/**
 * Whose values the Referee answers with: ours, those that this browser stores, or others that came with the position.
 */
export function valuesOf({ sheet, own }: RefereeContext): "" | "own" | "sheet" {
  if (!sheet.charts.length) return "";
  return sameChanges(sheet.charts, own) ? "own" : "sheet";
}

/** Whose turn it is, its option, the rules, the values. */
export function turnView(ctx: RefereeContext) {
  const { t, tn } = ctx.app.lang;
  const { active, option, rules, charts } = ctx.sheet;
  const chosen: Record<string, string> = { ...rules };
  return el(
    "section",
    { class: "card ex-part", "aria-labelledby": "rr-turn-title", data: { key: "turn" } },
    el("h3", { class: "card-title", id: "rr-turn-title", text: t("rr.turn") }),
    el(
      "div",
      { class: "ex-fields" },
      select({
        id: "rr-active",
        label: t("rr.turn.side"),
        value: active,
        options: SIDES.map((side) => [side, t(`side.${side}`)]),
        set: "active",
      }),
      select({
        id: "rr-option",
        label: t("rr.turn.option"),
        value: option,
        options: OPTIONS.map((each) => [each, t(`option.${each}`)]),
        set: "option",
      }),
      select({
        id: "rr-values",
        label: t("charts.choose"),
        value: valuesOf(ctx),
        options: [
          ["", t("charts.shipped")],
          ...(ctx.own.length ? [["own", tn("charts.choose.own", ctx.own.length)] as [string, string]] : []),
          ...(valuesOf(ctx) === "sheet" ? [["sheet", tn("rr.values.sheet", charts.length)] as [string, string]] : []),
        ],
        set: "values",
      }),
    ),
    el(
      "details",
      { class: "ref-fold", id: "rr-rules", data: { key: "rules" } },
      el("summary", { text: t("rr.rules") }),
      el(
        "div",
        { class: "ex-fields" },
        ctx.switches.map(({ field, values }) =>
          select({
            id: `rr-rule-${field}`,
            label: t(`rules.switch.${field}`),
            value: chosen[field] ?? values[0],
            options: values.map((value) => [value, t(`rules.switch.${field}.${value}`)]),
            set: "rule",
            data: { field },
          }),
        ),
      ),
    ),
  );
}

/** The blocks of the chosen hex. */
export function hexView(ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const { at } = ctx.selection;
  const title = el("h3", {
    class: "card-title",
    id: "rr-hex-title",
    tabindex: "-1",
    text: at < 0 ? t("rr.hex") : ctx.placeName(at),
  });
  const props = { class: "card ex-part", "aria-labelledby": "rr-hex-title", data: { key: "hex" } };
  if (at < 0) return el("section", props, title, el("p", { class: "muted", text: t("rr.hex.none") }));
  const hex = hexName(at);
  const units = unitsIn(ctx.sheet, hex);
  const battle = battlesOf(ctx.sheet, ctx.roster).find((each) => each.hex === hex);
  return el(
    "section",
    props,
    el(
      "div",
      { class: "ex-head" },
      title,
      button("close", "×", { class: "button ref-remove", id: "rr-close", "aria-label": t("rr.hex.close") }),
    ),
    units.length
      ? el(
          "ul",
          { class: "ex-units" },
          units.map((unit) => unitRow(unit, ctx)),
        )
      : el("p", { class: "muted", text: t("rr.hex.empty") }),
    battle &&
      select({
        id: "rr-first",
        label: t("rr.hex.first"),
        value: battle.first,
        options: SIDES.map((side) => [side, t(`side.${side}`)]),
        set: "first",
        data: { hex },
      }),
    check({
      id: "rr-mine",
      label: t("rr.hex.mine"),
      checked: ctx.sheet.mines.includes(hex),
      set: "mine",
      data: { hex },
    }),
  );
}

function unitRow({ unit, steps, disrupted, wait }: UnitQuery, ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const block = ctx.roster.get(unit);
  const id = `rr-u${[...ctx.roster.keys()].indexOf(unit)}`;
  const most = block?.steps ?? 4;
  const data = { unit };
  const isChosen = ctx.selection.unit === unit;
  return el(
    "li",
    { class: `ex-unit rr-unit${isChosen ? " is-chosen" : ""}`, data: { key: unit } },
    sideBadge(sideOf(block), ctx),
    el(
      "div",
      { class: "rr-unit-main" },
      el(
        "div",
        { class: "rr-unit-head" },
        button("unit", unit, {
          class: "button button-quiet rr-unit-name",
          id: `${id}-name`,
          "aria-pressed": String(isChosen),
          title: t("rr.unit.choose"),
          data,
        }),
        block &&
          el("span", {
            class: "muted",
            text: `${t(`unit.${block.type}`)}${block.elite ? ` · ${t("block.elite")}` : ""}`,
          }),
        button("lift", t("rr.unit.lift"), {
          class: "button button-small",
          id: `${id}-lift`,
          "aria-label": t("rr.unit.lift.which", { unit }),
          data,
        }),
        button("remove", "×", {
          class: "button ref-remove",
          id: `${id}-remove`,
          "aria-label": t("rr.unit.remove", { unit }),
          data,
        }),
      ),
      el(
        "div",
        { class: "rr-unit-fields" },
        select({
          id: `${id}-steps`,
          label: t("rr.unit.steps"),
          value: String(steps ?? most),
          options: Array.from({ length: most }, (_, i) => [String(i + 1), String(i + 1)]),
          set: "steps",
          data,
        }),
        check({ id: `${id}-disrupted`, label: t("block.disrupted"), checked: !!disrupted, set: "disrupted", data }),
        disrupted &&
          number({
            id: `${id}-wait`,
            label: t("rr.unit.wait"),
            value: wait ?? 0,
            min: 0,
            max: LONGEST_WAIT,
            set: "wait",
            data,
          }),
      ),
    ),
  );
}
