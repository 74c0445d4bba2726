import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openSite, readText } from "./harness.mjs";

let site;
before(async () => {
  site = await openSite({ whole: true });
});
after(() => site.close());

test("the page opens without errors and asks no other host", async () => {
  const view = await site.openPage();
  await view.page.waitForLoadState("networkidle");
  assert.deepEqual(view.problems(), []);
  assert.match(await view.page.title(), /Desert Fox/);
  await view.close();
});

test("the policy allows own scripts and wasm, and nothing inline or evaluated", async () => {
  const view = await site.openPage();
  const policy = await view.page.getAttribute('meta[http-equiv="Content-Security-Policy"]', "content");
  const rules = new Map(
    policy
      .split(";")
      .map((rule) => rule.trim().split(/\s+/))
      .map(([name, ...words]) => [name, words]),
  );
  assert.deepEqual(rules.get("default-src"), ["'none'"]);
  assert.deepEqual(rules.get("script-src"), ["'self'", "'wasm-unsafe-eval'"]);
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:/);
  assert.doesNotMatch(await readText("index.html"), /<script(?![^>]*\bsrc=)|<style|\s(style|on\w+)=/);
  await view.close();
});
