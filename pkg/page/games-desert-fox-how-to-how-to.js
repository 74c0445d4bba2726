if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{n as createHowTo}from"./desert-fox-learn.js?f0835815304b";
//# sourceMappingURL=games-desert-fox-how-to-how-to.js.map
