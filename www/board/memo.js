// @ts-check
/**
 * Makes something of an object once and gives the same again for as long as the object is there.
 * @template {object} From
 * @template To
 * @param {(from: From) => To} make
 * @returns {(from: From) => To}
 */
export function memo(make) {
  /** @type {WeakMap<From, To>} */
  const made = new WeakMap();
  return (from) => {
    const to = made.get(from) ?? make(from);
    made.set(from, to);
    return to;
  };
}
