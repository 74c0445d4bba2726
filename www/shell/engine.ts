/** Loads the wasm engine and makes sure that it and the page come from one build. */
import { engineSource } from "./files.ts";
import { watched } from "./late.ts";
import { loadAgain } from "./other-build.ts";
import type { Calls } from "./engine-types.ts";
import type { Store } from "../store/store.ts";

/** Where the engine of a game comes from: its glue, and the facts of its build. */
export interface EngineSource {
  game: string;
  glue: Calls;
  build: string;
}

export interface Engine {
  /** The typed calls, or null. */
  wasm: Calls | null;
  version: { engine: string; build: string } | null;
  error: "" | "failed" | "policy" | "mismatch";
  /** Ends its use here; its memory is given back when nothing else uses it. */
  unload?: () => void;
}

/** How many have the engine of a glue module in use. */
const users = new WeakMap<object, number>();

/** Counts one more user of an engine. Returns its end; the last one frees the memory. */
function use(glue: Calls): () => void {
  users.set(glue, (users.get(glue) ?? 0) + 1);
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    const left = (users.get(glue) ?? 1) - 1;
    users.set(glue, left);
    if (!left) glue.unload?.();
  };
}

export async function loadEngine(source: EngineSource, store: Pick<Store, "get" | "set">): Promise<Engine> {
  let unload = () => {};
  try {
    const { glue, build, game } = source;
    unload = use(glue);
    await watched(glue.default(engineSource(game)));
    const version = readVersion(glue);
    if (version.build && build !== version.build) {
      reloadOnce(store, build);
      unload();
      return { wasm: null, version, error: "mismatch" };
    }
    return { wasm: glue, version, error: "", unload };
  } catch (error) {
    console.error(error);
    unload();
    return { wasm: null, version: null, error: isRefused(error) ? "policy" : "failed" };
  }
}

/** Whether a security policy forbids wasm: browsers say it in the message alone. */
const isRefused = (error: unknown) => /content security policy|\bCSP\b|unsafe-eval/i.test(String(error));

/** `glue`: that of an older build may lack calls. */
function readVersion(glue: Partial<Calls>) {
  const version = glue.version?.();
  return { engine: String(version?.engine ?? "?"), build: String(version?.buildId ?? "") };
}

/** A stored half of an older build is cured by one reload; a second would only loop. */
function reloadOnce(store: Pick<Store, "get" | "set">, build: string) {
  if (store.get("reloadedFor") !== build && store.set("reloadedFor", build)) loadAgain();
}
