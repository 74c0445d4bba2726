/** A computer player at work: a worker thinks, its orders are given one after the other, and it can be stopped. */
import { SCRIPT_KIND } from "../shell/files.ts";
import { trustedScript } from "../shell/scripts.ts";
import { toLevel } from "./levels.ts";
import { MOST_REASONS } from "./reasons.ts";
import type { Session } from "./session.ts";
import type { AnyGame } from "../shell/engine-types.ts";
import type { Reason, Why } from "./reasons.ts";

type State = "idle" | "thinks" | "stopped" | "failed";

export type Pace = "slow" | "fast" | "once";

export type Opponent = ReturnType<typeof createOpponent>;

/** Milliseconds between two orders. */
const PAUSES = { slow: 900, fast: 220, once: 0 };
/** Orders given in one go where no player waits to see them. */
const BURST = 60;

/** `game`: its id; `arrival`: what the next order waits for. */
export function createOpponent<Game extends AnyGame>(
  session: Session<Game>,
  on: {
    game: string;
    changed: () => void;
    give: (order: Game["order"]) => Promise<{ ok: boolean; faces: number[]; why: string }>;
    pace: () => Pace;
    arrival?: () => Promise<void> | null;
  },
) {
  let worker: Worker | null = null;
  let state: State = "idle";
  let error = "";
  let given = 0;
  /** Orders that the worker's copy of the game has. */
  let known = -1;
  /** The number of the decision that is thought about. What the worker says of another is stale. */
  let round = 0;
  /** How far the search of the order that is thought about has come. */
  let progress: { done: number; of: number } | null = null;
  /** Why it went on as it did, the last decision first. */
  let reasons: Reason[] = [];

  // What follows from standing orders needs no thought.
  const isItsTurn = () => !session.over() && session.seat() === "script" && !session.view().follows;

  function start() {
    if (!worker) {
      worker = new Worker(trustedScript(`opponent ${on.game}`), SCRIPT_KIND);
      worker.addEventListener("message", ({ data }) => void answered(data));
      worker.addEventListener("error", (event) => fail(event.message));
      known = -1;
    }
    return worker;
  }

  function fail(text: string) {
    stop("failed");
    error = text;
    on.changed();
  }

  /** Asks for the next order, after making the worker's game like this one. */
  function ask() {
    const at = session.length();
    const thinker = start();
    if (known !== at)
      thinker.postMessage({ kind: "open", save: session.handle.save(), charts: session.handle.charts() });
    known = at;
    round++;
    thinker.postMessage({ kind: "think", round, at, level: toLevel(session.settings.level) });
  }

  function note(why: Why) {
    const { by: side, turn, phase } = session.view();
    reasons = [{ side, turn, phase, why }, ...reasons].slice(0, MOST_REASONS);
  }

  async function answered(data: {
    kind: string;
    round: number;
    done: number;
    of: number;
    order?: Game["order"];
    why?: Why;
    text?: string;
  }) {
    if (data.kind === "failed") return fail(data.text ?? "");
    if (data.round !== round || state !== "thinks" || !isItsTurn()) return;
    if (data.kind === "progress") {
      progress = { done: data.done, of: data.of };
      return on.changed();
    }
    progress = null;
    if (data.why) note(data.why);
    if (!data.order) return fail("");
    const at = session.length();
    const result = await on.give(data.order);
    if (data.round !== round || state !== "thinks") return;
    if (!result.ok) return fail(result.why);
    given++;
    worker?.postMessage({ kind: "given", order: data.order, faces: session.view().entered ? result.faces : [] });
    // Orders that follow from standing orders may have been given since.
    known = at + 1;
    follow();
  }

  /** Goes on while the side that decides is the script's. */
  function follow() {
    if (!isItsTurn()) {
      state = "idle";
      given = 0;
      return on.changed();
    }
    state = "thinks";
    const mine = round;
    const pause = PAUSES[on.pace()];
    if (!pause && given % BURST) ask();
    else
      setTimeout(async () => {
        await on.arrival?.();
        if (mine === round && state === "thinks" && isItsTurn()) ask();
      }, pause);
    on.changed();
  }

  function stop(to: State = "stopped") {
    round++;
    progress = null;
    state = to;
    worker?.terminate();
    worker = null;
    known = -1;
  }

  return {
    state: () => state,
    error: () => error,
    given: () => given,
    progress: () => progress,
    reasons: () => reasons,
    /** Ends the search that is under way: the best order so far is given. */
    decide: () => worker?.postMessage({ kind: "now", round }),
    isItsTurn,
    /** Begins where the script is to decide and nothing holds it. */
    wake() {
      if (isItsTurn() && state === "idle") follow();
      else if (!isItsTurn() && state !== "thinks") state = "idle";
    },
    stop() {
      stop();
      on.changed();
    },
    go() {
      state = "idle";
      error = "";
      follow();
    },
    close: () => stop("idle"),
  };
}
