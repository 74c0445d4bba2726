// Stands in for www/shell/files.js in the single file: the page's files lie in its own text.
import { unpack } from "./unpack.js";

const part = (id) => document.getElementById(id)?.textContent ?? "";
const text = async (id) => new TextDecoder().decode(await unpack(part(id)));
const files = text("data-files").then(JSON.parse);
/** The addresses of the opponents, by game. @type {Map<string, string>} */
const opponents = new Map();

/** Makes the address of the opponent of a game. It cannot look into the page, so it is given the engine with its code. */
async function makeOpponent(game) {
  if (opponents.has(game)) return;
  const parts = [`self.engine = "${part(`data-engine-${game}`)}";\n`, await text(`data-opponent-${game}`)];
  opponents.set(game, URL.createObjectURL(new Blob(parts, { type: "text/javascript" })));
}

export async function fetchFile(path) {
  const found = (await files)[path];
  return found === undefined ? new Response("", { status: 404 }) : Response.json(found);
}

/** All files are there. */
export const preloadFile = () => {};

/** The page waits for the engine, and the engine for the opponent: no game begins before both are there. */
export const engineSource = (game) => ({
  module_or_path: makeOpponent(game).then(() => unpack(part(`data-engine-${game}`))),
});

/** All styles are in the page. */
export const styleAddress = () => "";

/** Browsers start no module from a file. */
export const SCRIPT_KIND = {};

export function scriptAddress(name) {
  const address = opponents.get(name.replace(/^opponent /, ""));
  if (!address) throw new Error(`no script is called ${name}`);
  return address;
}
