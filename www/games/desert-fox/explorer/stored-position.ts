/** Reads a position that was kept in this browser. */
import { newTable, parseTable } from "./table.ts";
import type { ReadyApp as App, PositionSheet } from "../engine-types.ts";

/** A position that the engine can work with. */
export const positionReader =
  (app: App): ((text: string) => PositionSheet | null) =>
  (text) => {
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
