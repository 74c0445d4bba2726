/** A collection of several games of the page: the collections of each, one after the other. */
import { parse } from "../store/card.ts";
import { HEAD } from "../store/files.ts";

const FORMAT = "games-of-several-kinds";
const SCHEMA = 1;

/** Whether a text, or its first characters, is such a collection. */
export const isMixed = (text: string) =>
  new RegExp(`^\\uFEFF?\\s*\\{\\s*"format"\\s*:\\s*"${FORMAT}"`).test(text.slice(0, HEAD));

/**
 * The text of a file of all collections; one alone is that collection, as pages that know its game alone read it.
 * `collections`: their texts.
 */
export function mix(collections: string[]) {
  if (collections.length === 1) return collections[0];
  const value = { format: FORMAT, schema: SCHEMA, collections: collections.map((text) => JSON.parse(text)) };
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The collections of such a file as texts, or why it cannot be read. */
export function unmix(text: string): string[] | { code: "bundle" | "bundle-later" } {
  const { schema, collections } = parse(text) ?? {};
  if (Number.isSafeInteger(schema) && Number(schema) > SCHEMA) return { code: "bundle-later" };
  const isObject = (one: unknown) => typeof one === "object" && one !== null;
  if (schema !== SCHEMA || !Array.isArray(collections) || !collections.every(isObject)) return { code: "bundle" };
  return collections.map((one) => JSON.stringify(one, null, 2));
}

/** The name of such a file. */
export const mixedName = (now: string) => `games_${now.slice(0, 10)}.json`;
