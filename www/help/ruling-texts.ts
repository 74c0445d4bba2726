/** The words for a ruling's source and switch. */

import type { Ruling } from "../shell/ledger.ts";
import type { Lang } from "../lang/lang.ts";

/** "combinedArms" as "combined arms", for switches that have no text of their own. */
const spaced = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();

export function sourceName(ruling: Ruling, lang: Lang) {
  const key = `rules.source.${ruling.section}`;
  return lang.has(key) ? lang.t(key) : ruling.section || ruling.source;
}

/** What governs the ruling: "combined arms: by stacking point", or nothing. */
export function switchName(ruling: Ruling, lang: Lang) {
  if (!ruling.switch) return "";
  const { field, on, off } = ruling.switch;
  const word = (key: string, name: string) => (lang.has(key) ? lang.t(key) : spaced(name));
  const params = {
    field: word(`rules.switch.${field}`, field),
    on: word(`rules.switch.${field}.${on}`, on),
    off: word(`rules.switch.${field}.${off}`, off),
  };
  return lang.t("rules.switch.words", params);
}
