// @ts-check
/** The link of a game as mail, forums and websites want it. Pure functions. */

/**
 * @typedef {{url: string, frame: string, title: string}} Link `url` and `frame` are empty where no link can carry the
 *   game; `title` is plain text
 * @typedef {(link: Link) => string} Form
 */

/** @param {string} text */
const html = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Each form of a link; empty where there is none. @type {Record<string, Form>} */
export const FORMS = {
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
const LIMITS = /** @type {const} */ ({ chat: 2000, mail: 998, browser: 32_000 });
/** Where a text of each kind is usually put. @type {Record<string, (keyof typeof LIMITS)[]>} */
const PLACES = {
  turn: ["chat", "mail", "browser"],
  game: ["chat", "mail", "browser"],
  angle: ["chat", "mail"],
  bbcode: ["browser"],
  markdown: ["chat", "browser"],
  html: ["browser"],
  text: ["chat"],
};

/** The places that a text is too long for. @param {string} text @param {string} form */
export const longFor = (text, form) => (PLACES[form] ?? []).filter((place) => text.length > LIMITS[place]);
