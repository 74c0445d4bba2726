// @ts-check
/** The case files of Rommel in the Desert: those about a position on the map go to the sheet of the Referee. */

/** @typedef {import("../../../rules/case-files.ts").Call} Call */
/** @typedef {import("../../../rules/case-files.ts").Open} Open */
/** @typedef {import("../../../shell/ledger.ts").Ruling} Ruling */

/** Calls that state a position: `playTurn` with the orders of a turn after it. */
const POSITIONS = new Set(["askPosition", "battleChances", "playTurn"]);

/**
 * The position that a test states, as the sheet reads it; null where it states none.
 * @param {Call} call @param {Pick<Ruling, "switch">} ruling its switch is on, as the test asks it
 */
export function statedBy(call, ruling) {
  if (!call) return null;
  const query = /** @type {Query} */ (call.query);
  if (POSITIONS.has(call.call) && query.units?.length) return switched(query, ruling);
  const situation = call.call === "playScenario" ? situationOf(query.start) : null;
  return situation?.units?.length ? switched({ ...situation, rules: query.rules }, ruling) : null;
}

/**
 * What a query of these calls may state.
 * @typedef {{units?: unknown[], battles?: unknown, mines?: unknown, option?: unknown, active?: unknown, rules?: object,
 *   question?: {side?: string}, start?: unknown}} Query
 */

/** Where a scenario begins from a position that the test states. @param {unknown} start @returns {Query|null} */
const situationOf = (start) => (start && typeof start === "object" ? Object.values(start)[0] : null);

/** @param {Query} query @param {Pick<Ruling, "switch">} ruling */
function switched(query, ruling) {
  const active = query.active ?? query.question?.side;
  const rules = ruling.switch ? { [ruling.switch.field]: ruling.switch.on, ...query.rules } : query.rules;
  const { units, battles, mines, option } = query;
  return { units, battles, mines, option, ...(active && { active }), ...(rules && { rules }) };
}

/** @type {import("../../../rules/cases.ts").UnitWords} */
export const UNIT_WORDS = { id: "unit", place: () => "hex", nations: [] };

/** @type {import("../../../rules/case-files.ts").CaseFiles} */
export const CASE_FILES = {
  words: UNIT_WORDS,
  path: (file) => `tests/rommel-in-the-desert/rulings/${file}.json`,
  opener(call, name, ruling) {
    const stated = statedBy(call, ruling);
    return stated && opens(stated, name, ruling);
  },
};

/** @param {ReturnType<typeof switched>} stated @param {string} name @param {Ruling} ruling @returns {Open} */
const opens = (stated, name, { id }) =>
  async function open(/** @type {import("../engine-types.ts").ReadyApp} */ app, say) {
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
