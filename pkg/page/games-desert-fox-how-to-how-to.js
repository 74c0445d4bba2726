if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{n as createHowTo}from"./desert-fox-learn.js?0312b500ee87";
//# sourceMappingURL=games-desert-fox-how-to-how-to.js.map
