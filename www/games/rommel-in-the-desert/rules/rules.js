// @ts-check
/** What Rommel in the Desert brings to the Rules section. */
import * as shared from "../../../rules/rules.js";

/** Its tests are questions about positions and orders in a game; they are named, and nothing opens them. */
const CASE_FILES = {
  path: (/** @type {string} */ file) => `tests/rommel-in-the-desert/rulings/${file}.json`,
  opener: () => null,
};

/** @param {HTMLElement} root @param {import("../../../app.js").App} app */
export const mountRules = (root, app) =>
  shared.mountRules(root, app, {
    caseFiles: CASE_FILES,
    howTo: async () => (await import("../how-to/how-to.js")).createHowTo,
  });
