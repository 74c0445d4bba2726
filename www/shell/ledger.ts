/** The ledger of rulings as the build wrote it, with look-up by id and by case number. */
export interface Ruling {
  id: string;
  /** Numbers of the printed rules it belongs to. */
  cases: string[];
  kind: string;
  source: string;
  /** Part of its source. */
  section: string;
  switch: { field: string; on: string; off: string } | null;
  text: string;
  state: "tested" | "implemented" | "missing";
  /** Names of its test case files. */
  files: string[];
  /** Revisions of the rules in which it changed. */
  changed: number[];
}

export interface Ledger {
  rulings: Ruling[];
  /** False when the table is not there. */
  loaded: boolean;
  byId: (id: string) => Ruling | undefined;
  byCase: (number: string) => Ruling[];
}

/** `load`: the data of the game's ledger, or null. */
export async function loadLedger(load: () => Promise<unknown>): Promise<Ledger> {
  try {
    return makeLedger(await load());
  } catch {
    return makeLedger(null);
  }
}

/** `data`: an array, or an object with `rulings`. */
export function makeLedger(data: unknown): Ledger {
  const { rulings: listed }: { rulings?: unknown } = data ?? {};
  const rows = Array.isArray(data) ? data : Array.isArray(listed) ? listed : null;
  const rulings = (rows ?? []).map(normal);
  const ids = new Map(rulings.map((ruling) => [ruling.id, ruling]));
  return {
    rulings,
    loaded: rows !== null,
    byId: (id) => ids.get(id),
    byCase: (number) => rulings.filter((ruling) => ruling.cases.includes(number)),
  };
}

function normal(row: Partial<Ruling>): Ruling {
  return {
    id: String(row.id ?? ""),
    cases: (row.cases ?? []).map(String),
    kind: String(row.kind ?? ""),
    source: String(row.source ?? ""),
    section: String(row.section ?? ""),
    switch: row.switch?.field ? row.switch : null,
    text: String(row.text ?? ""),
    state: row.state === "tested" || row.state === "implemented" ? row.state : "missing",
    files: (row.files ?? []).map(String),
    changed: (row.changed ?? []).map(Number),
  };
}
