// Keys of texts are a type: `tsc` fails if a misspelt key is no error any more.

import type { Lang } from "../../www/lang/lang.ts";

export function said({ t, tn }: Lang, phase: string): string[] {
  // @ts-expect-error no text has this key
  const misspelt = t("play.logg");
  // @ts-expect-error no text with a number has this key
  const uncounted = tn("play.open.order", 1);
  return [t("play.log"), tn("play.open.orders", 1), t(`gamePhase.${phase}`), misspelt, uncounted];
}
