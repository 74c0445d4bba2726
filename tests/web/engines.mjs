// The page in the two other engines that readers use, over WebDriver: Gecko in Firefox ESR and WebKit in WebKitGTK.
//
//   const view = await openEngine("firefox");        or "webkit"; FIREFOX, GECKODRIVER, WEBKIT_DRIVER name programs
//   view.driver                                      selenium-webdriver's WebDriver
//   view.page                                        the few calls of Playwright's Page that a player of a game needs

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

import { Browser, Builder, By, Capabilities, until } from "selenium-webdriver";
import firefox from "selenium-webdriver/firefox.js";

import { USUAL_FONTS, fontEnvironment } from "./fonts.mjs";

/** Milliseconds until something that is waited for has to be there. */
const PATIENCE = 60_000;

/** Where Debian keeps the browser that WebKitWebDriver drives. */
const MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

async function openFirefox() {
  const options = new firefox.Options().addArguments("-headless");
  options.setBinary(process.env.FIREFOX ?? "/usr/bin/firefox-esr");
  const service = new firefox.ServiceBuilder(process.env.GECKODRIVER);
  service.setEnvironment(await fontEnvironment(USUAL_FONTS));
  const builder = new Builder().forBrowser(Browser.FIREFOX).setFirefoxOptions(options).setFirefoxService(service);
  return { driver: await builder.build(), stop: () => {} };
}

/** WebKitGTK has no mode without a window, so it gets a display of its own; root may not use its sandbox. */
async function openWebKit() {
  const port = await freePort();
  const program = process.env.WEBKIT_DRIVER ?? "WebKitWebDriver";
  const child = spawn("xvfb-run", ["--auto-servernum", program, `--port=${port}`], {
    env: { ...(await fontEnvironment(USUAL_FONTS)), WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  });
  const stop = () => process.kill(-child.pid);
  await once(child, "spawn");
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: process.env.MINI_BROWSER ?? MINI_BROWSER, args: ["--automation"] },
  });
  const address = `http://127.0.0.1:${port}`;
  try {
    for (const end = Date.now() + PATIENCE; ; ) {
      const answers = await fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (answers) break;
      if (child.exitCode !== null || Date.now() > end) throw new Error(`${program} does not answer`);
    }
    const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
    return { driver, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Starts an engine with a profile of its own. */
export async function openEngine(name) {
  const { driver, stop } = await (name === "firefox" ? openFirefox() : openWebKit());
  await driver.manage().window().setRect({ width: 1280, height: 900 });
  const page = {
    goto: (address) => driver.get(address),
    evaluate: (call, ...values) => driver.executeScript(`return (${call})(...arguments)`, ...values),
    waitForFunction: (call, value) =>
      driver.wait(() => page.evaluate(call, value), PATIENCE, `${call} did not become true`),
    async waitForSelector(selector) {
      const found = await driver.wait(until.elementLocated(By.css(selector)), PATIENCE);
      await driver.wait(until.elementIsVisible(found), PATIENCE);
      return found;
    },
    async count(selector) {
      return (await driver.findElements(By.css(selector))).length;
    },
    /** Looks again where the page has painted anew between the look and the click. */
    async click(selector) {
      await driver.wait(until.elementLocated(By.css(selector)), PATIENCE, `there is no ${selector}`);
      await driver.wait(
        async () => {
          try {
            await driver.findElement(By.css(selector)).click();
            return true;
          } catch (error) {
            if (PASSING.has(error.name)) return false;
            throw error;
          }
        },
        PATIENCE,
        `${selector} cannot be clicked`,
      );
    },
    /** Gives a file to a field; the driver takes a path alone. */
    async setInputFile(selector, path) {
      await (await driver.wait(until.elementLocated(By.css(selector)), PATIENCE)).sendKeys(path);
    },
  };
  return {
    driver,
    page,
    async close() {
      await driver.quit().finally(stop);
    },
  };
}

/** Faults of a click that are over when the page has painted what comes next. */
const PASSING = new Set([
  "StaleElementReferenceError",
  "ElementClickInterceptedError",
  "ElementNotInteractableError",
  "NoSuchElementError",
]);
