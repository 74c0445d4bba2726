// Names of the typed calls as the declarations of a package have them, and names in files as their JSON schemas do.

import { SyntaxKind } from "typescript/unstable/ast";

import { readText } from "./harness.mjs";

/** Types that wasm-bindgen declares for its own glue. */
const GLUE = ["InitInput", "InitOutput", "SyncInitInput"];

const SCHEMAS = ["docs/save.schema.json", "docs/charts.schema.json", "tests/rulings/case.schema.json"];

const join = (path, name) => (path ? `${path}.${name}` : name);

const isExported = ({ modifiers }) => modifiers?.some(({ kind }) => kind === SyntaxKind.ExportKeyword);

/** The literal of a member `kind`, which tells the members of a union apart. */
function tagOf(fields) {
  const kind = fields.find(({ name }) => name.getText() === "kind");
  return kind?.type.kind === SyntaxKind.LiteralType ? kind.type.literal.text : undefined;
}

/** The members of a declared type and the texts that they allow, a line each; types that it names have their own. */
function linesOf(node, path = "") {
  if (!node) return [];
  if (node.kind === SyntaxKind.LiteralType && node.literal.text !== undefined)
    return [`${path} ${JSON.stringify(node.literal.text)}`.trim()];
  if (![SyntaxKind.TypeLiteral, SyntaxKind.InterfaceDeclaration].includes(node.kind)) {
    const lines = [];
    node.forEachChild((child) => {
      lines.push(...linesOf(child, path));
    });
    return lines;
  }
  const fields = node.members.filter(({ kind }) => kind === SyntaxKind.PropertySignature);
  const tag = tagOf(fields);
  const start = tag === undefined ? path : `${path}[kind=${tag}]`;
  const own = fields.filter(({ name }) => tag === undefined || name.getText() !== "kind");
  const lines = own.flatMap(({ name, type }) => {
    const place = join(start, name.getText());
    return [place, ...linesOf(type, place)];
  });
  return tag === undefined ? lines : [start, ...lines];
}

/** Exported functions, and classes with their methods. */
function callsOf(statement) {
  const name = statement.name.text;
  if (statement.kind === SyntaxKind.FunctionDeclaration) {
    const isDefault = statement.modifiers.some(({ kind }) => kind === SyntaxKind.DefaultKeyword);
    return [isDefault ? "default" : name];
  }
  const methods = statement.members.filter(({ kind }) => kind === SyntaxKind.MethodDeclaration);
  return [name, ...methods.map((method) => `${name}.${method.name.getText()}`)];
}

/** The calls of a game by name; the types by type, each with its members. */
export function callNames({ file }, game) {
  const exported = file(`pkg/${game}/${game.replaceAll("-", "_")}.d.ts`).statements.filter(isExported);
  const of = (...kinds) => exported.filter(({ kind }) => kinds.includes(kind));
  const types = of(SyntaxKind.InterfaceDeclaration, SyntaxKind.TypeAliasDeclaration)
    .filter(({ name }) => !GLUE.includes(name.text))
    .map((declared) => [declared.name.text, linesOf(declared.type ?? declared)]);
  return {
    calls: of(SyntaxKind.FunctionDeclaration, SyntaxKind.ClassDeclaration).flatMap(callsOf),
    types: new Map(types.filter(([, lines]) => lines.length)),
  };
}

/** The members of a schema, the values they allow and the forms they must have, a line each. */
function schemaLines(schema, path = "") {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties = {}, propertyNames, pattern, const: only, enum: allowed = [], items, prefixItems = [] } = schema;
  const tag = properties.kind?.const;
  const start = tag === undefined ? path : `${path}[kind=${tag}]`;
  const fields = Object.entries(properties).filter(([name]) => tag === undefined || name !== "kind");
  const values = [...allowed, ...(only === undefined ? [] : [only])];
  const parts = ["oneOf", "anyOf", "allOf"].flatMap((word) => schema[word] ?? []);
  const lines = [
    ...(tag === undefined ? [] : [start]),
    ...values.map((value) => `${start} ${JSON.stringify(value)}`),
    ...(pattern ? [`${start} /${pattern}/`] : []),
    ...(propertyNames?.enum ?? []).map((name) => join(start, name)),
    ...(propertyNames?.pattern ? [`${join(start, "*")} /${propertyNames.pattern}/`] : []),
    ...fields.flatMap(([name, inner]) => [join(start, name), ...schemaLines(inner, join(start, name))]),
    ...schemaLines(schema.additionalProperties, join(start, "*")),
    ...[items, ...prefixItems].flatMap((inner) => schemaLines(inner, `${start}[]`)),
    ...[...parts, schema.if, schema.then, schema.else].flatMap((inner) => schemaLines(inner, start)),
  ];
  return lines.map((line) => line.trim());
}

/** For each schema its definitions, and the whole as `file`, each with its members. */
export async function schemaNames() {
  const entries = SCHEMAS.map(async (path) => {
    const schema = JSON.parse(await readText(path));
    const parts = Object.entries({ file: schema, ...schema.$defs }).map(([name, part]) => [name, schemaLines(part)]);
    return [path, new Map(parts.filter(([, lines]) => lines.length))];
  });
  return new Map(await Promise.all(entries));
}
