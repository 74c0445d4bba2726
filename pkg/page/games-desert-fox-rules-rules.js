if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as mountRules}from"./desert-fox-learn.js?0312b500ee87";
//# sourceMappingURL=games-desert-fox-rules-rules.js.map
