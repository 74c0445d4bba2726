if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as mountPlay}from"./play.js?0312b500ee87";
//# sourceMappingURL=play-play.js.map
