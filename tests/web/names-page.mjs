// Names that the page shows to others: to sites that embed it, to links, to what a browser has stored, and to windows
// and workers of another version. Where a list starts at a function of the page, that function is named at the top.

import { SyntaxKind } from "typescript/unstable/ast";

import { LANGUAGES } from "../../www/lang/choice.ts";
import { LINKS } from "../../www/games/desert-fox/engine.ts";
import { kindOf, sectionOf } from "../../www/shell/link.ts";
import { textCodes } from "./names-engine.mjs";
import { ANY, calls, literals, members, nodes, texts } from "./names-scripts.mjs";

const PAGE = "www/";
const EMBED = "www/embed/";
const MODULE = "www/desert-fox.js";
/** What the modules of all games share. */
const BOARDS = "www/embed/create.ts";
/** The small settings of the page in localStorage. */
const SETTINGS = "www/store/store.ts";
/** Functions whose results leave the page, with their scripts. */
const EMBED_OPTIONS = ["www/embed/options.ts", "chosen"];
const EMBED_REQUESTS = ["www/embed/messages.ts", "readMessage"];
const SEATS = ["www/games/desert-fox/store.ts", "settingsOf"];
const COMBAT_SHEET = ["www/games/desert-fox/referee/sheet.ts", "newSheet"];
/** Makes an error with a code that embedding sites are told, as are the codes that have a text. */
const REFUSAL = "refusal";

const NAME = /desert-?fox/i;

/** The exports of a script by name. */
function exportsOf({ checker, file }, path) {
  const module = checker.getSymbolAtLocation(file(path));
  return new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]));
}

function signatureOf(scripts, [path, name]) {
  const symbol = exportsOf(scripts, path).get(name);
  if (!symbol) throw new Error(`${path} exports no ${name} any more: tell tests/web/names-page.mjs what does its work`);
  const [signature] = scripts.checker.getSignaturesOfType(scripts.checker.getTypeOfSymbol(symbol), 0);
  return signature;
}

const resultOf = (scripts, start) => scripts.checker.getReturnTypeOfSignature(signatureOf(scripts, start));

/** Texts that bear the name of the game: keys of storages, formats, ends of file names, events, the element. */
function named(scripts) {
  const { StringLiteral, NoSubstitutionTemplateLiteral, TemplateExpression, BinaryExpression } = SyntaxKind;
  const written = nodes(
    scripts,
    PAGE,
    StringLiteral,
    NoSubstitutionTemplateLiteral,
    TemplateExpression,
    BinaryExpression,
  )
    .filter(({ kind, operatorToken }) => kind !== BinaryExpression || operatorToken.kind === SyntaxKind.PlusToken)
    .flatMap((node) => texts(scripts, node));
  const patterns = nodes(scripts, PAGE, SyntaxKind.RegularExpressionLiteral).map(({ text }) => text);
  return [...written.filter((text) => !/[/\s]/.test(text)), ...patterns].filter((text) => NAME.test(text));
}

/** Keys of the page's settings, and values that are known. */
function settings(scripts) {
  return calls(scripts, PAGE, "get", "set", "getJson", "setJson", "remove").flatMap(
    ({ expression, arguments: [key, value] }) => {
      const method = scripts.checker.getSymbolAtLocation(expression.name);
      if (!method?.declarations.some(({ path }) => path.endsWith(SETTINGS))) return [];
      const values = value && expression.name.text === "set" ? texts(scripts, value) : [];
      return texts(scripts, key)
        .filter((name) => name !== ANY)
        .flatMap((name) => [name, ...values.filter((text) => text && text !== ANY).map((text) => `${name} = ${text}`)]);
    },
  );
}

/** What the element asks of its attributes, and `createBoard` of its options: both are run with nothing else there. */
async function asked() {
  const attributes = new Set();
  const options = new Set();
  const made = [];
  globalThis.HTMLElement = class {
    getAttribute = (name) => void attributes.add(name);
    hasAttribute = (name) => !attributes.add(name);
  };
  globalThis.customElements = { get: () => undefined, define: (...given) => made.push(given) };
  const module = await import("../../www/desert-fox.js");
  const watched = new Proxy({}, { get: (_, name) => void options.add(name) });
  const [[tag, Board]] = made;
  for (const act of [() => new Board().connectedCallback(), () => module.createBoard({}, watched)])
    try {
      act();
    } catch {
      // There is no document to draw in; what is asked for comes before.
    }
  return [
    `<${tag}>`,
    ...[...attributes].map((name) => `<${tag} ${name}>`),
    ...Board.observedAttributes.map((name) => `<${tag} ${name}> may change`),
    ...[...options].map((name) => `createBoard option ${name}`),
    ...Object.keys(module).map((name) => `export ${name}`),
  ];
}

/** The module for other websites: exports, members of a board, values of options, events. */
async function embedModule(scripts) {
  const { checker } = scripts;
  const board = resultOf(scripts, [MODULE, "createBoard"]);
  const events = nodes(scripts, BOARDS, SyntaxKind.NewExpression).filter(
    ({ expression }) => expression.text === "CustomEvent",
  );
  const details = events.flatMap((event) =>
    members(scripts, checker.getTypeArguments(checker.getTypeAtLocation(event))[0]),
  );
  return [
    ...(await asked()),
    ...checker.getPropertiesOfType(board).map(({ name }) => `board.${name}`),
    ...members(scripts, resultOf(scripts, EMBED_OPTIONS)).map((line) => `option ${line}`),
    ...events.flatMap((event) => texts(scripts, event.arguments[0])).map((name) => `event ${name}`),
    ...details.map((line) => `detail ${line}`),
  ];
}

/** Messages of a frame to and from the page around it, and the codes of its errors. */
async function embedMessages(scripts) {
  const { checker } = scripts;
  const explained = await textCodes("play", "play.fault.");
  const sent = calls(scripts, EMBED, "postMessage").map((call) => checker.getTypeAtLocation(call.arguments[0]));
  const taken = members(scripts, resultOf(scripts, EMBED_REQUESTS));
  const requests = taken.filter((line) => /^\[kind=request\]\.request[.[]/.test(line));
  const refused = taken.flatMap((line) => /^\[kind=refused\]\.code "(.+)"$/.exec(line)?.[1] ?? []);
  const given = nodes(scripts, EMBED, SyntaxKind.PropertyAssignment).filter(({ name }) => name.text === "code");
  const thrown = nodes(scripts, PAGE, SyntaxKind.CallExpression).filter(
    ({ expression }) => expression.text === REFUSAL,
  );
  const codes = [...given.map(({ initializer }) => initializer), ...thrown.map((call) => call.arguments[0])];
  return [
    ...sent.flatMap((type) => members(scripts, type)).map((line) => `out ${line}`),
    ...requests.map((line) => `in ${line.replace("[kind=request].request", "")}`),
    ...refused.map((code) => `error ${code}`),
    ...codes.flatMap((code) => texts(scripts, code).filter((text) => text !== ANY)).map((code) => `error ${code}`),
    ...explained.map((code) => `error ${code}`),
  ];
}

/** Options in the query of an address. */
function queries(scripts) {
  return calls(scripts, PAGE, "get", "has", "set", "delete").flatMap((call) => {
    const { expression, arguments: given } = call;
    const type = scripts.checker.getTypeAtLocation(expression.expression);
    if (type?.getSymbol()?.name !== "URLSearchParams") return [];
    const page = call.getSourceFile().fileName.includes(`/${EMBED}`) ? "embed.html" : "index.html";
    return texts(scripts, given[0]).map((name) => `${page} ?${name}=`);
  });
}

/** Fragments of the page by name, and the section that opens each of those that `samples` gives. */
function fragments(scripts, samples) {
  const { BinaryExpression, EqualsToken, EqualsEqualsEqualsToken } = SyntaxKind;
  const compared = nodes(scripts, PAGE, BinaryExpression).filter(
    ({ left, operatorToken }) =>
      left.getText() === "location.hash" && [EqualsToken, EqualsEqualsEqualsToken].includes(operatorToken.kind),
  );
  const words = compared.flatMap(({ right }) => texts(scripts, right)).map((text) => `#${text.replace(/^#/, "")}`);
  const known = words.filter((word) => !word.includes(ANY));
  const opened = [...samples, ...known].map((sample) => {
    const kind = kindOf(sample, LINKS);
    return `${sample} opens ${kind ? sectionOf(kind) : "nothing"}`;
  });
  return [...new Set(opened)];
}

/** What windows and workers of the page tell one another; they may be of two versions. */
function betweenVersions(scripts) {
  const { checker } = scripts;
  const reported = ["www/offline/", "www/store/"]
    .flatMap((start) => calls(scripts, start, "postMessage"))
    .map((call) => checker.getTypeAtLocation(call.arguments[0]));
  const heard = nodes(scripts, "www/offline/", SyntaxKind.BinaryExpression).filter(
    ({ left, operatorToken }) =>
      left.getText() === "event.data" && operatorToken.kind === SyntaxKind.EqualsEqualsEqualsToken,
  );
  return [
    ...reported.flatMap((type) => members(scripts, type)).map((line) => `told ${line}`),
    ...heard.flatMap(({ right }) => texts(scripts, right)).map((text) => `heard ${JSON.stringify(text)}`),
  ];
}

/** Sections of the page, which the setting `tab` and links name. */
const sections = (scripts) =>
  literals(aliasOf(scripts, "www/shell/link.ts", "Section")).map((name) => `section ${name}`);

function aliasOf({ checker, file }, path, name) {
  const symbol = exportsOf({ checker, file }, path).get(name);
  return symbol && checker.getDeclaredTypeOfSymbol(symbol);
}

/** Groups of names by heading. */
export async function pageNames(scripts, samples) {
  return {
    "Embed: element, module and events": await embedModule(scripts),
    "Embed: messages of a frame": await embedMessages(scripts),
    "Query options": queries(scripts),
    Languages: LANGUAGES,
    Fragments: [...fragments(scripts, samples), ...sections(scripts)],
    "Texts with the game's name": named(scripts),
    "Settings in localStorage": settings(scripts),
    "Card settings of a stored game": members(scripts, resultOf(scripts, SEATS)),
    "Combat sheet in a browser": members(scripts, resultOf(scripts, COMBAT_SHEET)),
    "Between windows and workers": betweenVersions(scripts),
  };
}
