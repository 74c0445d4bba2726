if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as startOffline}from"./offline.js?0312b500ee87";
//# sourceMappingURL=offline-offline.js.map
