/** The phases of Rommel in the Desert in the quick guide. */
import * as shared from "../../../help/phases.ts";
import type { GuidedPhases } from "../../../help/phases.ts";
import type { App } from "../engine-types.ts";

/** Every phase that has a part of the guide, in the order of play, with its cases. */
export const GUIDED: GuidedPhases = [
  ["setUp", ["11.0"]],
  ["hands", ["11.0"]],
  ["initiative", ["4.4"]],
  ["option", ["4.4", "4.5", "6.1"]],
  ["movement", ["2.5", "2.6", "2.7", "2.8"]],
  ["forcedMarches", ["2.7", "4.5"]],
  ["refusals", ["4.5"]],
  ["combat", ["3.4", "4.4"]],
  ["supplyCheck", ["9.3"]],
  ["reinforcements", ["9.3", "11.7"]],
  ["cards", ["9.3"]],
  ["spending", ["9.3", "9.7"]],
  ["redeployment", ["9.4"]],
  ["refit", ["9.6"]],
  ["over", ["11.0"]],
];

/** Stages that are explained under their first step. */
const FIRST: Record<string, string> = { deal: "setUp", buildup: "supplyCheck" };

/** `now`: the phase of the open game. */
export const phasesPart = (app: App, now = "") => shared.phasesPart(app, GUIDED, FIRST[now] ?? now);
