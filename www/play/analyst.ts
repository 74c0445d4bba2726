// @ts-check
/** Asks the analyst's thread; all questions together can be cancelled, which ends the thread. */
import { SCRIPT_KIND } from "../shell/files.ts";
import { trustedScript } from "../shell/scripts.ts";

/** @typedef {import("./session.ts").Session} Session */
/** @typedef {ReturnType<typeof createAnalyst>} Analyst */
/**
 * What the thread tells while it works.
 * @typedef {{id: number, done: number, of: number, point: number, end?: import("../shell/engine-types.ts").PlayedOn}} Progress
 */
/** A question was cancelled, which is no fault. */
export class Cancelled extends Error {}

/** @param {Session} session @param {string} game its id */
export function createAnalyst(session, game) {
  /** @type {Worker|null} */
  let worker = null;
  let last = 0;
  /** @type {Map<number, {done(value: unknown): void, fail: (error: Error) => void, progress?: (data: Progress) => void}>} */
  const open = new Map();

  function start() {
    if (worker) return worker;
    worker = new Worker(trustedScript(`analyst ${game}`), SCRIPT_KIND);
    worker.addEventListener("message", ({ data }) => heard(data));
    worker.addEventListener("error", (event) => end(new Error(event.message)));
    const { handle } = session;
    worker.postMessage({ kind: "open", save: handle.save(), charts: handle.charts(), viewer: session.viewer() });
    return worker;
  }

  /** @param {{kind: string, value?: unknown, text?: string} & Progress} data */
  function heard(data) {
    const question = open.get(data.id);
    if (data.kind === "progress") return question?.progress?.(data);
    open.delete(data.id);
    if (data.kind === "failed") {
      if (question) question.fail(new Error(data.text));
      else end(new Error(data.text));
    } else question?.done(data.value);
  }

  /** @param {Error} why */
  function end(why) {
    worker?.terminate();
    worker = null;
    const asked = [...open.values()];
    open.clear();
    for (const { fail } of asked) fail(why);
  }

  /**
   * @template T
   * @param {{kind: string, [detail: string]: unknown}} message @param {(data: Progress) => void} [progress]
   * @returns {Promise<T>}
   */
  const post = (message, progress) =>
    new Promise((done, fail) => {
      const id = ++last;
      open.set(id, { done, fail, progress });
      start().postMessage({ ...message, id });
    });

  return {
    /** An answer of the engine. @param {string} call @param {readonly unknown[]} args @returns {Promise<unknown>} */
    ask: (call, args) => post({ kind: "ask", call, args }),
    /**
     * Luck and decisions of the first orders; `null` where they are hidden from the viewer now.
     * @param {number} to @param {(share: number) => void} progress
     * @returns {Promise<import("../shell/engine-types.ts").Luck|null>}
     */
    luck: (to, progress) => post({ kind: "luck", to }, ({ done, of }) => progress(done / of)),
    /**
     * Estimates of the chances, before any game is played on; `null` in scenarios without a fit.
     * @param {number[]} points orders before each @returns {Promise<(import("../shell/engine-types.ts").Outlook|null)[]>}
     */
    outlook: (points) => post({ kind: "outlook", points }),
    /**
     * How games played on from the points end, one after the other, round by round.
     * @param {number[]} points orders before each @param {number} rounds
     * @param {(point: number, end: import("../shell/engine-types.ts").PlayedOn|undefined) => void} progress
     * @returns {Promise<null>}
     */
    chances: (points, rounds, progress) =>
      post({ kind: "chances", points, rounds }, ({ point, end }) => progress(point, end)),
    /** Ends the thread and everything asked of it. */
    cancel: () => end(new Cancelled("cancelled")),
    isBusy: () => open.size > 0,
  };
}
