/** Why a game, a turn or a file cannot be opened: a code that stays the same, and a sentence. */
import { GAMES } from "../games/games.ts";
import { plain } from "../store/card.ts";
import type { EngineError, ErrorDetails } from "../shell/engine-types.ts";
import type { Lang } from "../lang/lang.ts";

/** A refusal in the manner of the engine. `more`: details. */
export const refusal = (path: string, more: object = {}) =>
  Object.assign(new Error(path), { name: "EngineError", code: "bad-link", details: { path, ...more } });

/** What an engine has thrown, or anything else. */
const engineError = (error: unknown) => (error ?? {}) as Partial<EngineError>;

/** What an engine says of its error. */
export const detailsOf = (error: unknown): Partial<ErrorDetails> => engineError(error).details ?? {};

/** The code of a refusal, such as `check` or `refused`; `place` where a value in it cannot be read. */
export function errorCode(error: unknown, { has }: Lang) {
  const { code = "", details, message } = engineError(error);
  if (details?.older) return "older";
  if (code === "bad-save" && String(message).startsWith("EOF ")) return "cut-short";
  const path = String(details?.path ?? "");
  const refused = String(details?.refusals?.[0]?.code ?? "");
  if (has(`play.fault.${refused}`)) return refused;
  if (has(`play.fault.${path}`)) return path;
  return path && /^[\w.[\]-]+$/.test(path) ? "place" : code ? "unreadable" : "failed";
}

/** The same in words. */
export function errorText(error: unknown, { lang }: { lang: Lang }) {
  const code = errorCode(error, lang);
  const { details, message } = engineError(error);
  if (details?.older) {
    const { rules, at, orders, changed } = details.older;
    return lang.t("play.fault.older", { rules, at, orders, changed: changed.join(", ") || "–" });
  }
  if (details?.newer) {
    const { part, needs, has } = details.newer;
    return lang.t(`play.fault.newer.${part}`, { needs, has });
  }
  if (code === "another-game") {
    const game = GAMES.find(({ links }) => links.letter === details?.letter)?.name ?? "";
    return lang.t("play.fault.another-game", { game });
  }
  if (code === "failed") return plain(message) || lang.t("play.fault.unreadable");
  return lang.t(`play.fault.${code}`, {
    order: Number(details?.order ?? 0) + 1,
    name: plain(details?.refusals?.[0]?.unit),
    check: plain(details?.refusals?.[0]?.found),
    place: plain(details?.path).slice(0, 60),
  });
}
