if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{n as isReady,r as showWhileLoading,i as showWithoutEngine}from"./play.js?0312b500ee87";
//# sourceMappingURL=play-without-engine.js.map
