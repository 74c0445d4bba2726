// @ts-check
/** The destination that waits to be confirmed: who goes, what happens there, and the buttons. */
import { el } from "../../../../dom.js";
import { button } from "../../../../worksheet/widgets.js";
import { askNumber, ruleOf } from "./asking.js";
import { waitsAt } from "./giving.js";
import { leavesBattle, outlook } from "./planning.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */
/** @typedef {import("./planning.js").Plan} Plan */

/** The faces of a die that succeed in a forced march, and those that fail. @param {PlayContext} ctx */
export function marchDice(ctx) {
  const from = askNumber(ctx, "movement/forcedMarchFrom", 4);
  return { from, below: from - 1, chance: Math.round(((7 - from) / 6) * 100) };
}

/**
 * The key of the text that says what a forced march risks. In a withdrawal the die is rolled at once.
 *
 * Cases: 2.7 · Rulings: I014, D025, D027
 * @param {PlayContext} ctx @param {Pick<Plan, "kind"|"hex">} plan
 */
export function marchText(ctx, plan) {
  if (plan.kind === "group") return "move.march";
  if (plan.kind === "regroup") return "move.march.regroup";
  return leavesBattle(ctx, plan) ? "move.march.retreat" : "move.march.withdrawal";
}

/** A button with the digit that presses it. @param {string} action @param {string} text @param {number} digit @param {Record<string, any>} props */
export const digitButton = (action, text, digit, { data = {}, ...props }) =>
  button(
    action,
    text,
    { ...props, "aria-keyshortcuts": String(digit), data: { digit, ...data } },
    el("kbd", { "aria-hidden": "true", text: String(digit) }),
  );

/** @param {PlayContext} ctx @param {Plan} plan */
export function goalView(ctx, plan) {
  const { t, tn, list } = ctx.app.lang;
  const hex = plan.kind === "regroup" ? plan.destination : plan.goal;
  if (hex < 0 || plan.hex < 0) return null;
  const look = outlook(ctx, plan, hex);
  if (plan.current && !look.go.length) return null;
  const place = ctx.placeName(hex);
  const march = marchDice(ctx);
  const names = look.go.map(({ id }) => ctx.unitName(id));
  return el(
    "div",
    { class: "pl-goal rd-goal", data: { key: "goal", hex: String(hex) } },
    el("h4", { text: t("move.to", { hex: place }) }),
    names.length > 0 &&
      el("p", { class: "num" }, tn("move.goes", names.length, { units: list(names), length: look.length })),
    bonuses(ctx, look),
    look.stay.length > 0 &&
      el("p", {
        class: "muted",
        text: t(plan.kind === "regroup" ? "move.behind" : "move.remain", { units: list(look.stay.map(ctx.unitName)) }),
      }),
    look.enemies > 0 && battleNote(ctx, look),
    look.mined && el("p", { class: "notice notice-warn", text: t("move.mines") }),
    look.forced.length > 0 &&
      el(
        "div",
        { class: "notice notice-warn rd-risk", data: { key: "risk" } },
        el("p", {
          text: t(marchText(ctx, plan), {
            units: list(look.forced.map(ctx.unitName)),
            hex: place,
            ...march,
          }),
        }),
        plan.kind === "group" &&
          el("p", {
            class: "num",
            text: t("move.march.first", {
              hex: list([
                ...new Set(
                  look.go
                    .filter(({ reached }) => reached.forcedMarch)
                    .map(({ id, reached }) => ctx.placeName(waitsAt(ctx, id, reached))),
                ),
              ]),
            }),
          }),
      ),
    el(
      "div",
      { class: "card-row" },
      names.length > 0 &&
        digitButton("move.go", tn("move.go", names.length, { hex: place }), 1, {
          class: "button button-primary",
          id: "pl-goal-0",
        }),
      look.others &&
        digitButton("move.choose", t("move.choose", { hex: place }), 2, { id: "pl-goal-1", data: { hex } }),
      button("move.not", t("move.not"), { class: "button button-quiet", id: "pl-goal-not" }),
    ),
  );
}

/** What lets blocks go farther than their speed. @param {PlayContext} ctx @param {ReturnType<typeof outlook>} look */
function bonuses(ctx, look) {
  const { t } = ctx.app.lang;
  const beyond = look.go.some(({ id, reached }) => {
    const name = ctx.now.units.get(id)?.name;
    const speed = name ? (ctx.rosterOf(name)?.speed ?? Infinity) : Infinity;
    return reached.length - Number(reached.forcedMarch) - Number(reached.rommel) > speed;
  });
  const led = look.go.some(({ reached }) => reached.rommel);
  if (!beyond && !led) return null;
  return el("p", {
    class: "muted",
    text: [beyond && t("move.road"), led && t("move.led")].filter(Boolean).join(" "),
  });
}

/** What waits in a hex with enemies, and how many blocks may still enter it. @param {PlayContext} ctx @param {ReturnType<typeof outlook>} look */
function battleNote(ctx, look) {
  const { t, tn } = ctx.app.lang;
  return el(
    "div",
    { class: "rd-enters", data: { key: "enters" } },
    el("p", {}, el("strong", { text: tn(look.joins ? "move.joins" : "move.engages", look.enemies) })),
    el("p", { class: "muted", text: t(`move.limit.${ruleOf(ctx, "crossingLimit") ?? "movementPhase"}`) }),
    el(
      "ul",
      { class: "rd-sides" },
      look.sides.map(({ from, limit, used, open, hostile }) =>
        el(
          "li",
          { class: open ? "" : "is-full" },
          el("span", { class: "rd-pips", "aria-hidden": "true", text: "■".repeat(used) + "□".repeat(open) }),
          el("span", {
            text: hostile
              ? t("move.side.hostile", { hex: ctx.placeName(from) })
              : t("move.side", { hex: ctx.placeName(from), used, limit }),
          }),
        ),
      ),
    ),
    look.narrow.map(({ from }) =>
      el("p", {
        class: "rd-barred",
        text: tn("move.few", look.sides.find((side) => side.from === from)?.open ?? 0, { hex: ctx.placeName(from) }),
      }),
    ),
  );
}
