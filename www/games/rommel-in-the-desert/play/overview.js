// @ts-check
/** Objectives, months, order of battle and graphs as plain data. */

/** @param {import("./types.js").PlayContext} ctx @returns {import("../../../play/overview-types.js").Overview} */
export function createOverview(ctx) {
  const { t } = ctx.app.lang;
  return {
    objectives: () => ({
      title: t("play.objectives"),
      leader: ctx.now.view.outcome?.winner ?? null,
      lead: "",
      reason: "",
      conditions: [],
      tally: null,
    }),
    track: () => [],
    battle: () => [],
    graphs: () => [],
  };
}
