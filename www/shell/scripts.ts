/**
 * The one door for scripts that run beside the page: the browser's policy lets through what is named here, and nothing
 * else.
 */
import { scriptAddress } from "./files.ts";

interface Policy {
  createScriptURL: (name: string) => string;
}

let policy: Policy | undefined;

/**
 * The address of a script, as the page's policy wants it. `name`: one of those that `files.ts` lists. Returns a trusted
 * address where the browser knows such a thing.
 */
export function trustedScript(name: string): string {
  const { trustedTypes } = globalThis as unknown as {
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
  };
  policy ??= trustedTypes?.createPolicy("desertfox", { createScriptURL: scriptAddress });
  return policy ? policy.createScriptURL(name) : scriptAddress(name);
}
