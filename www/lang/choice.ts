/** Which language the page speaks. */

/** The languages there are, each with a folder of texts beside this file; the page itself is written in the first. */
export const LANGUAGES = ["en", "de"];

/** The language of a tag such as "de-AT", if there is one. */
const known = (tag: string | null) => LANGUAGES.find((language) => language === tag?.toLowerCase().split("-")[0]);

/**
 * The link's language, else the one kept, else the first of the reader's that there is, else English. `from`: the
 * address's query, the kept tag, the reader's tags, best first. Returns one of `LANGUAGES`.
 */
export function chooseLanguage({
  search,
  stored,
  wanted,
}: {
  search: string;
  stored: string | null;
  wanted: readonly string[];
}): string {
  const tags = [new URLSearchParams(search).get("lang"), stored, ...wanted];
  return tags.map(known).find(Boolean) ?? LANGUAGES[0];
}

/** An address with another language in its query, or with none. */
export function addressIn(href: string, tag?: string) {
  const url = new URL(href);
  url.searchParams.delete("lang");
  if (tag) url.searchParams.set("lang", tag);
  return url.href;
}
