/** Works without a network where the browser allows it: registers the worker, and says when a new version is ready. */
import { trustedScript } from "../shell/scripts.ts";
import { showUpdate } from "./notice.ts";
import { VERSION } from "./version.js";
import type { App } from "../shell/app-types.ts";

/** Milliseconds between two questions for a new version, while the page stays open. */
const ASK_AFTER = 3_600_000;

/** Milliseconds in which a window that is left is gone. */
const LEAVING = 5000;

/** How many files the line at the foot names. */
const NAMED = 3;

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

export async function startOffline(app: App) {
  const workers = container();
  // Before the worker is there: it may refuse at once to keep the page.
  workers?.addEventListener("message", ({ data }) => data?.notKept && sayNotKept(app, data.notKept));
  workers?.startMessages();
  const registration = await register(workers);
  if (!workers || !registration) return;
  void workers.ready.then(({ active }) => sayKept(app, active));

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

/** A line at the foot of the page. */
const say = (text: string) => document.getElementById("status-offline")?.replaceChildren(text);

/** Says what of the page is kept. */
async function sayKept({ lang }: App, active: ServiceWorker | null) {
  const missing = (await ask((port) => active?.postMessage("missing", [port]))) as string[] | null;
  if (!missing) return;
  const files = missing.slice(0, NAMED).join(", ");
  say(missing.length ? lang.tn("app.status.offline.without", missing.length, { files }) : lang.t("app.status.offline"));
}

/** Says why a version is not kept: a first one, or a new one where another is. */
function sayNotKept(
  { lang: { t } }: App,
  { path, why, isFirst }: { path: string; why: "missing" | "changed" | "full"; isFirst: boolean },
) {
  const reason = {
    missing: () => t("app.status.offline.missing", { file: path }),
    changed: () => t("app.status.offline.changed", { file: path }),
    full: () => t("app.status.offline.full"),
  }[why]();
  say(isFirst ? t("app.status.offline.not", { reason }) : t("app.status.offline.old", { reason }));
}

/** Asks a worker something, which answers once through the port. */
function ask(put: (port: MessagePort) => void) {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
  put(port2);
  return answer;
}

async function register(workers: ServiceWorkerContainer | null): Promise<ServiceWorkerRegistration | null> {
  try {
    return (await workers?.register(trustedScript("offline"), { updateViaCache: "none" })) ?? null;
  } catch {
    return null;
  }
}

/**
 * A first visit: this window was loaded before anything was kept. The worker takes it where it is of the same version.
 */
async function join(workers: ServiceWorkerContainer): Promise<"taken" | "waits" | "other"> {
  workers.addEventListener("controllerchange", () => followOthers(workers), { once: true });
  const { active } = await workers.ready;
  return ask((port) => active?.postMessage({ version: VERSION }, [port])) as Promise<"taken" | "waits" | "other">;
}

/** Windows of this page besides this one, as the waiting version counts them. */
async function othersOpen({ waiting }: ServiceWorkerRegistration): Promise<number> {
  return waiting ? Number(await ask((port) => waiting.postMessage("windows", [port]))) - 1 : 0;
}

/**
 * Another window took the new version although this one was open: files of two versions must not meet here. A window
 * that is being loaded again already is left to it.
 */
function followOthers(workers: ServiceWorkerContainer) {
  let leaves = -Infinity;
  addEventListener("beforeunload", () => (leaves = Date.now()));
  workers.addEventListener("controllerchange", () => Date.now() - leaves > LEAVING && location.reload());
}

/** A page that stays open asks for a new version when somebody comes back to it. */
function askAgain(registration: ServiceWorkerRegistration) {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < ASK_AFTER) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}
