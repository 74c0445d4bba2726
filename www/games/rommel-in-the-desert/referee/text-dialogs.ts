/** The position as a text: copied, and read again. */
import { el } from "../../../dom.ts";
import { copied, textArea } from "../../../worksheet/copy.ts";
import { askDialog } from "../../../worksheet/dialogs.ts";
import { parsePosition, textOf } from "./position.ts";
import type { RefereeContext } from "./types.ts";
import type { ReadyApp } from "../engine-types.ts";
import type { Position } from "./position.ts";

export async function copyText(dialogs: HTMLElement, ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const text = textOf(ctx.sheet);
  if (await copied(text)) return ctx.say(t("rr.say.copied"));
  await askDialog(dialogs, {
    title: t("rr.copyByHand"),
    body: [textArea(text, t("rr.copyByHand"))],
    buttons: [{ value: "ok", text: t("app.close"), primary: true }],
    wide: true,
  });
}

/** A position that the engine can work with, or what is wrong with the text. */
export function readText(ctx: RefereeContext, text: string) {
  const { t } = ctx.app.lang;
  const position = parsePosition(text);
  if (!position) return { fault: t("rr.paste.bad") };
  const fault = faultOf(ctx.app, position);
  return fault ? { fault } : { position };
}

/** What the engine has against a position; empty for nothing. */
export function faultOf({ wasm, lang: { t } }: ReadyApp, { rules, charts, units, mines, battles }: Position) {
  try {
    const question = { ask: "supply", side: "axis" } as const;
    const answer = wasm.askPosition({ rules, charts, units, mines, battles, question });
    if (answer.kind !== "refused") return "";
    const { code, found } = answer.refusal;
    return `${found ? `${found}: ` : ""}${t(`refusal.${code}`)}`;
  } catch {
    return t("rr.paste.bad");
  }
}

export async function pasteText(dialogs: HTMLElement, ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const field = el("textarea", {
    class: "input ref-copy-text",
    id: "rr-paste-text",
    rows: 10,
    spellcheck: "false",
  });
  const answer = await askDialog(dialogs, {
    about: "paste",
    title: t("rr.paste"),
    body: [
      el("p", { text: t("rr.paste.about") }),
      el("div", { class: "field" }, el("label", { for: "rr-paste-text", text: t("rr.paste.text") }), field),
    ],
    buttons: [
      { value: "open", text: t("rr.paste.open"), primary: true },
      { value: "cancel", text: t("app.close") },
    ],
    wide: true,
  });
  if (answer !== "open") return;
  const { position, fault } = readText(ctx, field.value);
  if (!position) return ctx.say(fault ?? "");
  ctx.change(position, { say: t("rr.say.pasted"), selection: { at: -1, unit: "", hand: "" } });
}
