/** The case files of Desert Fox: combats go to the worksheet of the Referee, positions to the map. */

import type { UnitWords } from "../../../rules/cases.ts";
import type { CaseFiles, Open } from "../../../rules/case-files.ts";
import type { App, BoardQuery, CombatQuery } from "../engine-types.ts";
import type { Ruling } from "../../../shell/ledger.ts";

/** Calls whose query is one combat, which a worksheet can hold. */
const COMBATS = new Set(["adjudicateCombat", "stepCombat"]);

export const UNIT_WORDS: UnitWords = {
  id: "id",
  place: (parent) => (parent === "given" ? "at" : "hex"),
  nations: ["german", "italian", "commonwealth"],
};

export const CASE_FILES: CaseFiles = {
  words: UNIT_WORDS,
  path: (file) => `tests/rulings/${file}.json`,
  opener(call, name, ruling) {
    if (!call) return null;
    const { call: of, query }: { call: string; query: unknown } = call;
    if (COMBATS.has(of)) return combat(switched(query as CombatQuery, ruling), name, ruling);
    if (of === "askBoard") return sheet(switched(query as BoardQuery, ruling));
    return null;
  },
};

/** A combat goes to the worksheet. */
const combat = (query: CombatQuery, name: string, { id }: Ruling): Open =>
  async function open(app: App, say) {
    const { t } = app.lang;
    await app.open("referee");
    if (app.referee) app.referee.open(query, t("say.position", { name, id }));
    else say(t("rules.tests.noReferee"));
  };

/** A position, without what was asked about it, goes to the map as a link would bring it. */
const sheet =
  ({ question, ...position }: BoardQuery): Open =>
  ({ wasm }: App) => {
    if (wasm) location.hash = wasm.encodePosition(position);
  };

/** The query with the ruling's switch on, as the tests ask it. */
function switched<Query extends { rules?: { switches?: object } }>(query: Query, ruling: Ruling): Query {
  if (!ruling.switch) return query;
  const { field, on } = ruling.switch;
  return { ...query, rules: { ...query.rules, switches: { ...query.rules?.switches, [field]: on } } };
}
