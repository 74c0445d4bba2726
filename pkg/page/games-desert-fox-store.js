if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);import"./play.js?0312b500ee87";export{t as openSaves}from"./desert-fox-play.js?0312b500ee87";
//# sourceMappingURL=games-desert-fox-store.js.map
