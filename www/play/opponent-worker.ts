/**
 * A computer player in a thread of its own: it has a copy of the game and proposes the next order. It thinks in slices,
 * so that messages come in between.
 */
import { engineSource } from "../shell/files.ts";
import type { EngineSource } from "../shell/engine.ts";
import type { Thinker } from "../shell/engine-types.ts";
import type { Level } from "./levels.ts";

/** Milliseconds of a slice of thinking, well below the tenth of a second in which a message has to be heard. */
const SLICE = 40;
/** Steps of one call of the engine, a few milliseconds each at most. */
const STEPS = 2;
/** Milliseconds that a decision may take; then the best order so far is given. A player-turn has two or three decisions. */
const DEADLINE = 1000;
/** Rollouts that it takes at least, on a slow computer too: below that nothing has been compared. */
const LEAST = 2;
/** Milliseconds between two reports of progress. */
const REPORT = 150;

export function serveOpponent(source: EngineSource) {
  const ready = source.glue.default(engineSource(source.game)).then(() => source.glue);
  let game: Thinker | null = null;
  /** Messages are answered one after the other. */
  let last: Promise<unknown> = ready;
  /** The round that is to end its thinking at once. */
  let hurried = -1;

  /** Lets messages in. */
  const breathe = () => new Promise((resolve) => setTimeout(resolve, 0));

  async function think({ round, level }: { round: number; level: Level }) {
    const first = performance.now();
    let reported = first;
    let done = 0;
    for (let begun = first; ; ) {
      const hurries = hurried === round || (done >= LEAST && performance.now() - first >= DEADLINE);
      const thought = hurries ? game?.orderNow(level) : game?.think(level, STEPS);
      if (thought?.kind !== "thinking") {
        const { order, why } = thought ?? {};
        return postMessage({ kind: "order", round, order, why });
      }
      done = thought.done;
      const now = performance.now();
      if (now - reported >= REPORT) {
        postMessage({ kind: "progress", round, done: thought.done, of: thought.of });
        reported = now;
      }
      if (now - begun >= SLICE) {
        await breathe();
        begun = performance.now();
      }
    }
  }

  async function hear(
    data:
      | { kind: "open"; save: string; charts: unknown[] }
      | { kind: "given"; order: unknown; faces: number[] }
      | { kind: "think"; round: number; level: Level },
  ) {
    const { Game } = await ready;
    if (data.kind === "open") {
      game?.free();
      game = Game.load(data.save, data.charts);
    } else if (data.kind === "given") {
      if (game?.give(data.order, data.faces).kind !== "given") throw new Error("the copy of the game does not follow");
    } else if (data.kind === "think") await think(data);
  }

  addEventListener("message", ({ data }) => {
    if (data.kind === "now") {
      hurried = data.round;
      return;
    }
    last = last
      .then(() => hear(data))
      .catch((error) =>
        postMessage({
          kind: "failed",
          round: data.round,
          text: String(error?.details?.code ?? error?.message ?? error),
        }),
      );
  });
}
