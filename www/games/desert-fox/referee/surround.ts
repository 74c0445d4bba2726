/** Takes the surroundings of the defenders from the map, so that a retreat can be walked hex by hex. */
import { edit, enemy, hexesOf } from "./sheet.ts";
import { isFront, sideBetween } from "./edit.ts";
import type { Sheet } from "./types.ts";
import type { MapFacts } from "./map-facts.ts";

/** How far out: two rings keep within the engine's limit of hexes for three defending hexes. */
const RINGS = 2;

export function surround(sheet: Sheet, facts: MapFacts): Sheet {
  return edit(sheet, (draft) => {
    const defender = enemy(draft.query.attacker);
    let ring = hexesOf(draft, defender)
      .map((hex) => hex.id)
      .filter((id) => facts.hex(id));
    const known = new Set(draft.query.hexes.map((hex) => hex.id));
    for (let n = 0; n < RINGS; n++) {
      const next = new Set(ring.flatMap((id) => facts.around(id)));
      for (const id of next) addHex(draft, id, known, facts);
      ring = [...next];
    }
    join(draft, facts);
    for (const unit of draft.query.units)
      if (draft.roles[unit.hex] === defender && facts.hex(unit.hex)) unit.retreat = { kind: "map" };
  });
}

function addHex(draft: Sheet, id: string, known: Set<string>, facts: MapFacts) {
  const found = facts.hex(id);
  if (known.has(id) || !found) return;
  known.add(id);
  draft.query.hexes.push({ id, terrain: found.terrain, ...(found.city ? { city: found.city } : {}) });
  draft.roles[id] = "beside";
}

/** Names every hexside between listed neighbours. */
function join(draft: Sheet, facts: MapFacts) {
  const ids = draft.query.hexes.map((hex) => hex.id);
  ids.forEach((a, i) => {
    for (const b of ids.slice(i + 1)) {
      const side = facts.side(a, b);
      if (!side || sideBetween(draft, a, b) || (!side.adjacent && !isFront(draft, a, b))) continue;
      const { terrain, way, adjacent } = side;
      draft.query.hexsides.push({
        from: a,
        to: b,
        ...(terrain === "none" ? {} : { terrain }),
        ...(way === "none" ? {} : { way }),
        ...(adjacent ? {} : { adjacent }),
      });
    }
  });
}
