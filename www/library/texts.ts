/** Words about a kept game, and small pieces that show it. */
import { sideOf } from "../board/sides.ts";
import { el, svg } from "../dom.ts";
import type { Lang } from "../lang/lang.ts";
import type { Summary } from "../store/card.ts";
import type { Side } from "../board/sides.ts";

/** The name of a scenario by its id; the id where it has none. */
export function scenarioName(id: string, lang: Lang) {
  const key = `scenario.${id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}`;
  return lang.has(key) ? lang.t(key) : id;
}

/** What a game is called: the player's name for it, else its scenario. */
export const titleOf = (card: Pick<Summary, "name" | "scenario">, lang: Lang) =>
  card.name || scenarioName(card.scenario, lang) || lang.t("lib.unknown");

export const turnOf = (card: Summary, lang: Lang) =>
  lang.t(card.date ? "lib.turn.date" : "lib.turn", { turn: lang.number(card.turn), date: card.date });

/** Scenario and game-turn; the scenario once where the game has no other name. */
export const whatOf = (card: Summary, lang: Lang) =>
  [card.name && scenarioName(card.scenario, lang), card.scenario && turnOf(card, lang)].filter(Boolean).join(" · ");

/** Date and time of day of a save. */
export function timeOf(at: string, lang: Lang) {
  const time = new Date(at);
  return Number.isNaN(time.valueOf())
    ? "–"
    : new Intl.DateTimeFormat(lang.tag, { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/** How a game ended, in the reader's language; cards of earlier versions have words. */
function resultOf({ result = "" }: Summary, { t, has }: Lang) {
  if (result === "draw") return t("play.over.draw");
  const [side, level] = result.split("/");
  return has(`side.${side}`) && has(`victory.${level}`)
    ? t("play.over.winner", { side: t(`side.${side}`), level: t(`victory.${level}`) })
    : result;
}

/** Who decides in which phase. */
export function decidesLine(card: Summary, lang: Lang, sides: readonly Side[]) {
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

/** The picture of a game; a hex where it has none. */
export function pictureOf(picture: string) {
  if (picture)
    return el("img", { class: "lib-picture", src: picture, alt: "", width: 160, height: 100, decoding: "async" });
  return el(
    "div",
    { class: "lib-picture lib-picture-none", "aria-hidden": "true" },
    svg("svg", { viewBox: "0 0 24 24", focusable: "false" }, svg("path", { d: HEX })),
  );
}

export const badge = (kind: string, text: string) =>
  el("span", { class: `badge${kind ? ` badge-${kind}` : ""}`, text });
