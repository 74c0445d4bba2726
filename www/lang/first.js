// @ts-check
/** Runs before the rest of the page: chooses the language and asks for its texts, and for those of no other. */
import { STORAGE } from "../games/desert-fox/storage.js";
import { TEXTS } from "../games/desert-fox/texts.js";
import { createStore } from "../store/store.js";
import { chooseLanguage } from "./choice.js";
import { FILES, loadLang } from "./lang.js";

const tag = chooseLanguage({
  search: location.search,
  stored: createStore(STORAGE).get("language"),
  wanted: navigator.languages,
});
document.documentElement.lang = tag;

/** The page's texts, on their way. */
export const texts = loadLang(tag, [...FILES, ...TEXTS.page]);
