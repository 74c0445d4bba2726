// @ts-check
/** The case files of Desert Fox: combats go to the worksheet of the Referee, positions to the map. */

/** @typedef {import("../../../rules/case-files.ts").Call} Call */
/** @typedef {import("../../../rules/case-files.ts").Open} Open */
/** @typedef {import("../../../shell/ledger.ts").Ruling} Ruling */
/** @typedef {import("../engine-types.ts").App} App */
/** @typedef {import("../engine-types.ts").BoardQuery} BoardQuery */
/** @typedef {import("../engine-types.ts").CombatQuery} CombatQuery */

/** Calls whose query is one combat, which a worksheet can hold. */
const COMBATS = new Set(["adjudicateCombat", "stepCombat"]);

/** @type {import("../../../rules/cases.ts").UnitWords} */
export const UNIT_WORDS = {
  id: "id",
  place: (parent) => (parent === "given" ? "at" : "hex"),
  nations: ["german", "italian", "commonwealth"],
};

/** @type {import("../../../rules/case-files.ts").CaseFiles} */
export const CASE_FILES = {
  words: UNIT_WORDS,
  path: (file) => `tests/rulings/${file}.json`,
  opener(call, name, ruling) {
    if (!call) return null;
    const { call: of, query } = /** @type {{call: string, query: unknown}} */ (call);
    if (COMBATS.has(of)) return combat(switched(/** @type {CombatQuery} */ (query), ruling), name, ruling);
    if (of === "askBoard") return sheet(switched(/** @type {BoardQuery} */ (query), ruling));
    return null;
  },
};

/**
 * A combat goes to the worksheet.
 * @param {CombatQuery} query @param {string} name @param {Ruling} ruling @returns {Open}
 */
const combat = (query, name, { id }) =>
  async function open(/** @type {App} */ app, say) {
    const { t } = app.lang;
    await app.open("referee");
    if (app.referee) app.referee.open(query, t("say.position", { name, id }));
    else say(t("rules.tests.noReferee"));
  };

/**
 * A position, without what was asked about it, goes to the map as a link would bring it.
 * @param {BoardQuery} query @returns {Open}
 */
const sheet =
  ({ question, ...position }) =>
  (/** @type {App} */ { wasm }) => {
    if (wasm) location.hash = wasm.encodePosition(position);
  };

/**
 * The query with the ruling's switch on, as the tests ask it.
 * @template {{rules?: {switches?: object}}} Query
 * @param {Query} query @param {Ruling} ruling @returns {Query}
 */
function switched(query, ruling) {
  if (!ruling.switch) return query;
  const { field, on } = ruling.switch;
  return { ...query, rules: { ...query.rules, switches: { ...query.rules?.switches, [field]: on } } };
}
