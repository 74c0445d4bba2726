/** The field that changes the language: the choice is kept, and the page loads itself again in it. */
import { addressIn } from "../lang/choice.ts";
import type { Store } from "../store/store.ts";
import type { Lang } from "../lang/lang.ts";

/** `signal`: ends the listening. */
export function createLanguageField(field: HTMLSelectElement, store: Store, lang: Lang, signal?: AbortSignal) {
  field.value = lang.tag;
  if (field.parentElement) field.parentElement.dataset.tag = lang.tag;
  const change = () => {
    const tag = field.value;
    // A reader who stays, to save a game first, still reads the former language.
    field.value = lang.tag;
    const stored = store.set("language", tag);
    const address = addressIn(location.href, stored ? undefined : tag);
    if (address === location.href) location.reload();
    else location.replace(address);
  };
  field.addEventListener("change", change, { signal });
}
