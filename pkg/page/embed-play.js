if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as playOn,n as prepare}from"./playing-on.js?0312b500ee87";
//# sourceMappingURL=embed-play.js.map
