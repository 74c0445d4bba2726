if(!/^[^?]*(\?7baa264f16a6)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as openSaves}from"./rommel-in-the-desert-play.js?7baa264f16a6";
//# sourceMappingURL=games-rommel-in-the-desert-store.js.map
