// @ts-check
/** Works without a network where the browser allows it: registers the worker, and says when a new version is ready. */
import { trustedScript } from "../shell/scripts.js";
import { showUpdate } from "./notice.js";
import { VERSION } from "./version.js";

/** Milliseconds between two questions for a new version, while the page stays open. */
const ASK_AFTER = 3_600_000;

/** Milliseconds in which a window that is left is gone. */
const LEAVING = 5000;

/**
 * The browser's service workers; nothing where they are refused: files, frames without an origin, plain http, private
 * windows.
 */
function container() {
  try {
    return location.protocol.startsWith("http") ? (navigator.serviceWorker ?? null) : null;
  } catch {
    return null;
  }
}

/** @param {import("../app.js").App} app */
export async function startOffline(app) {
  const workers = container();
  const registration = await register(workers);
  if (!workers || !registration) return;
  const ready = document.getElementById("status-offline");
  void workers.ready.then(() => ready?.replaceChildren(app.lang.t("app.status.offline")));

  const show = () =>
    showUpdate(
      app,
      () => othersOpen(registration),
      () => {
        registration.active?.postMessage("reload");
        location.reload();
      },
    );
  if (registration.waiting) show();
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    if (!registration.active || !next) return;
    next.addEventListener("statechange", () => next.state === "installed" && show());
  });
  if (workers.controller) followOthers(workers);
  else void join(workers).then((answer) => answer === "other" && show());
  askAgain(registration);
}

/** @param {ServiceWorkerContainer|null} workers @returns {Promise<ServiceWorkerRegistration|null>} */
async function register(workers) {
  try {
    return (await workers?.register(trustedScript("offline"), { updateViaCache: "none" })) ?? null;
  } catch {
    return null;
  }
}

/**
 * A first visit: this window was loaded before anything was kept. The worker takes it where it is of the same version.
 * @param {ServiceWorkerContainer} workers @returns {Promise<"taken"|"waits"|"other">}
 */
async function join(workers) {
  workers.addEventListener("controllerchange", () => followOthers(workers), { once: true });
  const { active } = await workers.ready;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
  active?.postMessage({ version: VERSION }, [port2]);
  return answer;
}

/**
 * Windows of this page besides this one, as the waiting version counts them.
 * @param {ServiceWorkerRegistration} registration
 * @returns {Promise<number>}
 */
async function othersOpen({ waiting }) {
  if (!waiting) return 0;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data - 1)));
  waiting.postMessage("windows", [port2]);
  return answer;
}

/**
 * Another window took the new version although this one was open: files of two versions must not meet here. A window
 * that
 * is being loaded again already is left to it.
 * @param {ServiceWorkerContainer} workers
 */
function followOthers(workers) {
  let leaves = -Infinity;
  addEventListener("beforeunload", () => (leaves = Date.now()));
  workers.addEventListener("controllerchange", () => Date.now() - leaves > LEAVING && location.reload());
}

/**
 * A page that stays open asks for a new version when somebody comes back to it.
 * @param {ServiceWorkerRegistration} registration
 */
function askAgain(registration) {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < ASK_AFTER) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}
