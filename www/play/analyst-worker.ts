/**
 * The analyst of a game in a thread of its own: it has a copy of the game and answers what it is asked. To cancel its
 * work, the page ends the thread.
 */
import { engineSource } from "../shell/files.ts";
import { copyFor } from "./viewer.ts";
import type { EngineSource } from "../shell/engine.ts";
import type { Thinker } from "../shell/engine-types.ts";

/** Orders whose luck is judged between two reports on the progress. */
const SLICE = 60;

export function serveAnalyst(source: EngineSource) {
  const ready = source.glue.default(engineSource(source.game)).then(() => source.glue);
  let game: Thinker;
  /** Messages are answered one after the other. */
  let last: Promise<unknown> = ready;

  interface Asked {
    save: string;
    charts: unknown[];
    viewer?: string | null;
    id: number;
    call: string;
    args: unknown[];
    to: number;
    points: number[];
    rounds: number;
  }

  const KINDS: Record<string, (data: Asked) => void | Promise<void>> = {
    async open({ save, charts, viewer }) {
      const { Game } = await ready;
      game = copyFor(Game, save, charts, viewer);
    },
    ask: ({ id, call, args }) => postMessage({ kind: "answer", id, value: callsOf(game)[call](...args) }),
    luck({ id, to }) {
      const orders = [];
      let before = 0;
      let after = 0;
      for (let from = 0; from < to; from += SLICE) {
        const part = game.luck(from, Math.min(to, from + SLICE));
        // What is hidden from the viewer now.
        if (!part) return postMessage({ kind: "answer", id, value: null });
        if (!from) before = part.before;
        after = part.after;
        orders.push(...part.orders);
        postMessage({ kind: "progress", id, done: Math.min(to, from + SLICE), of: to });
      }
      postMessage({ kind: "answer", id, value: { before, after, orders } });
    },
    outlook({ id, points }) {
      const value = points.map((point) => game.outlook(point) ?? null);
      postMessage({ kind: "answer", id, value });
    },
    chances({ id, points, rounds }) {
      for (let round = 0; round < rounds; round++)
        for (const point of points) postMessage({ kind: "progress", id, point, end: game.playOn(point, round) });
      postMessage({ kind: "answer", id, value: null });
    },
  };

  addEventListener("message", ({ data }) => {
    last = last
      .then(() => KINDS[data.kind](data))
      .catch((error) =>
        postMessage({ kind: "failed", id: data.id, text: String(error?.details?.code ?? error?.message ?? error) }),
      );
  });
}

/** The calls of a game by their names. */
const callsOf = (game: object) => game as Record<string, (...args: unknown[]) => unknown>;
