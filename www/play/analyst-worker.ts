// @ts-check
/**
 * The analyst of a game in a thread of its own: it has a copy of the game and answers what it is asked. To cancel its
 * work, the page ends the thread.
 */
import { engineSource } from "../shell/files.ts";
import { copyFor } from "./viewer.ts";

/** Orders whose luck is judged between two reports on the progress. */
const SLICE = 60;

/** @param {import("../shell/engine.ts").EngineSource} source */
export function serveAnalyst(source) {
  const ready = source.glue.default(engineSource(source.game)).then(() => source.glue);
  /** @type {import("../shell/engine-types.ts").Thinker} */
  let game;
  /** Messages are answered one after the other. @type {Promise<unknown>} */
  let last = ready;

  /**
   * @typedef {{save: string, charts: unknown[], viewer?: string|null, id: number, call: string, args: unknown[], to: number,
   *   points: number[], rounds: number}} Asked
   */
  /** @type {Record<string, (data: Asked) => void|Promise<void>>} */
  const KINDS = {
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

/** The calls of a game by their names. @param {object} game */
const callsOf = (game) => /** @type {Record<string, (...args: unknown[]) => unknown>} */ (game);
