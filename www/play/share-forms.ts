/** The link of a game as mail, forums and websites want it. Pure functions. */

/** `url` and `frame` are empty where no link can carry the game; `title` is plain text. */
export interface Link {
  url: string;
  frame: string;
  title: string;
}

type Form = (link: Link) => string;

const html = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Each form of a link; empty where there is none. */
export const FORMS: Record<string, Form> = {
  angle: ({ url }) => url && `<${url}>`,
  bbcode: ({ url, title }) =>
    url && `[url=${url.replace(/[[\]]/g, encodeURIComponent)}]${title.replace(/[[\]]/g, "")}[/url]`,
  markdown: ({ url, title }) =>
    url && `[${title.replace(/[[\]\\]/g, "")}](<${url.replace(/[<>]/g, encodeURIComponent)}>)`,
  html: ({ frame, title }) =>
    frame &&
    `<iframe src="${html(frame)}" width="640" height="480" loading="lazy" title="${html(title)}" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer"></iframe>`,
};

/** Characters that common places take: a message of a chat, a line of a mail, an address in every browser. */
const LIMITS = { chat: 2000, mail: 998, browser: 32_000 } as const;
/** Where a text of each kind is usually put. */
const PLACES: Record<string, (keyof typeof LIMITS)[]> = {
  turn: ["chat", "mail", "browser"],
  game: ["chat", "mail", "browser"],
  angle: ["chat", "mail"],
  bbcode: ["browser"],
  markdown: ["chat", "browser"],
  html: ["browser"],
  text: ["chat"],
};

/** The places that a text is too long for. */
export const longFor = (text: string, form: string) =>
  (PLACES[form] ?? []).filter((place) => text.length > LIMITS[place]);
