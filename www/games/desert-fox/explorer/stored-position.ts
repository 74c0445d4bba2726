// @ts-check
/** Reads a position that was kept in this browser. */
import { newTable, parseTable } from "./table.ts";

/** @typedef {import("./types.ts").App} App */
/** @typedef {import("./types.ts").PositionSheet} PositionSheet */

/** A position that the engine can work with. @param {App} app @returns {(text: string) => PositionSheet|null} */
export const positionReader = (app) => (text) => {
  const sheet = parseTable(text);
  if (!sheet) return null;
  try {
    const whole = { ...newTable(), ...sheet };
    app.wasm.askBoard({ ...whole, question: { kind: "stacking" } });
    return whole;
  } catch {
    return null;
  }
};
