// @ts-check
/**
 * Texts of the page: flat keys in a few JSON files, `{name}` for parameters, `key.one` / `key.other` for numbers. A
 * file of a game has the game's folder before its name: `desert-fox/findings`.
 */
import { fetchFile } from "../shell/files.ts";
import { watched } from "../shell/late.ts";

/** What the page says from the start, whatever the game. */
export const FILES = ["app"];
/** What the game screen and the list of games say. */
export const PLAY_FILES = ["library", "play"];
/** What a board on another website says. */
export const EMBED_FILES = ["app", "play", "embed"];
/** What the help and the guided game say. */
export const HELP_FILES = ["guide"];
/** What the analyst says. */
export const ANALYST_FILES = ["analyst"];

/**
 * Where a file of texts lies.
 * @param {string} tag @param {string} file
 */
export function pathOf(tag, file) {
  const [name, game] = file.split("/").reverse();
  return game ? `www/games/${game}/lang/${tag}/${name}.json` : `www/lang/${tag}/${name}.json`;
}

/** @typedef {import("./keys.ts").TextKey} TextKey */
/** @typedef {import("./keys.ts").CountedKey} CountedKey */
/**
 * @template {string} Key @template {string} Known
 * @typedef {import("./keys.ts").Checked<Key, Known>} Checked
 */
/**
 * @typedef {object} Lang
 * @property {string} tag
 * @property {<Key extends string>(key: Key & Checked<Key, TextKey>, params?: Record<string, unknown>) => string} t text of
 *   a key; the key itself when unknown
 * @property {<Key extends string>(key: Key & Checked<Key, CountedKey>, n: number, params?: Record<string, unknown>) =>
 *   string} tn text with a number, `{n}` filled in
 * @property {(key: string) => boolean} has
 * @property {(items: string[]) => string} list "a, b and c"
 * @property {(keys: string) => string} key keys of the keyboard, such as "Ctrl+Z", as they are labelled
 * @property {(name: string) => string} within a name of one word, as it is written within a sentence
 * @property {(n: number, options?: Intl.NumberFormatOptions) => string} number
 * @property {(...files: string[]) => Promise<void>} load fetches files of texts, each once; a missing file leaves its
 *   keys untranslated
 */

/**
 * Loads the catalogues; a missing file leaves its keys untranslated.
 * @param {string} tag
 * @param {readonly string[]} files
 * @returns {Promise<Lang>}
 */
export async function loadLang(tag, files) {
  const lang = makeLang(tag, []);
  await lang.load(...files);
  return lang;
}

/**
 * @param {string} tag
 * @param {Record<string, string>[]} parts
 * @returns {Lang}
 */
export function makeLang(tag, parts) {
  /** @type {Map<string, string>} */
  const texts = new Map(parts.flatMap((part) => Object.entries(part)));
  /** @type {Map<string, Promise<void>>} */
  const later = new Map();
  const numbers = new Intl.NumberFormat(tag);
  const plural = new Intl.PluralRules(tag);
  const and = new Intl.ListFormat(tag, { type: "conjunction" });
  /** @type {Lang["t"]} */
  const t = (key, params = {}) => fillIn(texts.get(key) ?? untold(key), params);
  /** @type {Set<string>} */
  const missed = new Set();
  /** A key without a text is shown as it is, and the console names it once. @param {string} key */
  function untold(key) {
    if (!missed.has(key)) console.warn(`No text: ${key}`);
    missed.add(key);
    return key;
  }
  /** @param {string} file */
  function loadOne(file) {
    const loading =
      later.get(file) ??
      fetchJson(pathOf(tag, file)).then((part) => Object.entries(part).forEach(([key, text]) => texts.set(key, text)));
    later.set(file, loading);
    return loading;
  }
  return {
    tag,
    t,
    tn: (key, n, params = {}) => {
      const exact = `${key}.${plural.select(n)}`;
      return t(texts.has(exact) ? exact : `${key}.other`, { n: numbers.format(n), ...params });
    },
    has: (key) => texts.has(key),
    list: (items) => and.format(items),
    key: (keys) => keys.replace(/\w{3,}/g, (name) => texts.get(`key.${name}`) ?? name),
    within: (name) => (tag === "de" ? name : name.toLocaleLowerCase(tag)),
    number: (n, options) => new Intl.NumberFormat(tag, options).format(n),
    load: async (...files) => void (await Promise.all(files.map(loadOne))),
  };
}

/** @param {string} text @param {Record<string, unknown>} params */
function fillIn(text, params) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => (Object.hasOwn(params, name) ? String(params[name]) : whole));
}

/**
 * Translates the marked elements of the static page, which is written in English and hidden until then from others.
 * @param {ParentNode} root
 * @param {Lang} lang
 */
export function translate(root, lang) {
  for (const node of root.querySelectorAll("[data-i18n]")) {
    const key = /** @type {HTMLElement} */ (node).dataset.i18n ?? "";
    if (lang.has(key)) node.textContent = lang.t(key);
  }
  for (const node of root.querySelectorAll("[data-i18n-label]")) {
    const key = /** @type {HTMLElement} */ (node).dataset.i18nLabel ?? "";
    if (lang.has(key)) node.setAttribute("aria-label", lang.t(key));
  }
  document.documentElement.dataset.translated = lang.tag;
}

/**
 * The texts of a file. A network may answer with a page of its own, which the browser may keep: then the server is
 * asked
 * again, past what is kept. Without the file the page says that it is not complete, and its keys stay untranslated.
 * @param {string} path @returns {Promise<Record<string, string>>}
 */
async function fetchJson(path) {
  const texts = (await watched(readJson(path))) ?? (await watched(readJson(path, { cache: "reload" })));
  if (!texts) document.getElementById("incomplete")?.classList.add("is-shown");
  return texts ?? {};
}

/**
 * @param {string} path
 * @param {RequestInit} [how]
 * @returns {Promise<Record<string, string>|null>} null where it cannot be had or is no JSON
 */
async function readJson(path, how) {
  try {
    const answer = await fetchFile(path, how);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
