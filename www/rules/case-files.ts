/** The tests of a ruling, read from the project's case files when they are asked for. */
import { fetchFile } from "../shell/files.ts";
import { casesOf } from "./cases.ts";
import type { App } from "../shell/app-types.ts";
import type { UnitWords } from "./cases.ts";
import type { Ruling } from "../shell/ledger.ts";

/** A call of the engine as a test makes it. */
export type Call = { call: string; query: Record<string, unknown> } | undefined;

/** Puts a test before the referee, or says that it cannot. */
export type Open = { open(app: App, say: (text: string) => void): void }["open"];

/** A case as it is put to the engine. */
interface Case {
  name: string;
  rulings?: string[];
  call: Call;
}

/** A test, and what opens it, where something does. */
export interface Position {
  name: string;
  open: Open | null;
}

/** The tests of one file, or null where it cannot be read. */
export interface Tests {
  file: string;
  positions: Position[] | null;
}

/** The case files of a game. */
export interface CaseFiles {
  /** Where one lies, seen from the page. */
  path: (file: string) => string;
  words: UnitWords;
  /** Of a test. */
  opener: (call: Call, name: string, ruling: Ruling) => Open | null;
}

/** Reads each file once; one that could not be read is asked for again the next time. */
export function createReader(from: CaseFiles): (ruling: Ruling) => Promise<Tests[]> {
  const files = new Map<string, Promise<Case[] | null>>();

  async function read(file: string) {
    const cached = files.get(file) ?? fetchCases(from.path(encodeURIComponent(file)), from.words);
    files.set(file, cached);
    const cases = await cached;
    if (!cases) files.delete(file);
    return cases;
  }
  return (ruling) =>
    Promise.all(ruling.files.map(async (file) => ({ file, positions: positionsOf(await read(file), ruling, from) })));
}

async function fetchCases(path: string, words: UnitWords): Promise<Case[] | null> {
  try {
    const answer = await fetchFile(path);
    return answer.ok ? casesOf(await answer.json(), words) : null;
  } catch {
    return null;
  }
}

/** The cases that cite a ruling. */
export function positionsOf(
  cases: Case[] | null,
  ruling: Ruling,
  { opener }: Pick<CaseFiles, "opener">,
): Position[] | null {
  if (!cases) return null;
  const citing = cases.filter(({ rulings }) => rulings?.includes(ruling.id));
  return citing.map(({ name, call }) => ({ name, open: opener(call, name, ruling) }));
}
