/** Refusals by the place in the query that they are about. */

export interface Errors<Refusal extends { path: string }> {
  all: Refusal[];
  /** Refusals of a part of the query, such as `units[2]`. */
  under: (prefix: string) => Refusal[];
  /** Whether this very field is refused. */
  at: (path: string) => boolean;
}

export function indexErrors<Refusal extends { path: string }>(all: Refusal[]): Errors<Refusal> {
  const inside = (path: string, prefix: string) =>
    path === prefix || path.startsWith(`${prefix}.`) || path.startsWith(`${prefix}[`);
  return {
    all,
    under: (prefix) => all.filter(({ path }) => inside(path, prefix)),
    at: (path) => all.some((refusal) => inside(refusal.path, path)),
  };
}

/** Element ids cannot hold every character of a name. */
export const safeId = (text: string) =>
  Array.from(text, (c) => (/[\w-]/.test(c) ? c : `_${c.codePointAt(0)?.toString(16)}_`)).join("");
