if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{i as WORDS}from"./desert-fox-learn.js?f0835815304b";import"./learn.js?f0835815304b";
//# sourceMappingURL=games-desert-fox-help-glossary.js.map
