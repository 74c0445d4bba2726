// @ts-check
/**
 * The rules of a game in words: what a switch is about, what each of its values means, and what it has to do with
 * others.
 */

/** @typedef {import("../engine-types.ts").ReadyApp} App */
/** @typedef {import("../engine-types.ts").RuleSets} RuleSets */
/** @typedef {import("../engine-types.ts").SwitchInfo} SwitchInfo */
/** @typedef {import("../engine-types.ts").Setting} Setting */
/** @typedef {import("../engine-types.ts").RuleSetChoice} RuleSetChoice */
/** @typedef {Pick<App, "lang">} Speaker */

/** The rule set of a game that names none. */
export const USUAL = "spi1981Errata";

/** The groups of the chooser, and the sections of the rulebook in each. @type {[string, number[]][]} */
const GROUPS = [
  ["combat", [11, 12]],
  ["movement", [8, 9, 10]],
  ["supply", [7]],
  ["air", [6]],
  ["reinforcement", [5]],
  ["refit", [13]],
  ["forts", [14]],
  ["optional", [16, 17, 18]],
  ["map", []],
];
/** Switches whose rulings name a chart or a counter and no case. @type {Record<string, string>} */
const BELONGS = {
  benghaziRow: "combat",
  schedule: "reinforcement",
  tiger: "reinforcement",
  tobrukPort: "optional",
  variableWithdrawal: "optional",
  rommel: "optional",
  desertPatrols: "optional",
};

/** @param {SwitchInfo} info */
function groupOf({ field, cases }) {
  const section = Number.parseInt(cases[0] ?? "", 10);
  return BELONGS[field] ?? GROUPS.find(([, sections]) => sections.includes(section))?.[0] ?? "map";
}

/** The switches by group, in the order of the page. @param {RuleSets} ruleSets @returns {[string, SwitchInfo[]][]} */
export const grouped = ({ switches }) =>
  GROUPS.map(
    ([group]) => /** @type {[string, SwitchInfo[]]} */ ([group, switches.filter((info) => groupOf(info) === group)]),
  ).filter(([, list]) => list.length);

/** What a value of a switch means, in a sentence. @param {string} field @param {string} value @param {Speaker} app */
export function meaning(field, value, { lang: { t, has } }) {
  const key = `rules.says.${field}.${value}`;
  return has(key) ? t(key) : settingName({ field, value }, { lang: { t } });
}

/** A switch at a value, in short. @param {Setting} setting @param {{lang: Pick<App["lang"], "t">}} app */
export const settingName = ({ field, value }, { lang: { t } }) =>
  t("choice.pair", { rule: t(`rules.switch.${field}`), value: t(`rules.switch.${field}.${value}`) });

/**
 * The values of a rule set.
 * @param {RuleSetChoice} choice
 * @param {RuleSets} ruleSets
 * @returns {Record<string, string>}
 */
export const rulesOf = ({ preset = USUAL, switches }, { presets }) => ({
  ...presets.find((one) => one.preset === preset)?.rules,
  ...switches,
});
