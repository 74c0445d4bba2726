// Stands in for www/shell/files.ts in the single file: the page's files lie in its own text.
import { unpack } from "./unpack.js";

const part = (id) => document.getElementById(id)?.textContent ?? "";
const text = async (id) => new TextDecoder().decode(await unpack(part(id)));
const files = text("data-files").then(JSON.parse);
/** The addresses of the scripts that run beside the page, by name and game. @type {Map<string, string>} */
const workers = new Map();

/** Makes the address of such a script. It cannot look into the page, so it is given the engine with its code. */
async function makeWorker(name, game) {
  if (workers.has(`${name} ${game}`)) return;
  const parts = [`self.engine = "${part(`data-engine-${game}`)}";\n`, await text(`data-${name}-${game}`)];
  workers.set(`${name} ${game}`, URL.createObjectURL(new Blob(parts, { type: "text/javascript" })));
}

export async function fetchFile(path) {
  const found = (await files)[path];
  return found === undefined ? new Response("", { status: 404 }) : Response.json(found);
}

/** All files are there. */
export const preloadFile = () => {};

/** The page waits for the engine, and the engine for the workers: no game begins before all are there. */
export const engineSource = (game) => ({
  module_or_path: Promise.all(["opponent", "analyst"].map((name) => makeWorker(name, game))).then(() =>
    unpack(part(`data-engine-${game}`)),
  ),
});

/** All styles are in the page. */
export const styleAddress = () => "";

/** Browsers start no module from a file. */
export const SCRIPT_KIND = {};

export function scriptAddress(name) {
  const address = workers.get(name);
  if (!address) throw new Error(`no script is called ${name}`);
  return address;
}
