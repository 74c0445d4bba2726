// How another page calls the referee; it is checked against the declarations of pkg/ and never run.

import init, { version } from "../../pkg/desert_fox.js";
import type { Version } from "../../pkg/desert_fox.js";

/** Loads the engine from where pkg/ is served and tells which one it is. */
export async function engineName(base: URL): Promise<string> {
  await init({ module_or_path: new URL("desert_fox_bg.wasm", base) });
  const { engine, buildId }: Version = version();
  return `${engine} (${buildId})`;
}
