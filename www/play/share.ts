/** Sending a game: links in the forms that mail, forums and websites want, a picture, the transcript, a file. */
import { el, replace } from "../dom.ts";
import { withSender } from "./agreement.ts";
import { captioned } from "../board/picture.ts";
import { linkTo } from "../shell/link.ts";
import { copied, copyPicture, handOver, pngOf, textArea } from "../worksheet/copy.ts";
import { askDialog } from "../worksheet/dialogs.ts";
import { deviceButtons } from "./share-devices.ts";
import { linkAt } from "./order-address.ts";
import { FORMS, longFor } from "./share-forms.ts";
import type { PlayContext } from "./types.ts";
import type { Link } from "./share-forms.ts";

type Part = "turn" | "game";

interface Row {
  key: string;
  text: string;
  size: string;
  warning: string;
}

/** A link or text of the engine, or nothing where it cannot be made. */
function made(make: () => string) {
  try {
    return make();
  } catch {
    return "";
  }
}

/** Where the game stands, in a line: scenario, game-turn, phase, who decides. */
function caption({ app: { lang }, session, words, now: { view } }: PlayContext) {
  const { t } = lang;
  const turn = `${t("play.turn", { turn: view.turn, last: session.scenario.lastTurn })}, ${words.date(view.turn, session.scenario, lang.tag)}`;
  return {
    title: `${t("app.title")}: ${t(session.scenario.name)}`,
    stand: [
      turn,
      t(`gamePhase.${view.phase}`),
      view.phase !== "over" && t("play.turn.decides", { side: t(`side.${view.by}`) }),
    ]
      .filter(Boolean)
      .join(" · "),
  };
}

/**
 * How many orders the other player has for certain: those up to the last of his own, or up to where the player-turn
 * begins.
 */
function ordersKnownElsewhere({ callbacks, journal, session }: PlayContext) {
  if (callbacks.sent) return callbacks.sent();
  const entries = journal.entries();
  const mine = entries.at(-1)?.side;
  return Math.min(
    session.view().turnBegins,
    entries.findLastIndex(({ side, follows }) => side !== mine && !follows) + 1,
  );
}

/** Whether everyone who plays at another screen has this game for certain. */
export function isKnownElsewhere({ session: { settings } }: PlayContext) {
  return !Object.values(settings.seats).includes("away") || settings.answered === true;
}

function linkOf(ctx: PlayContext, part: Part): Link {
  const { handle } = ctx.session;
  const { title, stand } = caption(ctx);
  const fragment = made(() =>
    part === "turn" ? handle.turnLink(ordersKnownElsewhere(ctx)) : handle.gameLink(),
  ).replace(/^#/, "");
  const shown = ctx.replay && ctx.replay.at < ctx.session.length() ? ctx.replay.at : null;
  const sent = part === "game" ? linkAt(fragment, shown) : fragment;
  const address = fragment && withSender(sent, ctx.session.agreement(), ctx.session.settings.seats);
  return {
    url: address && linkTo(address, ctx.app.mainSite),
    frame:
      fragment && part === "game"
        ? `${new URL("embed.html", ctx.app.mainSite ?? document.baseURI).href}${ctx.replay ? `?ply=${ctx.replay.at}` : ""}#${fragment}`
        : "",
    title: `${title} (${stand})`,
  };
}

export async function share(ctx: PlayContext) {
  const { lang } = ctx.app;
  const { t, tn } = lang;
  const { handle } = ctx.session;
  const agreement = ctx.session.agreement();
  const picture = await pngOf(
    captioned(ctx.snapshot(), {
      title: caption(ctx).title,
      lines: [caption(ctx).stand],
      font: ctx.palette().font,
      display: ctx.palette().display,
    }),
  );
  const known = isKnownElsewhere(ctx);
  const links = {
    // A turn finds its game by the seed, which the other player has from the whole game with the reveal.
    turn: (known || !agreement) && ctx.session.length() > ordersKnownElsewhere(ctx) ? linkOf(ctx, "turn") : null,
    game: linkOf(ctx, "game"),
  };
  const transcript = made(() => ctx.session.transcript());
  const save = handle.save();
  const day = () => new Date().toISOString().slice(0, 10);
  const name = () => `${handle.fileStem()}-${day()}`;
  const said = el("p", { class: "pl-said", role: "status", id: "pl-share-said" });
  const byHand = el("div", {});
  const rows = el("div", { class: "pl-share" });
  /** Which link the forms carry. */
  let part: Part = "game";

  const sized = (bytes: number) =>
    lang.number(Math.max(1, Math.round(bytes / 1024)), { style: "unit", unit: "kilobyte" });
  const row = (key: string, text: string) =>
    ({
      key,
      text,
      size: text ? tn("play.share.length", text.length) : "",
      warning: text
        ? longFor(text, key)
            .map((place) => t(`play.share.long.${place}`))
            .join(" ")
        : t("play.share.tooLong"),
    }) as Row;

  /** What is handed over as a file, which a frame on another website may not do. */
  const files = (key: "png" | "file"): Row[] => {
    if (ctx.app.mainSite) return [];
    return [
      key === "file"
        ? { key, text: save, size: sized(save.length), warning: "" }
        : {
            key,
            text: "",
            size: picture ? sized(picture.size) : "",
            warning: picture ? "" : t("play.share.noPicture"),
          },
    ];
  };

  const turnRow = () => (links.turn ? [row("turn", links.turn.url)] : []);
  const gameRow = () => [row("game", links.game.url)];

  const groups = (): [string, Row[]][] => [
    ["link", known ? [...turnRow(), ...gameRow()] : [...gameRow(), ...turnRow()]],
    ["forms", ["angle", "bbcode", "markdown"].map((key) => row(key, FORMS[key](links[part] ?? links.game)))],
    ["website", [row("html", FORMS.html(links.game))]],
    ["more", [...files("png"), row("text", transcript), ...files("file")]],
  ];

  const item = ({ key, text, size, warning }: Row) =>
    el(
      "li",
      { class: "pl-share-item" },
      el("button", {
        type: "button",
        class: "button",
        id: `pl-share-${key}`,
        "aria-describedby": `pl-share-${key}-what`,
        text: t(`play.share.${key}`),
        on: { click: () => void run(key) },
      }),
      el(
        "span",
        { class: "pl-share-what", id: `pl-share-${key}-what` },
        el("span", { class: "muted", text: t(`play.share.${key}.what`) }),
        " ",
        size && el("span", { class: "badge num", text: size }),
        " ",
        warning && el("span", { class: "pl-share-long", text: warning }),
      ),
      (key === "turn" || key === "game") &&
        text &&
        deviceButtons({ key, text, title: links.game.title }, lang, (words) => void (said.textContent = words)),
    );

  function draw() {
    replace(
      rows,
      groups().map(([group, list]) => [
        el("h3", { class: "pl-share-head", text: t(`play.share.of.${group}`) }),
        group === "forms" && links.turn && choice(),
        el(
          "ul",
          { class: "pl-share-list", "aria-label": t(`play.share.of.${group}`), data: { group } },
          list.map(item),
        ),
      ]),
    );
  }

  /** The forms carry the other link; everything else stays as it is, an open QR code too. */
  function drawForms() {
    const list = groups().find(([group]) => group === "forms")?.[1] ?? [];
    const forms = rows.querySelector<HTMLElement>("[data-group=forms]");
    if (forms) replace(forms, list.map(item));
    for (const key of ["game", "turn"])
      rows.querySelector(`#pl-share-part-${key}`)?.setAttribute("aria-pressed", String(part === key));
  }

  /** Whether the forms carry the whole game or its last turn. */
  function choice() {
    const press = (next: Part) => {
      part = next;
      drawForms();
    };
    return el(
      "div",
      { class: "segmented pl-share-part", role: "group", "aria-label": t("play.share.part") },
      (["game", "turn"] as Part[]).map((key) =>
        el("button", {
          type: "button",
          id: `pl-share-part-${key}`,
          "aria-pressed": String(part === key),
          text: t(`play.share.${key}`),
          on: { click: () => press(key) },
        }),
      ),
    );
  }

  async function run(key: string) {
    const say = (text: string) => void (said.textContent = text);
    byHand.replaceChildren();
    // So that the same words are told once more.
    say("");
    if (key === "file") return handOver(said, ctx.app.game.storage.files.save(handle.fileStem(), day()), save, lang);
    if (key === "png")
      return say(t(`play.share.picture.${await copyPicture(picture, `${name()}.png`)}`, { name: `${name()}.png` }));
    const { text = "" } =
      groups()
        .flatMap(([, list]) => list)
        .find((entry) => entry.key === key) ?? {};
    if (!text) return say(t("play.share.tooLong"));
    if (await copied(text)) return say(tn("play.share.copied", text.length));
    byHand.replaceChildren(textArea(text, t("play.share.byHand"), key === "text" ? "en" : null));
    say(t("play.share.byHand"));
  }

  draw();
  const notes =
    ctx.journal.entries().some(({ note }) => note) &&
    el("p", { class: "muted", id: "pl-share-notes", text: t("play.share.notes") });
  await askDialog(ctx.dialogs, {
    title: t("play.share"),
    body: [
      known
        ? null
        : el("p", {
            class: "notice",
            id: "pl-share-first",
            text: t(agreement ? `play.agree.share.${agreement.step}` : "play.share.first"),
          }),
      ctx.session.settings.hints === false
        ? el("p", { class: "muted", id: "pl-share-hints", text: t("play.share.hints") })
        : null,
      ctx.app.game.hides ? el("p", { id: "pl-share-hides", text: t("play.share.hides") }) : null,
      rows,
      notes || null,
      said,
      byHand,
    ],
    buttons: [{ value: "ok", text: t("app.close") }],
    wide: true,
  });
}
