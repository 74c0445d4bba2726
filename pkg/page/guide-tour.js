if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{n as mountTour}from"./learn.js?0312b500ee87";
//# sourceMappingURL=guide-tour.js.map
