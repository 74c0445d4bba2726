// @ts-check
/**
 * An owner's values place by place: those that the engine takes, and the texts that it does not, which stay as they
 * were typed. A text that is not taken keeps no other value from being taken.
 */

/** @typedef {{what: string, new: string}} Change */
/**
 * @typedef {{code: string, at: number, what: string, value: string}} Fault `at`: which of the values that were tried
 */
/**
 * @typedef {object} Step what became of a place when many were changed at once
 * @property {string} what
 * @property {string} taken before; empty where none was
 * @property {string|null} typed before; null where nothing was
 * @property {string} is what stood there afterwards
 */
/**
 * @typedef {object} Values
 * @property {string} text that they were read from
 * @property {string} name as it was typed
 * @property {Map<string, string>} taken
 * @property {Map<string, string>} typed texts that are not taken, or not tried yet; an empty one takes the value away
 * @property {Set<string>} open places whose fields have not been left: their texts are not tried
 * @property {boolean} naming the same of the field of the name
 * @property {Step[]} steps of the last change of many places
 * @property {string[]} aside stored texts that could not be read whole
 */
/** @typedef {{text: string, meta: import("./database.ts").Meta}} Stored the text of the taken values, and the rest */
/** @typedef {{fault: Fault|null, text: string, check: string}} Judgement */
/**
 * @typedef {object} Game
 * @property {string} format of the text
 * @property {(changes: Change[], name: string) => Judgement} judge what the engine says of values
 * @property {(what: string) => string|undefined} ours
 */
/** @typedef {ReturnType<typeof createValues>} OwnValues */
/** @typedef {Values & {faults: Map<string, Fault>}} Settled */

const isText = (/** @type {unknown} */ value) => typeof value === "string";
const isChange = (/** @type {Partial<Change>|null} */ change) => isText(change?.what) && isText(change?.new);
const isStep = (/** @type {Partial<Step>|null} */ step) =>
  [step?.what, step?.taken, step?.is].every(isText) && (step?.typed === null || isText(step?.typed));
const listOf = (/** @type {unknown} */ list) => (Array.isArray(list) ? list : []);

/** @param {Iterable<[string, string]>} map @returns {Change[]} */
export const changesOf = (map) => [...map].map(([what, value]) => ({ what, new: value }));

/** @param {readonly Change[]} changes */
const mapOf = (changes) => new Map(changes.map(({ what, new: value }) => [what, value]));

/**
 * The values of a text. `whole`: nothing in it was left out.
 * @param {string} text @param {string} format @returns {{changes: Change[], whole: boolean}}
 */
export function readChanges(text, format) {
  try {
    const value = JSON.parse(text);
    if (value.format !== format || !Array.isArray(value.changes)) return { changes: [], whole: false };
    const map = mapOf(value.changes.filter(isChange));
    return { changes: changesOf(map), whole: map.size === value.changes.length };
  } catch {
    return { changes: [], whole: !text };
  }
}

/** What stands in the field of a place. @param {Values} values @param {string} what */
export const textAt = ({ taken, typed }, what) => typed.get(what) ?? taken.get(what) ?? "";

/**
 * Notes a text that is being typed: no change of another place tries it.
 * @param {Stored} stored @param {string} what @param {string} text
 */
export function withTyped({ text: values, meta }, what, text) {
  const others = listOf(meta.typed).filter((change) => change?.what !== what);
  return { text: values, meta: { ...meta, typed: [...others, { what, new: text, open: true }] } };
}

/** Notes a name that is being typed. @param {Stored} stored @param {string} typedName */
export const withTypedName = ({ text, meta }, typedName) => ({ text, meta: { ...meta, typedName, naming: true } });

/** Enters what was typed in fields that were not left. @param {Values} values */
export function enterTyped(values) {
  values.open.clear();
  values.naming = false;
}

/** Whether values can be stored under a name. @param {string} name */
const isName = (name) => /^[^\p{Cc}]{1,60}$/u.test(name.trim());

/** @param {Game} game */
export function createValues({ format, judge, ours }) {
  /** The values tried last, what the engine says of them, and of each text in place of one of them. */
  let last = { key: "", said: /** @type {Judgement} */ ({ fault: null, text: "", check: "" }), texts: new Map() };

  const keyOf = (/** @type {Map<string, string>} */ taken, /** @type {string} */ name) =>
    JSON.stringify([name, ...taken]);

  /** @param {Map<string, string>} taken @param {string} name */
  function ask(taken, name) {
    const key = keyOf(taken, name);
    if (key !== last.key) last = { key, said: judge(changesOf(taken), name), texts: new Map() };
    return last.said;
  }

  /** @param {Map<string, string>} taken @param {string} what @param {string} text */
  function withValue(taken, what, text) {
    const next = new Map(taken);
    next.delete(what);
    const value = text.trim();
    return value && value !== ours(what) ? next.set(what, value) : next;
  }

  /** @param {Stored} stored @returns {Values} */
  function read({ text, meta }) {
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

  /**
   * Takes what the engine takes, and says what is wrong with the rest.
   * @param {Values} values @param {string} name with which they are stored
   * @returns {Settled & {check: string}}
   */
  function settle(values, name) {
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
    /** @type {Map<string, Fault>} */
    const faults = new Map();
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

  /** What is stored of values, with what the engine takes of them. @param {Stored} stored */
  function settled(stored) {
    const values = read(stored);
    return settle(values, nameOf(values, stored));
  }

  /** The name with which values are stored. @param {Values} values @param {Stored} stored */
  const nameOf = ({ name, naming }, { meta }) => (isName(name) && !naming ? name.trim() : String(meta.name ?? ""));

  return {
    settled,
    /**
     * Changes what is stored.
     * @param {Stored} stored @param {(values: Values) => void} act @returns {Stored}
     */
    write({ text, meta }, act) {
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

/** Enters a text at a place; an empty one takes the value away. @param {string} what @param {string} text */
export const enter =
  (what, text) =>
  (/** @type {Values} */ { typed, open }) => {
    open.delete(what);
    typed.delete(what);
    typed.set(what, text);
  };

/**
 * Sets many places at once; an empty text takes a value away.
 * @param {(values: Values) => [string, string][]} places
 */
export const enterMany = (places) => (/** @type {Values} */ values) => {
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

/** The places of the last change of many that have not changed since. @param {Values} values */
export const undoable = (values) => values.steps.filter(({ what, is }) => textAt(values, what) === is);

/** Takes the last change of many places back. @param {Values} values */
export function undo(values) {
  for (const { what, taken, typed } of undoable(values)) {
    values.open.delete(what);
    values.typed.delete(what);
    if (taken) values.taken.set(what, taken);
    else values.taken.delete(what);
    if (typed !== null) values.typed.set(what, typed);
  }
  values.steps = [];
}
