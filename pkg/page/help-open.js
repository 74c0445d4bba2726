if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{a as startHelp}from"./learn.js?0312b500ee87";
//# sourceMappingURL=help-open.js.map
