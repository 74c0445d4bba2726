/** Two ways for a link to another device: the system's own sharing, and a QR code to be read by a camera. */
import { el, replace } from "../dom.ts";
import { LONGEST_QR, qrCode } from "./qr.ts";
import type { Lang } from "../lang/lang.ts";

interface SharedLink {
  key: string;
  text: string;
  title: string;
}

/** What the system's sharing takes of a link. */
const sharedData = ({ text, title }: SharedLink) => ({ title, url: text });

/** Whether the system has sharing of its own that takes the link. */
export function canShareLink(link: SharedLink) {
  if (!link.text || typeof navigator.share !== "function") return false;
  return navigator.canShare?.(sharedData(link)) ?? true;
}

/** Hands a link to the system's sharing. Returns `closed` where the player has chosen nothing. */
async function shareBySystem(link: SharedLink): Promise<"shared" | "closed" | "failed"> {
  try {
    await navigator.share(sharedData(link));
    return "shared";
  } catch (error) {
    return error instanceof Error && error.name === "AbortError" ? "closed" : "failed";
  }
}

/** The buttons of a link, and the place where its code is shown. */
export function deviceButtons(link: SharedLink, { t, number }: Lang, say: (text: string) => void) {
  const { key, text } = link;
  const name = t(`play.share.${key}`);
  const box = el("div", { class: "pl-qr-box", id: `pl-share-${key}-code` });
  const code = el("button", {
    type: "button",
    class: "button button-quiet",
    id: `pl-share-${key}-qr`,
    "aria-expanded": "false",
    "aria-controls": box.id,
    text: t("play.share.qr"),
    on: { click: () => toggle().catch(() => say(t("play.part.failed"))) },
  });

  async function toggle() {
    const shown = code.getAttribute("aria-expanded") === "true";
    if (shown) {
      code.setAttribute("aria-expanded", "false");
      return box.replaceChildren();
    }
    const image = await qrCode(text, t("play.share.qr.what", { link: name, n: number(text.length) }));
    const long = () => t("play.share.qr.long", { n: number(text.length), most: number(LONGEST_QR) });
    const words = image ? t("play.share.qr.scan") : long();
    replace(box, image, el("p", { class: "muted", text: words }));
    code.setAttribute("aria-expanded", "true");
    if (!image) say(words);
    box.scrollIntoView({ block: "nearest" });
  }

  const system =
    canShareLink(link) &&
    el("button", {
      type: "button",
      class: "button button-quiet",
      id: `pl-share-${key}-system`,
      text: t("play.share.system"),
      on: { click: async () => say(t(`play.share.system.${await shareBySystem(link)}`)) },
    });
  return el("div", { class: "pl-share-devices" }, el("div", { class: "card-row" }, system || null, code), box);
}
