// @ts-check
/** Links to this page. */

/**
 * A link that opens the page with something in it. From a file on somebody's disk only the part after the address is
 * of use to others: they paste it.
 * @param {string} fragment with or without its `#`
 */
export function linkTo(fragment) {
  const page = location.protocol === "file:" ? "" : `${location.origin}${location.pathname}${location.search}`;
  return `${page}#${fragment.replace(/^#/, "")}`;
}
