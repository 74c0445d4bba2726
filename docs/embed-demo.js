// @ts-check
/** Drives the two boards of the demonstration: one by messages, one by calls. */
import "../www/desert-fox.js";

const frame = /** @type {HTMLIFrameElement} */ (document.getElementById("frame"));
const element = /** @type {import("../www/desert-fox.js").DesertFoxBoard} */ (document.getElementById("element"));

/** @param {string} id @param {object} told */
function said(id, told) {
  const place = document.getElementById(id);
  if (place) place.textContent = JSON.stringify(told);
}

addEventListener("message", (event) => {
  if (event.source === frame.contentWindow && event.data?.desertFox === 1) said("frame-said", event.data);
});
for (const type of ["ready", "changed", "order", "resize", "error"])
  element.addEventListener(`desertfox-${type}`, (event) =>
    said("element-said", /** @type {CustomEvent} */ (event).detail),
  );

/** @param {string} what */
function send(what) {
  const body =
    what === "flip"
      ? { type: "flip" }
      : what === "load"
        ? { type: "load", record: element.getAttribute("record") }
        : { type: "goto", ply: what };
  frame.contentWindow?.postMessage({ desertFox: 1, ...body }, "*");
}

/** @param {string} what */
function call(what) {
  if (what === "flip") element.board?.flip();
  else if (what === "play") element.board?.play();
  else if (what === "playOn") void element.board?.playOn();
  else if (what === "back") element.board?.back();
  else if (what === "dark") element.setAttribute("theme", element.getAttribute("theme") === "dark" ? "light" : "dark");
  else
    element.setAttribute(
      "ply",
      what === element.getAttribute("ply") ? String(what === "first" ? 0 : element.board?.plies()) : what,
    );
}

document.addEventListener("click", (event) => {
  const { send: message, call: name } = event.target instanceof HTMLElement ? event.target.dataset : {};
  if (message) send(message);
  if (name) call(name);
});
