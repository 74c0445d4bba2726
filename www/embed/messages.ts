/**
 * Messages between a frame and the page around it: `{<game>: 1, type, …}`. What comes in is foreign data: it is
 * taken only
 * if it has this very form, and it can do no more than load a record, go to a place in it, or turn to the other side.
 */
import { plyOf } from "./options.ts";
import type { Ply } from "./options.ts";

export const VERSION = 1;

/** The member of a message that says for which game it is. The names are public: a test reads them here. */
export type Named = "desertFox" | "rommelInTheDesert";

/** A record is not longer than the longest save file, 2 MiB; a longer text is not handed on. */
const LONGEST = 2 * 1024 * 1024;

type Request = { type: "load"; record: string } | { type: "goto"; ply: Ply } | { type: "flip" };

/** `foreign`: not meant for this page; `refused`: meant for it and not of its form */
type Incoming =
  | { kind: "foreign" }
  | { kind: "refused"; code: "version" | "form" | "ply" | "record" | "too-long" }
  | { kind: "request"; request: Request };

/**
 * What a board says. `order`: the reader has played on; `state` is the hash of the game after a number of orders. Sizes
 * in CSS pixels; `height` is what the board would like to have.
 */
export type OutgoingMessage =
  | {
      type: "ready" | "changed";
      kind: "game" | "position";
      ply: number;
      plies: number;
      title: string;
      turn: number;
      phase: string;
      side: string;
    }
  | {
      type: "order";
      by: "order" | "undo" | "redo" | "branch";
      ply: number;
      turn: number;
      phase: string;
      side: string;
      state: string;
    }
  | { type: "resize"; width: number; height: number }
  | { type: "error"; code: string; message: string };

/** Fields of each message beside the one that names the game and `type`. */
const FIELDS: Record<string, string[]> = { load: ["record"], goto: ["ply"], flip: [] };

export function readMessage(data: unknown, name: Named): Incoming {
  if (typeof data !== "object" || data === null || !Object.hasOwn(data, name)) return { kind: "foreign" };
  if (Object.getPrototypeOf(data) !== Object.prototype) return { kind: "refused", code: "form" };
  const { [name]: version, type, record, ply } = data as Record<string, unknown>;
  if (version !== VERSION) return { kind: "refused", code: "version" };
  const fields = typeof type === "string" && Object.hasOwn(FIELDS, type) ? FIELDS[type] : null;
  const keys = Object.keys(data);
  if (!fields || keys.length !== fields.length + 2 || !fields.every((field) => keys.includes(field)))
    return { kind: "refused", code: "form" };
  if (type === "flip") return { kind: "request", request: { type } };
  if (type === "load" && typeof record === "string" && record.length > LONGEST)
    return { kind: "refused", code: "too-long" };
  if (type === "load")
    return typeof record === "string"
      ? { kind: "request", request: { type, record } }
      : { kind: "refused", code: "record" };
  const place = plyOf(ply);
  return place === null ? { kind: "refused", code: "ply" } : { kind: "request", request: { type: "goto", ply: place } };
}

export const message = (outgoing: OutgoingMessage, name: Named) =>
  name === "desertFox" ? { desertFox: VERSION, ...outgoing } : { rommelInTheDesert: VERSION, ...outgoing };
