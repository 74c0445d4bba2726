// Written by `cargo xtask build` from www/offline/files.js, www/offline/worker.js and the page's files.
{
const list = {
  version: "b2e08acd1d79",
  files: {
    "embed.html": "fa9760b5801a30bf024b520e8a3822e9",
    "index.html": "aa48ed3ff37e656bb900ae028bd53e56",
    "manifest.webmanifest": "d93a119bfda3a036bd9b942339d2b8b7",
    "pkg/desert-fox/desert_fox_bg.wasm": "0505a31270d7ae7643eceebf2f4f5949",
    "pkg/desert-fox/map.json": "b254cf765a42c087a3c3b7f5492379a0",
    "pkg/desert-fox/rulings.json": "2cda6292e4bc54e69e02e98fa1a6d5a2",
    "pkg/page/base.js": "16f8df76898d3314f01f1fb86afa5846",
    "pkg/page/board.css": "dbf05374d72bbf30bc253bac83925f18",
    "pkg/page/desert-fox-analyst.js": "0228c1742d4c4d35db7f03c5202d8487",
    "pkg/page/desert-fox-board.js": "d6549e2529b603b553a056b30b918c51",
    "pkg/page/desert-fox-embed.js": "cb98de1cfa546959b67e030b68f3c5f5",
    "pkg/page/desert-fox-learn.js": "26ca6d2286c96e4ee9ccdbd9296bfbcf",
    "pkg/page/desert-fox-opponent.js": "cf121c3bd950b24dc85940ea6b91239b",
    "pkg/page/desert-fox-play.js": "0a39a04048357d42354e7ad3193df07d",
    "pkg/page/desert-fox-referee.js": "b43100e87495a9ad7bdade1509063704",
    "pkg/page/desert-fox.css": "482d9f1f234e4bc0a3b1b5ed7c2dc8ab",
    "pkg/page/desert-fox.js": "516ea0a80764c3cc4dcf7203013bf07d",
    "pkg/page/early.js": "85be9827f8752df8fe550c3aa5327269",
    "pkg/page/embed-play.js": "2bdb89475ce51084aecca0ea599a8117",
    "pkg/page/embed.css": "99e62aee7643275302f96016aa55df41",
    "pkg/page/embed.js": "4e5f2f525c5354ff40c4ce8b88b8c482",
    "pkg/page/first.css": "560585d2e3973994729b79a9d2b8b10e",
    "pkg/page/first.js": "fde694c408b6a1847cd041caebffa1ef",
    "pkg/page/frame.js": "c308d794bc835dcaf3a73fd97323a732",
    "pkg/page/games-desert-fox-charts-editor.js": "c5978f4d45ebd06c05a4d3c8334b5dba",
    "pkg/page/games-desert-fox-embed-embed.js": "31b33a67677a739feff70e00a0ad5fa3",
    "pkg/page/games-desert-fox-embed-play-parts.js": "4f826defaec9f283e69dbe5f3053aa36",
    "pkg/page/games-desert-fox-explorer-explorer.js": "1aede2c0385d83b2f637bac806d0ea4f",
    "pkg/page/games-desert-fox-game.js": "ef1ffef9aa88abd00c107002953b88f8",
    "pkg/page/games-desert-fox-guide-guide.js": "87612021ab3c042528b9086a2d051a1e",
    "pkg/page/games-desert-fox-help-glossary.js": "e009ff938b4607b6ffc42256f955ff44",
    "pkg/page/games-desert-fox-help-help.js": "3100ad5d3b83e73cbff3765a0699576f",
    "pkg/page/games-desert-fox-how-to-how-to.js": "7ea109fed5ef59ef9ec61f6cf431dc72",
    "pkg/page/games-desert-fox-play-parts.js": "49b43df1d8ab302688c371746b8b47e4",
    "pkg/page/games-desert-fox-referee-modes.js": "fd8f9349f6c27c9c393b6800868dbf42",
    "pkg/page/games-desert-fox-rules-rules.js": "df3df270ca5a21641048530fc4408c85",
    "pkg/page/games-desert-fox-store.js": "c191b91801684f7ba1021afccc112d69",
    "pkg/page/games-rommel-in-the-desert-charts-editor.js": "8e6ccf07618d181967dda187084f2360",
    "pkg/page/games-rommel-in-the-desert-embed-embed.js": "70f872b7083a4cf8f404f7fea7aab70f",
    "pkg/page/games-rommel-in-the-desert-embed-play-parts.js": "4920884b673d192ecc0c60817c9e8946",
    "pkg/page/games-rommel-in-the-desert-game.js": "9ea80f0f7806aa3e30f657c142f10ebe",
    "pkg/page/games-rommel-in-the-desert-guide-guide.js": "250ffe349e3972a4fa9e4326717393a0",
    "pkg/page/games-rommel-in-the-desert-help-glossary.js": "7a60457e36263f7760b178ebd541b940",
    "pkg/page/games-rommel-in-the-desert-help-help.js": "d6a3ba7e1a1da41e416d75dbbc748193",
    "pkg/page/games-rommel-in-the-desert-how-to-how-to.js": "5ece46073414b12923549b42f7a009b7",
    "pkg/page/games-rommel-in-the-desert-play-parts.js": "72c2984036e68f3700796e6d346ba17a",
    "pkg/page/games-rommel-in-the-desert-referee-opening.js": "b700cba6cb783453cf16e5e7f6cfeb0f",
    "pkg/page/games-rommel-in-the-desert-referee-position.js": "e4da2976b7511e1b76dca66c92d39980",
    "pkg/page/games-rommel-in-the-desert-referee-referee.js": "a27f9e688f0a372f5bd6b0c0d7930c8d",
    "pkg/page/games-rommel-in-the-desert-rules-rules.js": "e419fa014e8711b864935b19c892db1c",
    "pkg/page/games-rommel-in-the-desert-store.js": "5c1ddf366fe91e193717281254605215",
    "pkg/page/guide-tour.js": "e8dcd0e5b79a6b86e7415d3657ea2fe4",
    "pkg/page/help-case-words.js": "f00a623e16dfce2384936a686801257e",
    "pkg/page/help-help.js": "566b9ec2a6a13fe9314ffde3028062b0",
    "pkg/page/help-open.js": "637ff0a57366f815e7cca6714ec114d9",
    "pkg/page/later.css": "42566a9cb4cd00790106cedad79e06ca",
    "pkg/page/learn.js": "14f32684e44d622b8011aacac2f4e131",
    "pkg/page/offline-offline.js": "c0662a9b5790975cc3da6cc293e09203",
    "pkg/page/offline.js": "cf7d85f69e07d82ec1c40b8e04c0fec8",
    "pkg/page/overview.css": "9f82fe414028db13a924351507752bc1",
    "pkg/page/page.js": "cde490a823a46bf5fa59a01b402bf896",
    "pkg/page/play-analyst-view.js": "464ede337f2f82caabcf6546040c7418",
    "pkg/page/play-chart.js": "8a5f68931a091762a468017c261ab688",
    "pkg/page/play-overview.js": "297ccc746fd362650c29b054943c59ba",
    "pkg/page/play-play.js": "a6493af87a1e5c1ec78f70e529c34142",
    "pkg/page/play-result-picture.js": "34f4b4cb1c22fa730ca4da208c93373c",
    "pkg/page/play-without-engine.js": "224be81971720d26639cbb64e8d23775",
    "pkg/page/play.js": "737b2b042bbdd4a744b149c561bb3df5",
    "pkg/page/playing-on.js": "c7989c8aa1fe542a64e8cb98771d9c29",
    "pkg/page/rolldown-runtime.js": "9dd49330f8478aa641f4c2a1a40c8348",
    "pkg/page/rommel-in-the-desert-analyst.js": "d3b59701e14f5121dfa649d1edf53766",
    "pkg/page/rommel-in-the-desert-board.js": "7360f382b6b28411f5b6b47b6aa86e25",
    "pkg/page/rommel-in-the-desert-embed.js": "edf6c34564164357aca320f639f3273e",
    "pkg/page/rommel-in-the-desert-learn.js": "4d9fc411eab52830891ba6d72940982c",
    "pkg/page/rommel-in-the-desert-opponent.js": "88f3cbdd9257659ee9da4f8de613391c",
    "pkg/page/rommel-in-the-desert-play.js": "5554837b27b1948fd0d14364ce075fcf",
    "pkg/page/rommel-in-the-desert-referee.js": "f958ff272d0f103e4baf930ea5b1afe7",
    "pkg/page/rommel-in-the-desert.css": "66ef6391265ae75801aa2d717f7fa7b3",
    "pkg/page/rommel-in-the-desert.js": "8c116641fc24853ee79585aa816daebd",
    "pkg/page/style-watch.js": "ea4d6c8343348964f2d573cd94ce5a89",
    "pkg/page/vendor-qr-index.js": "aed0eeb3cd91d447c6a69353c39c4c75",
    "pkg/rommel-in-the-desert/map.json": "0250f16c65c5cc7cb8930a048e4701a6",
    "pkg/rommel-in-the-desert/rommel_in_the_desert_bg.wasm": "793338cb78c7e9c523133d2b054acca7",
    "pkg/rommel-in-the-desert/rulings.json": "283a990debc92e4ba7fee81dd28767c8",
    "www/games/desert-fox/lang/de/analyst.json": "5056e426235225dacf49da19c4986516",
    "www/games/desert-fox/lang/de/app.json": "9c227fffea7d84dee7fac57ff993f0f5",
    "www/games/desert-fox/lang/de/board.json": "1c8249a8209d0f18b3a12fc755153069",
    "www/games/desert-fox/lang/de/charts.json": "47023d96eee6fc729bbc220a0e6153e2",
    "www/games/desert-fox/lang/de/choice.json": "6d5d88ca0fb6c2f890fd7c1d28cc3d4d",
    "www/games/desert-fox/lang/de/explorer.json": "9822ea65721aaa771f21419a3168b798",
    "www/games/desert-fox/lang/de/findings.json": "a959bcebd17beaf309e8c4a1048e4143",
    "www/games/desert-fox/lang/de/glossary.json": "d7cfe8ff37e01e22bc338fa0154ed944",
    "www/games/desert-fox/lang/de/guide.json": "fb7000d47f86f531ba4d9466d08d5569",
    "www/games/desert-fox/lang/de/how-to.json": "5c822b59cb374986e49f0d26c299b030",
    "www/games/desert-fox/lang/de/play.json": "137288d468bb2d6eaebe7ad542a0b198",
    "www/games/desert-fox/lang/de/referee.json": "2c4594267a7f8823c7f91287bf5f1ed2",
    "www/games/desert-fox/lang/de/switches.json": "9422c4ef9117f8dce72b6d8671270ce0",
    "www/games/desert-fox/lang/en/analyst.json": "d039be49da95d8efb066c76ca4d7b6ad",
    "www/games/desert-fox/lang/en/app.json": "dba05a13e2ff9abf41658d54e787cb97",
    "www/games/desert-fox/lang/en/board.json": "e8f2fb0ab9ba65476933c3902abfe53b",
    "www/games/desert-fox/lang/en/charts.json": "b8cd724dd53f46649db7379daea390e3",
    "www/games/desert-fox/lang/en/choice.json": "caaeb95202cff747710ab7d0ccba24d2",
    "www/games/desert-fox/lang/en/explorer.json": "e71eacb583fbd9b2639c55513014df6f",
    "www/games/desert-fox/lang/en/findings.json": "f37c1cf42038b21414a599d99c894f52",
    "www/games/desert-fox/lang/en/glossary.json": "bfa7a080b3c286fb3d11ee455942ad5e",
    "www/games/desert-fox/lang/en/guide.json": "e2c07c0e50b80282e58756d239d826f7",
    "www/games/desert-fox/lang/en/how-to.json": "b46ec18d57057f208ff4f9bf1b3e79b9",
    "www/games/desert-fox/lang/en/play.json": "6d951c3a96a55d7ec9cde143992830c2",
    "www/games/desert-fox/lang/en/referee.json": "d823a0c7230d8387070c850759741d56",
    "www/games/desert-fox/lang/en/switches.json": "8a767f517122efd1de2be7fab7ecfa0b",
    "www/games/desert-fox/referee/examples.json": "9a6dafd48676d8a6d3870d8ba457edbd",
    "www/games/rommel-in-the-desert/lang/de/analyst.json": "1c271d9ba2201c0ad9671dec75b21435",
    "www/games/rommel-in-the-desert/lang/de/app.json": "aa439ef7b708ebac839aa35f5a031d25",
    "www/games/rommel-in-the-desert/lang/de/battle.json": "a5580eca40d84dadf1630450e3d7763c",
    "www/games/rommel-in-the-desert/lang/de/board.json": "b122f596677d18e888fc72da046ab4b5",
    "www/games/rommel-in-the-desert/lang/de/buildup.json": "d750c8b38f8d6f7b2c401ae7406fc6d7",
    "www/games/rommel-in-the-desert/lang/de/charts.json": "78bed243e9446ac5880c308d7a1a933c",
    "www/games/rommel-in-the-desert/lang/de/findings.json": "64c83b040cd9d1ac64c64cf768cfc74a",
    "www/games/rommel-in-the-desert/lang/de/glossary.json": "3897f51458dfd271362edee74679d9db",
    "www/games/rommel-in-the-desert/lang/de/guide.json": "099823a8a69494ee3b6de2939614d665",
    "www/games/rommel-in-the-desert/lang/de/how-to.json": "9778e4f1946f9fd81c16c75edd149b7c",
    "www/games/rommel-in-the-desert/lang/de/play.json": "9538c84049eee71ff948cb29ce8a6c8f",
    "www/games/rommel-in-the-desert/lang/de/referee.json": "72703740898e8cc3c8448e40d61d89f8",
    "www/games/rommel-in-the-desert/lang/de/story.json": "ff9c45e8ba1cebb333a7058e6da54afb",
    "www/games/rommel-in-the-desert/lang/de/switches.json": "4815e49c6b0b0cfd0ccb67c495cad0c8",
    "www/games/rommel-in-the-desert/lang/de/table.json": "6fb94409a6f09a76fdab6a75af6cf732",
    "www/games/rommel-in-the-desert/lang/en/analyst.json": "de2d84f5f7adbc6204226b75fc1bf815",
    "www/games/rommel-in-the-desert/lang/en/app.json": "6e5cd12afc03afd91ff63f32bf239d90",
    "www/games/rommel-in-the-desert/lang/en/battle.json": "ed389a78df9955d2b9a008f528f166e8",
    "www/games/rommel-in-the-desert/lang/en/board.json": "aff223f4246761347326d2ba8a13cfab",
    "www/games/rommel-in-the-desert/lang/en/buildup.json": "c35c721594ed4ea793009df89868de3e",
    "www/games/rommel-in-the-desert/lang/en/charts.json": "b6f7b37f421dcda668b33d312e8271ca",
    "www/games/rommel-in-the-desert/lang/en/findings.json": "cfe4997d6844a87be265f3a340ff1c8f",
    "www/games/rommel-in-the-desert/lang/en/glossary.json": "f0fa85dc589c6c45271d6c9beadd810e",
    "www/games/rommel-in-the-desert/lang/en/guide.json": "f6b2f75fbd2eff3461c3694eeafb886a",
    "www/games/rommel-in-the-desert/lang/en/how-to.json": "192b927c2b462c88616690b84466a7db",
    "www/games/rommel-in-the-desert/lang/en/play.json": "58cce58556ebe9f2367dc9164d37eb2f",
    "www/games/rommel-in-the-desert/lang/en/referee.json": "b0b231c052015b0e5a49fa7d3cdf9202",
    "www/games/rommel-in-the-desert/lang/en/story.json": "f258fb3c003452fe1cef6110d705600d",
    "www/games/rommel-in-the-desert/lang/en/switches.json": "2b48e1c8e824e36629107c867b6122a5",
    "www/games/rommel-in-the-desert/lang/en/table.json": "bea28db9b08964f51fcd3a424fdb4f90",
    "www/icons/favicon.svg": "969816fefe9c3f20382b7570b167a73c",
    "www/icons/icon-192.png": "f9aca3d1fe2fb9aa3c4adbabfdb50772",
    "www/icons/icon-512.png": "62cefc878dbc53bd98c269852de69989",
    "www/icons/maskable-512.png": "8a88f2e6ce0ae3417a7dd184bc1e1133",
    "www/lang/de/analyst.json": "85c9548e1446d5562c3bb0e38f213812",
    "www/lang/de/app.json": "7fce99eab905d63f60e544f8c97b4e71",
    "www/lang/de/embed.json": "adc86ae33950bbb97d71327e172359f7",
    "www/lang/de/guide.json": "693caf7e7b3d035a38f430e5460d20d8",
    "www/lang/de/library.json": "68cba70ce47291b17e15ca49c5dd8395",
    "www/lang/de/play.json": "19651abd0ad0aba017407ab31fba3c80",
    "www/lang/en/analyst.json": "65080f2132bcbb9b8561213ab80d060b",
    "www/lang/en/app.json": "5a4ef39ccd5fc09500f9997d4f00af9f",
    "www/lang/en/embed.json": "739eccdc0d7186b151557cf6f08f80b7",
    "www/lang/en/guide.json": "08abaef8c12a096fe8a70c6d28f69b9d",
    "www/lang/en/library.json": "045cb0f8f3b65396648f8b4edd35f918",
    "www/lang/en/play.json": "e0613582f3051f1ba5a7937fb9dcaaa7",
    "www/offline/again.js": "72d3ebb0ee54a9da1c15137ac68d7be2",
    "www/offline/version.js": "043e6defe6a8cf0a2c29eef86e3743b8",
  },
};
/**
 * The files of one version: out of what is kept, or from the server. What is kept is compared with the list whenever it
 * is used.
 *
 * Hosts change files: they add a script to a page, write other line ends, shrink styles and pictures, leave an icon
 * out. Line ends are put back. Pages, scripts, styles and pictures are kept as the host sends them, with the hash of
 * what was sent, as long as the host still publishes this version. Data and engines have to be those of the list.
 */

/**
 * @typedef {{version: string, files: Record<string, string>}} List by path from the page's folder, the first 32 hex
 *   digits of SHA-256
 */
/**
 * The worker's global object, as far as it is used here; the declarations of the page do not have those of a worker.
 * @typedef {object} Scope
 * @property {ServiceWorkerRegistration} registration
 * @property {CacheStorage} caches
 * @property {Crypto} crypto
 * @property {{matchAll: (options?: object) => Promise<WindowClient[]>, get: (id: string) => Promise<WindowClient|undefined>,
 *   claim: () => Promise<void>}} clients
 * @property {(request: Request|string, init?: RequestInit) => Promise<Response>} fetch
 * @property {() => Promise<void>} skipWaiting
 * @property {{add(kind: string, listener: (event: WorkerEvent) => void): void}["add"]} addEventListener
 */
/** @typedef {{id: string, url: string, postMessage: (message: unknown, transfer?: Transferable[]) => void, navigate: (url: string) => Promise<unknown>}} WindowClient */
/**
 * An event of the worker; which members it has depends on its kind.
 * @typedef {{waitUntil: (work: Promise<unknown>) => void, respondWith: (answer: Promise<Response>) => void, request: Request,
 *   clientId: string, resultingClientId: string, ports: MessagePort[], data: unknown, source: WindowClient}} WorkerEvent
 */
/** `changed`: as the host sends it, not as the list has it. @typedef {{response: Response, changed: boolean}} File */
/** Why a file cannot be had. @typedef {"missing"|"changed"} Why */

/** The module that names the version. */
const VERSION_FILE = "www/offline/version.js";
/** What the page does without. */
const OPTIONAL = /\.(png|svg|webmanifest)$/;
/** Names, in what is kept, the hash of the list and that of the bytes which the host sends in its place. */
const SENT = "X-Sent";
/** Files whose line ends do not matter. */
const TEXT = /\.(css|html|js|json|svg|webmanifest)$/;
/** What hosts change, by ending, and the type that it has to keep. @type {Record<string, RegExp>} */
const CHANGEABLE = {
  html: /^text\/html/,
  js: /javascript/,
  css: /^text\/css/,
  png: /^image\//,
  svg: /^image\//,
  webmanifest: /json|^text\/plain/,
};
/**
 * Where a file may come from, one after the other: the browser's memory, the server, and the server past what stands
 * between and may still have the file of another version.
 * @type {{cache?: RequestCache, past?: boolean}[]}
 */
const SOURCES = [{}, { cache: "reload" }, { cache: "reload", past: true }];

/** How the scripts of the bundle begin: they ask for each other with the version, so the browser's memory has them so. */
const BUNDLE = "pkg/page/";

/** @param {List} list @param {string} path of a file as the page asks for it */
const asked = (list, path) => (path.startsWith(BUNDLE) && path.endsWith(".js") ? `${path}?${list.version}` : path);

/** The address of a file. @param {Scope} scope @param {string} path */
const urlOf = (scope, path) => new URL(path, scope.registration.scope).href;

/**
 * A file as the list wants it, or as the host changes it; else why it cannot be had.
 * @param {Scope} scope @param {List} list @param {string} path @param {Cache[]} [copies] caches to look into first
 * @returns {Promise<File|Why>}
 */
async function obtain(scope, list, path, copies = []) {
  const hash = list.files[path];
  for (const copy of copies) {
    const file = await verified(scope, copy.match(urlOf(scope, path)), hash);
    if (file) return file;
  }
  /** @type {{bytes: ArrayBuffer, type: string}|null} */
  let last = null;
  for (const { cache, past } of SOURCES) {
    const address = urlOf(scope, past ? `${path}?${hash}` : asked(list, path));
    const response = await scope.fetch(address, { cache }).catch(() => null);
    if (cache && response && !response.ok) return "missing";
    const bytes = response?.ok ? await response.arrayBuffer().catch(() => null) : null;
    if (!bytes) continue;
    const type = response?.headers.get("Content-Type") ?? "";
    for (const form of formsOf(path, bytes))
      if ((await hashOf(scope, form)) === hash) return { response: made(form, type), changed: false };
    last = past ? { bytes, type } : null;
  }
  if (!last) return "missing";
  if (!isOfPage(list, path, last.bytes, last.type) || (await isOlder(scope, path, last.bytes, copies)))
    return "changed";
  const sent = `${hash} ${await hashOf(scope, last.bytes)}`;
  return { response: made(last.bytes, last.type, { [SENT]: sent }), changed: true };
}

/**
 * The bytes of a file, and those of a text with the line ends of the sources.
 * @param {string} path @param {ArrayBuffer} bytes
 */
const formsOf = (path, bytes) => [bytes, ...(TEXT.test(path) ? withLineFeeds(bytes) : [])];

/**
 * Whether a file that the list does not have is kept in another version: the server has not got all of this one yet. What
 * the host had changed there proves nothing.
 * @param {Scope} scope @param {string} path @param {ArrayBuffer} bytes @param {Cache[]} copies
 */
async function isOlder(scope, path, bytes, copies) {
  const sent = await Promise.all(formsOf(path, bytes).map((form) => hashOf(scope, form)));
  for (const copy of copies) {
    const stored = await copy.match(urlOf(scope, path));
    if (stored && !stored.headers.has(SENT) && sent.includes(await hashOf(scope, await stored.arrayBuffer())))
      return true;
  }
  return false;
}

/**
 * Whether the host still sends a changed file as it is kept, or cannot be asked.
 * @param {Scope} scope @param {List} list @param {string} path @param {File} stored
 */
async function isSent(scope, list, path, stored) {
  try {
    const response = await scope.fetch(urlOf(scope, path), { cache: "no-cache" });
    const sent = response.ok && (await hashOf(scope, await response.arrayBuffer()));
    return !sent || stored.response.headers.get(SENT) === `${list.files[path]} ${sent}`;
  } catch {
    return true;
  }
}

/**
 * Whether a file that is not the one of the list may stand for it: of a kind that hosts change, and no page of somebody
 * else, as networks send that want a login.
 * @param {List} list @param {string} path @param {ArrayBuffer} bytes @param {string} type
 */
function isOfPage(list, path, bytes, type) {
  const ending = endingOf(path);
  if (!bytes.byteLength || !CHANGEABLE[ending]?.test(type)) return false;
  const text = new TextDecoder().decode(bytes);
  if (path === VERSION_FILE) return versionIn(text) === list.version;
  return ending !== "html" || (/\bsrc=["']?pkg\/page\//.test(text) && /<\/html>/i.test(text));
}

/** @param {ArrayBuffer} bytes @param {string} type @param {Record<string, string>} [more] headers */
const made = (bytes, type, more) =>
  new Response(bytes, { headers: { ...(type && { "Content-Type": type }), ...more } });

/**
 * What is kept of a file, where its bytes are those of the list, or those that the host has sent in their place; null
 * where it is missing, damaged or cannot be read.
 * @param {Scope} scope @param {Promise<Response|undefined>} stored @param {string} hash @returns {Promise<File|null>}
 */
async function verified(scope, stored, hash) {
  try {
    const response = await stored;
    if (!response) return null;
    const found = await hashOf(scope, await response.clone().arrayBuffer());
    const changed = found !== hash;
    return !changed || response.headers.get(SENT) === `${hash} ${found}` ? { response, changed } : null;
  } catch {
    return null;
  }
}

/**
 * Changed files among others of their kind that are as the list has them: the version may still have been on its way to
 * the server. A host that changes files changes all of a kind.
 * @param {{path: string, changed?: boolean}[]} all
 */
function doubtful(all) {
  const exact = new Set(all.flatMap(({ path, changed }) => (changed === false ? [endingOf(path)] : [])));
  return all.flatMap(({ path, changed }) => (changed && exact.has(endingOf(path)) ? [path] : []));
}

/** @param {string} path */
const endingOf = (path) => path.slice(path.lastIndexOf(".") + 1);

/** Bytes of a text with the line ends of the sources; nothing where they are those. @param {ArrayBuffer} bytes */
function withLineFeeds(bytes) {
  const all = new Uint8Array(bytes);
  if (!all.includes(CR)) return [];
  return [all.map((byte) => (byte === CR ? LF : byte)).filter((_, at) => all[at] !== LF || all[at - 1] !== CR).buffer];
}
const [LF, CR] = [10, 13];

/**
 * The version that the server has now; unknown where a network wants a login.
 * @param {Scope} scope @param {List} list @returns {Promise<"same"|"other"|"unknown">}
 */
async function published(scope, list) {
  try {
    const response = await scope.fetch(`${urlOf(scope, VERSION_FILE)}?${Date.now()}`, { cache: "no-store" });
    if (!response.ok || !CHANGEABLE.js.test(response.headers.get("Content-Type") ?? "")) return "unknown";
    return versionIn(await response.text()) === list.version ? "same" : "other";
  } catch {
    return "unknown";
  }
}

/** @param {string} text of the module with the version */
const versionIn = (text) => /VERSION\s*=\s*["'`](\w+)["'`]/.exec(text)?.[1] ?? "";

/** @param {Scope} scope @param {BufferSource} bytes */
async function hashOf(scope, bytes) {
  const digest = new Uint8Array(await scope.crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
/**
 * The page without a network. `cargo xtask build` puts this code and the list of the page's files into `sw.js`.
 *
 * One version is one list, and a window gets all its files from one version. A new version waits until one window alone
 * is left, which takes it with a reload. What is damaged or missing comes from the server and is kept again. Saved
 * games lie elsewhere and are never touched.
 */

/** @typedef {import("./files.js").List} List */
/** @typedef {import("./files.js").Scope} Scope */
/** @typedef {import("./files.js").File} File */
/** @typedef {import("./files.js").WorkerEvent} WorkerEvent */

/** Begins the names of this page's caches; others under the same host keep their own. @param {Scope} scope */
const ours = (scope) => `desertfox:${new URL(scope.registration.scope).pathname}:`;

/** @param {Scope} scope @param {List} list */
function work(scope, list) {
  const name = ours(scope) + list.version;
  let asked = -Infinity;
  /** Windows whose files are of this version. @type {Set<string>} */
  const same = new Set();
  const { answer, missing } = createFiles(scope, list, name);
  scope.addEventListener("install", (event) => event.waitUntil(install(scope, list, name)));
  scope.addEventListener("activate", (event) => event.waitUntil(dropOthers(scope, name)));
  scope.addEventListener("fetch", (event) => {
    const path = pathOf(event.request, scope.registration.scope);
    if (path === null || !Object.hasOwn(list.files, path)) return;
    const reloads = isReload(event.request, Date.now() - asked);
    event.respondWith(
      reloads ? renew(scope).then((turn) => turn ?? answer(event, path, true)) : answer(event, path, false),
    );
  });
  scope.addEventListener("message", (event) => {
    const [port] = event.ports;
    if (event.data === "take over") scope.skipWaiting();
    if (event.data === "reload") asked = Date.now();
    const { version } = /** @type {{version?: string}} */ (event.data ?? {});
    if (version)
      event.waitUntil(
        take(scope, list.version, version, event.source.id, same).then((answer) => port?.postMessage(answer)),
      );
    if (event.data === "windows") event.waitUntil(windows(scope).then((n) => port?.postMessage(n)));
    if (event.data === "missing") event.waitUntil(missing().then((paths) => port?.postMessage(paths)));
  });
}

/** Milliseconds that the server has for a file of a window that is loaded again, where one is kept as well. */
const PATIENCE = 3000;

/** Files that are looked at together: what the window asks for meanwhile comes soon. */
const AT_ONCE = 40;

/** @template T, U @param {T[]} all @param {(one: T) => Promise<U>} act @returns {Promise<U[]>} */
async function inParts(all, act) {
  const done = [];
  for (let at = 0; at < all.length; at += AT_ONCE)
    done.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(act))));
  return done;
}

/**
 * Serves what is kept, and mends it. A window of this worker has files of its version alone: where its page cannot be
 * had in this version, the worker leaves the window.
 * @param {Scope} scope @param {List} list @param {string} name of the cache
 */
function createFiles(scope, list, name) {
  /** Windows that were loaded again. @type {Set<string>} */
  const reloaded = new Set();
  const stored = (/** @type {string} */ path) =>
    verified(scope, scope.caches.match(urlOf(scope, path), { cacheName: name }), list.files[path]);
  const isThere = () => scope.caches.has(name).catch(() => false);

  /**
   * A file of this version from the server, kept in place of the other; null where it has none.
   * @param {string} path
   */
  async function mended(path) {
    const file = await obtain(scope, list, path);
    if (typeof file === "string" || (file.changed && (await published(scope, list)) !== "same")) return null;
    const copy = file.response.clone();
    // Without room for it, it stays a file of the server.
    if (await isThere())
      await scope.caches
        .open(name)
        .then((cache) => cache.put(urlOf(scope, path), copy))
        .catch(() => {});
    return file;
  }

  /**
   * What the host sends by now in place of what it changes; what is kept where that takes long.
   * @param {string} path @param {File} file
   */
  async function renewed(path, file) {
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, file));
    const fresh = isSent(scope, list, path, file).then((same) => (same ? file : mended(path)));
    return Promise.race([fresh.then((fresh) => fresh ?? file), late]);
  }

  /** Gives this version up: the next load starts from nothing. Whether it does. */
  async function drop() {
    await scope.caches.delete(name).catch(() => false);
    return scope.registration.unregister().then(
      () => true,
      () => false,
    );
  }

  /** The page of the server, in a window without this worker. @param {Request} request @returns {Promise<Response>} */
  async function leave(request) {
    const response = await scope.fetch(request).catch(() => null);
    if (!response) return pageOf(scope, DAMAGED);
    return (await drop()) ? pageOf(scope, "", RELOAD) : response;
  }

  /**
   * @param {Pick<WorkerEvent, "request"|"clientId"|"resultingClientId">} event @param {string} path @param {boolean} reloads the window is loaded again
   * @returns {Promise<Response>}
   */
  async function answer({ request, clientId, resultingClientId }, path, reloads) {
    const isPage = request.mode === "navigate";
    if (reloads) reloaded.add(resultingClientId);
    const found = await stored(path);
    if (found?.changed && (reloads || reloaded.has(clientId))) return (await renewed(path, found)).response;
    if (found) return found.response;
    if (OPTIONAL.test(path)) return scope.fetch(request);
    // The browser has cleared what was kept: without this worker the next visit starts from nothing.
    if (isPage && !(await isThere())) return leave(request);
    const file = await mended(path);
    if (file) return file.response;
    const version = await published(scope, list);
    if (version === "same") return scope.fetch(request);
    if (isPage) return leave(request);
    if (version === "other") await drop();
    return Response.error();
  }

  return {
    answer,
    /**
     * Mends what is damaged or doubtful, and gives the paths of what stays out; null where this version is given up.
     */
    async missing() {
      if (!(await isThere())) return null;
      const looked = await inParts(Object.keys(list.files), async (path) => {
        const file = (await stored(path)) ?? (await mended(path));
        return { path, changed: file?.changed };
      });
      await inParts(doubtful(looked), async (path) => {
        const file = await stored(path);
        if (file) await renewed(path, file);
      });
      const out = looked.filter(({ changed }) => changed === undefined).map(({ path }) => path);
      return (await isThere()) ? out.sort() : null;
    },
  };
}

/**
 * Keeps all files of the list, but for those that the page does without. If another cannot be had, a version that is
 * kept stays as it is; where there is none, what could be had is left for the next try.
 * @param {Scope} scope @param {List} list @param {string} name
 */
async function install(scope, list, name) {
  const copies = await Promise.all((await cacheNames(scope)).map((one) => scope.caches.open(one)));
  const found = await Promise.all(
    Object.keys(list.files).map(async (path) => {
      const file = await obtain(scope, list, path, copies);
      return typeof file === "string" ? { path, why: file } : { path, file };
    }),
  );
  let fault = found.find(({ path, why }) => why && !OPTIONAL.test(path));
  if (!fault && found.some(({ file }) => file?.changed) && (await published(scope, list)) !== "same")
    fault = { path: VERSION_FILE, why: "changed" };
  const isFirst = !scope.registration.active;
  if (!fault || isFirst) {
    const cache = await scope.caches.open(name);
    const toKeep = found.flatMap(({ path, file }) => (file && !(fault && file.changed) ? [{ path, file }] : []));
    try {
      await Promise.all(toKeep.map(({ path, file }) => cache.put(urlOf(scope, path), file.response)));
    } catch {
      await scope.caches.delete(name);
      return refuse(scope, "", "full");
    }
  }
  if (!fault) return;
  if (isFirst) await dropOthers(scope, name);
  await refuse(scope, fault.path, /** @type {string} */ (fault.why));
}

/** Tells all windows why this version is not kept. @param {Scope} scope @param {string} path @param {string} why */
async function refuse(scope, path, why) {
  const all = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const one of all) one.postMessage({ notKept: { path, why, isFirst: !scope.registration.active } });
  throw new Error(`not kept: ${why} ${path}`);
}

/** The names of this page's caches. @param {Scope} scope */
async function cacheNames(scope) {
  const names = /** @type {string[]} */ (await scope.caches.keys());
  return names.filter((name) => name.startsWith(ours(scope)));
}

/** @param {Scope} scope @param {string} name */
async function dropOthers(scope, name) {
  const others = (await cacheNames(scope)).filter((other) => other !== name);
  await Promise.all(others.map((other) => scope.caches.delete(other)));
}

/**
 * The path that a request asks for, from the page's folder; a query is the page's own business.
 * @param {Request} request
 * @param {string} folder
 */
function pathOf({ method, url }, folder) {
  if (method !== "GET" || !url.startsWith(folder)) return null;
  return url.slice(folder.length).split(/[?#]/)[0] || "index.html";
}

/** Milliseconds in which a reload follows the button that asks for it. */
const SOON = 3000;

/**
 * Whether a window is loaded again; browsers tell it in different ways, and not all do.
 * @param {Request & {isReloadNavigation?: boolean}} request
 * @param {number} sinceAsked
 */
function isReload(request, sinceAsked) {
  return (
    request.mode === "navigate" && (request.isReloadNavigation || request.cache === "no-cache" || sinceAsked < SOON)
  );
}

/**
 * The script of the empty page. It stands in the page, because this worker may be gone before it could serve a file: the
 * page loads itself again when the new version has taken it, or after a second, if that came before it could listen.
 */
const AGAIN =
  "navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());" +
  "setTimeout(() => location.reload(), 1000);";

/** The script of the empty page of a window that this worker has left. */
const RELOAD = "onload = () => location.reload();";

/** What is seen where the page itself is damaged and the server cannot be reached. */
const DAMAGED =
  '<meta name="viewport" content="width=device-width"><title>Offline</title>' +
  '<p lang="en">The copy of this page in your browser is damaged. It is repaired when you reload the page with a ' +
  "connection to the internet. Your saved games are not affected.</p>" +
  '<p lang="de">Die Kopie dieser Seite in Ihrem Browser ist beschädigt. Sie wird wiederhergestellt, wenn Sie die Seite ' +
  "mit einer Verbindung zum Internet neu laden. Ihre gespeicherten Partien sind nicht betroffen.</p>";

/** A page of this worker's own. @param {Scope} scope @param {string} body @param {string} [script] */
async function pageOf(scope, body, script = "") {
  const digest = await scope.crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const head = '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">';
  return new Response(`${head}${body}<script>${script}</script>`, {
    headers: {
      "Content-Type": "text/html",
      "Content-Security-Policy": `default-src 'none'; script-src 'sha256-${hash}'; img-src data:`,
    },
  });
}

/**
 * Lets the waiting version take the only window: it gets an empty page, which loads itself again at once.
 * @param {Scope} scope
 * @returns {Promise<Response|null>}
 */
async function renew(scope) {
  const next = scope.registration.waiting;
  if (!next || (await windows(scope)) > 1) return null;
  next.postMessage("take over");
  return pageOf(scope, "", AGAIN);
}

/**
 * A window that was loaded before this version was kept tells the version of its files. The worker can take all such
 * windows or none, so it takes them when all are of its own version: from then on they get every file from it.
 * @param {Scope} scope
 * @param {string} own
 * @param {string} version
 * @param {string} id of the window
 * @param {Set<string>} same
 * @returns {Promise<"taken"|"waits"|"other">}
 */
async function take(scope, own, version, id, same) {
  if (version !== own) return "other";
  same.add(id);
  const [all, taken] = await Promise.all(
    [true, false].map((includeUncontrolled) => scope.clients.matchAll({ type: "window", includeUncontrolled })),
  );
  const free = all.filter(
    (/** @type {{id: string}} */ one) => !taken.some((/** @type {{id: string}} */ other) => other.id === one.id),
  );
  if (!free.every((/** @type {{id: string}} */ one) => same.has(one.id))) return "waits";
  await scope.clients.claim();
  return "taken";
}

/** How many windows show this page. @param {Scope} scope */
async function windows(scope) {
  const all = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter((/** @type {{url: string}} */ { url }) => url.startsWith(scope.registration.scope)).length;
}

work(self, list);
}
