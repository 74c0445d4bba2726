// crate/wasm-bench compiled for Node: the benchmarks, and games that are played the same natively and in wasm.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { root } from "./harness.mjs";

const target = "wasm32-unknown-unknown";

/** Builds the crate, optimized as the page's wasm is or quickly for a test, and gives its module. */
export async function wasmBench({ release }) {
  const folder = process.env.CARGO_TARGET_DIR ?? join(root, "target");
  const cargo = (...words) => execFileSync("cargo", words, { cwd: root, stdio: "inherit" });
  const profile = release ? ["--profile", "page"] : [];
  cargo("build", "--quiet", "--locked", ...profile, "--package", "wasm-bench", "--target", target);
  const kind = release ? "page" : "debug";
  const out = join(folder, release ? "wasm-bench" : "wasm-bench-debug");
  cargo("run", "--quiet", "--locked", "--package", "bindgen", "--", join(folder, target, kind, "wasm_bench.wasm"), out);
  const module = await import(pathToFileURL(join(out, "desert_fox.js")).href);
  module.initSync({ module: new WebAssembly.Module(readFileSync(join(out, "desert_fox_bg.wasm"))) });
  return module;
}
