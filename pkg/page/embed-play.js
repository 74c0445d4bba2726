if(!/^[^?]*(\?7baa264f16a6)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as playOn,n as prepare}from"./playing-on.js?7baa264f16a6";
//# sourceMappingURL=embed-play.js.map
