// What mail programs, chats, forums and trackers make of a link, form by form. `tests/links/forms.json` holds the
// texts that
// `forms` makes of a link of each game; every reader has to read those whose payload survived.

const HOST = "https://host/df/";

const broken = (text, width, end) => text.match(new RegExp(`[^]{1,${width}}`, "g")).join(end);
const percent = (text) => [...text].map((char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`).join("");
const middle = (link, mark) => link.slice(0, 60) + mark + link.slice(60);
const every = (link, mark) => broken(link, 40, mark);

/**
 * @param {string} link of a game @param {string} older another link of a game
 * @returns {{name: string, text: string, address?: true, refused?: true, at?: number, from?: string}[]} `address`: it
 *   may
 *   stand in an address, which is then the text; `refused`: part of the payload is lost
 */
export function forms(link, older) {
  const url = `${HOST}#${link}`;
  const address = true;
  const refused = true;
  /** The same with something behind it. */
  const behind = (name, text, more = {}) => ({ name, text: url + text, address, ...more });
  const plain = [
    ["bare link", link],
    ["#link", `#${link}`],
    ["sentence around", `Hello, my turn: ${url} and good luck.`],
    ["full stop behind, text", `See ${url}. Your move.`],
    ["in ( )", `my turn (${url})`],
    ["in <>", `my turn <${url}>`],
    ["in quotes", `"${url}"`],
    ["curly quotes", `“${url}”`],
    ["markdown [t](u)", `[my turn](${url})`],
    ["bbcode", `[url=${url}]my turn[/url]`],
    ["slack <u|t>", `<${url}|my turn>`],
    ["html a", `<p>See <a href="${url}">my turn</a></p>`],
    ["html a, &#35;", `<a href="${url.replace("#", "&#35;")}">my turn</a>`],
    ["star bold *u*", `*${url}*`],
    ["underscore italic _u_", `_${url}_`],
    ["address, broken at 72, CRLF + text behind", `${broken(url, 72, "\r\n")}\r\nBest regards\r\nAnna`],
    ["bare, broken at 72, LF", broken(link, 72, "\n")],
    ["bare, broken at 72, text behind", `${broken(link, 72, "\n")}\nBest regards, Anna`],
    ["address, quoted '> '", `Anna wrote:\n> ${broken(url, 72, "\n> ")}\n> Good luck`],
    ["bare, quoted '> '", `> ${broken(link, 72, "\n> ")}`],
    ["bare, nbsp in the middle", middle(link, "\u00a0")],
    ["bidi marks around", `\u202a${url}\u202c`],
    ["BOM before bare", `\ufeff${link}`],
    ["first letter capital", link[0].toUpperCase() + link.slice(1)],
    ["fullwidth dot", link.replaceAll(".", "．")],
    ["german text", `Grüß dich, mein Zug: ${url} – viel Glück!`],
    ["/at=3) ", `(${url}/at=3)`, { at: 3 }],
  ].map(([name, text, more]) => ({ name, text, ...more }));
  return [
    ...plain,
    { name: "whole address", text: url, address },
    behind("full stop behind", "."),
    behind("ellipsis ...", "..."),
    behind("comma behind", ","),
    { name: "markdown backslash _", text: `${HOST}#${link.replace(/[_.-]/g, "\\$&")}`, address },
    behind("exclamation", "!"),
    behind("semicolon", ";"),
    { name: "address, broken at 72, CRLF", text: broken(url, 72, "\r\n"), address },
    { name: "quoted-printable =CRLF", text: broken(url, 72, "=\r\n"), address },
    { name: "quoted-printable =CRLF, =3D in at", text: `${broken(url, 72, "=\r\n")}/at=3D3`, address, at: 3 },
    { name: "address, space in the middle", text: `${HOST}#${middle(link, " ")}`, address },
    { name: "zero width space", text: `${HOST}#${every(link, "\u200b")}`, address },
    { name: "soft hyphen", text: `${HOST}#${every(link, "\u00ad")}`, address },
    { name: "word joiner U+2060", text: `${HOST}#${every(link, "\u2060")}`, address },
    behind("LRM behind", "\u200e"),
    { name: "BOM before", text: `\ufeff${url}`, address },
    { name: "# as %23", text: url.replace("#", "%23"), address },
    { name: "fragment percent-encoded dots", text: `${HOST}#${link.replaceAll(".", "%2E")}`, address },
    {
      name: "fragment percent, %5F %2D",
      text: `${HOST}#${link.replaceAll("_", "%5F").replaceAll("-", "%2D")}`,
      address,
    },
    { name: "fragment all percent", text: `${HOST}#${percent(link)}`, address },
    {
      name: "Outlook safelinks",
      text: `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(url)}&data=05%7C01&reserved=0`,
      address,
    },
    {
      name: "Google redirect",
      text: `https://www.google.com/url?q=${encodeURIComponent(url)}&sa=D&source=editors&ust=1`,
      address,
    },
    { name: "Proofpoint v3", text: `https://urldefense.com/v3/__${url}__;Iw!!AbCd!xYz$`, address },
    {
      name: "Proofpoint v2",
      text: `https://urldefense.proofpoint.com/v2/url?u=${encodeURIComponent(url)
        .replaceAll("-", "%2D")
        .replaceAll("_", "%5F")
        .replaceAll("%2F", "_")
        .replaceAll("%", "-")}&d=DwMFaQ&c=x&r=y&m=z&s=w&e=`,
      address,
    },
    { name: "Facebook l.php", text: `https://l.facebook.com/l.php?u=${encodeURIComponent(url)}&h=AT0`, address },
    behind("&utm behind", "&utm_source=x"),
    behind("?utm behind", "?utm_source=x"),
    { name: "?fbclid before #", text: `${HOST}?fbclid=IwAR0abc#${link}`, address },
    behind(":~:text behind", ":~:text=turn"),
    behind("/ behind", "/"),
    behind("# behind", "#"),
    { name: "-- made a long dash", text: `${HOST}#${link.replaceAll("--", "—")}`, address },
    { name: "- made en dash / minus", text: `${HOST}#${link.replaceAll("--", "−−").replaceAll("-", "–")}`, address },
    { name: "capitals lost", text: url.toLowerCase(), address, refused },
    { name: "cut at 2000", text: `${url}`.slice(0, 2000), address },
    { name: "cut in half", text: url.slice(0, url.length / 2), address, refused },
    { name: "cut by a letter", text: url.slice(0, -1), address, refused },
    { name: "... in the middle (shown shortened)", text: `${url.slice(0, 50)}...${url.slice(-20)}`, address, refused },
    { name: "twice", text: url + url, address },
    { name: "older link quoted below", text: `${url}\r\n\r\n> ${HOST}#${older}`, address },
    behind("emoji behind", "🎲"),
    { name: "cyrillic a in tag", text: `${HOST}#а${link.slice(1)}`, address },
    behind("html entity &amp; in from", "&amp;from=axis", { from: "axis" }),
    behind("&from=axis", "&from=axis", { from: "axis" }),
    behind("&from=axis.", "&from=axis.", { from: "axis" }),
    behind("/at=3", "/at=3", { at: 3 }),
    behind("/at=3.", "/at=3.", { at: 3 }),
    behind("/at%3D3", "/at%3D3", { at: 3 }),
    { name: "/at=3 broken", text: broken(`${url}/at=3`, 72, "\r\n"), address, at: 3 },
    behind("/at=3&utm", "/at=3&utm_source=x", { at: 3 }),
  ];
}
