/** Asks the analyst's thread; all questions together can be cancelled, which ends the thread. */
import { SCRIPT_KIND } from "../shell/files.ts";
import { trustedScript } from "../shell/scripts.ts";
import type { Luck, Outlook, PlayedOn } from "../shell/engine-types.ts";
import type { Session } from "./session.ts";

/** What the thread tells while it works. */
interface Progress {
  id: number;
  done: number;
  of: number;
  point: number;
  end?: PlayedOn;
}

/** A question was cancelled, which is no fault. */
export class Cancelled extends Error {}

/** `game`: its id. */
export function createAnalyst(session: Session, game: string) {
  let worker: Worker | null = null;
  let last = 0;
  const open = new Map<
    number,
    { done(value: unknown): void; fail: (error: Error) => void; progress?: (data: Progress) => void }
  >();

  function start() {
    if (worker) return worker;
    worker = new Worker(trustedScript(`analyst ${game}`), SCRIPT_KIND);
    worker.addEventListener("message", ({ data }) => heard(data));
    worker.addEventListener("error", (event) => end(new Error(event.message)));
    const { handle } = session;
    worker.postMessage({ kind: "open", save: handle.save(), charts: handle.charts(), viewer: session.viewer() });
    return worker;
  }

  function heard(data: { kind: string; value?: unknown; text?: string } & Progress) {
    const question = open.get(data.id);
    if (data.kind === "progress") return question?.progress?.(data);
    open.delete(data.id);
    if (data.kind === "failed") {
      if (question) question.fail(new Error(data.text));
      else end(new Error(data.text));
    } else question?.done(data.value);
  }

  function end(why: Error) {
    worker?.terminate();
    worker = null;
    const asked = [...open.values()];
    open.clear();
    for (const { fail } of asked) fail(why);
  }

  const post = <T>(
    message: { kind: string; [detail: string]: unknown },
    progress?: (data: Progress) => void,
  ): Promise<T> =>
    new Promise((done, fail) => {
      const id = ++last;
      open.set(id, { done, fail, progress });
      start().postMessage({ ...message, id });
    });

  return {
    /** An answer of the engine. */
    ask: (call: string, args: readonly unknown[]): Promise<unknown> => post({ kind: "ask", call, args }),
    /** Luck and decisions of the first orders; `null` where they are hidden from the viewer now. */
    luck: (to: number, progress: (share: number) => void): Promise<Luck | null> =>
      post({ kind: "luck", to }, ({ done, of }) => progress(done / of)),
    /**
     * Estimates of the chances, before any game is played on; `null` in scenarios without a fit. `points`: orders
     * before each.
     */
    outlook: (points: number[]): Promise<(Outlook | null)[]> => post({ kind: "outlook", points }),
    /** How games played on from the points end, one after the other, round by round. `points`: orders before each. */
    chances: (
      points: number[],
      rounds: number,
      progress: (point: number, end: PlayedOn | undefined) => void,
    ): Promise<null> => post({ kind: "chances", points, rounds }, ({ point, end }) => progress(point, end)),
    /** Ends the thread and everything asked of it. */
    cancel: () => end(new Cancelled("cancelled")),
    isBusy: () => open.size > 0,
  };
}
