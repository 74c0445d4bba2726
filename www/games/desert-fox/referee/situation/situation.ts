/** The left-hand page: columns of stacks, hexsides, hexes beside the combat, rules. */
import { el } from "../../../../dom.ts";
import { besideHexes, columns } from "./columns.ts";
import { frontSides, otherSides } from "./hexsides.ts";
import { switches } from "./rules.ts";
import { hexesOf } from "../sheet.ts";
import { isFront } from "../edit.ts";
import type { RefereeContext } from "../types.ts";
import type { RosterUnit } from "../../engine-types.ts";

export function situation(ctx: RefereeContext, add: (unit: RosterUnit, hex: string) => void) {
  const { t, tn } = ctx.app.lang;
  const beside = hexesOf(ctx.sheet, "beside").length;
  const others = ctx.sheet.query.hexsides.filter((side) => !isFront(ctx.sheet, side.from, side.to)).length;
  const loose = ctx.errors.all.filter(({ path }) => path === "charts" || path === "names");
  return el(
    "div",
    { class: "ref-situation" },
    el("h2", { class: "visually-hidden", text: t("part.situation") }),
    loose.map((refusal) =>
      el("p", { class: "field-error", text: t(`refusal.${refusal.code}`, { found: refusal.found ?? "" }) }),
    ),
    columns(ctx, add),
    el(
      "section",
      { class: "card ref-part", "aria-labelledby": "ref-part-sides" },
      el("h3", { class: "card-title", id: "ref-part-sides", text: t("part.sides") }),
      frontSides(ctx),
    ),
    el(
      "details",
      { class: "card ref-part ref-fold", data: { key: "ground" } },
      el(
        "summary",
        {},
        t("part.ground"),
        beside + others > 0 && el("span", { class: "badge", text: tn("part.ground.count", beside) }),
      ),
      el("p", { class: "ref-hint", text: t("part.ground.hint") }),
      besideHexes(ctx),
      otherSides(ctx),
    ),
    switches(ctx),
  );
}
