// @ts-check
/** What Desert Fox brings to the Rules section. */
import * as shared from "../../../rules/rules.ts";
import { CASE_FILES } from "./case-files.ts";

/** @param {HTMLElement} root @param {import("../engine-types.ts").App} app */
export const mountRules = (root, app) =>
  shared.mountRules(root, app, {
    caseFiles: CASE_FILES,
    howTo: async () => (await import("../how-to/how-to.ts")).createHowTo,
  });
