/** Two rule sets side by side: the rules in which they differ, each in a sentence. */
import { el, replace } from "../../../dom.ts";
import { caseTip } from "../../../worksheet/case-tip.ts";
import { grouped, meaning, rulesOf } from "./texts.ts";
import type { ReadyApp as App, Preset, RuleSetChoice, RuleSets } from "../engine-types.ts";

const OWN = "own";

/** `own`: what the player has chosen so far. */
export function comparison(app: App, ruleSets: RuleSets, own: () => RuleSetChoice) {
  const { t, tn } = app.lang;
  const names = () =>
    [[OWN, t("choice.compare.own")], ...ruleSets.presets.map(({ preset }) => [preset, t(`preset.${preset}`)])] as [
      string,
      string,
    ][];
  const [one, two] = ["one", "two"].map((key) =>
    el(
      "select",
      { class: "select", id: `rc-compare-${key}` },
      names().map(([value, text]) => el("option", { value, text })),
    ),
  );
  [one.value, two.value] = ["spi1981Errata", "sixAngles2006"];
  const field = (key: string, box: HTMLElement) =>
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
  const set = (name: string) => rulesOf(name === OWN ? own() : { preset: name as Preset }, ruleSets);

  function draw() {
    const [first, second] = [one, two].map((box) => ({
      name: names().find(([value]) => value === box.value)?.[1] ?? "",
      rules: set(box.value),
    }));
    const rows = grouped(ruleSets)
      .flatMap(([, list]) => list)
      .filter(({ field }) => first.rules[field] !== second.rules[field]);
    const cell = (value: string, side: { name: string; rules: Record<string, string> }) =>
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
  const details = el(
    "details",
    { class: "rc-fold", id: "rc-compare" },
    el("summary", { text: t("choice.compare") }),
    el("div", { class: "stack" }, el("div", { class: "rc-two" }, field("one", one), field("two", two)), body),
  );
  const refresh = () => details.open && draw();
  details.addEventListener("toggle", refresh);
  return { node: details, refresh };
}
