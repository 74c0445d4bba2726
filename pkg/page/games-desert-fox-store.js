if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);import"./play.js?f0835815304b";export{t as openSaves}from"./desert-fox-play.js?f0835815304b";
//# sourceMappingURL=games-desert-fox-store.js.map
