/**
 * The rules of a new game: a named rule set first, single rules when somebody asks for them, and what does not go
 * together.
 */
import { el, replace } from "../../../dom.ts";
import { caseTip } from "../../../worksheet/case-tip.ts";
import { comparison } from "./compare.ts";
import { USUAL, grouped, meaning, rulesOf, settingName } from "./texts.ts";
import type {
  ReadyApp as App,
  ChoiceReport,
  Preset,
  Relation,
  RuleSetChoice,
  RuleSets,
  SwitchInfo,
} from "../engine-types.ts";

/** `option`: a choice of the form. `scenario`: the one chosen. */
export function rulesChooser(
  app: App,
  option: (group: string, value: string, title: string, lines: string[], state: { checked: boolean }) => HTMLElement,
  scenario: () => { lastTurn: number; earlier: number },
) {
  const { t, tn } = app.lang;
  const ruleSets: RuleSets = app.wasm.ruleSets();
  /** What the player has chosen. */
  const own: { preset: Preset; switches: Record<string, string> } = { preset: USUAL, switches: {} };
  const choice = () =>
    ({
      preset: own.preset,
      ...(Object.keys(own.switches).length ? { switches: { ...own.switches } } : {}),
    }) as RuleSetChoice;
  const report = () => app.wasm.chooseRules(choice());
  const error = el("div", { class: "field-error rc-fault", id: "rc-fault", role: "alert" });
  const badge = el("span", { class: "badge badge-accent" });
  const list = el("div", { class: "stack" });
  const compare = comparison(app, ruleSets, choice);
  const presets = el(
    "div",
    { class: "pl-options" },
    ruleSets.presets.map(({ preset }) =>
      option("rules", preset, t(`preset.${preset}`), [t(`preset.${preset}.what`)], { checked: preset === USUAL }),
    ),
  );
  const details = el(
    "details",
    { class: "rc-fold", id: "rc-details" },
    el("summary", {}, t("choice.details"), " ", badge),
    list,
  );

  function set(field: string, value: string) {
    // What another rule brings along and the player sets otherwise is his own choice, even where the rule set has it
    // so.
    const answer = report();
    const brought = answer.kind === "chosen" && answer.implied.some(({ other }) => other.field === field);
    if (!brought && rulesOf({ preset: own.preset }, ruleSets)[field] === value) delete own.switches[field];
    else own.switches[field] = value;
  }

  /** The relation that a refusal is about. */
  const relationOf = (found: string): Relation | undefined =>
    ruleSets.relations.find(({ of, other }) => found === `${of.field}=${of.value} / ${other.field}=${other.value}`);

  function showConflict(answer: ChoiceReport) {
    if (answer.kind !== "refused") return replace(error);
    const relation = relationOf(answer.refusals[0]?.found ?? "");
    if (!relation) return replace(error);
    const { of, bond, other } = relation;
    const mend = () => {
      set(
        bond === "excludes" ? of.field : other.field,
        bond === "excludes" ? rulesOf({ preset: USUAL }, ruleSets)[of.field] : other.value,
      );
      draw();
      details.querySelector("summary")?.focus();
    };
    replace(
      error,
      el("span", { text: t(`choice.fault.${bond}`, { of: settingName(of, app), other: settingName(other, app) }) }),
      " ",
      caseTip(relation.ruling, [relation.ruling], app),
      " ",
      el("button", {
        type: "button",
        class: "button button-small",
        id: "rc-mend",
        text: t("choice.fault.mend"),
        on: { click: mend },
      }),
    );
  }

  /** What a switch at its value has to do with others. */
  function ties(field: string, value: string, implied: Relation[]) {
    const lines = ruleSets.relations
      .filter(({ of }) => of.field === field && of.value === value)
      .map(({ bond, other }) => t(`choice.relation.${bond}`, { other: settingName(other, app) }));
    const by = implied.find(({ other }) => other.field === field);
    return by ? [...lines, t("choice.relation.implied", { other: settingName(by.of, app) })] : lines;
  }

  function row(
    { field, values, rulings, from }: SwitchInfo,
    rules: Record<string, string>,
    preset: Record<string, string>,
    implied: Relation[],
  ) {
    const box = el(
      "select",
      { class: "select", id: `rc-${field}`, "aria-describedby": `rc-${field}-what`, data: { field } },
      values.map((value) => el("option", { value, text: t(`rules.switch.${field}.${value}`) })),
    );
    box.value = rules[field];
    const notes = ties(field, rules[field], implied);
    const { lastTurn, earlier } = scenario();
    if (from && from + earlier > lastTurn && rules[field] !== values[0])
      notes.push(t("choice.late", { turn: from + earlier, last: lastTurn }));
    return el(
      "div",
      { class: "rc-switch", data: { field } },
      el("div", { class: "field" }, el("label", { for: `rc-${field}`, text: t(`rules.switch.${field}`) }), box),
      el(
        "p",
        { class: "rc-what", id: `rc-${field}-what` },
        meaning(field, rules[field], app),
        notes.map((text) => el("span", { class: "rc-note", text })),
      ),
      el(
        "p",
        { class: "rc-cite" },
        rules[field] !== preset[field] && el("span", { class: "badge badge-accent", text: t("choice.own") }),
        rulings.map((id) => [" ", caseTip(id, [id], app)]),
      ),
    );
  }

  function draw() {
    const answer = report();
    const changed = Object.keys(own.switches).length;
    badge.textContent = changed ? tn("choice.changed", changed) : "";
    badge.hidden = !changed;
    showConflict(answer);
    compare.refresh();
    if (!details.open) return;
    const preset = rulesOf({ preset: own.preset }, ruleSets);
    const chosen = answer.kind === "chosen" ? answer : null;
    const rules: Record<string, string> = { ...(chosen?.rules ?? rulesOf(choice(), ruleSets)) };
    const focus = list.contains(document.activeElement) ? document.activeElement?.id : "";
    replace(
      list,
      el("p", { class: "muted", text: t("choice.details.what") }),
      changed > 0 &&
        el(
          "p",
          {},
          el("button", {
            type: "button",
            class: "button button-small",
            id: "rc-reset",
            text: t("choice.reset"),
            on: { click: reset },
          }),
        ),
      grouped(ruleSets).map(([group, switches]) =>
        el(
          "section",
          { class: "rc-group", "aria-labelledby": `rc-group-${group}` },
          el("h4", { id: `rc-group-${group}`, text: t(`choice.group.${group}`) }),
          switches.map((info) => row(info, rules, preset, chosen?.implied ?? [])),
        ),
      ),
    );
    if (focus) document.getElementById(focus)?.focus();
  }

  function reset() {
    own.switches = {};
    draw();
    details.querySelector("summary")?.focus();
  }

  presets.addEventListener("change", (event) => {
    own.preset = (event.target as HTMLInputElement).value as Preset;
    own.switches = {};
    draw();
  });
  list.addEventListener("change", (event) => {
    const box = event.target as HTMLSelectElement;
    if (box.dataset.field) set(box.dataset.field, box.value);
    draw();
  });
  details.addEventListener("toggle", draw);
  draw();
  return {
    nodes: [presets, error, details, compare.node],
    choice,
    refresh: draw,
    error: () => error.querySelector("span")?.textContent ?? "",
  };
}
