if(!/^[^?]*(\?7baa264f16a6)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as GAME}from"./rommel-in-the-desert.js?7baa264f16a6";
//# sourceMappingURL=games-rommel-in-the-desert-game.js.map
