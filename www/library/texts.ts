// @ts-check
/** Words about a kept game, and small pieces that show it. */
import { sideOf } from "../board/sides.ts";
import { el, svg } from "../dom.ts";

/** @typedef {import("../lang/lang.ts").Lang} Lang */
/** @typedef {import("../store/card.ts").Card} Card */
/** @typedef {import("../store/card.ts").Summary} Summary */

/** The name of a scenario by its id; the id where it has none. @param {string} id @param {Lang} lang */
export function scenarioName(id, lang) {
  const key = `scenario.${id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}`;
  return lang.has(key) ? lang.t(key) : id;
}

/** What a game is called: the player's name for it, else its scenario. @param {Pick<Summary, "name"|"scenario">} card @param {Lang} lang */
export const titleOf = (card, lang) => card.name || scenarioName(card.scenario, lang) || lang.t("lib.unknown");

/** @param {Summary} card @param {Lang} lang */
export const turnOf = (card, lang) =>
  lang.t(card.date ? "lib.turn.date" : "lib.turn", { turn: lang.number(card.turn), date: card.date });

/**
 * Scenario and game-turn; the scenario once where the game has no other name.
 * @param {Summary} card
 * @param {Lang} lang
 */
export const whatOf = (card, lang) =>
  [card.name && scenarioName(card.scenario, lang), card.scenario && turnOf(card, lang)].filter(Boolean).join(" · ");

/** Date and time of day of a save. @param {string} at @param {Lang} lang */
export function timeOf(at, lang) {
  const time = new Date(at);
  return Number.isNaN(time.valueOf())
    ? "–"
    : new Intl.DateTimeFormat(lang.tag, { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/** How a game ended, in the reader's language; cards of earlier versions have words. @param {Summary} card @param {Lang} lang */
function resultOf({ result = "" }, { t, has }) {
  if (result === "draw") return t("play.over.draw");
  const [side, level] = result.split("/");
  return has(`side.${side}`) && has(`victory.${level}`)
    ? t("play.over.winner", { side: t(`side.${side}`), level: t(`victory.${level}`) })
    : result;
}

/**
 * Who decides in which phase.
 * @param {Summary} card @param {Lang} lang @param {readonly import("../board/sides.ts").Side[]} sides
 */
export function decidesLine(card, lang, sides) {
  const { t } = lang;
  if (!card.side)
    return el("p", { class: "lib-decides", text: [t("lib.over"), resultOf(card, lang)].filter(Boolean).join(" · ") });
  const phase = lang.has(`gamePhase.${card.phase}`) ? t(`gamePhase.${card.phase}`) : card.phase;
  return el(
    "p",
    { class: "lib-decides" },
    el("span", {
      class: `side side-${sideOf(sides, card.side).token}`,
      "aria-hidden": "true",
      text: t(`side.${card.side}.letter`),
    }),
    " ",
    t("lib.decides", { side: t(`side.${card.side}`), phase }),
  );
}

const HEX = "M12 2.5 20.300 7.250v9.500L12 21.500 3.700 16.750v-9.500z";

/** The picture of a game; a hex where it has none. @param {string} picture */
export function pictureOf(picture) {
  if (picture)
    return el("img", { class: "lib-picture", src: picture, alt: "", width: 160, height: 100, decoding: "async" });
  return el(
    "div",
    { class: "lib-picture lib-picture-none", "aria-hidden": "true" },
    svg("svg", { viewBox: "0 0 24 24", focusable: "false" }, svg("path", { d: HEX })),
  );
}

/** @param {string} kind @param {string} text */
export const badge = (kind, text) => el("span", { class: `badge${kind ? ` badge-${kind}` : ""}`, text });
