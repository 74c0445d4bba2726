// @ts-check
/** Supply cards as they are drawn: the real one with a truck, the dummy crossed out, the enemy's by its back. */
import { el, svg } from "../../../../dom.ts";

/** @param {string} d @param {string} shape */
const path = (d, shape) => svg("path", { d, class: shape });

/** A truck with its load. */
const TRUCK = "M4 25h23V10H4zM27 15h8l5 6v4h-13zM10 25a4 4 0 1 0 .1 0zM33 25a4 4 0 1 0 .1 0z";

/** @param {"real"|"dummies"|"back"} kind */
function picture(kind) {
  const frame = { class: "rd-card-art", viewBox: "0 0 44 36", "aria-hidden": "true", focusable: "false" };
  if (kind === "real") return svg("svg", frame, path(TRUCK, "rd-card-fill"), path("M9 17h13", "rd-card-cut"));
  if (kind === "dummies")
    return svg("svg", frame, path("M5 6h34v24H5z", "rd-card-dash"), path("M11 11l22 14M33 11L11 25", "rd-card-line"));
  return svg(
    "svg",
    frame,
    path("M22 4l16 14-16 14L6 18z", "rd-card-line"),
    path("M22 11l8 7-8 7-8-7z", "rd-card-fill"),
  );
}

/** @param {"real"|"dummies"|"back"} kind @param {string} word */
const face = (kind, word) => [picture(kind), el("span", { class: "rd-card-word", text: word })];

/** A card that is only looked at. @param {"real"|"dummies"|"back"} kind @param {string} word */
export const plainCard = (kind, word) => el("li", { class: `rd-card is-${kind}` }, face(kind, word));

/**
 * A card that may be chosen.
 * @param {"real"|"dummies"} kind @param {number} place @param {boolean} chosen @param {{word: string, label: string}} texts
 */
export const cardButton = (kind, place, chosen, { word, label }) =>
  el(
    "li",
    {},
    el(
      "button",
      {
        type: "button",
        class: `rd-card is-${kind}`,
        id: `pl-card-${kind}-${place}`,
        "aria-pressed": String(chosen),
        "aria-label": label,
        data: { do: "card.press", kind, place },
      },
      face(kind, word),
    ),
  );
