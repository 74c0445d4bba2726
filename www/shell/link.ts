/** Links to this page: the one grammar of its fragments. What differs by game comes from the game. */
import { addressIn } from "../lang/choice.ts";

/**
 * A link that opens the page with something in it. From a file on a disk only the part after the address is of use to
 * others: they paste it. The reader's own language is used when it is opened. `fragment`: with or without its `#`.
 * `site`: the address of the page, where that is not this one.
 */
export function linkTo(fragment: string, site?: string) {
  const page = site ?? (location.protocol === "file:" ? "" : ownAddress());
  return `${page}#${fragment.replace(/^#/, "")}`;
}

/** The address of this page alone: the fragment names its game itself, and the reader has a language. */
function ownAddress() {
  const url = new URL(addressIn(location.href).split("#")[0]);
  url.searchParams.delete("game");
  return url.href;
}

/** What the fragments of a game are made of. */
export interface LinkNames {
  /** With it and a version its links begin. */
  letter: string;
  /** The letters of the ids of its rulings. */
  rulings: string;
}

export type Section = "map" | "play" | "referee" | "rules";

/** What a fragment asks for. */
export type LinkKind = "game" | "turn" | "position" | "combat" | "ruling" | "guide" | "howTo";

/** The fragment of the guided first game. */
export const FIRST_GAME = "first-game";
/** The pages for newcomers; one of them and a part of it may follow, each after a slash. */
export const HOW_TO = "how-to-play";
/** The letters after the tag. A link of any other letter is for Play, which says what is wrong with it. */
const LETTERS: Record<string, LinkKind> = { g: "game", t: "turn", p: "position", c: "combat" };
const NAMES = ["map", "play", "referee", "rules"] as const;
const SECTIONS = {
  game: "play",
  turn: "play",
  guide: "play",
  position: "referee",
  combat: "referee",
  ruling: "rules",
  howTo: "rules",
} as const;

/** Undoes the percent codes of a text as far as they are any. */
function decoded(text: string) {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });
}

/**
 * Which game and section a text with a link is for, as far as can be told before an engine is there: by a letter,
 * digits and a dot, with percent codes undone once and twice. The engine of the game reads the text again from its
 * beginning. `letter` is empty where one of another script stands in its place.
 */
export function glance(text: string): { letter: string; kind: LinkKind } | null {
  const once = decoded(text);
  const texts = [text, once, decoded(once)].map((one) => one.normalize("NFKC"));
  for (const begin of [/([dr])\d+\.\s*([a-z])\s*\./i, /([dr])\d+\./i, /([^\0-\x7f])\d+\.\s*([a-z])\./i]) {
    for (const one of texts) {
      const [, letter, kind = ""] = begin.exec(one) ?? [];
      if (letter)
        return {
          letter: /[a-z]/i.test(letter) ? letter.toLowerCase() : "",
          kind: LETTERS[kind.toLowerCase()] ?? "game",
        };
    }
  }
  return null;
}

/**
 * `hash`: with or without its `#`. Returns null for nothing that the page knows; of a link what a glance at it tells.
 */
export function kindOf(hash: string, names: LinkNames): LinkKind | null {
  const text = hash.replace(/^#/, "");
  if (text === FIRST_GAME) return "guide";
  if (text.split("/")[0] === HOW_TO) return "howTo";
  if (new RegExp(`^[${names.rulings}]\\d{3}$`).test(text)) return "ruling";
  const seen = glance(text);
  return seen && (seen.letter || names.letter) === names.letter ? seen.kind : null;
}

/** The section that a fragment names, alone or with what it shows there. */
export const sectionNamed = (hash: string): Section | null =>
  NAMES.find((name) => hash.split("/")[0] === `#${name}`) ?? null;

/** The section that opens a fragment. */
export const sectionOf = (kind: LinkKind) => SECTIONS[kind];
