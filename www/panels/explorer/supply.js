// @ts-check
/**
 * The supply of the one unit chosen: general and combat supply, its paths, its line of communication and what cuts
 * them.
 */
import { el } from "../../dom.js";
import { caseChips } from "../referee/widgets.js";
import { isStandIn, standInMark } from "./provenance.js";
import { unitOf } from "./table.js";
import { noteList, noteText, refusedView } from "./texts.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Cut} Cut */

/** @param {Desk} desk */
export function supplyView(desk) {
  const { t } = desk.app.lang;
  const { trace } = desk.answers;
  if (!trace) return el("div", { class: "ex-slot", data: { key: "supply" } });
  const title = el("h3", {
    class: "card-title",
    id: "ex-supply-title",
    text: t("ex.supply", { unit: desk.sight.chosen[0] ?? "" }),
  });
  const part = (/** @type {any[]} */ ...content) =>
    el(
      "section",
      { class: "card ex-part ex-supply", "aria-labelledby": "ex-supply-title", data: { key: "supply" } },
      title,
      content,
    );
  if (trace.kind === "refused") return part(refusedView(trace, desk));
  const { supply, general, combat, lineOfCommunication, cut, lineCut, notes } = trace;
  const state = (/** @type {boolean} */ good, /** @type {string} */ key) =>
    el("span", {
      class: `badge ${good ? "badge-good" : "badge-bad"}`,
      data: { supply: key, good },
      text: t(`ex.supply.${key}.${good ? "in" : "out"}`),
    });
  const leg = (/** @type {import("./types.js").TraceAnswer["general"][number]} */ path) => [
    t("ex.supply.leg", { to: path.to, cost: path.cost, range: path.range }),
    isStandIn(desk, rangeOf(path.to, desk)) && standInMark(desk),
  ];
  return part(
    el(
      "p",
      { class: "row" },
      state(supply.general, "general"),
      state(supply.combat, "combat"),
      state(supply.lineOfCommunication, "line"),
    ),
    general.length > 0 &&
      el(
        "p",
        {},
        t("ex.supply.path"),
        " ",
        general.map((path, i) => [i > 0 && ", ", leg(path)]),
      ),
    cut && cutText(cut, desk),
    combat.length > 0 &&
      el(
        "p",
        {},
        t("ex.supply.from.list"),
        " ",
        combat.map((path, i) => [i > 0 && ", ", leg(path)]),
      ),
    lineOfCommunication.length > 1 &&
      el(
        "p",
        {},
        t("ex.supply.line", {
          n: lineOfCommunication.length - 1,
          to: desk.placeName(desk.hexOf(/** @type {any} */ ({ hex: lineOfCommunication.at(-1) }))),
        }),
      ),
    lineCut && (!cut || lineCut.hex !== cut.hex || lineCut.code !== cut.code) && cutText(lineCut, desk),
    noteList(notes, desk),
  );
}

/** The place of a supplier's range in the tables. @param {string} to name or hex @param {Desk} desk */
function rangeOf(to, desk) {
  const unit = unitOf(desk.sheet, to);
  return `supply/range/${unit ? desk.valuesOf(unit).kind : "source"}`;
}

/** What cuts a path, with the hex and who stands there. @param {Cut} cut @param {Desk} desk */
function cutText(cut, desk) {
  const { t, list } = desk.app.lang;
  const text = noteText(
    /** @type {any} */ ({ code: cut.code, hex: cut.hex ?? "", unit: list(cut.by), before: 0, after: 0 }),
    desk.app.lang,
  );
  return el(
    "p",
    { class: "ex-cut", data: { cut: cut.hex ?? "" } },
    el("strong", {
      text: cut.hex ? t("ex.supply.cut", { hex: desk.placeName(desk.hexOf(/** @type {any} */ (cut))) }) : "",
    }),
    " ",
    text,
    cut.by.length > 0 && ` (${list(cut.by)})`,
    " ",
    caseChips(cut.cases, [], desk),
  );
}
