// @ts-check
/** Enemies next to the units chosen: overrun them, or take the combat to the worksheet. */
import { el } from "../../dom.js";
import { neighbour } from "../../board/geometry.js";
import { button, check } from "../referee/widgets.js";
import { askBoard } from "./queries.js";
import { fought } from "./outcomes.js";
import { unitsIn } from "./table.js";
import { refusedView } from "./texts.js";

/** @typedef {import("./types.js").Desk} Desk */

/** @param {number} hex */
const around = (hex) => [0, 1, 2, 3, 4, 5].map((direction) => neighbour(hex, direction)).filter((next) => next >= 0);

/** Hexes with enemies beside the units chosen. @param {Desk} desk */
export function enemyHexes(desk) {
  const side = sideOfChoice(desk);
  return side
    ? around(desk.sight.at).filter((hex) => unitsIn(desk.sheet, hex).some((unit) => desk.valuesOf(unit).side !== side))
    : [];
}

/** @param {Desk} desk */
function sideOfChoice(desk) {
  const unit = desk.sheet.position.units.find(({ id }) => id === desk.sight.chosen[0]);
  return unit && desk.valuesOf(unit).side;
}

/**
 * Units that can join an attack on hexes: own combat units beside every one of them.
 * @param {Desk} desk
 * @param {number[]} targets
 */
export function attackers(desk, targets) {
  const side = sideOfChoice(desk);
  return desk.sheet.position.units.filter((unit) => {
    const values = desk.valuesOf(unit);
    if (values.side !== side || ["msu", "dump", "detachment"].includes(values.kind)) return false;
    const beside = around(desk.hexOf(unit));
    return targets.every((hex) => beside.includes(hex));
  });
}

/** @param {Desk} desk */
export function attackView(desk) {
  const { t, tn } = desk.app.lang;
  const hexes = enemyHexes(desk);
  if (!hexes.length) return el("div", { class: "ex-slot", data: { key: "attack" } });
  const targets = hexes.filter((hex) => desk.targets.has(hex));
  const able = targets.length ? attackers(desk, targets) : [];
  const count = able.filter(({ id }) => !desk.aside.has(id)).length;
  const words = (/** @type {number} */ hex) =>
    t("ex.attack.hex", {
      hex: desk.placeName(hex),
      units: desk.app.lang.list(unitsIn(desk.sheet, hex).map(({ id }) => id)),
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
            checked: desk.targets.has(hex),
            set: "target",
            data: { hex },
          }),
          button("overrun", t("ex.attack.overrun"), {
            class: "button button-small",
            id: `ex-overrun-${hex}`,
            "aria-label": t("ex.attack.overrun.which", { hex: desk.placeName(hex) }),
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
                label: t("ex.attack.unit", { unit: unit.id, hex: desk.hexName(desk.hexOf(unit)) }),
                checked: !desk.aside.has(unit.id),
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
      desk.refusal && refusedView(desk.refusal, desk),
    ],
  );
}

/** Opens the worksheet with the combat. @param {Desk} desk */
export function openAttack(desk) {
  const targets = enemyHexes(desk).filter((hex) => desk.targets.has(hex));
  const units = attackers(desk, targets)
    .filter(({ id }) => !desk.aside.has(id))
    .map(({ id }) => id);
  const answer = askBoard(desk, { kind: "combat", units, hexes: targets.map(desk.hexName) });
  desk.refusal = answer.kind === "refused" ? answer : null;
  if (answer.kind !== "combat") return false;
  desk.app.referee?.open(
    answer.query,
    desk.app.lang.t("ex.say.attack", { hexes: desk.app.lang.list(targets.map(desk.placeName)) }),
    { back: () => back(desk), take: (outcome) => take(desk, outcome) },
  );
  return true;
}

/** @param {Desk} desk */
function back(desk) {
  desk.forward();
  desk.look({}, desk.app.lang.t("ex.say.back"));
}

/** The result of the worksheet comes onto the map. @param {Desk} desk @param {import("./types.js").Outcome} outcome */
function take(desk, outcome) {
  const { t, list } = desk.app.lang;
  const { sheet, open } = fought(desk, outcome);
  desk.forward();
  desk.targets.clear();
  desk.aside = new Set();
  const rest = open.map(({ unit, hexes = 0 }) => t("ex.say.retreats", { unit, n: hexes }));
  desk.change(sheet, {
    say: [t("ex.say.fought"), rest.length > 0 && t("ex.say.open", { units: list(rest) })].filter(Boolean).join(" "),
  });
}
