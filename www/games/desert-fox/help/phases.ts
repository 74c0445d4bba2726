// @ts-check
/** The phases of Desert Fox in the quick guide. */
import * as shared from "../../../help/phases.ts";
import { PHASES } from "../play/situation.js";
import { CASES } from "../play/guide.js";

export { linesOf } from "../../../help/phases.ts";

/** Every phase that has a part of the guide, in the order of play. */
export const GUIDED = /** @type {const} */ (["initiative", ...PHASES, "over"]);

/** @param {import("../engine-types.ts").App} app @param {string} [now] the phase of the open game */
export const phasesPart = (app, now) =>
  shared.phasesPart(
    app,
    GUIDED.map((phase) => [phase, CASES[phase] ?? []]),
    now,
  );
