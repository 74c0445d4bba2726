/** Undo and redo as two piles of earlier and later states. */

const DEEP = 200;

export function createHistory<T>(start: T) {
  let before: T[] = [];
  let after: T[] = [];
  let now = start;
  return {
    now: () => now,
    push(state: T) {
      before = [...before.slice(1 - DEEP), now];
      after = [];
      now = state;
    },
    /** Puts another state in the place of the present one. */
    amend: (state: T) => void (now = state),
    undo() {
      const last = before.at(-1);
      if (last === undefined) return now;
      before = before.slice(0, -1);
      after = [now, ...after];
      return (now = last);
    },
    redo() {
      const next = after[0];
      if (next === undefined) return now;
      after = after.slice(1);
      before = [...before, now];
      return (now = next);
    },
    canUndo: () => before.length > 0,
    canRedo: () => after.length > 0,
  };
}
