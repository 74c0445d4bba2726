/** Copies of the sheet: text, BBCode, link; and links that come in. */
import { el } from "../../../dom.ts";
import { askDialog } from "../../../worksheet/dialogs.ts";
import { linkOf, openLink } from "./stored-sheet.ts";
import { compactQuery, fromQuery, isEmpty } from "./sheet.ts";
import { reportText } from "./text.ts";
import { spokenSummary } from "./report/summary.ts";
import type { RefereeContext } from "./types.ts";
import type { CombatQuery } from "../engine-types.ts";

/** The address of this combat, or nothing where no link can carry it. */
function address(ctx: RefereeContext) {
  try {
    return linkOf(compactQuery(ctx.sheet), ctx.app);
  } catch {
    return "";
  }
}

export async function copy(root: HTMLElement, ctx: RefereeContext, what: "text" | "bbcode" | "link") {
  const { t } = ctx.app.lang;
  const url = address(ctx);
  if (what === "link" && !url) return ctx.say(t("say.linkTooLong"));
  const text =
    what === "link"
      ? url
      : reportText(ctx.sheet, ctx.report, ctx.app.lang, ctx.cell, { bbcode: what === "bbcode", url });
  try {
    await navigator.clipboard.writeText(text);
    ctx.say(t(`say.copied.${what}`, { n: ctx.app.lang.number(text.length) }));
  } catch {
    await byHand(root, ctx, text);
  }
}

/** Where the browser keeps its clipboard to itself, the reader copies. */
async function byHand(root: HTMLElement, ctx: RefereeContext, text: string) {
  const { t } = ctx.app.lang;
  const area = el("textarea", {
    class: "input ref-copy-text",
    rows: 12,
    readonly: true,
    "aria-label": t("copy.byHand"),
  });
  area.value = text;
  area.addEventListener("focus", () => area.select());
  await askDialog(root, {
    title: t("copy.byHand"),
    body: [area],
    buttons: [{ value: "ok", text: t("app.close"), primary: true }],
    wide: true,
  });
}

/**
 * Opens the link in the address, after asking where a sheet would be replaced, and drops what was opened from the
 * address.
 */
export async function openAddressLink(root: HTMLElement, ctx: RefereeContext) {
  const { router } = ctx.app;
  if (router.kind() !== "combat") return;
  const { t, tn } = ctx.app.lang;
  const fragment = router.fragment();
  const found = openLink(fragment, ctx.app);
  const older: NodeListOf<HTMLDialogElement> = root.querySelectorAll("dialog[data-about=link]");
  for (const dialog of older) dialog.close();
  if ("fault" in found) {
    const key = `link.fault.${found.fault}`;
    await askDialog(root, {
      about: "link",
      title: t("link.bad"),
      body: [
        el("p", {
          data: { fault: found.fault.slice(0, 40) },
          text: t(ctx.app.lang.has(key) ? key : "link.fault.content"),
        }),
      ],
      buttons: [{ value: "ok", text: t("app.close"), primary: true }],
    });
    return;
  }
  const sheet = fromQuery(found.query, ctx.sideOfUnit);
  if (!isEmpty(ctx.sheet)) {
    const answer = await askDialog(root, {
      about: "link",
      title: t("link.title"),
      body: [preview(found.query, ctx), el("p", { text: tn("link.replace", ctx.sheet.query.units.length) })],
      buttons: [
        { value: "open", text: t("link.open"), primary: true },
        { value: "keep", text: t("link.keep") },
      ],
    });
    if (answer !== "open") return ctx.say(t("say.linkLeft"));
  }
  router.take(fragment);
  ctx.change(sheet, { say: t("say.linkOpened") });
}

/** What the link holds, in a few lines. */
function preview(query: CombatQuery, ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const report = ctx.app.wasm.adjudicateCombat(query);
  const of = (side: string) =>
    query.units.filter((unit) => !unit.standsBy && ctx.sideOfUnit(unit) === side).map((unit) => unit.id);
  const line = (side: string) =>
    el("p", {}, el("strong", { text: `${t(`side.${side}`)}: ` }), of(side).join(", ") || "–");
  return el(
    "div",
    { class: "ref-preview stack" },
    line("commonwealth"),
    line("axis"),
    report.kind === "report" && el("p", { class: "muted", text: spokenSummary(report, ctx) }),
  );
}
