/**
 * The two pages for newcomers, as a game lists them: the parts of each with the case numbers of their sentences. The
 * texts are in `how-to.json` of the game: `how.<part>` is a heading, `how.<part>.1` its first paragraph,
 * `how.<part>.wrong.1` a mistake.
 */
import { HOW_TO } from "../shell/link.ts";

export interface Part {
  /** Also the last part of its address; on the second page a phase. */
  id: string;
  /** A name of the game's pictures, or the strip of phases. */
  picture?: string;
  /** The cases of each paragraph. */
  says: readonly (readonly string[])[];
  /** The cases of each mistake. */
  wrong?: readonly (readonly string[])[];
}

export interface Page {
  id: "game" | "turn";
  parts: readonly Part[];
}

/** `part`: a part of the second page. */
export const addressOf = (part: string): string => `#${HOW_TO}/turn/${part}`;

/** The page and the part that an address asks for. */
export function askedFor(pages: readonly [Page, Page], hash: string): { page: Page; part: string } {
  const [, id, part = ""] = hash.replace(/^#/, "").split("/");
  const page = pages.find((known) => known.id === id) ?? pages[0];
  return { page, part: page.parts.some((known) => known.id === part) ? part : "" };
}
