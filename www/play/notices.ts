/** Who is at work when it is not the player at this screen. */
import { el } from "../dom.ts";
import { button } from "../worksheet/widgets.ts";
import { agreementCard, isPending } from "./agreement.ts";
import { looksList } from "./looking.ts";
import { mayExplain } from "./reasons.ts";
import { firstLookCard } from "./first-look.ts";
import { isKnownElsewhere } from "./share.ts";
import type { PlayContext } from "./types.ts";
import type { Child } from "../dom.ts";

/** How far the computer's search has come. */
function searched(ctx: PlayContext) {
  const progress = ctx.opponent.progress();
  return (
    progress &&
    el("progress", {
      id: "pl-script-progress",
      "aria-label": ctx.app.lang.t("play.script.progress"),
      max: String(progress.of),
      value: String(progress.done),
    })
  );
}

export function noticeView(ctx: PlayContext) {
  const { t, tn } = ctx.app.lang;
  const { session, opponent, now } = ctx;
  const looks = session.over() ? null : looksList(session.handle, ctx.app.lang);
  const slot = (...content: Child[]) => el("div", { class: "ex-slot", data: { key: "notice" } }, looks, content);
  if (ctx.callbacks.look) return slot(firstLookCard(ctx, ctx.callbacks.look));
  if (session.over() || ctx.replay) return slot();
  const side = t(`side.${now.view.by}`);
  if (isPending(session.agreement())) return slot(agreementCard(ctx));
  if (ctx.follower?.stopped())
    return slot(
      el(
        "section",
        { class: "card ex-part pl-notice", id: "pl-follow", role: "alert" },
        el("p", { text: t("play.standing.stopped", { side }) }),
        button("standing.go", t("play.standing.go"), { class: "button button-primary", id: "pl-follow-go" }),
      ),
    );
  if (session.seat() === "away")
    return slot(
      el(
        "section",
        { class: "card ex-part pl-notice", id: "pl-away" },
        el("p", { text: t("play.away", { side }) }),
        el(
          "div",
          { class: "card-row" },
          button("menu.share", t(isKnownElsewhere(ctx) ? "play.away.share" : "play.away.first"), {
            class: "button button-primary",
            id: "pl-away-share",
          }),
          (ctx.callbacks.notes() || !ctx.app.game.hides) &&
            button("seat.take", t("play.away.here"), { id: "pl-away-here" }),
        ),
      ),
    );
  if (session.seat() !== "script") return slot();
  const state = opponent.state();
  const card = (...content: Child[]) =>
    slot(
      el(
        "section",
        {
          class: "card ex-part pl-notice",
          id: "pl-script",
          role: "group",
          "aria-label": t("play.script.thinks", { side }),
          data: { state },
        },
        content,
      ),
    );
  if (state === "failed" || state === "stopped")
    return card(
      el("p", {
        class: state === "failed" ? "field-error" : null,
        text: state === "failed" ? t("play.script.failed", { text: opponent.error() }) : t("play.script.stopped"),
      }),
      el(
        "div",
        { class: "card-row" },
        button("script.go", t("play.script.go"), { class: "button button-primary", id: "pl-script-go" }),
        button("seat.take", t("play.script.take"), { id: "pl-script-take" }),
      ),
    );
  return card(
    el(
      "p",
      {},
      el("span", { class: "pl-spin", "aria-hidden": "true" }),
      ` ${t("play.script.thinks", { side })} `,
      el("span", { class: "muted num", text: tn("play.script.orders", opponent.given()) }),
    ),
    searched(ctx),
    el(
      "div",
      { class: "card-row" },
      button("script.stop", t("play.script.stop"), { id: "pl-script-stop" }),
      opponent.progress() && button("script.now", t("play.script.now"), { id: "pl-script-now" }),
      mayExplain(ctx) && button("menu.why", t("play.menu.why"), { id: "pl-script-why" }),
    ),
  );
}
