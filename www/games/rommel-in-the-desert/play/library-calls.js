// @ts-check
/** What the list of games asks of the engine: whether charts and a position that come in with a file can be used. */
import { SET, parse, textOf } from "../charts/own-charts.ts";
import { parsePosition } from "../referee/position.ts";
import { faultOf } from "../referee/text-dialogs.ts";

/** @type {import("../../../play/types.ts").PlayParts<import("./types.js").RommelInTheDesert>["libraryCalls"]} */
export const libraryCalls = (app) => ({
  charts(text) {
    const changes = parse(text);
    const unread = { refusal: app.lang.t("lib.import.unread"), code: "unread" };
    if (!changes || app.wasm.charts({ changes }).kind !== "charts") return unread;
    return { name: app.lang.t("charts.name"), check: SET, text: textOf(changes) };
  },
  sheet(name, text) {
    const position = name === "position" ? parsePosition(text) : null;
    return position !== null && !faultOf(app, position);
  },
});
