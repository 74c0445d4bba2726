if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{i as WORDS}from"./desert-fox-learn.js?0312b500ee87";import"./learn.js?0312b500ee87";
//# sourceMappingURL=games-desert-fox-help-glossary.js.map
