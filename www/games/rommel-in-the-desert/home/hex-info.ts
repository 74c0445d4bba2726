/** What is known of a hex, as a card and as a sentence. */
import { el } from "../../../dom.ts";
import { DIRECTIONS } from "../../../board/geometry.ts";
import { TERRAINS } from "../../../board/model.ts";
import { neighbour, numberOf } from "../geometry.ts";
import { ROADS, isHex, sideKey } from "../map-model.ts";
import type { MapModel, RoadClass } from "../map-model.ts";
import type { Lang } from "../../../lang/lang.ts";

export function describeHex(hex: number, model: MapModel, lang: Lang, length: "short" | "long" = "long"): string {
  const { t } = lang;
  if (!isHex(model, hex)) return t(`map.beyond.${TERRAINS[model.terrain[hex]]}`);
  const first = [nameOf(hex, model), numberOf(hex), ...kindsOf(hex, model, lang)].filter(Boolean).join(", ");
  if (length === "short") return first;
  const rest = [countryOf(hex, model, lang), ...sideTexts(hex, model, lang), ...roadTexts(hex, model, lang)];
  return `${first}. ${rest.join("; ")}.`;
}

/** `hex`: -1 when none. `release`: shown as a button when the hex is pinned. */
export function hexCard(hex: number, model: MapModel, lang: Lang, release: (() => void) | null): HTMLElement[] {
  const { t } = lang;
  const about = el("p", { class: "muted hex-about", text: t("map.about") });
  if (hex < 0)
    return [
      el("h3", { class: "card-title", text: t("map.info") }),
      el("p", { class: "muted", text: t("map.info.none") }),
      about,
    ];
  const unpin =
    release &&
    el("button", { type: "button", class: "button button-small", text: t("map.info.unpin"), on: { click: release } });
  if (!isHex(model, hex))
    return [
      el("div", { class: "hex-head" }, el("h3", { class: "card-title", text: describeHex(hex, model, lang) }), unpin),
      about,
    ];
  const name = nameOf(hex, model);
  const kinds = kindsOf(hex, model, lang);
  const row = (key: string, ...value: (Node | string)[]) =>
    value.length ? [el("dt", { text: t(key) }), el("dd", {}, value)] : [];
  const list = (key: string, texts: string[]) =>
    texts.length
      ? row(
          key,
          el(
            "ul",
            { class: "plain" },
            texts.map((text) => el("li", { text })),
          ),
        )
      : [];
  return [
    el(
      "div",
      { class: "hex-head" },
      el("h3", { class: "card-title", text: name ?? numberOf(hex) }),
      name ? el("span", { class: "muted num", text: numberOf(hex) }) : null,
      unpin,
    ),
    el(
      "dl",
      { class: "facts" },
      kinds.length ? row("map.info.place", lang.list(kinds)) : [],
      row("map.info.country", countryOf(hex, model, lang)),
      list("map.info.sides", sideTexts(hex, model, lang)),
      list("map.info.lines", roadTexts(hex, model, lang)),
      row("map.info.source", t(`map.prov.${model.records[hex].provenance}`)),
    ),
    about,
  ];
}

const nameOf = (hex: number, model: MapModel): string | undefined => model.records[hex].name;

const countryOf = (hex: number, model: MapModel, { t }: Lang) => t(`map.country.${model.records[hex].country}`);

/** Fortress, base and oasis. */
function kindsOf(hex: number, model: MapModel, { t }: Lang) {
  const { capacity, bases, oases, offBoard } = model.data;
  const base = bases.find((each) => each.hex === hex);
  return [
    capacity.has(hex) && t("map.kind.fortress", { n: capacity.get(hex) }),
    base && t(`map.kind.base.${base.side}`),
    oases.includes(hex) && t("map.kind.oasis"),
    offBoard.has(hex) && t("map.kind.offBoard"),
  ].filter((text) => typeof text === "string");
}

/** What lies on the sides that are not clear, a road through it too. */
export function sideTexts(hex: number, model: MapModel, lang: Lang) {
  const { t } = lang;
  /** By text, its directions. */
  const byText = new Map<string, string[]>();
  const add = (text: string, d: number) =>
    byText.set(text, [...(byText.get(text) ?? []), t(`map.dir.${DIRECTIONS[d]}`)]);
  DIRECTIONS.forEach((name, d) => {
    const kind = model.records[hex].sides[name];
    const road = model.data.gaps.get(sideKey(hex, neighbour(hex, d)));
    if (kind !== "clear")
      add(road ? t("map.gap", { terrain: t(`terrain.${kind}`), road: t(`road.${road}`) }) : t(`terrain.${kind}`), d);
    if ((model.sides.get(hex)?.[d] ?? []).some((side) => side.kind === "frontier")) add(t("map.side.frontier"), d);
  });
  return [...byText].map(([text, dirs]) => t("map.side.at", { kind: text, dirs: lang.list(dirs) }));
}

/** The roads through a hex, the best first, each with where it leads; and which do not join. */
export function roadTexts(hex: number, model: MapModel, lang: Lang) {
  const { t } = lang;
  const roads = (model.lines.get(hex) ?? []).toSorted(
    (a, b) => ROADS.indexOf(a.kind as RoadClass) - ROADS.indexOf(b.kind as RoadClass),
  );
  const texts = roads.map(({ kind, name, directions }) =>
    // The roads of an owner's copy have no names.
    t(name ? "map.road.at" : "map.road.own", {
      road: t(`road.${kind}`),
      name,
      dirs: lang.list(directions.map((d) => t(`map.dir.${DIRECTIONS[d]}`))),
    }),
  );
  const apart = model.data.apart.get(hex);
  return apart ? [...texts, t("map.road.apart", { roads: lang.list(apart) })] : texts;
}
