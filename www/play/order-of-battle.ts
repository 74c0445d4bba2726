/** The order of battle: every unit with its place and state, by side and kind; a unit on the map is one click away. */
import { el } from "../dom.ts";
import { button } from "../worksheet/widgets.ts";
import type { BattleGroup, BattleUnit } from "./overview-types.ts";
import type { PlayContext } from "./types.ts";

/** `shown`: the id of a side, or empty for all. */
export function battleView(groups: BattleGroup[], ctx: PlayContext, shown: string) {
  const { t } = ctx.app.lang;
  const sides = ["", ...ctx.app.game.sides.map(({ id }) => id)];
  return el(
    "div",
    { class: "rp-battle stack" },
    el(
      "div",
      { class: "segmented", role: "group", "aria-label": t("play.battle.side") },
      sides.map((side) =>
        button("overview.side", side ? t(`side.${side}`) : t("play.battle.all"), {
          class: "",
          id: `rp-side-${side || "all"}`,
          "aria-pressed": String(side === shown),
          data: { side },
        }),
      ),
    ),
    groups
      .filter(({ side }) => !shown || side === shown)
      .map((group) =>
        el(
          "section",
          { class: `rp-battle-group is-${group.side}`, "aria-labelledby": `rp-group-${group.id}` },
          el(
            "h3",
            { id: `rp-group-${group.id}` },
            group.title,
            " ",
            el("span", { class: "badge num", text: group.units.length }),
          ),
          el(
            "ul",
            { class: "rp-units rp-battle-units" },
            group.units.map((unit) => battleUnit(unit, ctx)),
          ),
        ),
      ),
  );
}

const battleUnit = ({ id, name, counter, state, tone, place, hex }: BattleUnit, ctx: PlayContext) =>
  el(
    "li",
    { class: `rp-unit is-${tone}`, data: { unit: id, state: tone } },
    counter,
    el(
      "span",
      {},
      el("strong", { text: name }),
      el("span", { class: "rp-why", text: state }),
      hex >= 0
        ? button("log.show", place, {
            class: "button button-quiet rp-place",
            "aria-label": `${name}: ${ctx.app.lang.t("play.log.show", { hex: ctx.placeName(hex) })}`,
            data: { hex },
          })
        : el("span", { class: "rp-why", text: place }),
    ),
  );
