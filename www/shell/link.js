// @ts-check
/** Links to this page: the one grammar of its fragments. What differs by game comes from the game. */
import { addressIn } from "../lang/choice.js";

/**
 * A link that opens the page with something in it. From a file on a disk only the part after the address is of use to
 * others: they paste it. The reader's own language is used when it is opened.
 * @param {string} fragment with or without its `#`
 * @param {string} [site] the address of the page, where that is not this one
 */
export function linkTo(fragment, site) {
  const page = site ?? (location.protocol === "file:" ? "" : ownAddress());
  return `${page}#${fragment.replace(/^#/, "")}`;
}

/** The address of this page alone: the fragment names its game itself, and the reader has a language. */
function ownAddress() {
  const url = new URL(addressIn(location.href).split("#")[0]);
  url.searchParams.delete("game");
  return url.href;
}

/**
 * What the fragments of a game are made of.
 * @typedef {object} LinkNames
 * @property {string} letter with it and a version its links begin
 * @property {string} rulings the letters of the ids of its rulings
 */

/** What a fragment asks for. @typedef {"game"|"turn"|"position"|"combat"|"ruling"|"guide"|"howTo"} LinkKind */

/** The fragment of the guided first game. */
export const FIRST_GAME = "first-game";
/** The pages for newcomers; one of them and a part of it may follow, each after a slash. */
export const HOW_TO = "how-to-play";
/** The letters after the tag. A link of any other letter is one of a combat, which says itself what is wrong with it. */
const LETTERS = /** @type {Record<string, LinkKind>} */ ({ g: "game", t: "turn", p: "position" });
const NAMES = /** @type {const} */ (["map", "play", "referee", "rules"]);
const SECTIONS = /** @type {const} */ ({
  game: "play",
  turn: "play",
  guide: "play",
  position: "referee",
  combat: "referee",
  ruling: "rules",
  howTo: "rules",
});

/**
 * @param {string} hash with or without its `#` @param {LinkNames} names
 * @returns {LinkKind|null} null for nothing that the page knows
 */
export function kindOf(hash, names) {
  const text = hash.replace(/^#/, "");
  if (text === FIRST_GAME) return "guide";
  if (text.split("/")[0] === HOW_TO) return "howTo";
  if (new RegExp(`^[${names.rulings}]\\d{3}$`).test(text)) return "ruling";
  const [, letter, dot] = new RegExp(`^${names.letter}\\d+\\.(.?)(.?)`).exec(text) ?? [];
  if (letter === undefined) return null;
  return (dot === "." && LETTERS[letter]) || "combat";
}

/** The section that a fragment names, alone or with what it shows there. @param {string} hash @returns {import("../app.js").Section|null} */
export const sectionNamed = (hash) => NAMES.find((name) => hash.split("/")[0] === `#${name}`) ?? null;

/** The section that opens a fragment. @param {LinkKind} kind */
export const sectionOf = (kind) => SECTIONS[kind];

/**
 * The link in a text that is no save file; empty where it holds none.
 * @param {string} text @param {LinkNames} names
 */
export function linkIn(text, names) {
  if (/^\uFEFF?\s*\{/.test(text)) return "";
  return new RegExp(`${names.letter}\\d+\\.[a-z]\\.[\\w.-]+`).exec(text)?.[0] ?? "";
}
