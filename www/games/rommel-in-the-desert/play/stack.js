// @ts-check
/** The blocks in the hex chosen. */
import { el } from "../../../dom.ts";
import { button } from "../../../worksheet/widgets.ts";
import { spokenBlock } from "../art/game-blocks.ts";

/** @param {import("./types.js").PlayContext} ctx */
export function stackView(ctx) {
  const { at } = ctx.selection;
  const blocks = ctx.now.stacks.get(at) ?? [];
  if (!blocks.length) return el("div", { class: "ex-slot", data: { key: "stack" } });
  const { lang } = ctx.app;
  return el(
    "section",
    { class: "card ex-part pl-stack", "aria-labelledby": "pl-stack-title", data: { key: "stack" } },
    el("h3", { class: "card-title", id: "pl-stack-title", tabindex: "-1", text: ctx.placeName(at) }),
    el(
      "ul",
      { class: "pl-blocks" },
      blocks.map((block) => el("li", { text: spokenBlock(block, ctx.rosterOf, lang) })),
    ),
    button("stack.close", lang.t("play.stack.close"), { id: "pl-stack-close" }),
  );
}
