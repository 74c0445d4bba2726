/**
 * What lies on the map besides units: forts, owners of ports, the head of the railroad, the game-turn; and the rules in
 * force.
 */
import { el } from "../../../dom.ts";
import { parseHex, spiNumber } from "../geometry.ts";
import { button, number, select, withValue } from "../../../worksheet/widgets.ts";
import { presetRules, switchList } from "../referee/situation/rules.ts";
import { withPosition } from "./table.ts";
import type { ExplorerContext } from "./types.ts";
import type { PositionSheet, Side, Switches } from "../engine-types.ts";

export function groundView(ctx: ExplorerContext) {
  const { t } = ctx.app.lang;
  const { forts = [], ports = [], railhead = "", gameTurn } = ctx.sheet.position;
  const places = ctx.app.map?.special?.ports ?? [];
  const owner = (hex: string) => ports.find((port) => parseHex(port.hex) === parseHex(hex))?.side ?? "";
  const text = (id: string, label: string, value: string, set: string) =>
    el(
      "div",
      { class: "field" },
      el("label", { for: id, text: label }),
      withValue(
        el("input", {
          class: "input num",
          id,
          autocomplete: "off",
          spellcheck: "false",
          placeholder: "L2329",
          data: { set },
        }),
        value,
      ),
    );
  return el(
    "details",
    { class: "card ex-part ref-fold ex-ground", id: "ex-ground", data: { key: "ground" } },
    el("summary", {}, t("ex.ground")),
    el(
      "div",
      { class: "stack" },
      el(
        "div",
        { class: "ex-fields" },
        number({ id: "ex-turn", label: t("ex.ground.turn"), value: gameTurn, min: 1, max: 22, set: "turn" }),
        text("ex-railhead", t("ex.ground.railhead"), railhead, "railhead"),
      ),
      el("h4", { text: t("ex.ground.ports") }),
      el(
        "div",
        { class: "ex-fields" },
        places.map((hex) =>
          select({
            id: `ex-port-${hex}`,
            label: ctx.placeName(parseHex(hex)),
            value: owner(hex),
            options: [
              ["", t("ex.ground.nobody")],
              ["axis", t("side.axis")],
              ["commonwealth", t("side.commonwealth")],
            ],
            set: "port",
            data: { hex },
          }),
        ),
      ),
      el("h4", { text: t("ex.ground.forts") }),
      forts.length > 0 &&
        el(
          "ul",
          { class: "ex-list" },
          forts.map(({ hex, level }) =>
            el(
              "li",
              {},
              el("span", { text: t("ex.ground.fort", { hex: ctx.placeName(parseHex(hex)), level }) }),
              button("fort.remove", "×", {
                class: "button button-quiet ref-remove",
                "aria-label": t("ex.ground.fort.remove", { hex }),
                id: `ex-fort-${hex}`,
                data: { hex },
              }),
            ),
          ),
        ),
      el(
        "div",
        { class: "ex-hand-row" },
        text("ex-fort-hex", t("ex.ground.fort.hex"), "", ""),
        select({
          id: "ex-fort-level",
          label: t("ex.ground.fort.level"),
          value: "1",
          options: [
            ["1", "1"],
            ["2", "2"],
          ],
          set: "",
        }),
        button("fort.add", t("ex.ground.fort.add"), { id: "ex-fort-add" }),
      ),
    ),
  );
}

/** `level`: 0 takes the fort away. */
export function setFort(sheet: PositionSheet, hex: number, level: number) {
  const rest = (sheet.position.forts ?? []).filter((fort) => parseHex(fort.hex) !== hex);
  const forts = level ? [...rest, { hex: spiNumber(hex), level }] : rest;
  return withPosition(sheet, { forts: forts.length ? forts : undefined });
}

/** `side`: or nothing. */
export function setPort(sheet: PositionSheet, hex: string, side: string) {
  const rest = (sheet.position.ports ?? []).filter((port) => parseHex(port.hex) !== parseHex(hex));
  const ports = side ? [...rest, { hex, side: side as Side }] : rest;
  return withPosition(sheet, { ports: ports.length ? ports : undefined });
}

/** The rules in force, with the worksheet's own switches. */
export function rulesView(ctx: ExplorerContext) {
  const { t, tn } = ctx.app.lang;
  const rules = ctx.sheet.rules ?? {};
  const own = Object.keys(rules.switches ?? {}).length;
  const like = { app: ctx.app, ruleSets: ctx.ruleSets, sheet: { query: { rules } } };
  return el(
    "details",
    { class: "card ex-part ref-fold ex-rules", id: "ex-rules", data: { key: "rules" } },
    el(
      "summary",
      {},
      t("ref.rules.switches"),
      own > 0 && el("span", { class: "badge badge-accent", text: tn("ref.rules.own", own) }),
    ),
    button("rules.worksheet", t("ex.rules.worksheet"), {
      class: "button button-quiet ex-own",
      id: "ex-rules-worksheet",
    }),
    ctx.opened.has("rules") && switchList(like, "ex"),
  );
}

export function setSwitch(ctx: ExplorerContext, field: string, value: string) {
  const like = { app: ctx.app, ruleSets: ctx.ruleSets, sheet: { query: { rules: ctx.sheet.rules } } };
  const usual = presetRules(like);
  const switches: Record<string, string> = { ...ctx.sheet.rules?.switches };
  if (usual[field] === value) delete switches[field];
  else switches[field] = value;
  return {
    ...ctx.sheet,
    rules: { ...ctx.sheet.rules, switches: switches as Switches },
  };
}
