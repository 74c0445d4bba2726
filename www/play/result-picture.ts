/** The end of a game, or the outcome of a combat, as a picture: the map as it is shown, with the result below it. */
import { captioned } from "../board/picture.ts";
import { copyPicture, pngOf } from "../worksheet/copy.ts";
import type { Outcome, PlayContext } from "./types.ts";

export interface Result {
  title: string;
  lines: string[];
}

/** The end of the game. */
export function endResult(ctx: PlayContext): Result {
  const { t } = ctx.app.lang;
  const { lead, reason, tally } = ctx.overview.objectives();
  const points = Object.fromEntries(ctx.app.game.sides.map(({ id }, i) => [id, tally?.totals[i]]));
  return {
    title: `${t("app.title")}: ${t(ctx.session.scenario.name)}`,
    lines: [`${lead}. ${reason}`, tally ? t("play.over.points", points) : ""].filter(Boolean),
  };
}

/** The outcome of a combat. */
export function combatResult({ title, about, dice, units, notes }: Outcome, ctx: PlayContext): Result {
  const { t, list } = ctx.app.lang;
  const [unharmed, harmed] = [true, false].map((as) => units.filter((unit) => unit.unharmed === as));
  return {
    title: `${t("app.title")}: ${title}`,
    lines: [
      about,
      dice.map(({ text }) => text).join(" "),
      harmed.map(({ name, text }) => `${name}: ${text}`).join(" · "),
      unharmed.length ? t("play.outcome.unharmed", { units: list(unharmed.map(({ name }) => name)) }) : "",
      ...notes,
    ].filter(Boolean),
  };
}

/**
 * Hands a result over as a picture: to the system's sharing where it takes pictures, else to the clipboard, else as a
 * file. Returns what was done, in words.
 */
export async function sharePicture(ctx: PlayContext, { title, lines }: Result): Promise<string> {
  const { t } = ctx.app.lang;
  const { font, display } = ctx.palette();
  const blob = await pngOf(captioned(ctx.snapshot(), { title, lines, font, display }));
  const name = `${ctx.session.handle.fileStem()}.png`;
  const files = blob ? [new File([blob], name, { type: "image/png" })] : [];
  if (files.length && navigator.canShare?.({ files }))
    try {
      await navigator.share({ files, title });
      return t("play.picture.shared");
    } catch (error) {
      if (error instanceof Error && error.name === "AbortError") return t("play.share.system.closed");
    }
  return t(`play.share.picture.${await copyPicture(blob, name)}`, { name });
}
