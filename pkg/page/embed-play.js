if(/\?(?!955ead7996d2$)[0-9a-f]{12}$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as playOn,n as prepare}from"./playing-on.js?955ead7996d2";
