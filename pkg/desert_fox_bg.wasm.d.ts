/* tslint:disable */
/* eslint-disable */
export const memory: WebAssembly.Memory;
export const adjudicateCombat: (a: any) => [number, number, number];
export const charts: (a: any) => [number, number, number];
export const checkUnit: (a: any) => [number, number, number];
export const decodeLink: (a: number, b: number) => [number, number, number];
export const encodeLink: (a: any) => [number, number, number, number];
export const ledger: () => [number, number, number];
export const loadSheet: () => [number, number, number];
export const orderCombats: (a: any) => [number, number, number];
export const rollDie: () => [number, number, number];
export const roster: () => [number, number, number];
export const routeElimination: (a: any) => [number, number, number];
export const ruleSets: () => [number, number, number];
export const saveSheet: (a: number, b: number) => [number, number, number];
export const stepCombat: (a: any) => [number, number, number];
export const version: () => [number, number, number];
export const __wbindgen_malloc: (a: number, b: number) => number;
export const __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
export const __wbindgen_free: (a: number, b: number, c: number) => void;
export const __wbindgen_exn_store: (a: number) => void;
export const __externref_table_alloc: () => number;
export const __wbindgen_externrefs: WebAssembly.Table;
export const __externref_table_dealloc: (a: number) => void;
export const __wbindgen_start: () => void;
