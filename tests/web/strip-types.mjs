// Lets Node import the page's TypeScript. Rolldown takes the types away, as in the bundle.
//
//   node --import ./tests/web/strip-types.mjs …

import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";

/** The JavaScript of a TypeScript file, with a source map, so that errors name its lines. @param {string} path */
export async function stripTypes(path) {
  const { transformSync } = await import("rolldown/utils");
  const { code, map, errors } = transformSync(path, await readFile(path, "utf8"), { sourcemap: true });
  if (errors.length) throw errors[0];
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString("base64")}`;
}

/** Node's hook. */
export async function load(url, context, next) {
  if (!url.endsWith(".ts")) return next(url, context);
  return { format: "module", shortCircuit: true, source: await stripTypes(fileURLToPath(url)) };
}

if (isMainThread) {
  process.setSourceMapsEnabled(true);
  register(import.meta.url);
}
