/** The phases of Desert Fox in the quick guide. */
import * as shared from "../../../help/phases.ts";
import { PHASES } from "../play/situation.js";
import { CASES } from "../play/guide.js";
import type { App } from "../engine-types.ts";

export { linesOf } from "../../../help/phases.ts";

/** Every phase that has a part of the guide, in the order of play. */
export const GUIDED = ["initiative", ...PHASES, "over"] as const;

/** `now`: the phase of the open game. */
export const phasesPart = (app: App, now?: string) =>
  shared.phasesPart(
    app,
    GUIDED.map((phase) => [phase, CASES[phase] ?? []]),
    now,
  );
