/** Copies of the position: link, text, picture; and links that come in. */
import { el } from "../../../dom.ts";
import { detailsOf } from "../../../play/errors.ts";
import { linkTo } from "../../../shell/link.ts";
import { copied, copyPicture, pngOf, textArea } from "../../../worksheet/copy.ts";
import { askDialog } from "../../../worksheet/dialogs.ts";
import { unitText } from "./stack.ts";
import { faultIn, isEmpty, newTable, stacksOf } from "./table.ts";
import type { ExplorerContext } from "./types.ts";
import type { PositionSheet } from "../engine-types.ts";

/** The address that opens this position elsewhere, or nothing where no link can carry it. */
function address(ctx: ExplorerContext) {
  try {
    return linkTo(ctx.app.wasm.encodePosition(ctx.sheet));
  } catch {
    return "";
  }
}

/** The position as lines of text, stack by stack. */
export function positionText(ctx: ExplorerContext, url: string) {
  const { t, tag } = ctx.app.lang;
  const { position, rules } = ctx.sheet;
  const names = new Intl.Collator(tag, { numeric: true });
  const lines = [...stacksOf(ctx.sheet)]
    .map(([hex, units]) => `${ctx.placeName(hex)}: ${units.map((unit) => unitText(unit, ctx)).join("; ")}`)
    .sort(names.compare);
  const forts = (position.forts ?? []).map(({ hex, level }) =>
    t("ex.ground.fort", { hex: ctx.placeName(ctx.hexOf({ hex })), level }),
  );
  const ports = (position.ports ?? []).map(({ hex, side }) =>
    t("ex.text.port", { hex: ctx.placeName(ctx.hexOf({ hex })), side: t(`side.${side}`) }),
  );
  const more = [
    position.gameTurn && t("ex.text.turn", { turn: position.gameTurn }),
    position.railhead && t("ex.text.railhead", { hex: position.railhead }),
    ...forts,
    ...ports,
  ].filter((line) => typeof line === "string");
  return [
    t("ex.text.title", { preset: t(`preset.${rules?.preset ?? "spi1981Errata"}`) }),
    ...more,
    "",
    ...lines,
    ...(url ? ["", url] : []),
  ].join("\n");
}

export async function copy(root: HTMLElement, ctx: ExplorerContext, what: "text" | "link") {
  const { t } = ctx.app.lang;
  const url = address(ctx);
  if (what === "link" && !url) return ctx.say(t("ex.say.tooLong"));
  const text = what === "link" ? url : positionText(ctx, url);
  if (await copied(text)) return ctx.say(t(`ex.say.copied.${what}`, { n: ctx.app.lang.number(text.length) }));
  await askDialog(root, {
    title: t("copy.byHand"),
    body: [textArea(text, t("copy.byHand"))],
    buttons: [{ value: "ok", text: t("app.close"), primary: true }],
    wide: true,
  });
}

/** The map as it is seen. */
export async function copyMap(ctx: ExplorerContext, canvas: HTMLCanvasElement) {
  const done = await copyPicture(await pngOf(canvas), "desert-fox.png");
  ctx.say(
    ctx.app.lang.t(
      {
        copied: "ex.say.copied.picture",
        saved: "ex.say.saved.picture",
        none: "ex.say.noPicture",
        guarded: "ex.say.guarded",
      }[done],
      {
        width: canvas.width,
        height: canvas.height,
      },
    ),
  );
}

/**
 * Opens the link in the address, after asking where a position would be replaced, and drops what was opened from the
 * address. `show`: brings the map forward.
 */
export async function openAddressLink(root: HTMLElement, ctx: ExplorerContext, show: () => void) {
  const { router } = ctx.app;
  if (router.kind() !== "position") return;
  const { t, tn, has } = ctx.app.lang;
  const fragment = router.fragment();
  const older: NodeListOf<HTMLDialogElement> = root.querySelectorAll("dialog[data-about=link]");
  for (const dialog of older) dialog.close();
  show();
  let sheet: PositionSheet;
  try {
    const found = (ctx.app.wasm.decodeAnyLink(fragment) as { sheet: PositionSheet }).sheet;
    const fault = faultIn(found);
    if (fault) throw { details: { path: fault } };
    sheet = { ...newTable(), ...found };
  } catch (error) {
    const fault = detailsOf(error).path ?? "";
    const key = `link.fault.${fault}`;
    await askDialog(root, {
      about: "link",
      title: t("link.bad"),
      body: [
        el("p", {
          data: { fault: fault.slice(0, 40) },
          text: t(has(key) && !key.endsWith(".kind") ? key : "link.fault.content"),
        }),
      ],
      buttons: [{ value: "ok", text: t("app.close"), primary: true }],
    });
    return;
  }
  if (!isEmpty(ctx.sheet) && JSON.stringify(ctx.sheet) !== JSON.stringify(sheet)) {
    const answer = await askDialog(root, {
      about: "link",
      title: t("ex.link.title"),
      body: [
        el("p", { text: tn("ex.link.holds", sheet.position.units.length) }),
        el("p", { text: tn("ex.link.replace", ctx.sheet.position.units.length) }),
      ],
      buttons: [
        { value: "open", text: t("link.open"), primary: true },
        { value: "keep", text: t("ex.link.keep") },
      ],
    });
    if (answer !== "open") return ctx.say(t("ex.say.linkLeft"));
  }
  router.take(fragment);
  ctx.change(sheet, { say: t("ex.say.linkOpened"), selection: { at: -1, chosen: [], hand: null, goal: -1 } });
}
