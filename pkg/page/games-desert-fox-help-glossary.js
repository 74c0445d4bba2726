if(!/^[^?]*(\?7baa264f16a6)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{i as WORDS}from"./desert-fox-learn.js?7baa264f16a6";import"./learn.js?7baa264f16a6";
//# sourceMappingURL=games-desert-fox-help-glossary.js.map
