// @ts-check
/**
 * The two pages for newcomers, as a game lists them: the parts of each with the case numbers of their sentences. The
 * texts are in `how-to.json` of the game: `how.<part>` is a heading, `how.<part>.1` its first paragraph,
 * `how.<part>.wrong.1` a mistake.
 */
import { HOW_TO } from "../shell/link.ts";

/**
 * @typedef {object} Part
 * @property {string} id also the last part of its address; on the second page a phase
 * @property {string} [picture] a name of the game's pictures, or the strip of phases
 * @property {readonly (readonly string[])[]} says the cases of each paragraph
 * @property {readonly (readonly string[])[]} [wrong] the cases of each mistake
 */
/** @typedef {{id: "game"|"turn", parts: readonly Part[]}} Page */

/** @param {string} part of the second page @returns {string} */
export const addressOf = (part) => `#${HOW_TO}/turn/${part}`;

/**
 * The page and the part that an address asks for.
 * @param {readonly [Page, Page]} pages @param {string} hash @returns {{page: Page, part: string}}
 */
export function askedFor(pages, hash) {
  const [, id, part = ""] = hash.replace(/^#/, "").split("/");
  const page = pages.find((known) => known.id === id) ?? pages[0];
  return { page, part: page.parts.some((known) => known.id === part) ? part : "" };
}
