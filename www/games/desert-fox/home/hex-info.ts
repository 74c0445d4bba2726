/** What is known of a hex, as a card and as a sentence, each with where it is known from. */
import { el } from "../../../dom.ts";
import { DIRECTIONS, neighbour, sixAnglesNumber, spiNumber } from "../geometry.ts";
import { TERRAINS } from "../../../board/model.ts";
import type { HexRecord, MapModel, Place } from "../map-model.ts";
import type { Lang } from "../../../lang/lang.ts";

export function describeHex(hex: number, model: MapModel, lang: Lang, length: "short" | "long"): string {
  const { t } = lang;
  const terrain = t(`map.terrain.${TERRAINS[model.terrain[hex]]}`);
  const names = (model.places.get(hex) ?? []).map((place) => place.name);
  const first = [spiNumber(hex), ...names, terrain].join(", ");
  if (length === "short") return first;
  const rest = [
    ...sideTexts(hex, model, lang),
    ...lineTexts(hex, model, lang),
    t(`map.prov.${model.records[hex].provenance}`),
  ];
  return `${first}. ${rest.join("; ")}.`;
}

/** `hex`: -1 when none. `release`: shown as a button when the hex is pinned. */
export function hexCard(hex: number, model: MapModel, lang: Lang, release: (() => void) | null): HTMLElement[] {
  const { t } = lang;
  if (hex < 0)
    return [
      el("h3", { class: "card-title", text: t("map.info") }),
      el("p", { class: "muted", text: t("map.info.none") }),
      el("p", { class: "muted hex-about", text: t("map.about") }),
    ];
  const record = model.records[hex];
  const places = model.places.get(hex) ?? [];
  const areas = model.areas.get(hex) ?? [];
  const row = (key: string, ...value: (Node | string)[]) =>
    value.length ? [el("dt", { text: t(key) }), el("dd", {}, value)] : [];
  const terrain = t(`map.terrain.${record.terrain}`) + (record.coastal ? `, ${t("map.info.coastal")}` : "");
  return [
    el(
      "div",
      { class: "hex-head" },
      el("h3", {
        class: "card-title num",
        text: places.length ? `${spiNumber(hex)} ${places[0].name}` : spiNumber(hex),
      }),
      el("span", {
        class: "muted num",
        text: t("map.info.number", { spi: spiNumber(hex), six: sixAnglesNumber(hex) }),
      }),
      release
        ? el("button", {
            type: "button",
            class: "button button-small",
            text: t("map.info.unpin"),
            on: { click: release },
          })
        : null,
    ),
    el(
      "dl",
      { class: "facts" },
      row(
        "map.info.terrain",
        terrain,
        " ",
        provenanceBadge(record, lang),
        record.transcribed
          ? ` (${t("map.info.was", { terrain: lang.within(t(`map.terrain.${record.transcribed}`)) })})`
          : "",
      ),
      places.map((place) => row("map.info.place", ...placeFacts(place, lang))),
      areas.length ? row("map.info.area", lang.list(areas)) : [],
      record.country ? row("map.info.country", t(`map.country.${record.country}`)) : [],
      list("map.info.sides", sideTexts(hex, model, lang)),
      list("map.info.lines", lineTexts(hex, model, lang)),
    ),
    el("p", {
      class: "muted hex-about",
      text: `${t(`map.prov.${record.provenance}.long`)} ${t("map.prov.linesNote")}`,
    }),
  ];

  function list(key: string, texts: string[]) {
    return texts.length
      ? row(
          key,
          el(
            "ul",
            { class: "plain" },
            texts.map((text) => el("li", { text })),
          ),
        )
      : [];
  }
}

function provenanceBadge(record: HexRecord, lang: Lang) {
  const sure = record.provenance === "transcribed";
  return el("span", {
    class: `badge ${sure ? "badge-good" : "badge-warn"}`,
    data: { provenance: record.provenance },
    text: lang.t(`map.prov.${record.provenance}`),
  });
}

function placeFacts(place: Place, lang: Lang): (Node | string)[] {
  const { t } = lang;
  const kinds = lang.list(place.kinds.map((kind) => t(`map.kind.${kind}`)));
  const extra = [
    ...Object.entries(place.editions ?? {}).map(([edition, hex]) =>
      t("map.info.edition", { edition, hex: hex ?? t("map.info.notIn") }),
    ),
    place.suggested_hex ? t("map.info.suggested", { hex: place.suggested_hex }) : "",
    place.alternatives ? t("map.info.alternatives", { hexes: lang.list(place.alternatives) }) : "",
  ].filter(Boolean);
  const sure = ["certain", "high"].includes(place.confidence);
  return [
    `${place.name} (${kinds}) `,
    el("span", {
      class: `badge ${sure ? "badge-good" : "badge-warn"}`,
      text: t("map.confidence", { confidence: t(`map.confidence.${place.confidence}`) }),
    }),
    extra.length ? ` ${extra.join("; ")}` : "",
  ];
}

function sideTexts(hex: number, model: MapModel, lang: Lang) {
  const { t } = lang;
  const byKind = new Map<string, string[]>();
  const add = (kind: string, d: number) =>
    byKind.set(kind, [...(byKind.get(kind) ?? []), t(`map.dir.${DIRECTIONS[d]}`)]);
  const isSea = (h: number) => h >= 0 && TERRAINS[model.terrain[h]] === "sea";
  (model.sides.get(hex) ?? []).forEach((sides, d) => {
    for (const side of sides) add(side.kind === "escarpment" ? `escarpment.${side.low ? "up" : "down"}` : side.kind, d);
  });
  if (!isSea(hex)) for (let d = 0; d < 6; d++) if (isSea(neighbour(hex, d))) add("coast", d);
  return [...byKind].map(([kind, dirs]) => t("map.side.at", { kind: t(`map.side.${kind}`), dirs: lang.list(dirs) }));
}

function lineTexts(hex: number, model: MapModel, lang: Lang) {
  return (model.lines.get(hex) ?? []).map((line) => {
    const dirs = line.directions.map((d) => lang.t(`map.dir.${DIRECTIONS[d]}`));
    return `${lang.t(`map.line.${line.kind}`)}: ${line.name} (${lang.list(dirs)})`;
  });
}
