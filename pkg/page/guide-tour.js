if(/\?(?!94ea74a819d3$)[0-9a-f]{12}$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{n as mountTour}from"./learn.js?94ea74a819d3";
