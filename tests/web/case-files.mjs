// The case files of both games as the tests read them.

import { CASE_FILES as FOX } from "../../www/games/desert-fox/rules/case-files.ts";
import { CASE_FILES as ROMMEL } from "../../www/games/rommel-in-the-desert/rules/case-files.ts";
import { casesOf } from "../../www/rules/cases.ts";
import { readText } from "./harness.mjs";

const GAMES = { "desert-fox": FOX, "rommel-in-the-desert": ROMMEL };

/** The cases of a file, each with its whole call. */
export async function readCases(name, game = "desert-fox") {
  const { path, words } = GAMES[game];
  return casesOf(JSON.parse(await readText(path(name.replace(/\.json$/, "")))), words);
}
