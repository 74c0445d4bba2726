/** Standard symbols by kind of counter, in a box that lies from 25, 50 to 175, 150; size marks stand above it. Written by crate/xtask/symbols.mjs. */
/*! Drawn by milsymbol 3.0.4, Copyright (c) 2017 Måns Beckman, MIT licence: see LICENSE-milsymbol. */

type SymbolPart = { d: string; fill?: boolean } | { text: string; x: number; y: number; size: number };

export const SYMBOLS: Record<string, SymbolPart[]> = {
  infantry: [{"d":"M25,50 L175,150 M25,150 L175,50"}],
  heavyInfantry: [{"d":"M25,50 L175,150 M25,150 L175,50"},{"text":"H","x":100,"y":134,"size":28}],
  heavyAirborneInfantry: [{"d":"M25,50 L175,150 M25,150 L175,50"},{"d":"M75,140 C75,125 100,125 100,140 C100,125 125,125 125,140"}],
  gliderInfantry: [{"d":"M25,50 L175,150 M25,150 L175,50"},{"d":"m 85,125 15,20 15,-20"}],
  mechanizedInfantry: [{"d":"M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z"},{"d":"M25,50 L175,150 M25,150 L175,50"}],
  motorizedInfantry: [{"d":"M25,50 L175,150 M25,150 L175,50"},{"d":"M100,50L100,150"}],
  heavyWeapons: [{"d":"M25,50 L175,150 M25,150 L175,50"},{"text":"SPT","x":100,"y":134,"size":25}],
  armor: [{"d":"M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z"}],
  reconnaissance: [{"d":"M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z"},{"d":"M25,150L175,50"}],
  artillery: [{"d":"M85 100a15 15 0 1 0 30 0a15 15 0 1 0 -30 0z","fill":true}],
  armoredArtillery: [{"d":"M88 100a12 12 0 1 0 24 0a12 12 0 1 0 -24 0z","fill":true},{"d":"M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z"}],
  flak: [{"d":"M25,150 C25,110 175,110 175,150"},{"d":"M100,80 L100,120 M92,90 l0,20 M108,90 l0,20"}],
  desertPatrol: [{"d":"M25,150L175,50"},{"d":"M68 130a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z"},{"d":"M93 130a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z"},{"d":"M118 130a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z"}],
  msu: [{"d":"M25,120 l150,0"},{"d":"M68 130a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z"},{"d":"M93 130a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z"},{"d":"M118 130a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z"}],
  dump: [{"d":"M25,120 l150,0"}],
  detachment: [{"d":"M25,50 L175,150 M25,150 L175,50"},{"text":"DET","x":100,"y":71,"size":25}],
};

export const SIZES: Record<string, string> = {
  division: "M70,40 l25,-25 m0,25 l-25,-25 M105,40 l25,-25 m0,25 l-25,-25",
  brigade: "M87.5,40 l25,-25 m0,25 l-25,-25",
  regiment: "M100,40L100,15 M120,40L120,15 M80,40L80,15",
  battalion: "M90,40L90,15 M110,40L110,15",
};
