// @ts-check
/** What the fields do that the panel of every game has, by their `data-set`. */

/**
 * @param {import("./types.ts").PlayContext} ctx
 * @returns {Record<string, (field: HTMLInputElement, data: {[key: string]: string|undefined}) => void>}
 */
export const tableFields = (ctx) => ({
  replay: ({ value }) => ctx.replayTo(Number(value)),
  "replay.by": ({ value: by }) =>
    ctx.replay &&
    ctx.replayTo(ctx.replay.at, { plays: ctx.replay.plays, by: /** @type {import("./types.ts").Step} */ (by) }),
});
