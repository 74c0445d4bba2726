if(!/^[^?]*(\?7baa264f16a6)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as mountRules}from"./desert-fox-learn.js?7baa264f16a6";
//# sourceMappingURL=games-desert-fox-rules-rules.js.map
