// @ts-check

/** Makes something once. @template T @param {() => Promise<T>} make @returns {() => Promise<T>} */
export function once(make) {
  /** @type {Promise<T>|null} */
  let made = null;
  return () => (made ??= make());
}
