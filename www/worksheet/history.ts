// @ts-check
/** Undo and redo as two piles of earlier and later states. */

const DEEP = 200;

/** @template T @param {T} start */
export function createHistory(start) {
  /** @type {T[]} */
  let before = [];
  /** @type {T[]} */
  let after = [];
  let now = start;
  return {
    now: () => now,
    /** @param {T} state */
    push(state) {
      before = [...before.slice(1 - DEEP), now];
      after = [];
      now = state;
    },
    /** Puts another state in the place of the present one. @param {T} state */
    amend: (state) => void (now = state),
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
