if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as showHelp}from"./learn.js?0312b500ee87";
//# sourceMappingURL=help-help.js.map
