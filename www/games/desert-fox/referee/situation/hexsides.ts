/** What lies between the hexes: the front, and the ways of a retreat. */
import { fieldErrors } from "../field-errors.ts";
import { el } from "../../../../dom.ts";
import { button, select, sideField } from "../../../../worksheet/widgets.ts";
import { frontPairs, isFront, sideBetween } from "../edit.ts";
import type { RefereeContext } from "../types.ts";

const TERRAINS = ["none", "ridge", "escarpment", "sea"];
const ROADS = ["none", "road", "track"];

/** The sides between attackers and defenders. */
export function frontSides(ctx: RefereeContext) {
  const rows = frontPairs(ctx.sheet).map(([a, b]) => sideRow(a, b, ctx, false));
  return el("ul", { class: "ref-sides", "aria-label": ctx.app.lang.t("ref.sides") }, rows);
}

/** Other sides, which say where a retreat can go. */
export function otherSides(ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const { query } = ctx.sheet;
  const others = query.hexsides.filter((side) => !isFront(ctx.sheet, side.from, side.to));
  const options = query.hexes.map((hex) => [hex.id, hex.id]) as [string, string][];
  return [
    others.length > 0 &&
      el(
        "ul",
        { class: "ref-sides" },
        others.map((side) => sideRow(side.from, side.to, ctx, true)),
      ),
    el(
      "div",
      { class: "ref-side-new row" },
      select({ id: "ref-side-from", label: t("ref.sides.from"), value: query.hexes[0]?.id ?? "", options, set: "" }),
      select({ id: "ref-side-to", label: t("ref.sides.to"), value: query.hexes[1]?.id ?? "", options, set: "" }),
      button("side.add", t("ref.sides.add")),
    ),
  ];
}

function sideRow(a: string, b: string, ctx: RefereeContext, removable: boolean) {
  const { t } = ctx.app.lang;
  const side = sideBetween(ctx.sheet, a, b);
  const at = side ? ctx.sheet.query.hexsides.indexOf(side) : -1;
  const refusals = at < 0 ? [] : ctx.errors.under(`hexsides[${at}]`);
  const id = sideField(a, b);
  const value = side?.adjacent === false ? "apart" : (side?.terrain ?? "none");
  const wrong = refusals.length ? { invalid: true, describedBy: `${id}-error` } : {};
  const data = { a, b };
  return el(
    "li",
    { class: "ref-side", data: { key: `side-${a}-${b}` } },
    el("span", { class: "ref-side-name num" }, el("b", { text: a }), " – ", el("b", { text: b })),
    select({
      id,
      label: t("ref.side.terrain", { a, b }),
      hideLabel: true,
      value,
      options: [...TERRAINS, "apart"].map((key) => [key, t(`hexside.${key}`)]),
      set: "side.terrain",
      data,
      ...wrong,
    }),
    select({
      id: `${id}-way`,
      label: t("ref.side.way", { a, b }),
      hideLabel: true,
      value: side?.way ?? "none",
      options: ROADS.map((key) => [key, t(`way.${key}`)]),
      set: "side.way",
      data,
    }),
    removable &&
      button("side.remove", "×", {
        class: "button button-quiet ref-remove",
        "aria-label": t("ref.side.remove", { a, b }),
        data,
      }),
    fieldErrors(refusals, `${id}-error`, ctx),
  );
}
