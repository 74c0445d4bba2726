// @ts-check
/** Where a value of the charts comes from: attested or not, and in which document it stands at which place. */

/** @typedef {import("../shell/app-types.ts").App} App */
/** @typedef {{provenance: string, source?: string}} Sourced */

/**
 * The document and the place of a value; empty for one that no source states.
 * @param {Sourced} value @param {App["lang"]} lang
 */
export function placeOfSource({ source = "" }, { t, has }) {
  const [document = "", ...place] = source.split(" ");
  return has(`source.${document}`) ? t(`source.${document}`, { place: place.join(" ") }) : source;
}

/** In a few words, for a column. @param {Sourced} value @param {App["lang"]} lang */
export function shortSource(value, lang) {
  const place = placeOfSource(value, lang);
  const short = lang.t(`provenance.${value.provenance}.short`);
  return place ? `${short}: ${place}` : short;
}

/** In a sentence, for a tooltip. @param {Sourced} value @param {App["lang"]} lang */
export function longSource(value, lang) {
  const place = placeOfSource(value, lang);
  const long = lang.t(`provenance.${value.provenance}`);
  return place ? `${long} (${place})` : long;
}
