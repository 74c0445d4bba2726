if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{a as startHelp}from"./learn.js?f0835815304b";
//# sourceMappingURL=help-open.js.map
