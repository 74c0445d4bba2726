/** Where a value of the charts comes from: attested or not, and in which document it stands at which place. */

import type { App } from "../shell/app-types.ts";

interface Sourced {
  provenance: string;
  source?: string;
}

/** The document and the place of a value; empty for one that no source states. */
export function placeOfSource({ source = "" }: Sourced, { t, has }: App["lang"]) {
  const [document = "", ...place] = source.split(" ");
  return has(`source.${document}`) ? t(`source.${document}`, { place: place.join(" ") }) : source;
}

/** In a few words, for a column. */
export function shortSource(value: Sourced, lang: App["lang"]) {
  const place = placeOfSource(value, lang);
  const short = lang.t(`provenance.${value.provenance}.short`);
  return place ? `${short}: ${place}` : short;
}

/** In a sentence, for a tooltip. */
export function longSource(value: Sourced, lang: App["lang"]) {
  const place = placeOfSource(value, lang);
  const long = lang.t(`provenance.${value.provenance}`);
  return place ? `${long} (${place})` : long;
}
