// @ts-check
/**
 * Makes something of an object once and gives the same again for as long as the object is there.
 * @template {object} From
 * @template {unknown[]} More
 * @template To
 * @param {(from: From, ...more: More) => To} make
 * @returns {(from: From, ...more: More) => To} what follows the object counts when it is made
 */
export function memo(make) {
  /** @type {WeakMap<From, To>} */
  const made = new WeakMap();
  return (from, ...more) => {
    const to = made.get(from) ?? make(from, ...more);
    made.set(from, to);
    return to;
  };
}
