/** The turn track: a row of game-turns with the units that come and go, and the same in words. */
import { el } from "../dom.ts";
import type { Scheduled, TrackTurn } from "./overview-types.ts";
import type { PlayContext } from "./types.ts";

const SIGNS = { arrives: "+", leaves: "−", returns: "↩" };

export function trackView(turns: TrackTurn[], ctx: PlayContext) {
  const { t } = ctx.app.lang;
  const reconstructed = turns.some(({ groups }) =>
    groups.some(({ units }) => units.some((unit) => unit.reconstructed)),
  );
  return el(
    "div",
    { class: "rp-track-page stack" },
    el("p", {
      class: "muted",
      text: [t("play.track.what"), reconstructed && t("play.track.reconstructed")].filter(Boolean).join(" "),
    }),
    el(
      "ol",
      { class: "rp-track", id: "rp-track", tabindex: "0", "aria-label": t("play.overview.track") },
      turns.map((turn) => turnCell(turn, ctx)),
    ),
  );
}

function turnCell({ turn, date, state, last, groups }: TrackTurn, ctx: PlayContext) {
  const { t } = ctx.app.lang;
  return el(
    "li",
    {
      class: `rp-turn is-${state}`,
      "aria-current": state === "now" ? "step" : null,
      data: { turn, state },
    },
    el(
      "h3",
      { class: "rp-turn-head" },
      el("span", { class: "visually-hidden", text: `${t("play.track.turn")} ` }),
      el("span", { class: "num rp-turn-number", text: turn }),
      el("span", { class: "rp-date", text: date }),
    ),
    state === "now" && el("p", { class: "rp-now", text: t("play.track.now") }),
    last && el("p", { class: "rp-end", text: t("play.track.last") }),
    groups.map(({ kind, units }) =>
      el(
        "div",
        { class: `rp-group is-${kind}` },
        el("h4", {}, el("span", { "aria-hidden": "true", text: `${SIGNS[kind]} ` }), t(`play.track.${kind}`)),
        el(
          "ul",
          { class: "rp-units" },
          units.map((unit) => scheduled(unit, ctx)),
        ),
      ),
    ),
    !groups.length && el("p", { class: "muted", text: t("play.track.nothing") }),
  );
}

const scheduled = ({ id, name, side, counter, note, reconstructed }: Scheduled, ctx: PlayContext) =>
  el(
    "li",
    { class: `rp-unit is-${side}`, data: { unit: id } },
    counter,
    el(
      "span",
      {},
      name,
      note && el("span", { class: "rp-why", text: note }),
      reconstructed && el("em", { class: "rp-why", text: ctx.app.lang.t("play.track.mark") }),
    ),
  );
