// @ts-check
/** The tests of a ruling, read from the project's case files when they are asked for. */
import { fetchFile } from "../shell/files.ts";
import { casesOf } from "./cases.ts";

/** @typedef {import("../shell/ledger.ts").Ruling} Ruling */
/** @typedef {import("../shell/app-types.ts").App} App */
/** A call of the engine as a test makes it. @typedef {{call: string, query: Record<string, unknown>}|undefined} Call */
/**
 * Puts a test before the referee, or says that it cannot.
 * @typedef {{open(app: App, say: (text: string) => void): void}["open"]} Open
 */
/** A case as it is put to the engine. @typedef {{name: string, rulings?: string[], call: Call}} Case */
/** @typedef {{name: string, open: Open|null}} Position a test, and what opens it, where something does */
/**
 * The tests of one file, or null where it cannot be read.
 * @typedef {{file: string, positions: Position[]|null}} Tests
 */
/**
 * The case files of a game.
 * @typedef {object} CaseFiles
 * @property {(file: string) => string} path where one lies, seen from the page
 * @property {import("./cases.ts").UnitWords} words
 * @property {(call: Call, name: string, ruling: Ruling) => Open|null} opener of a test
 */

/**
 * Reads each file once; one that could not be read is asked for again the next time.
 * @param {CaseFiles} from
 * @returns {(ruling: Ruling) => Promise<Tests[]>}
 */
export function createReader(from) {
  /** @type {Map<string, Promise<Case[]|null>>} */
  const files = new Map();

  /** @param {string} file */
  async function read(file) {
    const cached = files.get(file) ?? fetchCases(from.path(encodeURIComponent(file)), from.words);
    files.set(file, cached);
    const cases = await cached;
    if (!cases) files.delete(file);
    return cases;
  }
  return (ruling) =>
    Promise.all(ruling.files.map(async (file) => ({ file, positions: positionsOf(await read(file), ruling, from) })));
}

/** @param {string} path @param {import("./cases.ts").UnitWords} words @returns {Promise<Case[]|null>} */
async function fetchCases(path, words) {
  try {
    const answer = await fetchFile(path);
    return answer.ok ? casesOf(await answer.json(), words) : null;
  } catch {
    return null;
  }
}

/**
 * The cases that cite a ruling.
 * @param {Case[]|null} cases @param {Ruling} ruling @param {Pick<CaseFiles, "opener">} from
 * @returns {Position[]|null}
 */
export function positionsOf(cases, ruling, { opener }) {
  if (!cases) return null;
  const citing = cases.filter(({ rulings }) => rulings?.includes(ruling.id));
  return citing.map(({ name, call }) => ({ name, open: opener(call, name, ruling) }));
}
