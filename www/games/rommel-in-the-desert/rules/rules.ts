/** What Rommel in the Desert brings to the Rules section. */
import * as shared from "../../../rules/rules.ts";
import { CASE_FILES } from "./case-files.ts";
import type { App } from "../engine-types.ts";

export const mountRules = (root: HTMLElement, app: App) =>
  shared.mountRules(root, app, {
    caseFiles: CASE_FILES,
    howTo: async () => (await import("../how-to/how-to.ts")).createHowTo,
  });
