if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as mountReferee}from"./rommel-in-the-desert-referee.js?f0835815304b";
//# sourceMappingURL=games-rommel-in-the-desert-referee-referee.js.map
