if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{n as isReady,r as showWhileLoading,i as showWithoutEngine}from"./play.js?f0835815304b";
//# sourceMappingURL=play-without-engine.js.map
