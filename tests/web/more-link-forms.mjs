// Further forms of the kinds of `link-forms.mjs`: what mail, chats, word processors, consoles and programs make of a
// link.

const HOST = "https://host/df/";

const broken = (text, width, end) => text.match(new RegExp(`[^]{1,${width}}`, "g")).join(end);
const percent = (text) => [...text].map((char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`).join("");
const middle = (link, mark) => link.slice(0, 60) + mark + link.slice(60);
const every = (link, mark) => broken(link, 40, mark);
/** Another mark after each few letters, and again from the first. */
const between = (link, marks) =>
  link.match(/.{1,12}/gs).reduce((text, part, at) => text + marks[(at - 1) % marks.length] + part);
/** The payload alone changed, without tag, kind and check. */
const payload = (link, change) =>
  link.replace(/^(.*[dr]\d\.\w\.)(.*)(\.[0-9a-f]{8})$/s, (_, head, body, check) => head + change(body) + check);
const hex = (char) => char.charCodeAt(0).toString(16).padStart(2, "0");
const marks = (link, change) => link.replace(/[_.-]/g, change);
/** Two hyphens and one as two dashes. */
const dashes = (link, two, one) => link.replaceAll("--", two).replaceAll("-", one);
const misread = (text) => new TextDecoder("windows-1252").decode(new TextEncoder().encode(text));
const json = JSON.stringify;

/** In mail and in what programs make of mail. */
function mailForms(link, url) {
  const lower = marks(url, (char) => `=${hex(char)}`);
  return [
    ["quoted-printable, all marks", broken(url.replaceAll(".", "=2E").replaceAll("_", "=5F"), 72, "=\r\n")],
    ["quoted-printable, line ends lost", url.replace(/(?<=^.{72})/s, "=")],
    ["quoted-printable of a no-break space", middle(url, "=C2=A0")],
    ["quoted-printable in small letters", broken(lower, 72, "=\r\n")],
    ["quoted-printable behind url=", `url=${lower.replace(`${HOST}#`, "")}`],
    ["quoted-printable of dashes of Windows", dashes(url, "=97", "=96")],
    ["quoted-printable of dashes of Windows in small letters", dashes(url, "=97", "=ad-")],
    ["quoted-printable of blanks of Windows", between(url, ["=A0", "=AD"])],
    ["quoted twice", `>> ${broken(url, 60, "\r\n>> ")}\r\n>> Greetings`],
    ["quoted with a bar", `| ${broken(url, 60, "\n| ")}`],
    ["quoted with initials", `AB> ${broken(url, 60, "\nAB> ")}`],
    ["doubled full stop at the start of a line", link.replace(/\.([0-9a-f]{8})$/, "\r\n..$1")],
    ["doubled full stops at the starts of lines", link.replaceAll(".", "\r\n..")],
    ["subject of a mail", `Subject: =?UTF-8?Q?${lower.match(/(=..|[^=]){1,40}/g).join("?=\r\n =?UTF-8?Q?")}?=`],
    ["folded line of a card", `URL:${broken(url, 70, "\r\n ")}\r\nNOTE:Hello\\, Anna`],
    ["folded line of a calendar", `DESCRIPTION:Your move\\n${broken(url, 70, "\r\n\t")}\\nAnna`],
    ["UTF-8 taken for Windows-1252", misread(`Grüße – ${dashes(url, "—", "–")}`)],
    ["invisible marks taken for Windows-1252", misread(between(url, ["\u00a0", "\u200b", "\u2060"]))],
    ["Windows-1252 taken for Latin-1", dashes(url, "\u0097", "\u0096")],
    ["link behind an address in bytes", `https://host/#%${link}`],
    ["backslash before the link", `#\\${link}`],
    ["two backslashes before the link", json({ text: `#\\${link}` })],
    ["Proofpoint v3, # as *", `https://urldefense.com/v3/__${url.replace("#", "*")}__;Iw!!AbCd!xYz$`],
    ["wrapper in small codes twice", `https://l.example/?a=${percent(percent(url)).toLowerCase()}&c=E`],
  ];
}

/** In HTML, XML and forums. */
function elementForms(link, url) {
  const attribute = (name) => `<${name} data-href="${url}">my turn</${name}>`;
  const inline = ["<u>", "</u>", "<s>", "</s>", "</a>", "<mark>", "<tt>", "<pre>", "<sub>", "<sup>", "<ins>", "<del>"];
  const cells = ["</td><td>", "</td></tr>\n<tr><td class='x'>", "<li>", "</li><ul>", "<blockquote cite=x>", "<big>"];
  const styled = ['<span style="color:#d1d1d1">', "</span>", '<font color="red">', "</font>", "<span\r\nclass=x>"];
  const entities = ["&shy;", "&Tab;", "&NewLine;", "&ZeroWidthSpace;", "&NoBreak;", "&zwnj;", "&hairsp;", "&emsp13;"];
  return [
    ["a number reference for each mark", `${HOST}&#35;${link.replaceAll(".", "&#46;").replaceAll("_", "&#x5F;")}`],
    ["a reference in a reference", `https://host/&amp;#35;${link.replaceAll(".", "&amp;#46;")}`],
    ["names for each mark", marks(url, (char) => ({ _: "&lowbar;", ".": "&period;", "-": "&hyphen;" })[char])],
    ["references of Windows for dashes", dashes(url, "&#151;", "&#150;")],
    ["references of what nobody sees", between(url, entities)],
    [
      "numbers of what nobody sees",
      between(url, ["&#173;", "&#9;", "&#10;", "&#8203;", "&#x200B;", "&#x2060;", "&#160;"]),
    ],
    ["wbr elements", every(url, "<wbr>")],
    ["br elements and line ends", every(url, "<br />\n")],
    ["elements within lines", between(url, inline)],
    ["cells, rows and items", between(url, cells)],
    ["elements with attributes", between(url, styled)],
    ["elements of a word processor", between(url, ["<o:p></o:p>", '</w:t></w:r><w:r><w:t xml:space="preserve">'])],

    ["references broken by quoted-printable", broken(between(url, entities), 19, "=\r\n")],
    ["comments", between(url, ["<!-- -->", "<!-- a <b> - -->", "<!---->", "<![endif]-->"])],
    ["elements and codes of what nobody sees", between(url, ["<wbr>", "&shy;", "<wbr/>", "&#8203;"])],
    ["elements within tag and check", link.replace(/(.)(.*)(.{4})/, "$1<b>$2</b><i>$3</i>")],
    ["elements as references", every(url, "&lt;wbr&gt;")],
    ["elements of a forum", between(url, ["[b]", "[/b]", "[color=#d1d1d1]", "[/color]"])],
    ["attribute of a span", attribute("span")],
    ["attribute of a font element", attribute("font")],
    ["attribute of a paragraph, quoted-printable", broken(attribute("p").replace("=", "=3D"), 72, "=\r\n")],
    ["attribute in JSON", json({ html: attribute("b") })],
    ["marked data", `<text><![CDATA[${url}]]></text>`],
    [
      "the text of another page around it",
      `<html><body>d2. Turn r1: <a href='${url}'>${url.slice(0, 30)}…</a></body></html>`,
    ],
  ];
}

/** In programs and their files. */
function programForms(link, url) {
  const rtf = (text) => `{\\rtf1\\ansi\\ansicpg1252 {\\fonttbl\\f0 Arial;}\\f0 ${text}\\par}`;
  return [
    ["code of a code", `https://host/%2523${link}`],
    ["dots as codes of codes", `${HOST}#${link.replaceAll(".", "%252E")}`],
    ["all as codes of codes", percent(url).replaceAll("%", "%25")],
    ["zero width spaces as codes", `${HOST}#${every(link, "%E2%80%8B")}`],
    ["dashes as codes", `${HOST}#${link.replaceAll("-", "%E2%80%93")}`],
    ["dashes as codes of Windows", dashes(url, "%97", "%96")],
    ["dashes as codes of old scripts", dashes(url, "%u2014", "%u2013")],
    ["codes broken over lines", broken(encodeURIComponent(url), 33, "\r\n")],
    ["JSON text", json({ text: broken(url, 72, "\r\n") })],
    ["JSON text, marks escaped", json({ u: url }).replaceAll(".", "\\u002e")],
    [
      "JSON text, elements escaped",
      json({ u: every(url, "<br>") })
        .replaceAll("<", "\\u003c")
        .replaceAll(">", "\\u003e"),
    ],
    ["JSON text of a chat", json({ msgtype: "m.text", format: "org.matrix.custom.html", body: `My turn: ${url}` })],
    ["JSON text with a format in it", `{"data": {"format": "x", "text": "${url.replaceAll("/", "\\/")}"}}`],
    ["table of values", `"turn";"link"\r\n5;"""${url}"""\r\n`],
    ["lines that go on", every(url, "\\\n    ")],
    ["escapes of programs", marks(url, (char) => `\\x${hex(char)}`)],
    ["escapes in braces", marks(url, (char) => `\\u{${hex(char)}}`)],
    ["escapes of eight digits", marks(url, (char) => `\\U000000${hex(char)}`)],
    ["escapes of three digits", marks(url, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, "0")}`)],
    ["bytes of a program", dashes(url, "\\xe2\\x80\\x94", "\\xe2\\x80\\x93")],
    ["bytes in three digits", dashes(url, "\\342\\200\\224", "\\342\\200\\223")],
    ["bytes as references", dashes(url, "&#226;&#128;&#148;", "&#226;&#8364;&#8220;")],
    ["LaTeX", `\\href{${url.replace(/[#_]/g, "\\$&")}}{my turn}`],
    ["Org mode", `[[${url}][my turn]]`],
    ["MediaWiki", `[${url} my turn]`],
    ["shortcut of Windows", `[InternetShortcut]\r\nURL=${url}\r\n`],
    ["colours of a console", between(url, ["\u001b[1m", "\u001b[0;31m", "\u001b[K"])],
    ["full stops made harmless", url.replaceAll(".", "[.]")],
    ["RTF, dashes of Windows", rtf(dashes(url, "\\'97", "\\'96"))],
    ["RTF, words for dashes", rtf(dashes(url, "\\emdash ", "\\endash "))],
    ["RTF, numbers for dashes", rtf(dashes(url, "\\u8212\\'97", "\\u8211?"))],
    ["RTF, hyphens that do not break", rtf(between(url.replaceAll("-", "\\_"), ["\\-", "\\~", "}{\\f1\\fs20 "]))],
    ["RTF, field", rtf(`{\\field{\\*\\fldinst HYPERLINK "${HOST}" \\\\l "${link}"}{\\fldrslt my turn}}`)],
  ];
}

/** In letters that look alike and in what word processors do. */
function letterForms(link, url) {
  const styled = (first) => (char) => String.fromCodePoint(first + char.charCodeAt(0) - 65 - (char > "Z" ? 6 : 0));
  const bold = (text) =>
    text.replace(/[A-Za-z]/g, styled(0x1d670)).replace(/\d/g, (one) => String.fromCodePoint(0x1d7f6 + +one));
  return [
    ["ideographic full stop", link.replaceAll(".", "。")],
    ["wide letters", [...link].map((char) => String.fromCodePoint(char.codePointAt(0) + 0xfee0)).join("")],
    ["letters of a typewriter", bold(link)],
    ["letters with a line below", [...link].map((char) => `${char}\u0332`).join("")],
    ["wordpress dashes", url.replaceAll("--", "–")],
    ["two hyphens of no break", url.replaceAll("-", "‑")],
    ["hyphens of a word processor", between(url.replaceAll("-", "\u001e"), ["\u001f"])],
    ["hyphens at line ends", every(url, "-\n")],
    ["soft hyphens shown at line ends", every(url, "\u2010\r\n")],
    [
      "ligatures of a PDF",
      payload(url, (body) => body.replaceAll("fi", "ﬁ").replaceAll("fl", "ﬂ").replaceAll("st", "ﬆ")),
    ],
    ["capital kind after a full stop", link.replace(/^(..)\.(.)/, (_, tag, kind) => `${tag}. ${kind.toUpperCase()}`)],
    ["spaces behind full stops", link.replaceAll(".", ". ")],
    ["check in capitals", link.replace(/[^.]+$/, (check) => check.toUpperCase())],
    ["cyrillic letters in the payload", payload(link, (body) => body.replaceAll("a", "а").replaceAll("C", "С"))],
    [
      "letters of several scripts",
      payload(link, (body) => body.replaceAll("i", "ı").replaceAll("g", "ɡ").replaceAll("Q", "Ԛ")),
    ],
    ["a letter put into the check", link.replace(/.{4}$/, "ж$&")],
    ["a letter put into the payload", middle(link, "ж")],
    ["a damaged link before it", `${middle(link, "ж").replace("1", "1.g.ж").slice(0, 90)}\n\n${url}`],
    ["arabic mark of direction within", middle(link, "\u061c")],
    ["tabs", every(link, "\t")],
    ["line separators", every(link, "\u2028")],
  ];
}

/** What the page writes behind a link, broken. */
function behindForms(url) {
  const at = { at: 3 };
  const from = { from: "axis" };
  const lines = broken(url, 72, "\r\n");
  const forms = [
    ["/at=3, broken in the word", `${lines}/a\r\nt=3`, at],
    ["/at=3, broken before the sign", `${lines}/at\r\n=3\r\nGood luck`, at],
    ["/at=3, broken behind the sign", `${lines}/at=\r\n3`, at],
    ["/at=3 on the next line", `${lines}\r\n/at=3`, at],
    ["/at=31, broken in the number", `> ${broken(`${url}/at=3`, 60, "\r\n> ")}\r\n> 1\r\n> Good luck`, { at: 31 }],
    ["/at=3 with an element in it", `${url}/at<wbr>=3`, at],
    ["/at=3, quoted-printable in small letters", `${lines}/at=\r\n=3d3`, at],
    ["/at=3, hyphen at the line end", `${every(url, "-\n")}/a-\nt=3`, at],
    ["&from=axis, broken in the word", `${lines}&fr\r\nom=axis`, from],
    ["&from=axis, broken in the side", `${lines}&from=ax\r\nis\r\nGood luck`, from],
    ["&from=axis on the next line", `${lines}\r\n&amp;from=axis\r\nGood luck`, from],
    ["&from=axis, quoted, broken in the side", `> ${broken(url, 60, "\r\n> ")}&from=a\r\n> xis, good luck`, from],
    ["&from=axis/at=3, broken twice", `${lines}&from=\r\naxis/at\r\n=3`, { ...at, ...from }],
  ];
  return forms.map(([name, text, more]) => ({ name, text, ...more }));
}

/**
 * Further forms of a link, each with what stands behind it.
 * @param {string} link of a game @returns {{name: string, text: string, at?: number, from?: string}[]}
 */
export function moreForms(link) {
  const url = `${HOST}#${link}`;
  const kinds = [mailForms, elementForms, programForms, letterForms].flatMap((kind) => kind(link, url));
  return [...kinds.map(([name, text]) => ({ name, text })), ...behindForms(url)];
}
