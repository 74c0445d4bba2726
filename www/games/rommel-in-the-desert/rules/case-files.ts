/** The case files of Rommel in the Desert: those about a position on the map go to the sheet of the Referee. */

import type { Call, CaseFiles, Open } from "../../../rules/case-files.ts";
import type { Ruling } from "../../../shell/ledger.ts";
import type { UnitWords } from "../../../rules/cases.ts";
import type { ReadyApp } from "../engine-types.ts";

/** Calls that state a position: `playTurn` with the orders of a turn after it. */
const POSITIONS = new Set(["askPosition", "battleChances", "playTurn"]);

/**
 * The position that a test states, as the sheet reads it; null where it states none. `ruling`: its switch is on, as the
 * test asks it.
 */
export function statedBy(call: Call, ruling: Pick<Ruling, "switch">) {
  if (!call) return null;
  const query: Query = call.query;
  if (POSITIONS.has(call.call) && query.units?.length) return switched(query, ruling);
  const situation = call.call === "playScenario" ? situationOf(query.start) : null;
  return situation?.units?.length ? switched({ ...situation, rules: query.rules }, ruling) : null;
}

/** What a query of these calls may state. */
interface Query {
  units?: unknown[];
  battles?: unknown;
  mines?: unknown;
  option?: unknown;
  active?: unknown;
  rules?: object;
  question?: { side?: string };
  start?: unknown;
}

/** Where a scenario begins from a position that the test states. */
const situationOf = (start: unknown): Query | null =>
  start && typeof start === "object" ? Object.values(start)[0] : null;

function switched(query: Query, ruling: Pick<Ruling, "switch">) {
  const active = query.active ?? query.question?.side;
  const rules = ruling.switch ? { [ruling.switch.field]: ruling.switch.on, ...query.rules } : query.rules;
  const { units, battles, mines, option } = query;
  return { units, battles, mines, option, ...(active && { active }), ...(rules && { rules }) };
}

export const UNIT_WORDS: UnitWords = { id: "unit", place: () => "hex", nations: [] };

export const CASE_FILES: CaseFiles = {
  words: UNIT_WORDS,
  path: (file) => `tests/rommel-in-the-desert/rulings/${file}.json`,
  opener(call, name, ruling) {
    const stated = statedBy(call, ruling);
    return stated && opens(stated, name, ruling);
  },
};

const opens = (stated: ReturnType<typeof switched>, name: string, { id }: Ruling): Open =>
  async function open(app: ReadyApp, say) {
    const { t } = app.lang;
    const [{ openPosition }, { readPosition }] = await Promise.all([
      import("../referee/opening.ts"),
      import("../referee/position.ts"),
      app.loadAssets("referee"),
    ]);
    const position = readPosition(stated);
    const opened = position && (await openPosition(app, position, t("rr.say.case", { id, name })));
    if (!opened) say(t("rules.tests.noReferee"));
  };
