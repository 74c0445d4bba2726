// @ts-check
/**
 * The one door for scripts that run beside the page: the browser's policy lets through what is named here, and nothing
 * else.
 */
import { scriptAddress } from "./files.ts";

/** @typedef {{createScriptURL: (name: string) => string}} Policy */
/** @type {Policy|undefined} */
let policy;

/**
 * The address of a script, as the page's policy wants it.
 * @param {string} name one of those that `files.js` lists
 * @returns {string} a trusted address where the browser knows such a thing
 */
export function trustedScript(name) {
  const { trustedTypes } = /** @type {{trustedTypes?: {createPolicy: (name: string, rules: Policy) => Policy}}} */ (
    /** @type {unknown} */ (globalThis)
  );
  policy ??= trustedTypes?.createPolicy("desertfox", { createScriptURL: scriptAddress });
  return policy ? policy.createScriptURL(name) : scriptAddress(name);
}
