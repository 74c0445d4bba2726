// @ts-check
/** The hand of supply cards of the side played here. */
import { el } from "../../../../dom.js";

/** @param {import("../types.js").PlayContext} _ */
export const handView = (_) => el("div", { class: "ex-slot", data: { key: "hand" } });
