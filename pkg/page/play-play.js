if(!/^[^?]*(\?7baa264f16a6)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as mountPlay}from"./play.js?7baa264f16a6";
//# sourceMappingURL=play-play.js.map
