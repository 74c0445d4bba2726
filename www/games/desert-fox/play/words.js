// @ts-check
/** Orders, events and dates of Desert Fox in words, for the parts of the game screen that every game shares. */
import { placeName } from "../charts/texts.ts";
import { parseHex } from "../geometry.ts";
import { refusalText } from "../referee/texts.ts";
import { textNames } from "./order-buttons.js";
import { beginsCombat } from "./options.js";
import { resultNamesAt } from "./results.js";
import { isCombat } from "./situation.js";
import { eventText, monthOf, orderText } from "./texts.js";

/** Events that the order itself says already. */
const SILENT = new Set([
  "moved",
  "reacted",
  "placed",
  "by-rail",
  "by-sea",
  "withdrawn",
  "drawn-withdrawn",
  "rommel-goes",
  "declared",
  "revoked",
  "emergency-supply",
  "standing-given",
  "standing-revoked",
  "phase-begins",
]);

/**
 * What ends: a part of the phase that has a name of its own, or the phase.
 * @param {import("../engine-types.ts").OrderTold} report @param {import("./types.js").PlayContext} ctx
 */
function doneText({ phase, segment }, { app: { lang } }) {
  const { t } = lang;
  const part = segment === "main" && isCombat(phase) ? "declaration" : segment;
  return ["declaration", "withdrawal", "resolution"].includes(part)
    ? t(`play.order.done.${part}`)
    : t("play.order.done.phase", { phase: t(`gamePhase.${phase}`) });
}

/** @type {import("../../../play/types.ts").PlayWords<import("../engine-types.ts").DesertFox>} */
export const WORDS = {
  /** The words for places are those of the charts' editor, which a frame does not load. */
  place(/** @type {string} */ what, /** @type {Pick<import("../engine-types.ts").ReadyApp, "lang"|"wasm">} */ app) {
    if (!app.lang.has("charts.place.rows")) return what;
    const { units } = app.wasm.roster();
    return placeName(what, app, new Map(units.map((/** @type {any} */ unit) => [unit.id, unit])));
  },
  entry(
    /** @type {import("../engine-types.ts").OrderTold} */ report,
    /** @type {import("./types.js").PlayContext} */ ctx,
  ) {
    const names = textNames(ctx);
    const events = report.events.filter((event) => !SILENT.has(event.code));
    const results = () => resultNamesAt(ctx.session.handle, report.at, ctx.session.viewer());
    return {
      text: report.order === "done" ? doneText(report, ctx) : orderText(report.order, { ...names, results }),
      fights: beginsCombat(report.order),
      events: events.map((event) => ({
        text: eventText(event, names),
        cases: event.cases,
        rulings: event.rulings,
        hex: event.hex ? parseHex(event.hex) : -1,
      })),
    };
  },
  refusal: refusalText,
  date: (turn, { earlier = 0 }, tag) => monthOf(turn, earlier, tag),
};
