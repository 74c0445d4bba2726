/**
 * The card of standing orders, the same for every game: which are in force and until when, and the form that gives them
 * or takes them back. A game shows its viewer the standing orders of each side (`view.standing`) that it may know.
 */
import { el } from "../dom.ts";
import { button } from "../worksheet/widgets.ts";
import type { App } from "../shell/app-types.ts";
import type { Session } from "./session.ts";
import type { Child } from "../dom.ts";

/** What a form holds that has not been given yet: standing orders of a side, in the form of the game. */
export interface Draft<Orders> {
  side: string;
  orders: Orders;
}

/** What the card needs of the context of a game. */
type StandingContext<Orders> = Pick<
  import("./types.ts").PlayContext,
  "replay" | "callbacks" | "mine" | "draw" | "focusOn" | "follower"
> & {
  app: Pick<App, "game" | "lang">;
  session: Pick<Session, "over" | "settings" | "set">;
  now: { view: { by: string; standing?: object } };
  standing: Draft<Orders> | null;
  give(order: { standing: Orders }): Promise<boolean>;
};

/** What a game has of its own. */
export interface StandingParts<Orders, Context> {
  /** What covers nothing; its members are those that are compared. */
  none: Orders;
  /** Orders in words, one for each kind. */
  said: (orders: Orders, ctx: Context) => string[];
  /** Of the form. */
  fields: (ctx: Context, side: string, draft: Orders) => Child;
  /** Whether they leave no decision to the player. */
  coversAll: (orders: Orders, side: string) => boolean;
  /** Orders without what is no longer in the game. */
  current?: (ctx: Context, side: string, orders: Orders) => Orders;
}

/** The other side. */
const enemyOf = ({ app }: Pick<StandingContext<unknown>, "app">, side: string) =>
  app.game.sides.find(({ id }) => id !== side)?.id ?? "";

export function createStanding<Orders extends object, PlayContext extends StandingContext<Orders>>({
  none,
  said,
  fields,
  coversAll,
  current = (_, __, orders) => orders,
}: StandingParts<Orders, PlayContext>) {
  const ordersOf = ({ now }: PlayContext, side: string): Orders =>
    (now.view.standing as Partial<Record<string, Orders>> | undefined)?.[side] ?? none;

  const comparable = (orders: Orders) =>
    JSON.stringify((Object.keys(none) as (keyof Orders)[]).map((name) => orders[name]));

  /** What is in the form of the side that decides. */
  function draftOf(ctx: PlayContext): Orders {
    const { by } = ctx.now.view;
    return current(ctx, by, ctx.standing?.side === by ? ctx.standing.orders : ordersOf(ctx, by));
  }

  function view(ctx: PlayContext) {
    const { t } = ctx.app.lang;
    const { session } = ctx;
    const sides = ctx.app.game.sides.map(({ id }) => id);
    if (session.over() || ctx.replay || ctx.callbacks.look)
      return el("div", { class: "ex-slot", data: { key: "standing" } });
    const byLinks = Object.values(session.settings.seats).includes("away");
    const held = sides.filter((side) => ordersOf(ctx, side) !== none);
    return el(
      "details",
      {
        class: "card ex-part ref-fold pl-standing",
        id: "pl-standing",
        open: byLinks ? true : null,
        data: { key: "standing" },
      },
      el(
        "summary",
        { id: "pl-standing-summary" },
        t("play.standing"),
        held.length > 0 && el("span", { class: "badge num", text: held.length }),
      ),
      held.length === 0 && el("p", { class: "muted", id: "pl-standing-none", text: t("play.standing.none") }),
      held.map((side) => heldPart(ctx, side)),
      ctx.mine() ? form(ctx) : el("p", { class: "muted", text: t("play.standing.later") }),
    );
  }

  /** The standing orders of a side and their end. */
  function heldPart(ctx: PlayContext, side: string) {
    const { t } = ctx.app.lang;
    return el(
      "div",
      { class: "pl-standing-held", data: { key: `standing-${side}`, side } },
      el("p", { text: t("play.standing.held", { side: t(`side.${side}`), enemy: t(`side.${enemyOf(ctx, side)}`) }) }),
      el(
        "ul",
        { class: "ex-said" },
        said(ordersOf(ctx, side), ctx).map((text) => el("li", { text })),
      ),
      ctx.session.settings.unconfirmed === side && [
        el("p", { class: "notice notice-warn", id: "pl-standing-unconfirmed", text: t("play.standing.unconfirmed") }),
        button("standing.confirm", t("play.standing.confirm"), {
          class: "button button-small",
          id: "pl-standing-confirm",
        }),
      ],
      ctx.mine() &&
        ctx.now.view.by === side &&
        button("standing.revoke", t("play.standing.revoke"), {
          class: "button button-small",
          id: "pl-standing-revoke",
        }),
    );
  }

  function form(ctx: PlayContext) {
    const { t } = ctx.app.lang;
    const side = ctx.now.view.by;
    const draft = draftOf(ctx);
    const isHeld = comparable(draft) === comparable(current(ctx, side, ordersOf(ctx, side)));
    return el(
      "div",
      {
        class: "pl-standing-form",
        role: "group",
        "aria-labelledby": "pl-standing-what",
        data: { key: "standing-form" },
      },
      el("p", { id: "pl-standing-what", text: t("play.standing.what", { enemy: t(`side.${enemyOf(ctx, side)}`) }) }),
      fields(ctx, side, draft),
      coversAll(draft, side) && el("p", { id: "pl-standing-all", text: t("play.standing.all") }),
      el(
        "div",
        { class: "card-row" },
        button("standing.give", t("play.standing.give"), {
          class: "button button-primary",
          id: "pl-standing-give",
          "aria-disabled": isHeld ? "true" : null,
        }),
      ),
    );
  }

  async function give(ctx: PlayContext, orders: Orders) {
    if (await ctx.give({ standing: orders })) {
      ctx.standing = null;
      ctx.draw();
      ctx.focusOn("pl-standing-summary");
    }
  }

  return {
    view,
    draftOf,
    /** Changes what is in the form. */
    update(ctx: PlayContext, change: Partial<Orders>) {
      ctx.standing = { side: ctx.now.view.by, orders: { ...draftOf(ctx), ...change } };
      ctx.draw();
    },
    /** What the buttons do. */
    buttons: (ctx: PlayContext) => ({
      "standing.give": () => void give(ctx, draftOf(ctx)),
      "standing.confirm": () => {
        ctx.session.set({ unconfirmed: undefined });
        ctx.focusOn("pl-standing-summary");
        void ctx.follower?.wake();
      },
      "standing.go": () => void ctx.follower?.wake(),
      "standing.revoke": () => void give(ctx, none),
    }),
  };
}
