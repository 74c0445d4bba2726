// @ts-check
/** Standing orders: none in this game so far. */
import { el } from "../../../dom.js";

/** @param {import("./types.js").PlayContext} _ */
export const standingView = (_) => el("div", { class: "ex-slot", data: { key: "standing" } });
