if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{i as WORDS}from"./rommel-in-the-desert-learn.js?f0835815304b";
//# sourceMappingURL=games-rommel-in-the-desert-help-glossary.js.map
