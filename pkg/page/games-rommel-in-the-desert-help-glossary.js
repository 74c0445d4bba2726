if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{i as WORDS}from"./rommel-in-the-desert-learn.js?0312b500ee87";
//# sourceMappingURL=games-rommel-in-the-desert-help-glossary.js.map
