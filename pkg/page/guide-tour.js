if(!/^[^?]*(\?7baa264f16a6)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{n as mountTour}from"./learn.js?7baa264f16a6";
//# sourceMappingURL=guide-tour.js.map
