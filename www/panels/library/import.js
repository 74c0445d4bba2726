// @ts-check
/** Games that come in by file, drop or paste: each is shown before it is kept, and none takes the place of another. */
import { el } from "../../dom.js";
import { plain } from "../../store/card.js";
import { askDialog } from "../referee/dialogs.js";
import { LARGEST_FILE, LARGEST_GAME, unbundle } from "./files.js";
import { decidesLine, pictureOf, titleOf, whatOf } from "./words.js";

/** @typedef {import("./library.js").Desk} Desk */
/** @typedef {import("./library.js").Preview} Preview */
/** @typedef {{from: string, name: string, text: string, shown: Preview, same: string}} Candidate */

/** The texts of files, or why there is none. @param {Iterable<File>} files @param {Desk} desk */
export async function readFiles(files, { lang: { t, number } }) {
  return Promise.all([...files].map(async (file) => {
    const from = plain(file.name);
    if (file.size > LARGEST_FILE) return { from, fault: t("lib.import.large", { size: number(LARGEST_FILE / 1024 ** 2, { style: "unit", unit: "megabyte" }) }) };
    try {
      return { from, text: await file.text() };
    } catch {
      return { from, fault: t("lib.import.unread") };
    }
  }));
}

/** @param {{from: string, text?: string, fault?: string}} source @param {Desk} desk @returns {Promise<Candidate[]>} */
async function candidates({ from, text = "", fault }, desk) {
  const { t, number } = desk.lang;
  const refused = (/** @type {string} */ refusal, code = "unread") => [{ from, name: "", text: "", shown: { refusal, code }, same: "" }];
  if (fault) return refused(fault, "too-long");
  if (!text.trim()) return refused(t("lib.import.empty"), "empty");
  const found = text.length > LARGEST_FILE ? [{ name: "", text }] : unbundle(text);
  if (!found?.length) return refused(t("lib.import.bundle"), "bundle");
  return Promise.all(found.map(async (one) => {
    if (one.text.length > LARGEST_GAME) return refused(t("lib.import.large", { size: number(LARGEST_GAME / 1024 ** 2, { style: "unit", unit: "megabyte" }) }), "too-long")[0];
    const shown = await desk.calls.preview(one.text).catch((/** @type {any} */ error) => ({ refusal: plain(error?.message) || t("lib.import.unread") }));
    const kept = "summary" in shown && !shown.turn ? (shown.text ?? one.text) : "";
    return { from, name: one.name, text: kept, shown, same: kept && desk.games.same(kept) };
  }));
}

/** @param {Candidate} one @param {Desk} desk */
function row({ from, name, shown, same }, desk) {
  const { t, tn } = desk.lang;
  if ("refusal" in shown) return el("li", { class: "lib-game lib-refused", data: { fault: shown.code ?? "unread" } }, el("div", { class: "lib-facts" }, el("h3", { class: "lib-name", text: from }), el("p", { class: "field-error", text: t("lib.import.refused", { reason: shown.refusal }) })));
  const card = { ...shown.summary, name: name || shown.summary.name };
  const known = same && desk.games.find(same);
  return el("li", { class: "lib-game" },
    pictureOf(shown.picture ?? ""),
    el("div", { class: "lib-facts" },
      el("h3", { class: "lib-name", text: titleOf(card, desk.lang) }),
      el("p", { text: whatOf(card, desk.lang) }),
      decidesLine(card, desk.lang),
      el("p", { class: "muted", text: `${tn("lib.orders", card.orders)} · ${from}` }),
      shown.turn && el("p", { class: "lib-note lib-same", text: t("lib.import.turn") }),
      known && el("p", { class: "lib-note lib-same", text: t("lib.import.same", { name: titleOf(known.card, desk.lang) }) })));
}

/**
 * Shows what has come in and keeps what the reader wants.
 * @param {HTMLElement} root @param {{from: string, text?: string, fault?: string}[]} sources @param {Desk} desk
 * @returns {Promise<{id?: string, turn?: string}>} the game to open, or the turn to take, or neither
 */
export async function takeIn(root, sources, desk) {
  const { t, tn } = desk.lang;
  desk.say(t("lib.import.reading"));
  const all = (await Promise.all(sources.map((source) => candidates(source, desk)))).flat();
  const good = all.filter(({ shown }) => "summary" in shown && !shown.turn);
  const turns = all.flatMap(({ shown }) => ("summary" in shown && shown.turn ? shown.turn : []));
  const only = good.length === 1 ? good[0] : null;
  const buttons = [
    ...(turns.length === 1 ? [{ value: "turn", text: t("lib.import.openTurn"), primary: !good.length }] : []),
    ...(only && !only.same ? [{ value: "open", text: t("lib.import.open"), primary: true }] : []),
    ...(only?.same ? [{ value: "same", text: t("lib.import.openSame"), primary: true }] : []),
    ...(good.length ? [{ value: "keep", text: t("lib.import.keep"), primary: !only }] : []),
    { value: "", text: t(good.length ? "lib.cancel" : "app.close"), primary: !good.length && turns.length !== 1 },
  ];
  desk.say("");
  const answer = await askDialog(root, { title: t("lib.import.title"), wide: true, about: "import", body: [el("ul", { class: "lib-list lib-incoming" }, all.map((one) => row(one, desk))), good.length ? el("p", { class: "muted", text: t("lib.import.note") }) : null], buttons });
  if (answer === "same") return { id: only?.same };
  if (answer === "turn") return { turn: turns[0] };
  if (!answer) return {};
  let memory = 0;
  let last = "";
  for (const { name, text, shown } of good) {
    if (!("summary" in shown)) continue;
    const { kind, id } = await desk.games.add(text, { ...shown.summary, name: name || shown.summary.name }, shown.picture);
    last = id;
    if (kind !== "saved") memory += 1;
  }
  desk.say(tn(memory ? "lib.say.keptMemory" : "lib.say.kept", good.length));
  return answer === "open" ? { id: last } : {};
}

/** Asks for a text to be pasted. @param {HTMLElement} root @param {Desk} desk */
export async function askForText(root, { lang: { t } }) {
  const area = /** @type {HTMLTextAreaElement} */ (el("textarea", { class: "input lib-text", id: "lib-paste-text", rows: 8, spellcheck: "false", autocomplete: "off" }));
  const answer = await askDialog(root, {
    title: t("lib.paste.title"),
    body: [el("div", { class: "field" }, el("label", { for: "lib-paste-text", text: t("lib.paste.label") }), area)],
    buttons: [{ value: "ok", text: t("lib.paste.ok"), primary: true }, { value: "", text: t("lib.cancel") }],
  });
  return answer === "ok" ? area.value : "";
}
