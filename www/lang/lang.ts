/**
 * Texts of the page: flat keys in a few JSON files, `{name}` for parameters, `key.one` / `key.other` for numbers. A
 * file of a game has the game's folder before its name: `desert-fox/findings`.
 */
import { fetchFile } from "../shell/files.ts";
import { watched } from "../shell/late.ts";
import type { CountedKey, TextKey } from "./keys.ts";

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

/** Where a file of texts lies. */
export function pathOf(tag: string, file: string) {
  const [name, game] = file.split("/").reverse();
  return game ? `www/games/${game}/lang/${tag}/${name}.json` : `www/lang/${tag}/${name}.json`;
}

type Checked<Key extends string, Known extends string> = import("./keys.ts").Checked<Key, Known>;

export interface Lang {
  tag: string;
  /** Text of a key; the key itself when unknown. */
  t: <Key extends string>(key: Key & Checked<Key, TextKey>, params?: Record<string, unknown>) => string;
  /** Text with a number, `{n}` filled in. */
  tn: <Key extends string>(key: Key & Checked<Key, CountedKey>, n: number, params?: Record<string, unknown>) => string;
  has: (key: string) => boolean;
  /** "a, b and c". */
  list: (items: string[]) => string;
  /** Keys of the keyboard, such as "Ctrl+Z", as they are labelled. */
  key: (keys: string) => string;
  /** A name of one word, as it is written within a sentence. */
  within: (name: string) => string;
  number: (n: number, options?: Intl.NumberFormatOptions) => string;
  /** Fetches files of texts, each once; a missing file leaves its keys untranslated. */
  load: (...files: string[]) => Promise<void>;
}

/** Loads the catalogues; a missing file leaves its keys untranslated. */
export async function loadLang(tag: string, files: readonly string[]): Promise<Lang> {
  const lang = makeLang(tag, []);
  await lang.load(...files);
  return lang;
}

export function makeLang(tag: string, parts: Record<string, string>[]): Lang {
  const texts: Map<string, string> = new Map(parts.flatMap((part) => Object.entries(part)));
  const later = new Map<string, Promise<void>>();
  const numbers = new Intl.NumberFormat(tag);
  const plural = new Intl.PluralRules(tag);
  const and = new Intl.ListFormat(tag, { type: "conjunction" });
  const t: Lang["t"] = (key, params = {}) => fillIn(texts.get(key) ?? untold(key), params);
  const missed = new Set<string>();
  /** A key without a text is shown as it is, and the console names it once. */
  function untold(key: string) {
    if (!missed.has(key)) console.warn(`No text: ${key}`);
    missed.add(key);
    return key;
  }
  function loadOne(file: string) {
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

function fillIn(text: string, params: Record<string, unknown>) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => (Object.hasOwn(params, name) ? String(params[name]) : whole));
}

/** Translates the marked elements of the static page, which is written in English and hidden until then from others. */
export function translate(root: ParentNode, lang: Lang) {
  for (const node of root.querySelectorAll("[data-i18n]")) {
    const key = (node as HTMLElement).dataset.i18n ?? "";
    if (lang.has(key)) node.textContent = lang.t(key);
  }
  for (const node of root.querySelectorAll("[data-i18n-label]")) {
    const key = (node as HTMLElement).dataset.i18nLabel ?? "";
    if (lang.has(key)) node.setAttribute("aria-label", lang.t(key));
  }
  document.documentElement.dataset.translated = lang.tag;
}

/**
 * The texts of a file. A network may answer with a page of its own, which the browser may keep: then the server is
 * asked again, past what is kept. Without the file the page says that it is not complete, and its keys stay
 * untranslated.
 */
async function fetchJson(path: string): Promise<Record<string, string>> {
  const texts = (await watched(readJson(path))) ?? (await watched(readJson(path, { cache: "reload" })));
  if (!texts) document.getElementById("incomplete")?.classList.add("is-shown");
  return texts ?? {};
}

/** Returns null where it cannot be had or is no JSON. */
async function readJson(path: string, how?: RequestInit): Promise<Record<string, string> | null> {
  try {
    const answer = await fetchFile(path, how);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
