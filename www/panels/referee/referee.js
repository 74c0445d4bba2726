// @ts-check
/** The combat worksheet. */
import { el } from "../../dom.js";

/**
 * @param {HTMLElement} root
 * @param {import("../../app.js").App} app
 */
export async function mountReferee(root, app) {
  root.replaceChildren(el("p", { class: "notice", text: app.lang.t("app.referee.pending") }));
}
