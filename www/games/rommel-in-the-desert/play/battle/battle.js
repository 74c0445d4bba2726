// @ts-check
/** The Combat Phase: which battle is fought, fires, hits. */
import { parseHex } from "../../geometry.ts";
import { kindOf, ofKind } from "../situation.js";
import { spokenStory } from "../../../../play/outcome-card.ts";
import { due, firesSoFar, firesToCome } from "./asking.js";
import { chooseView, chosenBattle, openBattles } from "./choose.js";
import { currentFire, fireView, targetOf } from "./fire.js";
import { effectTexts, fireText } from "./fires-list.js";
import { hitsView, takersOf } from "./hits.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */

/** What has to be decided. @param {PlayContext} ctx @returns {"hit"|"fire"|"fight"} */
const asked = ({ now }) => {
  const kinds = new Set(now.orders.map(kindOf));
  return kinds.has("hit") ? "hit" : kinds.has("fire") ? "fire" : "fight";
};

/** Gives an order and leaves the focus where the battle goes on. @param {PlayContext} ctx @param {any} order */
async function give(ctx, order) {
  const given = await ctx.give(order);
  if (given && kindOf(order) !== "fight" && order !== "done") sayFire(ctx);
  if (given) focusNext(ctx);
  return given;
}

/** What came of the last fire, and of the battle turn where it is over. @param {PlayContext} ctx */
function sayFire(ctx) {
  const fire = firesSoFar(ctx).at(-1);
  if (!fire) return;
  ctx.say(
    [fireText(ctx, fire), ...effectTexts(ctx, fire), ctx.outcome ? spokenStory(ctx.outcome) : ""]
      .filter(Boolean)
      .join(" "),
  );
}

/** @param {PlayContext} ctx */
function focusNext(ctx) {
  if (!ctx.mine()) return showOutcome(ctx);
  const ask = asked(ctx);
  const ids = { hit: "pl-hit-0", fire: "pl-fire", fight: "pl-fight-0" };
  if (ctx.now.view.phase === "combat" || ask !== "fight") ctx.focusOn(ids[ask]);
  ctx.see(".pl-decision");
}

/** Where nothing is asked, the outcome is read. @param {PlayContext} ctx */
export function showOutcome(ctx) {
  if (!ctx.outcome) return;
  ctx.focusOn("pl-outcome-title");
  ctx.see(".pl-outcome");
}

/** @param {PlayContext} ctx */
const fire = async (ctx) => {
  const hand = currentFire(ctx);
  if (!hand || !ctx.mine()) return false;
  return give(ctx, { fire: { unit: hand.fire.handle, target: hand.target.target } });
};

/** Fires with each unit at the target that is offered, until hits are to be given here or the other side fires. @param {PlayContext} ctx */
async function fireAll(ctx) {
  const [hex, side] = ctx.now.view.firing ?? [];
  while (ctx.mine() && asked(ctx) === "fire" && ctx.now.view.firing?.[0] === hex && ctx.now.view.firing?.[1] === side) {
    const [next] = firesToCome(ctx);
    const target = next && targetOf(ctx, next);
    if (!target || !(await ctx.give({ fire: { unit: next.handle, target: target.target } }))) break;
  }
  sayFire(ctx);
  focusNext(ctx);
}

/** @type {import("../types.js").PhaseScreen} */
export const BATTLE = {
  view(ctx) {
    const ask = asked(ctx);
    return ask === "hit" ? hitsView(ctx) : ask === "fire" ? fireView(ctx) : chooseView(ctx);
  },
  tap(ctx, hex, { twice }) {
    if (asked(ctx) !== "fight") return ctx.now.view.firing ? parseHex(ctx.now.view.firing[0]) === hex : false;
    const name = openBattles(ctx).find((open) => parseHex(open) === hex);
    if (!name) return false;
    if (twice) void give(ctx, { fight: { hex: name } });
    else ctx.updateSelection({ at: hex }, ctx.app.lang.t("battle.chosen", { hex: ctx.hexWords(name) }));
    return true;
  },
  buttons: {
    "battle.fight": (ctx, { hex }) => ctx.mine() && void give(ctx, { fight: { hex: hex ?? "" } }),
    "battle.firer"(ctx, { unit }) {
      ctx.updateSelection({ form: { firer: Number(unit) } }, ctx.unitName(unit ?? ""));
    },
    "battle.target"(ctx, { target }) {
      const hand = currentFire(ctx);
      if (hand) ctx.updateSelection({ form: { firer: hand.fire.handle, target } });
    },
    "battle.fire": (ctx) => void fire(ctx),
    "battle.all": (ctx) => void fireAll(ctx),
    "battle.hold": (ctx) => ctx.mine() && void give(ctx, "done"),
    "battle.hit": (ctx, { unit }) => ctx.mine() && void give(ctx, { hit: { unit: Number(unit) } }),
  },
  key(ctx, key) {
    if (asked(ctx) !== "fire") return false;
    if (key === "f") void fire(ctx);
    else if (key === "r") void fireAll(ctx);
    else return false;
    return true;
  },
  overlays(ctx) {
    if (asked(ctx) !== "fight") {
      const hex = ctx.now.view.firing?.[0];
      return hex ? { choices: [parseHex(hex)] } : {};
    }
    const open = openBattles(ctx);
    const must = due(ctx);
    return {
      targets: open.map((hex) => ({ hex: parseHex(hex), must: must.includes(hex) })),
      choices: open.length ? [parseHex(chosenBattle(ctx))] : [],
    };
  },
  ready(ctx) {
    if (asked(ctx) === "fire") return new Set(firesToCome(ctx).map(({ handle }) => String(handle)));
    return new Set(asked(ctx) === "hit" ? takersOf(ctx).map(({ handle }) => String(handle)) : []);
  },
  describe(ctx, hex) {
    if (asked(ctx) !== "fight") return [];
    const name = openBattles(ctx).find((open) => parseHex(open) === hex);
    return name ? [ctx.app.lang.t(due(ctx).includes(name) ? "battle.here.must" : "battle.here.may")] : [];
  },
  // While units may still fire, the phase does not end by a key.
  done: (ctx) => (asked(ctx) === "fight" ? (ofKind(ctx.now.orders, "done")[0] ?? null) : null),
};
