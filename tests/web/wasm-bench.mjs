// crate/wasm-bench compiled for Node: the benchmarks, and games that are played the same natively and in wasm.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { root } from "./harness.mjs";

const target = "wasm32-unknown-unknown";

/** Builds the crate, as the page's wasm is built or quickly for a test, and gives its module. */
export async function wasmBench({ release }) {
  const folder = process.env.CARGO_TARGET_DIR ?? join(root, "target");
  const cargo = (...words) =>
    execFileSync("cargo", words, { cwd: root, stdio: ["inherit", "pipe", "inherit"], encoding: "utf8" });
  const build = ["build", "--quiet", "--locked", "--package", "wasm-bench", "--target", target];
  if (!release) cargo(...build);
  const wasm = release ? cargo("xtask", "compile", "wasm-bench").trim() : join(folder, target, "debug/wasm_bench.wasm");
  const out = join(folder, release ? "wasm-bench" : "wasm-bench-debug");
  cargo("run", "--quiet", "--locked", "--package", "bindgen", "--", wasm, out, "desert_fox");
  const module = await import(pathToFileURL(join(out, "desert_fox.js")).href);
  module.initSync({ module: new WebAssembly.Module(readFileSync(join(out, "desert_fox_bg.wasm"))) });
  return module;
}
