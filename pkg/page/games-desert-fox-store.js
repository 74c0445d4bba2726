if(!/^[^?]*(\?7baa264f16a6)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);import"./play.js?7baa264f16a6";export{t as openSaves}from"./desert-fox-play.js?7baa264f16a6";
//# sourceMappingURL=games-desert-fox-store.js.map
