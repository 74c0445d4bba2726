// @ts-check
/** The destination that waits to be confirmed: who goes, what happens there, and the buttons. */
import { el } from "../../../../dom.ts";
import { button } from "../../../../worksheet/widgets.ts";
import { askNumber, ruleOf } from "./asking.js";
import { forecast } from "./forecast.js";
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
  const { enter, march: marching, seek, stay } = forecast(ctx, plan, hex);
  const names = (/** @type {string[]} */ ids) => list(ids.map(ctx.unitName));
  const tries = marching.map(({ id }) => id);
  const full = stay.filter((id) => !look.stay.includes(id));
  return el(
    "div",
    { class: "pl-goal rd-goal", data: { key: "goal", hex: String(hex) } },
    el("h4", { text: t("move.to", { hex: place }) }),
    enter.length > 0 &&
      el("p", { class: "num" }, tn("move.goes", enter.length, { units: names(enter), length: look.length })),
    bonuses(ctx, look),
    look.stay.length > 0 &&
      el("p", {
        class: "muted",
        text: t(plan.kind === "regroup" ? "move.behind" : "move.remain", { units: names(look.stay) }),
      }),
    full.length > 0 && el("p", { class: "rd-barred", text: tn("move.full", full.length, { units: names(full) }) }),
    seek.length > 0 &&
      el("p", { class: "rd-barred", text: tn("move.seek", seek.length, { units: names(seek), ...march }) }),
    look.enemies > 0 && battleNote(ctx, look),
    look.mined && el("p", { class: "notice notice-warn", text: t("move.mines") }),
    tries.length > 0 &&
      el(
        "div",
        { class: "notice notice-warn rd-risk", data: { key: "risk" } },
        el("p", {
          text: t(marchText(ctx, plan), {
            units: names(tries),
            hex: place,
            ...march,
          }),
        }),
        plan.kind === "group" &&
          el("p", {
            class: "num",
            text: t("move.march.first", {
              hex: list([...new Set(marching.map(({ at }) => ctx.placeName(at)))]),
            }),
          }),
      ),
    el(
      "div",
      { class: "card-row" },
      look.go.length > 0 &&
        digitButton("move.go", goText(ctx, { enter, tries, seek, stay }, place), 1, {
          class: "button button-primary",
          id: "pl-goal-0",
        }),
      look.others &&
        digitButton("move.choose", t("move.choose", { hex: place }), 2, { id: "pl-goal-1", data: { hex } }),
      button("move.not", t("move.not"), { class: "button button-quiet", id: "pl-goal-not" }),
    ),
  );
}

/**
 * What the button does: how many enter, and who tries a forced march, looks for a way or stays.
 * @param {PlayContext} ctx @param {Record<"enter"|"tries"|"seek"|"stay", string[]>} blocks @param {string} hex
 */
function goText(ctx, { enter, tries, seek, stay }, hex) {
  const { t, tn, list } = ctx.app.lang;
  const rest = (/** @type {string} */ key, /** @type {string[]} */ ids) =>
    ids.length > 0 && tn(key, ids.length, { units: list(ids.map(ctx.unitName)), hex, ...marchDice(ctx) });
  return [
    enter.length > 0 && tn("move.go", enter.length, { hex }),
    rest(enter.length ? "move.go.try" : "move.go.march", tries),
    rest("move.go.seek", seek),
    rest("move.go.stay", stay),
  ]
    .filter(Boolean)
    .join(t("move.go.and"));
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
  );
}
