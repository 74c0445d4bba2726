if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as GAME}from"./desert-fox.js?0312b500ee87";
//# sourceMappingURL=games-desert-fox-game.js.map
