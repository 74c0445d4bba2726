// The Buildup on the screen of Rommel in the Desert: what can be ordered in a step is offered in it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { BUILDUP } from "../../www/games/rommel-in-the-desert/play/buildup/buildup.js";
import { begin, contextOf, having, lang, playUntil } from "./rommel-screen-helpers.mjs";

const offersMalta = ({ stage, step }, game) =>
  stage === "buildup" && step === "reinforcements" && game.legal().some(({ buildup }) => buildup === "malta");

for (const [tag, cards, end] of [
  ["en", /the Allies draw 3 supply cards/, "End reinforcements"],
  ["de", /ziehen die Alliierten 3 Nachschubkarten/, "Verstärkungen beenden"],
])
  test(`the Malta Group is called in from the step of the reinforcements (${tag})`, async () => {
    const game = playUntil(begin("1941-42"), offersMalta, 3000);
    const ctx = contextOf(game, { tag });
    const sheet = BUILDUP.view(ctx);
    const [call] = having(sheet, "id", "bu-malta");
    assert.equal(call?.textContent.trim(), lang(tag).t("buildup.malta"));
    assert.match(sheet.textContent, cards);
    assert.equal(having(sheet, "id", "bu-done")[0].textContent.trim(), end);
    assert.equal(
      having(sheet, "aria-current", "step")[0].attributes.get("title"),
      lang(tag).t("buildup.step.reinforcements"),
    );
    const order = ctx.now.orders[Number(call.attributes.get("data-order"))];
    assert.deepEqual(order, { buildup: "malta" });
    assert.equal(await ctx.give(order), true);
    game.free();
  });

test("every step of the Buildup in which the script decides has a sheet and a button that ends it", () => {
  const game = begin("1941-42");
  const seen = new Set();
  for (let n = 0; n < 1200; n++) {
    const { stage, step } = game.view();
    if (stage === "buildup" && !seen.has(step)) {
      seen.add(step);
      const copy = game.branch(n);
      const text = BUILDUP.view(contextOf(copy)).textContent;
      assert.doesNotMatch(text, /buildup\.|gamePhase\.|ask\./, step);
      copy.free();
    }
    game.give(game.opponent());
  }
  assert.deepEqual([...seen].sort(), ["redeployment", "refit", "reinforcements", "spending", "supplyCheck"]);
  game.free();
});
