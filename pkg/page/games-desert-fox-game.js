if(!/^[^?]*(\?7baa264f16a6)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as GAME}from"./desert-fox.js?7baa264f16a6";
//# sourceMappingURL=games-desert-fox-game.js.map
