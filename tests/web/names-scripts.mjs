// The page's scripts as the compiler sees them: texts that an expression can give, and members of types.

import { SyntaxKind } from "typescript/unstable/ast";
import { API } from "typescript/unstable/sync";

import { root } from "./harness.mjs";

/** Stands in a text for a part that is only known when the page runs. */
export const ANY = "*";
/** How many constants and functions are followed one into the other. */
const DEPTH = 4;

/** The scripts of the page and the declarations of the calls; `close` ends the compiler. */
export function openScripts() {
  const api = new API({ cwd: `${root}tests/web` });
  const config = `${root}tests/web/tsconfig.json`;
  const { program, checker } = api.updateSnapshot({ openProject: config }).getProject(config);
  const paths = program
    .getSourceFileNames()
    .filter((path) => path.startsWith(`${root}www/`) && !path.includes("/vendor/"))
    .map((path) => path.slice(root.length));
  const file = (path) => program.getSourceFile(root + path);
  return { checker, paths, file, close: () => api.close() };
}

/** All nodes of some kinds in the scripts whose path begins so, such as `www/embed/`. */
export function nodes({ paths, file }, start, ...kinds) {
  const found = [];
  const visit = (node) => {
    if (kinds.includes(node.kind)) found.push(node);
    node.forEachChild(visit);
  };
  for (const path of paths.filter((path) => path.startsWith(start))) visit(file(path));
  return found;
}

/** The calls of methods, such as `postMessage`. */
export const calls = (scripts, start, ...methods) =>
  nodes(scripts, start, SyntaxKind.CallExpression).filter(
    ({ expression }) =>
      expression.kind === SyntaxKind.PropertyAccessExpression && methods.includes(expression.name.text),
  );

/** Every choice of one text of each list, put together. */
const joined = (lists) =>
  lists.reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)), [""]);

/** The texts that a type allows; none where it allows any. */
export function literals(type) {
  if (type?.isStringLiteralType()) return [type.value];
  if (!type?.isUnionType()) return [];
  const lists = type.getTypes().map(literals);
  return lists.every((list) => list.length) ? lists.flat() : [];
}

/** What a name or a call stands for: the value of a constant, or the one expression of a function. */
function definition({ checker }, node) {
  const name = node.kind === SyntaxKind.CallExpression ? node.expression : node;
  if (name.kind !== SyntaxKind.Identifier) return null;
  const symbol = checker.getSymbolAtLocation(name);
  const imported = symbol?.declarations[0]?.kind === SyntaxKind.ImportSpecifier;
  const declared = (imported ? checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration?.resolve();
  if (declared?.kind !== SyntaxKind.VariableDeclaration) return null;
  const value = declared.initializer;
  const isFunction = value?.kind === SyntaxKind.ArrowFunction;
  if (node === name) return isFunction ? null : value;
  return isFunction && value.body.kind !== SyntaxKind.Block ? value.body : null;
}

const isText = ({ kind }) => kind === SyntaxKind.StringLiteral || kind === SyntaxKind.NoSubstitutionTemplateLiteral;
const isSum = ({ operatorToken }) => operatorToken?.kind === SyntaxKind.PlusToken;

/** The texts that an expression can give, with `*` for the parts that are not known. */
export function texts(scripts, node, depth = DEPTH) {
  const of = (part) => texts(scripts, part, depth);
  if (isText(node)) return [node.text];
  if (node.kind === SyntaxKind.ParenthesizedExpression) return of(node.expression);
  if (node.kind === SyntaxKind.ConditionalExpression) return [...of(node.whenTrue), ...of(node.whenFalse)];
  if (isSum(node)) return joined([of(node.left), of(node.right)]);
  if (node.kind === SyntaxKind.TemplateExpression) {
    const spans = node.templateSpans.flatMap(({ expression, literal }) => [of(expression), [literal.text]]);
    return joined([[node.head.text], ...spans]);
  }
  const known = literals(scripts.checker.getTypeAtLocation(node));
  if (known.length) return known;
  const value = depth ? definition(scripts, node) : null;
  return value ? texts(scripts, value, depth - 1) : [ANY];
}

/** Whether a member is declared by a script of the page, and not by the engine or the browser. */
const isOurs = ({ declarations }) => !declarations.length || declarations.some(({ path }) => path.includes("/www/"));

/** The members of a type with the texts that they allow, a line each; a union is told apart by `type` or `kind`. */
export function members(scripts, type, path = "", above = []) {
  const { checker } = scripts;
  if (!type || above.includes(type.id)) return [];
  if (type.isStringLiteralType()) return [`${path} ${JSON.stringify(type.value)}`.trim()];
  const within = (inner, place) => members(scripts, inner, place, [...above, type.id]);
  if (type.isUnionType() || type.isIntersectionType()) return type.getTypes().flatMap((one) => within(one, path));
  if (checker.isArrayType(type)) return within(checker.getTypeArguments(type)[0], `${path}[]`);
  if (!type.isObjectType()) return [];
  const fields = checker.getPropertiesOfType(type).filter(isOurs);
  const types = new Map(fields.map((field) => [field, checker.getTypeOfSymbol(field)]));
  const tag = fields.find((field) => ["type", "kind"].includes(field.name) && literals(types.get(field)).length);
  const tags = tag ? literals(types.get(tag)).map((text) => `${path}[${tag.name}=${text}]`) : [];
  const own = (start, field) => {
    const place = [start, field.name].filter(Boolean).join(".");
    return [place, ...within(types.get(field), place)];
  };
  const others = fields.filter((field) => field !== tag);
  const indexed = checker.getIndexInfosOfType(type).flatMap(({ valueType }) => within(valueType, `${path}.${ANY}`));
  return [
    ...tags,
    ...indexed,
    ...(tag ? tags : [path]).flatMap((start) => others.flatMap((field) => own(start, field))),
  ];
}
