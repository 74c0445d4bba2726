if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as mountPlay}from"./play.js?f0835815304b";
//# sourceMappingURL=play-play.js.map
