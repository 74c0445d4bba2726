/**
 * Makes something of an object once and gives the same again for as long as the object is there. What follows
 * the object counts when it is made.
 */
export function memo<From extends object, More extends unknown[], To>(
  make: (from: From, ...more: More) => To,
): (from: From, ...more: More) => To {
  const made = new WeakMap<From, To>();
  return (from, ...more) => {
    const to = made.get(from) ?? make(from, ...more);
    made.set(from, to);
    return to;
  };
}
