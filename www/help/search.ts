/** Whether a ruling or a word of the glossary answers a search. Pure. */

import type { Ruling } from "../shell/ledger.ts";

/** `changed`: a revision of the rules. */
interface Wanted {
  text: string;
  kind: string;
  section: string;
  state: string;
  changed: string;
}

/**
 * Every word must fit: a ruling id ("R017", "17" does not count), a case number ("11.4" also finds 11.41), else any
 * word of its text.
 */
export function matches(ruling: Ruling, wanted: Wanted) {
  if (wanted.kind && ruling.kind !== wanted.kind) return false;
  if (wanted.section && ruling.section !== wanted.section) return false;
  if (wanted.state && ruling.state !== wanted.state) return false;
  if (wanted.changed && !ruling.changed.includes(Number(wanted.changed))) return false;
  const words = fold(wanted.text).split(/\s+/).filter(Boolean);
  const all = fold([ruling.id, ruling.text, ruling.kind, ruling.section, ruling.switch?.field ?? ""].join(" "));
  return words.every((word) =>
    /^\d+\.\d*$/.test(word)
      ? ruling.cases.some((number) => number.startsWith(word)) || all.includes(word)
      : holds(all, word),
  );
}

/** Letters with two dots that are written as two letters, and those that look so, in one form. `text`: folded. */
const round = (text: string) => text.replace(/([aou])e/g, "$1");

/** Whether a text holds a word, be its ä, ö, ü written with dots, with an e or bare. `word`: both folded. */
export const holds = (text: string, word: string) => text.includes(word) || round(text).includes(round(word));

/** A text as it is searched: without marks and capitals, ß as ss. */
export const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");

/** Whether a word answers a search: every word of it fits, a case number at its beginning. */
export function found({ name, text, cases }: { name: string; text: string; cases: readonly string[] }, wanted: string) {
  const all = fold(`${name} ${text}`);
  return fold(wanted)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => holds(all, part) || (/^\d/.test(part) && cases.some((number) => number.startsWith(part))));
}
