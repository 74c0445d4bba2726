if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{n as mountTour}from"./learn.js?f0835815304b";
//# sourceMappingURL=guide-tour.js.map
