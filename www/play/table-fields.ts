/** What the fields do that the panel of every game has, by their `data-set`. */
import type { PlayContext, Step } from "./types.ts";

export const tableFields = (
  ctx: PlayContext,
): Record<string, (field: HTMLInputElement, data: { [key: string]: string | undefined }) => void> => ({
  replay: ({ value }) => ctx.replayTo(Number(value)),
  "replay.by": ({ value: by }) =>
    ctx.replay && ctx.replayTo(ctx.replay.at, { plays: ctx.replay.plays, by: by as Step }),
});
