// @ts-check
/** Two rule sets side by side: the rules in which they differ, each in a sentence. */
import { el, replace } from "../../../dom.ts";
import { caseTip } from "../../../worksheet/case-tip.ts";
import { grouped, meaning, rulesOf } from "./texts.ts";

/** @typedef {import("../engine-types.ts").ReadyApp} App */
/** @typedef {import("./texts.ts").RuleSets} RuleSets */
/** @typedef {import("./texts.ts").RuleSetChoice} RuleSetChoice */

const OWN = "own";

/**
 * @param {App} app @param {RuleSets} ruleSets @param {() => RuleSetChoice} own what the player has chosen so far
 */
export function comparison(app, ruleSets, own) {
  const { t, tn } = app.lang;
  const names = () =>
    /** @type {[string, string][]} */ ([
      [OWN, t("choice.compare.own")],
      ...ruleSets.presets.map(({ preset }) => [preset, t(`preset.${preset}`)]),
    ]);
  const [one, two] = ["one", "two"].map(
    (key) =>
      /** @type {HTMLSelectElement} */ (
        el(
          "select",
          { class: "select", id: `rc-compare-${key}` },
          names().map(([value, text]) => el("option", { value, text })),
        )
      ),
  );
  [one.value, two.value] = ["spi1981Errata", "sixAngles2006"];
  const field = (/** @type {string} */ key, /** @type {HTMLElement} */ box) =>
    el(
      "div",
      { class: "field" },
      el("label", {
        for: `rc-compare-${key}`,
        text: t(key === "one" ? "choice.compare.first" : "choice.compare.second"),
      }),
      box,
    );
  const body = el("div", { class: "stack", id: "rc-compare-body" });
  const set = (/** @type {string} */ name) =>
    rulesOf(name === OWN ? own() : { preset: /** @type {import("../engine-types.ts").Preset} */ (name) }, ruleSets);

  function draw() {
    const [first, second] = [one, two].map((box) => ({
      name: names().find(([value]) => value === box.value)?.[1] ?? "",
      rules: set(box.value),
    }));
    const rows = grouped(ruleSets)
      .flatMap(([, list]) => list)
      .filter(({ field }) => first.rules[field] !== second.rules[field]);
    const cell = (/** @type {string} */ value, /** @type {{name: string, rules: Record<string, string>}} */ side) =>
      el("td", { data: { label: side.name } }, meaning(value, side.rules[value], app));
    replace(
      body,
      el("p", {
        role: "status",
        id: "rc-compare-count",
        text: rows.length ? tn("choice.compare.count", rows.length) : t("choice.compare.same"),
      }),
      rows.length > 0 &&
        el(
          "table",
          { class: "rc-table" },
          el("caption", {
            class: "visually-hidden",
            text: t("choice.compare.caption", { one: first.name, two: second.name }),
          }),
          el(
            "thead",
            {},
            el(
              "tr",
              {},
              [t("choice.compare.rule"), first.name, second.name].map((text) => el("th", { scope: "col", text })),
            ),
          ),
          el(
            "tbody",
            {},
            rows.map(({ field, rulings }) =>
              el(
                "tr",
                { data: { field } },
                el(
                  "th",
                  { scope: "row" },
                  t(`rules.switch.${field}`),
                  " ",
                  rulings.map((id) => [" ", caseTip(id, [id], app)]),
                ),
                cell(field, first),
                cell(field, second),
              ),
            ),
          ),
        ),
    );
  }
  for (const box of [one, two]) box.addEventListener("change", draw);
  const details = /** @type {HTMLDetailsElement} */ (
    el(
      "details",
      { class: "rc-fold", id: "rc-compare" },
      el("summary", { text: t("choice.compare") }),
      el("div", { class: "stack" }, el("div", { class: "rc-two" }, field("one", one), field("two", two)), body),
    )
  );
  const refresh = () => details.open && draw();
  details.addEventListener("toggle", refresh);
  return { node: details, refresh };
}
