// @ts-check
/** The part of the panel that says what is shown on the map, in words as well. */
import { el } from "../../../dom.ts";
import { caseChips, check, select } from "../../../worksheet/widgets.ts";
import { LAYERS, answersOf, chosenSource, idOf, showsCosts, showsNumbers } from "./map-layers.js";
import { ownSide } from "./outlook.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */

/** Of more units than these only the number is said. */
const MOST = 3;

/** What is shown on the map, with what it shows in words. @param {PlayContext} ctx */
export function layersView(ctx) {
  const { t } = ctx.app.lang;
  const said = [...supplyWords(ctx), ...combatWords(ctx), ...stackingWords(ctx), ...riskWords(ctx)];
  return el(
    "details",
    { class: "card ex-part ref-fold pl-layers", id: "pl-layers", open: true, data: { key: "layers" } },
    el("summary", { text: t("play.layers") }),
    el(
      "div",
      { class: "ex-checks" },
      LAYERS.map(([layer, key]) =>
        check({
          id: `pl-layer-${layer}`,
          label: t(`play.layers.${layer}`, { key }),
          checked: ctx.layers.has(layer),
          set: "layer",
          data: { layer },
        }),
      ),
      check({
        id: "pl-layer-costs",
        label: t("play.layers.costs"),
        checked: showsCosts(ctx),
        set: "layer",
        data: { layer: "costs" },
      }),
      check({
        id: "pl-layer-numbers",
        label: t("play.layers.numbers"),
        checked: showsNumbers(ctx.app.store),
        set: "numbers",
      }),
    ),
    sourceChoice(ctx),
    said.length > 0 && el("ul", { class: "ex-said", id: "pl-layers-said" }, said),
  );
}

/** One supplier to look at, or all. @param {PlayContext} ctx */
function sourceChoice(ctx) {
  const { t, tn } = ctx.app.lang;
  const { combat } = answersOf(ctx);
  if (!combat) return null;
  const name = (/** @type {typeof combat.suppliers[number]} */ { from, hex, source, units }) =>
    tn(source ? "play.layers.source.base" : "play.layers.source.unit", units.length, {
      unit: source ? "" : ctx.unitName(from),
      hex: ctx.hexWords(hex),
    });
  const options = combat.suppliers.map((supplier) => /** @type {[string, string]} */ ([supplier.from, name(supplier)]));
  return select({
    id: "pl-layer-source",
    label: t("play.layers.source"),
    value: chosenSource(ctx)?.from ?? "",
    options: [["", t("play.layers.source.all")], ...options],
    set: "source",
  });
}

/** @param {PlayContext} ctx */
function supplyWords(ctx) {
  const { t, list } = ctx.app.lang;
  return answersOf(ctx).supply.map(({ side, answer }) => {
    const out = answer.units.filter((/** @type {any} */ { general }) => !general).map(idOf);
    return el("li", {
      text: out.length
        ? t("play.layers.out", { side: t(`side.${side}`), units: list(out.map(ctx.unitName)) })
        : t("play.layers.in", { side: t(`side.${side}`) }),
    });
  });
}

/** @param {PlayContext} ctx */
function combatWords(ctx) {
  const { t, list } = ctx.app.lang;
  const { combat } = answersOf(ctx);
  if (!combat) return [];
  const side = t(`side.${ownSide(ctx)}`);
  const source = chosenSource(ctx);
  const out = combat.units.filter(({ supplied }) => !supplied).map(idOf);
  const served = source && [
    el("li", {
      id: "pl-layers-served",
      text: source.units.length
        ? t("play.layers.serves", { range: source.range, units: list(source.units.map(ctx.unitName)) })
        : t("play.layers.serves.none", { range: source.range }),
    }),
  ];
  const words = out.length
    ? t("play.layers.combat.out", { side, units: list(out.map(ctx.unitName)) })
    : t("play.layers.combat.in", { side });
  return [...(served ?? []), el("li", { id: "pl-layers-combat" }, words, " ", caseChips(combat.cases, [], ctx))];
}

/** @param {PlayContext} ctx */
function stackingWords(ctx) {
  const { t, tn, list } = ctx.app.lang;
  const { stacks } = answersOf(ctx);
  if (!stacks) return [];
  const over = stacks.hexes.filter((hex) => hex.over);
  const words = over.length
    ? tn("play.layers.stacking.over", over.length, { hexes: list(over.map(({ hex }) => ctx.hexWords(hex))) })
    : t("play.layers.stacking.in", { limit: stacks.limit });
  return [el("li", { id: "pl-layers-stacking" }, words, " ", caseChips(stacks.cases, [], ctx))];
}

/** The threatened stacks, and what the engine assumes of the enemy. @param {PlayContext} ctx */
function riskWords(ctx) {
  const { t, tn, list } = ctx.app.lang;
  const { risks } = answersOf(ctx);
  if (!risks) return [];
  const words = risks.map(({ hex, from, units, odds, strength, supplyOnly }) =>
    el("li", {
      class: "pl-risk",
      text: t(supplyOnly ? "play.layers.risk.supply" : "play.layers.risk.stack", {
        hex: ctx.hexWords(hex),
        from: ctx.hexWords(from),
        units: list([
          ...units.slice(0, MOST).map(ctx.unitName),
          ...(units.length > MOST ? [tn("play.layers.risk.more", units.length - MOST)] : []),
        ]),
        odds,
        attack: strength[0],
        defense: strength[1],
      }),
    }),
  );
  const none = words.length === 0 && el("li", { text: t("play.layers.risk.none") });
  const assumed = el("li", { class: "muted", id: "pl-layers-assumed" }, t("play.layers.risk.assumed"), " ");
  assumed.append(caseChips(["8.3"], [], ctx));
  return [none, ...words, assumed].filter((item) => item !== false);
}
