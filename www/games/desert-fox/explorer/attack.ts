/** Enemies next to the units chosen: overrun them, or take the combat to the worksheet. */
import { el } from "../../../dom.ts";
import { neighbour } from "../geometry.ts";
import { button, check } from "../../../worksheet/widgets.ts";
import { askBoard } from "./queries.ts";
import { afterCombat } from "./position-after.ts";
import { unitsIn } from "./table.ts";
import { refusedView } from "./texts.ts";
import type { ExplorerContext } from "./types.ts";
import type { Outcome } from "../engine-types.ts";

const around = (hex: number) =>
  [0, 1, 2, 3, 4, 5].map((direction) => neighbour(hex, direction)).filter((next) => next >= 0);

/** Hexes with enemies beside the units chosen. */
export function enemyHexes(ctx: ExplorerContext) {
  const side = sideOfChoice(ctx);
  return side
    ? around(ctx.selection.at).filter((hex) => unitsIn(ctx.sheet, hex).some((unit) => ctx.valuesOf(unit).side !== side))
    : [];
}

function sideOfChoice(ctx: ExplorerContext) {
  const unit = ctx.sheet.position.units.find(({ id }) => id === ctx.selection.chosen[0]);
  return unit && ctx.valuesOf(unit).side;
}

/** Units that can join an attack on hexes: own combat units beside every one of them. */
export function attackers(ctx: ExplorerContext, targets: number[]) {
  const side = sideOfChoice(ctx);
  return ctx.sheet.position.units.filter((unit) => {
    const values = ctx.valuesOf(unit);
    if (values.side !== side || ["msu", "dump", "detachment"].includes(values.kind)) return false;
    const beside = around(ctx.hexOf(unit));
    return targets.every((hex) => beside.includes(hex));
  });
}

export function attackView(ctx: ExplorerContext) {
  const { t, tn } = ctx.app.lang;
  const hexes = enemyHexes(ctx);
  if (!hexes.length) return el("div", { class: "ex-slot", data: { key: "attack" } });
  const targets = hexes.filter((hex) => ctx.targets.has(hex));
  const able = targets.length ? attackers(ctx, targets) : [];
  const count = able.filter(({ id }) => !ctx.excluded.has(id)).length;
  const words = (hex: number) =>
    t("ex.attack.hex", {
      hex: ctx.placeName(hex),
      units: ctx.app.lang.list(unitsIn(ctx.sheet, hex).map(({ id }) => id)),
    });
  return el(
    "section",
    { class: "card ex-part ex-attack", "aria-labelledby": "ex-attack-title", data: { key: "attack" } },
    el("h3", { class: "card-title", id: "ex-attack-title", tabindex: "-1", text: t("ex.attack") }),
    el(
      "ul",
      { class: "ex-list" },
      hexes.map((hex) =>
        el(
          "li",
          {},
          check({
            id: `ex-target-${hex}`,
            label: words(hex),
            checked: ctx.targets.has(hex),
            set: "target",
            data: { hex },
          }),
          button("overrun", t("ex.attack.overrun"), {
            class: "button button-small",
            id: `ex-overrun-${hex}`,
            "aria-label": t("ex.attack.overrun.which", { hex: ctx.placeName(hex) }),
            data: { hex },
          }),
        ),
      ),
    ),
    targets.length > 0 && [
      el("p", { class: "label", id: "ex-attack-with", text: t("ex.attack.with") }),
      able.length
        ? el(
            "div",
            { class: "ex-checks", role: "group", "aria-labelledby": "ex-attack-with" },
            able.map((unit) =>
              check({
                id: `ex-attacker-${unit.id}`,
                label: t("ex.attack.unit", { unit: unit.id, hex: ctx.hexName(ctx.hexOf(unit)) }),
                checked: !ctx.excluded.has(unit.id),
                set: "attacker",
                data: { unit: unit.id },
              }),
            ),
          )
        : el("p", { class: "muted", text: t("ex.attack.nobody") }),
      el(
        "div",
        { class: "card-row" },
        button("attack.open", t("ex.attack.open"), {
          class: "button button-primary",
          id: "ex-to-worksheet",
          "aria-disabled": count ? null : "true",
        }),
        el("span", { class: "muted", text: tn("ex.attack.count", count) }),
      ),
      ctx.refusal && refusedView(ctx.refusal, ctx),
    ],
  );
}

/** Opens the worksheet with the combat. */
export function openAttack(ctx: ExplorerContext) {
  const targets = enemyHexes(ctx).filter((hex) => ctx.targets.has(hex));
  const units = attackers(ctx, targets)
    .filter(({ id }) => !ctx.excluded.has(id))
    .map(({ id }) => id);
  const answer = askBoard(ctx, { kind: "combat", units, hexes: targets.map(ctx.hexName) });
  ctx.refusal = answer.kind === "refused" ? answer : null;
  if (answer.kind !== "combat") return false;
  ctx.app.referee?.open(
    answer.query,
    ctx.app.lang.t("ex.say.attack", { hexes: ctx.app.lang.list(targets.map(ctx.placeName)) }),
    { back: () => back(ctx), applyOutcome: (outcome) => applyOutcome(ctx, outcome) },
  );
  return true;
}

function back(ctx: ExplorerContext) {
  ctx.forward();
  ctx.updateSelection({}, ctx.app.lang.t("ex.say.back"));
}

/** The result of the worksheet comes onto the map. */
function applyOutcome(ctx: ExplorerContext, outcome: Outcome) {
  const { t, list } = ctx.app.lang;
  const { sheet, open } = afterCombat(ctx, outcome);
  ctx.forward();
  ctx.targets.clear();
  ctx.excluded = new Set();
  const rest = open.map(({ unit, hexes = 0 }) => t("ex.say.retreats", { unit, n: hexes }));
  ctx.change(sheet, {
    say: [t("ex.say.fought"), rest.length > 0 && t("ex.say.open", { units: list(rest) })].filter(Boolean).join(" "),
  });
}
