// @ts-check
/** Links to this page. */
import { addressIn } from "../lang/choice.js";

/**
 * A link that opens the page with something in it. From a file on somebody's disk only the part after the address is
 * of use to others: they paste it. Whoever opens it reads in a language of his own.
 * @param {string} fragment with or without its `#`
 * @param {string} [site] the address of the page, where that is not this one
 */
export function linkTo(fragment, site) {
  const page = site ?? (location.protocol === "file:" ? "" : addressIn(location.href).split("#")[0]);
  return `${page}#${fragment.replace(/^#/, "")}`;
}
