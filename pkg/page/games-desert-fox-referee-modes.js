if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as mountModes}from"./desert-fox-referee.js?0312b500ee87";
//# sourceMappingURL=games-desert-fox-referee-modes.js.map
