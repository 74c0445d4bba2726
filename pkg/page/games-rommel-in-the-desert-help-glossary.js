if(!/^[^?]*(\?7baa264f16a6)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{i as WORDS}from"./rommel-in-the-desert-learn.js?7baa264f16a6";
//# sourceMappingURL=games-rommel-in-the-desert-help-glossary.js.map
