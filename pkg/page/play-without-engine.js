if(!/^[^?]*(\?7baa264f16a6)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{n as isReady,r as showWhileLoading,i as showWithoutEngine}from"./play.js?7baa264f16a6";
//# sourceMappingURL=play-without-engine.js.map
