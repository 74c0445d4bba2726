// Written by `cargo xtask build` from www/offline/worker.js and the page's files.
{
const list = {
  version: "632e1e483f11",
  files: {
    "embed.html": "6565eedc70229a04ac8f32073d5f6608",
    "index.html": "f1155ca666eafbf30c0392d7bb32629a",
    "manifest.webmanifest": "5ced4e677f370a325ece262fcea32e8d",
    "pkg/build.js": "d8eb573f4f14a53dcd5d00131b890f09",
    "pkg/desert_fox.js": "570d66cf238aeaa6a3eb270ad6091588",
    "pkg/desert_fox_bg.wasm": "378cc8491c2b1897bed1b37e60d820d9",
    "pkg/map.json": "e19afff83d72727f0cb64c871d1bb626",
    "pkg/rulings.json": "077a5147cab1c1642bad0c2538e3fb7a",
    "www/app.js": "e958abe39759ae716e28fc8dd1e6bb86",
    "www/board/access.js": "76ff45d2382ef86e746b2ca377bae184",
    "www/board/arrows.js": "deefb2ed98fff8fd2f0d48d6a0f3e346",
    "www/board/board.js": "08fbd3a28c845835d8e15babe4fdc17b",
    "www/board/chips.js": "4212076e7a79ed1a9e7f7f6cf718944c",
    "www/board/contour.js": "285e696512f11dc074ebbfaeb1f82e50",
    "www/board/counter-face.js": "3f005879bd894172ab2e9232abb81255",
    "www/board/counter-form.js": "42bf750cfdfb6addebd6401f578acbda",
    "www/board/counter-states.js": "3fb6f2209c16c4b3f4a3619e4bbd88df",
    "www/board/counters.js": "f9c8adaa6c0827df604bbd8aceb7aecb",
    "www/board/fan.js": "6b382064a944630c17a5ab9399d00ade",
    "www/board/game-board.js": "5d7194252ca197497361e8e7a1227644",
    "www/board/geometry.js": "519a79829aebeb4b9f8c05a4728a9fb4",
    "www/board/glyphs.js": "8f1275205898362cb4ae5971a8e8d858",
    "www/board/input.js": "5ec2815780347d65454fb8a2e9650618",
    "www/board/label-layout.js": "354a08a72c9989a2454048fc03c5417a",
    "www/board/minimap.js": "f858be165c02fb76768fd0e7e6add307",
    "www/board/model.js": "9d3c34acf7e510b862803900c109a876",
    "www/board/noise.js": "54a0c161252e0a227a23b4974f1c96f6",
    "www/board/overlay.js": "f965af6a1798266449a556a94042af2a",
    "www/board/overlays.js": "f73037120bb8287a54611817f9883043",
    "www/board/paint-labels.js": "8b79a7b4c6e4fb941a7a1e636f2bb18f",
    "www/board/paint-lines.js": "d5ccc1f0f7e05c3b44f7a64c4a8178d6",
    "www/board/paint-sheet.js": "16f233d113cb93044bf8515762476a6d",
    "www/board/paint-terrain.js": "6fef6b265b8e199289e2bfe1de079f75",
    "www/board/paint.js": "28ff76b21359fc484d6ca2b1787d2b41",
    "www/board/palette.js": "314c73b4b696161d520b6a65b86b39a2",
    "www/board/picture.js": "563f9f3b0cbf7300ea50a89b47abe5e8",
    "www/board/pieces.js": "aad9b29d6ebe91d67209a7f98479d442",
    "www/board/relief.js": "a397b994fb505014dc9fc6b4e916b346",
    "www/board/scene.js": "db4412ed042c5e644d62af4da0f44937",
    "www/board/shades.js": "4fbbce3ff5b56cd9260d9eaf5f08d8dd",
    "www/board/signs.js": "c1a48eea2c06836eb68b68d47d33f8f2",
    "www/board/sprites.js": "589e2cd1784ab0fd5abaf756ebcdf97f",
    "www/board/stacks.js": "78a52f18d3d69450361b2ff4337ed389",
    "www/board/symbols.js": "5c2d7ea184da968a520cb510e873c928",
    "www/board/tiles.js": "fec48b0165f382910b6a9383dbccc28a",
    "www/board/types.js": "2f7471e4acd6f7e13771de8625e8433f",
    "www/board/view.js": "3b90b5c3ea9f3f2f47db29f9521f29d8",
    "www/board/way.js": "91b0de04057667c041669f719d8534bb",
    "www/desert-fox.js": "6bc16bd34bd94bd2809739b51a8bbcce",
    "www/dom.js": "31be5cc389adb38e04bd2f0512dbdff3",
    "www/embed/controls.js": "a70ab04604e26180cc0e59feaf5229b6",
    "www/embed/messages.js": "2ceb91b1bd8979bdc290454424a65388",
    "www/embed/options.js": "56eacad3602648b64d796572c4e13622",
    "www/embed/page.js": "d5060440bef405aa2fb8db2f7f6bf91e",
    "www/embed/record.js": "d3920aa1bb3b96cf549f90ec0016842d",
    "www/embed/scenes.js": "609fd6cc77b95b4f49f456a31f83b164",
    "www/embed/screen.js": "3f004518d88229be319bd21e034c6c3c",
    "www/embed/shared.js": "7e4da9ff67b519a83f84be5534990049",
    "www/game/options.js": "bf99715304d5d52fb3d258df2e9812a6",
    "www/game/session.js": "9de546228b0dd4be9089d411be3c8786",
    "www/game/situation.js": "bcb378254e73d053cacbc95ea9dd98e7",
    "www/game/types.js": "96172fd2625f1a1f9fb077ea2838e385",
    "www/icons/favicon.svg": "969816fefe9c3f20382b7570b167a73c",
    "www/icons/icon-192.png": "f9aca3d1fe2fb9aa3c4adbabfdb50772",
    "www/icons/icon-512.png": "62cefc878dbc53bd98c269852de69989",
    "www/icons/maskable-512.png": "8a88f2e6ce0ae3417a7dd184bc1e1133",
    "www/lang/en/app.json": "80d315dad306c45cc09a35cbb02bf25f",
    "www/lang/en/board.json": "2fdf61f8a104fa02ac0bc060ef67d013",
    "www/lang/en/embed.json": "52fc0462aeb78602ca4576b3b787b65b",
    "www/lang/en/explorer.json": "62e369931c2cdbe328bb323bd4ee7a30",
    "www/lang/en/findings.json": "d3154e5ffaa8df4a7d7931ac4bdb6129",
    "www/lang/en/library.json": "14e567e7380e7444ee01c806c219b9ea",
    "www/lang/en/play.json": "e42113497fd4d10a5ee9105527e31cc1",
    "www/lang/en/referee.json": "e1a64c16a7f5938d3f27ef93e4165ca0",
    "www/lang/lang.js": "399928d5953a48e13f2c09f28b5648fb",
    "www/offline/again.js": "081e88255d49951c529236d34382a014",
    "www/offline/notice.js": "c732afd9645b54e78da6c8d6ade63543",
    "www/offline/offline.js": "1a13a6199aba6b36b2aa3d2d590e62f4",
    "www/panels/case-tip.js": "997a79f204d78f10cc150adf97582a73",
    "www/panels/copy.js": "5ab5ed2ccc8f4828df1cc7bb5ea1aab1",
    "www/panels/explorer/actions.js": "97381ad633353ed27bbe913bf6fb12b0",
    "www/panels/explorer/ask.js": "6a935c735611000350615dbb44129f5f",
    "www/panels/explorer/attack.js": "4fd9bb83bfbe5a6e4d6bc7f7179e0bf3",
    "www/panels/explorer/drag.js": "bdd1fadaf675fac54e23859101852d20",
    "www/panels/explorer/explorer.js": "81f19f61140e67768c51323ccd34ce5e",
    "www/panels/explorer/fates.js": "cbeabb70fd905693c4136c643c57fd42",
    "www/panels/explorer/going.js": "b5d4ce8fd99ff99bcec23e0010b8a18a",
    "www/panels/explorer/ground.js": "b9fc055842793e45811a52631614d0ff",
    "www/panels/explorer/keep.js": "6cb1ec393cc9260eb2b28ac072ed2a1c",
    "www/panels/explorer/marks.js": "30001c6d28c4a6ad208a7a423d2d199f",
    "www/panels/explorer/overlays.js": "27e6249a5ac75508222f236fd16cfad1",
    "www/panels/explorer/overrun.js": "bc8087558499587bdba402712074b6ba",
    "www/panels/explorer/panel.js": "f6f4335807475e21d65932cfab07b760",
    "www/panels/explorer/provenance.js": "3d1b6438e5c98cfe6e52d93e508daaed",
    "www/panels/explorer/retreat.js": "4f0ab88f658594f8441988e6454e5c45",
    "www/panels/explorer/share.js": "0b165918e4c4c65e709221b75a46dfe4",
    "www/panels/explorer/sprite.js": "64c7e6a2f609b4acf369ff76f3f99de8",
    "www/panels/explorer/stack.js": "5113f57df940ea4a05a28af25471e600",
    "www/panels/explorer/stage.js": "46d176aeff76df677733997ca476c1af",
    "www/panels/explorer/supply-acts.js": "2d33d5d423ead4c492924f731e34b2ac",
    "www/panels/explorer/supply.js": "c95ff7ee5e39018c69c29ac2bd409bbb",
    "www/panels/explorer/table.js": "f5898380cebd9952f1c74ecdbeaaeab5",
    "www/panels/explorer/toolbar.js": "6b6e322a490dc92e732ca956f45ae7ee",
    "www/panels/explorer/tray.js": "4669f98cf6d61b1520badd1076f2ef14",
    "www/panels/explorer/types.js": "ebce78dfae01daa9dcc869315c4a1c99",
    "www/panels/explorer/values-table.js": "8e04bb790d29668d77c95e2f70c14a51",
    "www/panels/explorer/words.js": "252d7c057b362620987dbdb330ee295b",
    "www/panels/game-counters.js": "d531da0709828b74d235c7ba24c6fe1d",
    "www/panels/game-legend.js": "af040d6d8df3b617d7a0918d067fd6c7",
    "www/panels/home.js": "01a82ea1d944c1a2219603814f12d67e",
    "www/panels/home/hex-info.js": "1429a89054207f33951902bc99b44749",
    "www/panels/home/legend.js": "9650d8ea009fa3a37c27c238af43ecb7",
    "www/panels/home/sheet-texts.js": "7a38e1f27fb5a089fae18a1cddfa3b0f",
    "www/panels/home/tools.js": "934af7e874df801a4283bec787cdd899",
    "www/panels/library/acts.js": "5d6ed634289dc1c2618a10991e2dae46",
    "www/panels/library/files.js": "12b276b842d2875a65d88c9ee837fc0b",
    "www/panels/library/game-card.js": "1741510360fd021aa0cf47639a71d57c",
    "www/panels/library/import.js": "6f39d05c8689ce4b2511b11fa4c7c8a5",
    "www/panels/library/library.js": "921fcba5e1f99f68795931b62d2fe5c5",
    "www/panels/library/storage-line.js": "cbdd69e7998d2500aa3da7d1d9ec7073",
    "www/panels/library/words.js": "362f00454e250b9494186526f7015888",
    "www/panels/play/actions.js": "f473454e8b5b6d169a90589e5dbe2f4d",
    "www/panels/play/after.js": "d43d2080e8d3b9a1ad82f8ae02d4fd5e",
    "www/panels/play/asks.js": "ecd29acd73a77a66b6ad5396fb21b17f",
    "www/panels/play/attack.js": "f68ade9ecd6dabbbeeec0aea969f10e6",
    "www/panels/play/counters.js": "eee41f013a8035f109ece8ce03d7277d",
    "www/panels/play/decisions.js": "a815e063663f59a021f21564f483a141",
    "www/panels/play/faults.js": "924d682220a330f0a3fc037125338b6e",
    "www/panels/play/guide.js": "9fa669566915a0edea50ece085951593",
    "www/panels/play/incoming.js": "3ba8cf145f9dcd126117d654f694651f",
    "www/panels/play/keeper.js": "b40347e4d77014c9b042a75b5bdaa510",
    "www/panels/play/layers.js": "2e7d6092dfeda890a810bfadd1f5848b",
    "www/panels/play/log.js": "1d12641adbe8f3398457eee75c3d691f",
    "www/panels/play/menu.js": "219cbf6d5673b7a56c1c4548e85df49e",
    "www/panels/play/notices.js": "7f26440cfb9c312e5dddd50f43527b1a",
    "www/panels/play/offers.js": "c6ca30b3794aa00fd5910461f42ab692",
    "www/panels/play/panel.js": "b339fa3fcea9efd76a799c6e05d24f79",
    "www/panels/play/play.js": "0dd59cd8d7cb19598469761bd9bad7db",
    "www/panels/play/replay.js": "56d581381466cdc9fb2898aaf37daf85",
    "www/panels/play/rival.js": "6af5aa98ba42d60c869b4bba9e655def",
    "www/panels/play/share-forms.js": "adf37f3f236d2022d79b39dff3994e55",
    "www/panels/play/share.js": "2bb0324d3c5088a232d26c73c3ce1004",
    "www/panels/play/stack.js": "c7299067c8f69058e2fc11ad45655b9b",
    "www/panels/play/stage.js": "738e5bbbda64abd86da3bba47b1f132b",
    "www/panels/play/start.js": "2498aa25a2983ac3171a7567a2f4fb2b",
    "www/panels/play/table.js": "226641012474c05b8c06c98f73fe814a",
    "www/panels/play/turns.js": "e072271f042c36e17e2c538526933504",
    "www/panels/play/types.js": "95a62ee6247b87b8c10fe67d2762afc6",
    "www/panels/play/words.js": "32f6c2558fc031dc50618728ee1a6586",
    "www/panels/referee-modes.js": "9d6014598560ac7f3855995815f1dc9b",
    "www/panels/referee/actions.js": "6446c7f3866efcbf9afc6a91b669dc0f",
    "www/panels/referee/ask.js": "a61380cb24dbb02113badb6336f8b9ad",
    "www/panels/referee/bits.js": "e7f0ae99a42e95347e60a894d5665baa",
    "www/panels/referee/counter.js": "9c10f413574d57cc1e647009d7449a72",
    "www/panels/referee/decisions.js": "4349d0732fae828cb0cac10ab59e3f37",
    "www/panels/referee/dialogs.js": "17a666f7eef288afa6eb085f0f292a0e",
    "www/panels/referee/dice.js": "872abe0329c524e084388075da4a9487",
    "www/panels/referee/drag.js": "9829a76938886ba23e166989aeb908ce",
    "www/panels/referee/edit.js": "9a8188d652f909a45986689c962897cb",
    "www/panels/referee/errors.js": "701c7fc27b025ff166910f22a66dbf42",
    "www/panels/referee/examples.js": "3bf54e9723aeab515f810dc8cb014a67",
    "www/panels/referee/examples.json": "9a6dafd48676d8a6d3870d8ba457edbd",
    "www/panels/referee/focus.js": "9b3bc618fd713a237e223f0b9bff2849",
    "www/panels/referee/history.js": "1113874c0156fac1d1ab699d8f48bbdc",
    "www/panels/referee/keep.js": "d3b9f09b537dbcb73f22053fe8eaaaa3",
    "www/panels/referee/keys.js": "3a5cacd09ed64930b1eea3b2c01eea1c",
    "www/panels/referee/map-facts.js": "8ab1dba2b219cc24925b9bf567aaa48d",
    "www/panels/referee/morph.js": "8fb06cc5618e5dbf90031e93575d2dd2",
    "www/panels/referee/origin.js": "551fa4eef5ab0199833abe6a3d8cc4b1",
    "www/panels/referee/referee.js": "dcc40afac1d12e44eb0b8a6dd54a094a",
    "www/panels/referee/report/cell-reader.js": "2a2f1bffef81908df8eb2d49c0c2615f",
    "www/panels/referee/report/chances.js": "0e5857c75ee4dd4f73bb92f9b7000fac",
    "www/panels/referee/report/findings.js": "380ee93a0f63a4f901ac0a83288f8abc",
    "www/panels/referee/report/outcome.js": "bab69e77ffe3d23deb90fd59d68e4c54",
    "www/panels/referee/report/report.js": "8911bd13f287d7600e513a6cb0514b7d",
    "www/panels/referee/report/strengths.js": "b403bfae934c5f372a3d4f6977ffe411",
    "www/panels/referee/report/summary.js": "13ee6a145b7553c86cdc66aae254b13c",
    "www/panels/referee/report/table.js": "816f71025227f4a2b62d67cdeffb6591",
    "www/panels/referee/share.js": "2f9b39b1a602c1c2b08a48c168e1697f",
    "www/panels/referee/sheet.js": "84873d62ad97252a01780e5c5a27e50b",
    "www/panels/referee/situation/adder.js": "a3b45ec2fd612acbba45db8e40150bbe",
    "www/panels/referee/situation/columns.js": "ecde17d9fd20540dc277e7b6aa04046e",
    "www/panels/referee/situation/hexsides.js": "18d8a8c22f607263a73569513d8b12ee",
    "www/panels/referee/situation/rules.js": "5f0e70c300ad74fbbb43fd07109a504b",
    "www/panels/referee/situation/situation.js": "3a1995fc8da05d4a98eda7a8af770001",
    "www/panels/referee/situation/stack.js": "f4c287bbd7f2855339cc80f2b919dd2d",
    "www/panels/referee/situation/unit.js": "e58000add0dc035c35f0f91fb7dd9399",
    "www/panels/referee/surround.js": "fceae2a146114ba3ef908ccb45f487f2",
    "www/panels/referee/text.js": "abb4faeeacba1984bbb5e37cfff4611c",
    "www/panels/referee/toolbar.js": "bf7cadc8802e7a78c5fe8350effb9fb4",
    "www/panels/referee/types.js": "2bd5eb8e054174284c275842937ce9fe",
    "www/panels/referee/value-dialog.js": "e74fce744ae1a214bfb429a8d1fc49c1",
    "www/panels/referee/values.js": "45da87928cb4d9c55a729169979545b7",
    "www/panels/referee/words.js": "346446c21cd682ddde19609aece4c240",
    "www/panels/rules.js": "80ece9f8ae94e31737994cb687ff3a5b",
    "www/panels/rules/case-files.js": "ecb36fefaec5bc9183359acd15b32d84",
    "www/panels/rules/positions.js": "773ed42cb18e737fc8922f270d70e723",
    "www/panels/rules/search.js": "80dabc622135ad698aa86c9fd5d3c282",
    "www/panels/ruling-words.js": "a3979c8a8d2e93e710a64d91e417fcf1",
    "www/shell/engine.js": "be778317c9d9e0c501a0d0c84b331c6a",
    "www/shell/files.js": "393ac788f3b5ed44072c8cc1d2e4a9ac",
    "www/shell/ledger.js": "9adcad2c904c5035680d8d7a85e7009f",
    "www/shell/link.js": "1c36ff63eef68d2372421da1e48b85c5",
    "www/shell/scripts.js": "5a39fe1f425f59e89b949a9d01828ba5",
    "www/shell/status.js": "fa65958671ef790fd7c147ff192e7375",
    "www/shell/tabs.js": "8e2191b0989a2f794fb095ab33d8d5bb",
    "www/shell/theme.js": "c665776661e081219da970d5767e5f63",
    "www/store/browser.js": "526555ee74c8435b3cfaa5d1d256d42c",
    "www/store/card.js": "dcb98b2e5ed5fef9608f463ecd1b8cca",
    "www/store/games.js": "0092a012559ee2e51a69bfbe3c6939da",
    "www/store/locks.js": "01a45985b4f0a69c01d14df394f69979",
    "www/store/sealed.js": "05aaab8a01e092b9f952690f9f5904f3",
    "www/store/slots.js": "550336fd3e4b9b17c8d6392072030422",
    "www/store/store.js": "74462dcae83318c573de47df0ddf4b4d",
    "www/style/base.css": "34b242d5bc50259d5ef46fb76526efcb",
    "www/style/board.css": "5a34398a108938f828b4e0f700a5e5b5",
    "www/style/embed.css": "dcd66ccf69948c0429bf6fcc1280764f",
    "www/style/explorer.css": "76429c137e2de597f770f6c84f177ca4",
    "www/style/layout.css": "d115fc159072d56764a9d632b497a401",
    "www/style/library.css": "db8b2b7d0458d166db558b10d3239ab1",
    "www/style/play.css": "47c77f8390c1e54d407935c481e262db",
    "www/style/referee.css": "352d40275a5c97a99515ceb8975e1571",
    "www/style/rules.css": "957dc966f4e8d9adcb09fd6317fbdd6a",
    "www/style/tokens.css": "8b66745434b02f168fe4b1bfb3194108",
    "www/workers/opponent.js": "474901efccea05c8e24eaded98bc1f43",
  },
};
/**
 * The page without a network. `cargo xtask build` puts this code and the list of the page's files into `sw.js`.
 *
 * One version is one list: it is kept whole, every file with the hash that the list names, or not at all; and a window gets
 * all its files from one version. A new version waits until one window alone is left, which takes it with a reload.
 */

/** @typedef {{version: string, files: Record<string, string>}} List by path from the page's folder, the first 32 hex digits of SHA-256 */
/** @typedef {any} Scope the worker's global object; the declarations of the page do not know its type */

/** Begins the names of this page's caches; others under the same host keep their own. @param {Scope} scope */
const ours = (scope) => `desertfox:${new URL(scope.registration.scope).pathname}:`;

/** @param {Scope} scope @param {List} list */
function work(scope, list) {
  const name = ours(scope) + list.version;
  let asked = -Infinity;
  scope.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install(scope, list, name)));
  scope.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(dropOthers(scope, name)));
  scope.addEventListener("fetch", (/** @type {any} */ event) => {
    const path = pathOf(event.request, scope.registration.scope);
    if (path === null || !Object.hasOwn(list.files, path)) return;
    const reloads = isReload(event.request, Date.now() - asked);
    event.respondWith(reloads ? renew(scope).then((turn) => turn ?? answer(scope, event.request, path, name)) : answer(scope, event.request, path, name));
  });
  scope.addEventListener("message", (/** @type {any} */ event) => {
    if (event.data === "take over") scope.skipWaiting();
    if (event.data === "reload") asked = Date.now();
    if (event.data === "windows") event.waitUntil(windows(scope).then((n) => event.ports[0]?.postMessage(n)));
  });
}

/** Keeps all files of the list; nothing is kept if one of them cannot be had. @param {Scope} scope @param {List} list @param {string} name */
async function install(scope, list, name) {
  const files = await Promise.all(Object.entries(list.files).map(([path, hash]) => obtain(scope, path, hash)));
  const cache = await scope.caches.open(name);
  try {
    await Promise.all(files.map(({ url, response }) => cache.put(url, response)));
  } catch (error) {
    await scope.caches.delete(name);
    throw error;
  }
}

/** A file as the list wants it: out of what is kept already, else out of the browser's memory, else from the server itself. @param {Scope} scope @param {string} path @param {string} hash */
async function obtain(scope, path, hash) {
  const url = new URL(path, scope.registration.scope).href;
  const ways = [() => scope.caches.match(url), () => scope.fetch(url), () => scope.fetch(url, { cache: "reload" })];
  for (const way of ways) {
    const response = await way();
    if (!response?.ok) continue;
    const bytes = await response.arrayBuffer();
    if ((await hashOf(scope, bytes)) !== hash) continue;
    const type = response.headers.get("Content-Type");
    return { url, response: new Response(bytes, { headers: type ? { "Content-Type": type } : {} }) };
  }
  throw new Error(`${path} is not the file that this version is made of`);
}

/** @param {Scope} scope @param {ArrayBuffer} bytes */
async function hashOf(scope, bytes) {
  const digest = new Uint8Array(await scope.crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {Scope} scope @param {string} name */
async function dropOthers(scope, name) {
  const names = /** @type {string[]} */ (await scope.caches.keys());
  await Promise.all(names.filter((other) => other !== name && other.startsWith(ours(scope))).map((other) => scope.caches.delete(other)));
}

/** The path that a request asks for, from the page's folder; a query is the page's own business. @param {Request} request @param {string} folder */
function pathOf({ method, url }, folder) {
  if (method !== "GET" || !url.startsWith(folder)) return null;
  return url.slice(folder.length).split(/[?#]/)[0] || "index.html";
}

/** Milliseconds in which a reload follows the button that asks for it. */
const SOON = 3000;

/** Whether a window is loaded again; browsers tell it in different ways, and not all do. @param {any} request @param {number} sinceAsked */
function isReload(request, sinceAsked) {
  return request.mode === "navigate" && (request.isReloadNavigation || request.cache === "no-cache" || sinceAsked < SOON);
}

/** Lets the waiting version take the only window: it gets an empty page, which loads itself again at once. @param {Scope} scope @returns {Promise<Response|null>} */
async function renew(scope) {
  const next = scope.registration.waiting;
  if (!next || (await windows(scope)) > 1) return null;
  next.postMessage("take over");
  const script = new URL("www/offline/again.js", scope.registration.scope).pathname;
  const page = `<!doctype html><link rel="icon" href="data:,"><script src="${script}"></script>`;
  return new Response(page, { headers: { "Content-Type": "text/html", "Content-Security-Policy": "default-src 'none'; script-src 'self'; img-src data:" } });
}

/** @param {Scope} scope @param {any} request @param {string} path @param {string} name */
async function answer(scope, request, path, name) {
  const kept = await scope.caches.match(new URL(path, scope.registration.scope).href, { cacheName: name });
  if (kept) return kept;
  // The browser has cleared what was kept, all of it as a rule: without this worker the next visit begins anew.
  await scope.registration.unregister();
  return scope.fetch(request);
}

/** How many windows show this page. @param {Scope} scope */
async function windows(scope) {
  const all = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter((/** @type {{url: string}} */ { url }) => url.startsWith(scope.registration.scope)).length;
}

work(self, list);
}
