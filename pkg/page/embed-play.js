if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as playOn,n as prepare}from"./playing-on.js?f0835815304b";
//# sourceMappingURL=embed-play.js.map
