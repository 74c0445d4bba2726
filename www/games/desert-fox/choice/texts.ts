/**
 * The rules of a game in words: what a switch is about, what each of its values means, and what it has to do with
 * others.
 */

import type { ReadyApp as App, RuleSetChoice, RuleSets, Setting, SwitchInfo } from "../engine-types.ts";

type Speaker = Pick<App, "lang">;

/** The rule set of a game that names none. */
export const USUAL = "spi1981Errata";

/** The groups of the chooser, and the sections of the rulebook in each. */
const GROUPS: [string, number[]][] = [
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
/** Switches whose rulings name a chart or a counter and no case. */
const BELONGS: Record<string, string> = {
  benghaziRow: "combat",
  schedule: "reinforcement",
  tiger: "reinforcement",
  tobrukPort: "optional",
  variableWithdrawal: "optional",
  rommel: "optional",
  desertPatrols: "optional",
};

function groupOf({ field, cases }: SwitchInfo) {
  const section = Number.parseInt(cases[0] ?? "", 10);
  return BELONGS[field] ?? GROUPS.find(([, sections]) => sections.includes(section))?.[0] ?? "map";
}

/** The switches by group, in the order of the page. */
export const grouped = ({ switches }: RuleSets): [string, SwitchInfo[]][] =>
  GROUPS.map(([group]) => [group, switches.filter((info) => groupOf(info) === group)] as [string, SwitchInfo[]]).filter(
    ([, list]) => list.length,
  );

/** What a value of a switch means, in a sentence. */
export function meaning(field: string, value: string, { lang: { t, has } }: Speaker) {
  const key = `rules.says.${field}.${value}`;
  return has(key) ? t(key) : settingName({ field, value }, { lang: { t } });
}

/** A switch at a value, in short. */
export const settingName = ({ field, value }: Setting, { lang: { t } }: { lang: Pick<App["lang"], "t"> }) =>
  t("choice.pair", { rule: t(`rules.switch.${field}`), value: t(`rules.switch.${field}.${value}`) });

/** The values of a rule set. */
export const rulesOf = (
  { preset = USUAL, switches }: RuleSetChoice,
  { presets }: RuleSets,
): Record<string, string> => ({
  ...presets.find((one) => one.preset === preset)?.rules,
  ...switches,
});
