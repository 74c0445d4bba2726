if(/\?(?!b8def8440d74$)[0-9a-f]{12}$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{n as createHowTo}from"./desert-fox-learn.js?b8def8440d74";
