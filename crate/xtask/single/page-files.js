// Stands in for www/shell/files.js in the single file: the page's files lie in its own text.
import { unpack } from "./unpack.js";

const part = (id) => document.getElementById(id)?.textContent ?? "";
const text = async (id) => new TextDecoder().decode(await unpack(part(id)));
const files = text("data-files").then(JSON.parse);
const opponent = text("data-opponent").then((code) => {
  // The opponent cannot look into the page, so it is given the engine with its code.
  const parts = [`self.engine = "${part("data-engine")}";\n`, code];
  return URL.createObjectURL(new Blob(parts, { type: "text/javascript" }));
});
let opponentAddress = "";
opponent.then((address) => (opponentAddress = address));

export async function fetchFile(path) {
  const found = (await files)[path];
  return found === undefined ? new Response("", { status: 404 }) : Response.json(found);
}

/** All files are there. */
export const preloadFile = () => {};

/** The page waits for the engine, and the engine for the opponent: no game begins before both are there. */
export const engineSource = () => ({ module_or_path: opponent.then(() => unpack(part("data-engine"))) });

/** All styles are in the page. */
export const styleAddress = () => "";

/** Browsers start no module from a file. */
export const SCRIPT_KIND = {};

export function scriptAddress(name) {
  if (name !== "opponent") throw new Error(`no script is called ${name}`);
  return opponentAddress;
}
