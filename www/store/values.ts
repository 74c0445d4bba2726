/**
 * An owner's values place by place: those that the engine takes, and the texts that it does not, which stay as they
 * were typed. A text that is not taken keeps no other value from being taken.
 */

import type { Meta } from "./database.ts";

interface Change {
  what: string;
  new: string;
}

/** `at`: the place among the values that were tried. */
interface Fault {
  code: string;
  at: number;
  what: string;
  value: string;
}

/** What became of a place when many were changed at once. */
interface Step {
  what: string;
  /** Before; empty where none was. */
  taken: string;
  /** Before; null where nothing was. */
  typed: string | null;
  /** What stood there afterwards. */
  is: string;
}

export interface Values {
  /** The text that they were read from. */
  text: string;
  /** As it was typed. */
  name: string;
  taken: Map<string, string>;
  /** Texts that are not taken, or not tried yet; an empty one takes the value away. */
  typed: Map<string, string>;
  /** Places whose fields have not been left: their texts are not tried. */
  open: Set<string>;
  /** The same of the field of the name. */
  naming: boolean;
  /** Of the last change of many places. */
  steps: Step[];
  /** Stored texts that could not be read whole. */
  aside: string[];
}

/** The text of the taken values, and the rest. */
export interface Stored {
  text: string;
  meta: Meta;
}

export interface Judgement {
  fault: Fault | null;
  text: string;
  check: string;
}

interface Game {
  /** Of the text. */
  format: string;
  /** What the engine says of values. */
  judge: (changes: Change[], name: string) => Judgement;
  ours: (what: string) => string | undefined;
}

export type Settled = Values & { faults: Map<string, Fault> };

const isText = (value: unknown) => typeof value === "string";
const isChange = (change: Partial<Change> | null) => isText(change?.what) && isText(change?.new);
const isStep = (step: Partial<Step> | null) =>
  [step?.what, step?.taken, step?.is].every(isText) && (step?.typed === null || isText(step?.typed));
const listOf = (list: unknown) => (Array.isArray(list) ? list : []);

export const changesOf = (map: Iterable<[string, string]>): Change[] =>
  [...map].map(([what, value]) => ({ what, new: value }));

const mapOf = (changes: readonly Change[]) => new Map(changes.map(({ what, new: value }) => [what, value]));

/** The values of a text. `whole`: nothing in it was left out. */
export function readChanges(text: string, format: string): { changes: Change[]; whole: boolean } {
  try {
    const value = JSON.parse(text);
    if (value.format !== format || !Array.isArray(value.changes)) return { changes: [], whole: false };
    const map = mapOf(value.changes.filter(isChange));
    return { changes: changesOf(map), whole: map.size === value.changes.length };
  } catch {
    return { changes: [], whole: !text };
  }
}

/** What stands in the field of a place. */
export const textAt = ({ taken, typed }: Values, what: string) => typed.get(what) ?? taken.get(what) ?? "";

/** Notes a text that is being typed: no change of another place tries it. */
export function withTyped({ text: values, meta }: Stored, what: string, text: string) {
  const others = listOf(meta.typed).filter((change) => change?.what !== what);
  return { text: values, meta: { ...meta, typed: [...others, { what, new: text, open: true }] } };
}

/** Notes a name that is being typed. */
export const withTypedName = ({ text, meta }: Stored, typedName: string) => ({
  text,
  meta: { ...meta, typedName, naming: true },
});

/** Enters what was typed in fields that were not left. */
export function enterTyped(values: Values) {
  values.open.clear();
  values.naming = false;
}

/** Whether values can be stored under a name. */
const isName = (name: string) => /^[^\p{Cc}]{1,60}$/u.test(name.trim());

export function createValues({ format, judge, ours }: Game) {
  /** The values tried last, what the engine says of them, and of each text in place of one of them. */
  let last = { key: "", said: { fault: null, text: "", check: "" } as Judgement, texts: new Map() };

  const keyOf = (taken: Map<string, string>, name: string) => JSON.stringify([name, ...taken]);

  function ask(taken: Map<string, string>, name: string) {
    const key = keyOf(taken, name);
    if (key !== last.key) last = { key, said: judge(changesOf(taken), name), texts: new Map() };
    return last.said;
  }

  function withValue(taken: Map<string, string>, what: string, text: string) {
    const next = new Map(taken);
    next.delete(what);
    const value = text.trim();
    return value && value !== ours(what) ? next.set(what, value) : next;
  }

  function read({ text, meta }: Stored): Values {
    const { changes, whole } = readChanges(text, format);
    const aside = listOf(meta.aside).filter(isText);
    const typed = listOf(meta.typed).filter(isChange);
    return {
      text,
      name: String(meta.typedName ?? meta.name ?? ""),
      taken: mapOf(changes),
      typed: mapOf(typed),
      open: new Set(typed.flatMap(({ what, open }) => (open === true ? what : []))),
      naming: meta.naming === true,
      steps: listOf(meta.steps).filter(isStep),
      aside: whole ? aside : [...new Set([...aside, text])],
    };
  }

  /** Takes what the engine takes, and says what is wrong with the rest. `name`: with which they are stored. */
  function settle(values: Values, name: string): Settled & { check: string } {
    let taken = new Map(values.taken);
    const typed = new Map(values.typed);
    let said = ask(taken, name);
    // Another window, or an earlier version of the page, has left values that cannot stand together.
    for (let at = said.fault?.at ?? -1; at in [...taken]; at = said.fault?.at ?? -1) {
      const [what, value] = [...taken][at];
      if (!typed.has(what)) typed.set(what, value);
      taken.delete(what);
      said = ask(taken, name);
    }
    const faults = new Map<string, Fault>();
    for (let again = true; again; ) {
      again = false;
      for (const [what, text] of [...typed].filter(([what]) => !values.open.has(what))) {
        const next = withValue(taken, what, text);
        const answer = last.texts.get(`${what}=${text}`) ?? judge(changesOf(next), name);
        last.texts.set(`${what}=${text}`, answer);
        if (answer.fault) faults.set(what, answer.fault);
        else {
          taken = next;
          typed.delete(what);
          faults.delete(what);
          said = answer;
          last = { key: keyOf(taken, name), said, texts: new Map() };
          again = typed.size > 0;
        }
      }
    }
    return { ...values, taken, typed, faults, text: said.fault ? values.text : said.text, check: said.check };
  }

  /** What is stored of values, with what the engine takes of them. */
  function settled(stored: Stored) {
    const values = read(stored);
    return settle(values, nameOf(values, stored));
  }

  /** The name with which values are stored. */
  const nameOf = ({ name, naming }: Values, { meta }: Stored) =>
    isName(name) && !naming ? name.trim() : String(meta.name ?? "");

  return {
    settled,
    /** Changes what is stored. */
    write({ text, meta }: Stored, act: (values: Values) => void): Stored {
      const values = read({ text, meta });
      act(values);
      const name = nameOf(values, { text, meta });
      const { text: taken, check, typed: map, open, naming, steps, aside } = settle(values, name);
      const typed = changesOf(map).map((change) => (open.has(change.what) ? { ...change, open: true } : change));
      return {
        text: taken,
        meta: { ...meta, name, typedName: values.name, naming, typed, steps, aside, chartCheck: check },
      };
    },
  };
}

/** Enters a text at a place; an empty one takes the value away. */
export const enter =
  (what: string, text: string) =>
  ({ typed, open }: Values) => {
    open.delete(what);
    typed.delete(what);
    typed.set(what, text);
  };

/** Sets many places at once; an empty text takes a value away. */
export const enterMany = (places: (values: Values) => [string, string][]) => (values: Values) => {
  const { taken, typed, open } = values;
  values.steps = places(values).map(([what, is]) => {
    const step = { what, taken: taken.get(what) ?? "", typed: typed.get(what) ?? null, is };
    open.delete(what);
    typed.delete(what);
    if (is) taken.set(what, is);
    else taken.delete(what);
    return step;
  });
};

/** The places of the last change of many that have not changed since. */
export const undoable = (values: Values) => values.steps.filter(({ what, is }) => textAt(values, what) === is);

/** Takes the last change of many places back. */
export function undo(values: Values) {
  for (const { what, taken, typed } of undoable(values)) {
    values.open.delete(what);
    values.typed.delete(what);
    if (taken) values.taken.set(what, taken);
    else values.taken.delete(what);
    if (typed !== null) values.typed.set(what, typed);
  }
  values.steps = [];
}
