// Written by `cargo xtask build` from www/offline/worker.js and the page's files.
{
const list = {
  version: "5fca4f95b595",
  files: {
    "embed.html": "595f23ecbbe7fe579ccf0f7b049859fa",
    "index.html": "f0f7fadfcdea5313299b4fce151aaaf5",
    "manifest.webmanifest": "5ced4e677f370a325ece262fcea32e8d",
    "pkg/build.js": "dc715159ba3869cf277923afce91b828",
    "pkg/desert_fox.js": "8513d52f5202c6649481f525859e8cb7",
    "pkg/desert_fox_bg.wasm": "bc5f70fd13a9d83e3cb275d83ab8b3ed",
    "pkg/map.json": "e19afff83d72727f0cb64c871d1bb626",
    "pkg/rulings.json": "720bce0a94d1e0ef760c668cc5553c12",
    "www/app.js": "fe43b7c4b93df1deba8da9d3e0b0d0fc",
    "www/board/access.js": "76ff45d2382ef86e746b2ca377bae184",
    "www/board/arrows.js": "deefb2ed98fff8fd2f0d48d6a0f3e346",
    "www/board/board.js": "b517c918c1cdb2c5a4e817746a784fa2",
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
    "www/board/overlay.js": "332c016d19f7fa64134e169f4ada6b50",
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
    "www/board/signs.js": "9353200c59152fcf1006a34f48bb9555",
    "www/board/sprites.js": "589e2cd1784ab0fd5abaf756ebcdf97f",
    "www/board/stacks.js": "78a52f18d3d69450361b2ff4337ed389",
    "www/board/symbols.js": "5c2d7ea184da968a520cb510e873c928",
    "www/board/tiles.js": "fec48b0165f382910b6a9383dbccc28a",
    "www/board/types.js": "da5cb1ec78229be32a07a308405cea0e",
    "www/board/view.js": "3b90b5c3ea9f3f2f47db29f9521f29d8",
    "www/board/way.js": "8efa014a26a67a12c38eece9032ed538",
    "www/desert-fox.js": "b553b4dce749e538c0e3daf85c080f42",
    "www/dom.js": "31be5cc389adb38e04bd2f0512dbdff3",
    "www/embed/controls.js": "a70ab04604e26180cc0e59feaf5229b6",
    "www/embed/messages.js": "8c3562c25ff6e0ba153a2406ddc74d1a",
    "www/embed/options.js": "27dd2521c993de19cab23bf7f573d8c9",
    "www/embed/page.js": "f6e10aa1f2d3cce0276d90cdfea449aa",
    "www/embed/play.js": "0a4af306aec4e11031529cadcbcb034a",
    "www/embed/record.js": "e156824b5a1d4d1428a8df5f9ccd8e91",
    "www/embed/scenes.js": "10e2ab54dcd5ae08b35682dbc794e91b",
    "www/embed/screen.js": "3e7cd51b97ef997d4a2e06a714d20974",
    "www/embed/shared.js": "7e4da9ff67b519a83f84be5534990049",
    "www/game/options.js": "6b7883b130a74ac78387a30615746d02",
    "www/game/session.js": "491ccbff7af973027e091847293fed01",
    "www/game/situation.js": "bcb378254e73d053cacbc95ea9dd98e7",
    "www/game/types.js": "da2e8d48f47fc63429e524cf85c5d1ee",
    "www/guide/opening.js": "9c52d4da3a6a8642c0188d837eb52236",
    "www/guide/steps.js": "f089fb897a6ddbcfa95192eae38c0038",
    "www/guide/tour.js": "6322f92c9ce243950611af8bdf78ef2c",
    "www/help/case-words.js": "cfac82d58182525a2dfbbcee980c14ca",
    "www/help/glossary.js": "cdc55061e93dca529ede22c696989169",
    "www/help/help.js": "261080b86c16485a796873302047a1a0",
    "www/help/keys.js": "3e4c7e89264982b217b879b41d92f30e",
    "www/help/open.js": "c6852f57efb115aedde6600e935a069a",
    "www/help/phases.js": "f5638f37c5bbfc62c64e9777bcd238be",
    "www/help/words.js": "5b779972b6b8eb0e2e33256ad3260b1f",
    "www/icons/favicon.svg": "969816fefe9c3f20382b7570b167a73c",
    "www/icons/icon-192.png": "f9aca3d1fe2fb9aa3c4adbabfdb50772",
    "www/icons/icon-512.png": "62cefc878dbc53bd98c269852de69989",
    "www/icons/maskable-512.png": "8a88f2e6ce0ae3417a7dd184bc1e1133",
    "www/lang/choice.js": "f538bc54d5e80417c2a3ac0feee4d540",
    "www/lang/de/app.json": "c8b3552898acbfd8f3894d880faaf545",
    "www/lang/de/board.json": "6c6dd142967be0adb72e6ef2894bb21e",
    "www/lang/de/charts.json": "5db2b113a35a0fab6dc0f4f86f236cf6",
    "www/lang/de/choice.json": "ca0c10907347e6a6ca38782a4d11f06f",
    "www/lang/de/embed.json": "7a8af9f4c04ec6550da8e573287c8cc2",
    "www/lang/de/explorer.json": "d0d28ccac291bf7dc119777b67b23514",
    "www/lang/de/findings.json": "18923e49b9c6b002a8e2f0d8786ff1a7",
    "www/lang/de/glossary.json": "1aab49c578117cea7ccbefdd406928aa",
    "www/lang/de/guide.json": "66a4accad2e5821618105147417b01a3",
    "www/lang/de/library.json": "99a9e022b71eb849715938e73931aaa0",
    "www/lang/de/play.json": "062c6b6078ed69d983e25009b52eb8fc",
    "www/lang/de/referee.json": "75aea6b8ca442987a7fd03f95b120967",
    "www/lang/en/app.json": "d9826f8ece98899619e46a6da43bb702",
    "www/lang/en/board.json": "5b07b087bf073cd7d900c8435b566599",
    "www/lang/en/charts.json": "c8ec54dc2b187b553a25cb6ff71d2055",
    "www/lang/en/choice.json": "67acffd9eb316be1646d30c7c2467159",
    "www/lang/en/embed.json": "c04634c47d08e18fbf60ad0b50e223b0",
    "www/lang/en/explorer.json": "62e369931c2cdbe328bb323bd4ee7a30",
    "www/lang/en/findings.json": "b92458ea120d4c4652a7820014a46122",
    "www/lang/en/glossary.json": "9845ef2836337cfed71f6897e51e8d3a",
    "www/lang/en/guide.json": "92d66a806a0f96362cebd02dc84ccc6e",
    "www/lang/en/library.json": "36f97ceea7e0875c3b296a5b563509df",
    "www/lang/en/play.json": "eaa7bae1d1bc992babcf8eccd514f0e3",
    "www/lang/en/referee.json": "912c96d11df9ed3cb76be3681fb3b411",
    "www/lang/first.js": "7c903907dcaac97bc304a1e613b6c2e3",
    "www/lang/lang.js": "c06082d909eac19b666a9f001ba43e62",
    "www/offline/again.js": "081e88255d49951c529236d34382a014",
    "www/offline/notice.js": "c732afd9645b54e78da6c8d6ade63543",
    "www/offline/offline.js": "1a13a6199aba6b36b2aa3d2d590e62f4",
    "www/panels/case-tip.js": "f361913d36834a3d8f1bd4fe7c772eb7",
    "www/panels/charts/editor.js": "772d1438a7c1e46c42f6abbb030ab6a2",
    "www/panels/charts/need.js": "084901f699adbbd8437de9f69be16cbb",
    "www/panels/charts/tables.js": "6fea1d4f6ddad9f3094a34d6bd378d8a",
    "www/panels/charts/words.js": "3980080740261a0e2808ae8086e41a62",
    "www/panels/choice/chooser.js": "7ea5977729b5e6ea7a501cd5cc36820d",
    "www/panels/choice/compare.js": "a055d2ab06f8f43ea9e18fe96d135767",
    "www/panels/choice/words.js": "7a95c21f54156cb9ea6351f9be44754b",
    "www/panels/copy.js": "6ba65f6c453b1c7207017bf8bc16ffdc",
    "www/panels/explorer/actions.js": "97381ad633353ed27bbe913bf6fb12b0",
    "www/panels/explorer/ask.js": "6a935c735611000350615dbb44129f5f",
    "www/panels/explorer/attack.js": "4fd9bb83bfbe5a6e4d6bc7f7179e0bf3",
    "www/panels/explorer/drag.js": "17373021674cd6d6e0dd0eafd4a1437b",
    "www/panels/explorer/explorer.js": "7983354b922b22ea3ea10a450d37eced",
    "www/panels/explorer/fates.js": "cbeabb70fd905693c4136c643c57fd42",
    "www/panels/explorer/going.js": "b5d4ce8fd99ff99bcec23e0010b8a18a",
    "www/panels/explorer/ground.js": "b9fc055842793e45811a52631614d0ff",
    "www/panels/explorer/keep.js": "6cb1ec393cc9260eb2b28ac072ed2a1c",
    "www/panels/explorer/marks.js": "30001c6d28c4a6ad208a7a423d2d199f",
    "www/panels/explorer/overlays.js": "952af8e0b0940fa5f6ddc8d943c18e50",
    "www/panels/explorer/overrun.js": "bc8087558499587bdba402712074b6ba",
    "www/panels/explorer/panel.js": "f6f4335807475e21d65932cfab07b760",
    "www/panels/explorer/provenance.js": "3d1b6438e5c98cfe6e52d93e508daaed",
    "www/panels/explorer/retreat.js": "4f0ab88f658594f8441988e6454e5c45",
    "www/panels/explorer/share.js": "0b165918e4c4c65e709221b75a46dfe4",
    "www/panels/explorer/sprite.js": "64c7e6a2f609b4acf369ff76f3f99de8",
    "www/panels/explorer/stack.js": "5113f57df940ea4a05a28af25471e600",
    "www/panels/explorer/stage.js": "94b301c20b75256c9f81f8e253bbcd38",
    "www/panels/explorer/supply-acts.js": "2d33d5d423ead4c492924f731e34b2ac",
    "www/panels/explorer/supply.js": "c95ff7ee5e39018c69c29ac2bd409bbb",
    "www/panels/explorer/table.js": "f5898380cebd9952f1c74ecdbeaaeab5",
    "www/panels/explorer/toolbar.js": "0d60fa0bde68d9c432b4cf6d5f63b933",
    "www/panels/explorer/tray.js": "55df627bc1af725a5a33176117f73387",
    "www/panels/explorer/types.js": "ebce78dfae01daa9dcc869315c4a1c99",
    "www/panels/explorer/values-table.js": "8e04bb790d29668d77c95e2f70c14a51",
    "www/panels/explorer/words.js": "252d7c057b362620987dbdb330ee295b",
    "www/panels/game-counters.js": "751180d60dada80234e79969d37f405d",
    "www/panels/game-legend.js": "af040d6d8df3b617d7a0918d067fd6c7",
    "www/panels/home.js": "01a82ea1d944c1a2219603814f12d67e",
    "www/panels/home/hex-info.js": "a19f77dbbdad1286c142d70252c38d69",
    "www/panels/home/legend.js": "6e76118b6a1cca5a681bb73f3690c1ce",
    "www/panels/home/sheet-texts.js": "7a38e1f27fb5a089fae18a1cddfa3b0f",
    "www/panels/home/tools.js": "934af7e874df801a4283bec787cdd899",
    "www/panels/library/acts.js": "5d6ed634289dc1c2618a10991e2dae46",
    "www/panels/library/files.js": "12b276b842d2875a65d88c9ee837fc0b",
    "www/panels/library/game-card.js": "92dea2c57e430a327a5cd6a7a092c591",
    "www/panels/library/import.js": "3fb11390f55c9cd2a79cf5ef33c529c0",
    "www/panels/library/library.js": "181a00c81899e0f994d28f6664d5e13b",
    "www/panels/library/storage-line.js": "cbdd69e7998d2500aa3da7d1d9ec7073",
    "www/panels/library/words.js": "362f00454e250b9494186526f7015888",
    "www/panels/play/actions.js": "979a39edb372878a39d337f954ef2062",
    "www/panels/play/after.js": "d43d2080e8d3b9a1ad82f8ae02d4fd5e",
    "www/panels/play/asks.js": "ecd29acd73a77a66b6ad5396fb21b17f",
    "www/panels/play/attack.js": "cbdfc0718cfc67f8c47308dcff88640a",
    "www/panels/play/counters.js": "353699d1a0b0d55258852a09829f7b4a",
    "www/panels/play/decisions.js": "ba5f87e4ad62810417563dd85ef4a093",
    "www/panels/play/faults.js": "af2cc4ee0fcd88719a072e7c548de6da",
    "www/panels/play/guide.js": "f73121951608b5ce993d0a08859ca97b",
    "www/panels/play/incoming.js": "6c7a5a3dfce865c8507d2c042544f444",
    "www/panels/play/invasion.js": "a262b9100b4994c6c65977b64814c992",
    "www/panels/play/keeper.js": "f134ffe46995c5f60643dcac95d5cb5b",
    "www/panels/play/layers.js": "2e7d6092dfeda890a810bfadd1f5848b",
    "www/panels/play/log.js": "5f326984742328128d05f7a374f23638",
    "www/panels/play/menu.js": "2d8ae2dabefbedbae707df49919577e5",
    "www/panels/play/note.js": "03f677dbdd58b83519a10366f86cf04b",
    "www/panels/play/notices.js": "7525db33220ff8896fcdd31926e8f3cd",
    "www/panels/play/offers.js": "9419713a6d64c1b2c539ef68623a027b",
    "www/panels/play/panel.js": "6450e5d0283ccddc8bc2dcdabb74e599",
    "www/panels/play/play.js": "eeb480020969084edc60fd8cdf5319a5",
    "www/panels/play/replay.js": "7fc417bf3bb86d598d14cd2ceb9b2718",
    "www/panels/play/results.js": "8c806fd9341ab3afab961feba5481748",
    "www/panels/play/rival.js": "edee013451a7cd339fa860d14319ad1e",
    "www/panels/play/share-forms.js": "adf37f3f236d2022d79b39dff3994e55",
    "www/panels/play/share.js": "902421277131d114ba3ba8ce25f53cb9",
    "www/panels/play/stack.js": "6483a0c31b0b289384871d27c3bc51c7",
    "www/panels/play/stage.js": "5031f7f79f16ca4bf5dbce295110dda0",
    "www/panels/play/start.js": "e2d135632829c24404c539d04a05a948",
    "www/panels/play/table.js": "302376c2cf00408e49025bf6674537ec",
    "www/panels/play/turns.js": "e072271f042c36e17e2c538526933504",
    "www/panels/play/types.js": "eef71be593d4b5bad208e825cafceaae",
    "www/panels/play/words.js": "caec6e8b49a975645a6f4d7b36dc15e1",
    "www/panels/referee-modes.js": "9d6014598560ac7f3855995815f1dc9b",
    "www/panels/referee/actions.js": "2b8795bbf0984a619238e2348d029ffb",
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
    "www/panels/referee/focus.js": "3bc59164007e335b85d59290c525dfa9",
    "www/panels/referee/history.js": "1113874c0156fac1d1ab699d8f48bbdc",
    "www/panels/referee/keep.js": "d3b9f09b537dbcb73f22053fe8eaaaa3",
    "www/panels/referee/keys.js": "3a5cacd09ed64930b1eea3b2c01eea1c",
    "www/panels/referee/map-facts.js": "8ab1dba2b219cc24925b9bf567aaa48d",
    "www/panels/referee/morph.js": "45a3d92bcab350b80c5dfb02fd9652b8",
    "www/panels/referee/origin.js": "551fa4eef5ab0199833abe6a3d8cc4b1",
    "www/panels/referee/referee.js": "a24daa51bfa566516dd0296e23af7ec2",
    "www/panels/referee/report/cell-reader.js": "2a2f1bffef81908df8eb2d49c0c2615f",
    "www/panels/referee/report/chances.js": "0e5857c75ee4dd4f73bb92f9b7000fac",
    "www/panels/referee/report/findings.js": "380ee93a0f63a4f901ac0a83288f8abc",
    "www/panels/referee/report/outcome.js": "bab69e77ffe3d23deb90fd59d68e4c54",
    "www/panels/referee/report/report.js": "9c787e4056593642ba8720c1deead79e",
    "www/panels/referee/report/strengths.js": "b403bfae934c5f372a3d4f6977ffe411",
    "www/panels/referee/report/summary.js": "13ee6a145b7553c86cdc66aae254b13c",
    "www/panels/referee/report/table.js": "816f71025227f4a2b62d67cdeffb6591",
    "www/panels/referee/report/under.js": "3095a528a3633afcf7c8427e3af2a7df",
    "www/panels/referee/share.js": "2f9b39b1a602c1c2b08a48c168e1697f",
    "www/panels/referee/sheet.js": "84873d62ad97252a01780e5c5a27e50b",
    "www/panels/referee/situation/adder.js": "a63604fcc6a0525dd437af8283d18ecc",
    "www/panels/referee/situation/columns.js": "ecde17d9fd20540dc277e7b6aa04046e",
    "www/panels/referee/situation/hexsides.js": "18d8a8c22f607263a73569513d8b12ee",
    "www/panels/referee/situation/rules.js": "5f0e70c300ad74fbbb43fd07109a504b",
    "www/panels/referee/situation/situation.js": "3a1995fc8da05d4a98eda7a8af770001",
    "www/panels/referee/situation/stack.js": "f4c287bbd7f2855339cc80f2b919dd2d",
    "www/panels/referee/situation/unit.js": "e58000add0dc035c35f0f91fb7dd9399",
    "www/panels/referee/surround.js": "fceae2a146114ba3ef908ccb45f487f2",
    "www/panels/referee/text.js": "abb4faeeacba1984bbb5e37cfff4611c",
    "www/panels/referee/toolbar.js": "aba48e6ef177a49d3c0cccea86014b2c",
    "www/panels/referee/types.js": "d448866493bc2ef87e3526f396a7f0ce",
    "www/panels/referee/value-dialog.js": "e74fce744ae1a214bfb429a8d1fc49c1",
    "www/panels/referee/values.js": "c47ce34f277e210d715de60b2166aa70",
    "www/panels/referee/words.js": "346446c21cd682ddde19609aece4c240",
    "www/panels/rules.js": "93ed09928f8e77b496d854039c16b0fe",
    "www/panels/rules/case-files.js": "ecb36fefaec5bc9183359acd15b32d84",
    "www/panels/rules/positions.js": "bb6e7bf932277875a289ea6d857545ed",
    "www/panels/rules/search.js": "95ff2963fa7c6628d2079d2459a961c4",
    "www/panels/ruling-words.js": "a3979c8a8d2e93e710a64d91e417fcf1",
    "www/shell/drops.js": "0802ddb66c703bdf1be5cd5a13fe4789",
    "www/shell/engine.js": "be778317c9d9e0c501a0d0c84b331c6a",
    "www/shell/files.js": "393ac788f3b5ed44072c8cc1d2e4a9ac",
    "www/shell/language.js": "6d385cf4890e102addd2b9488db07575",
    "www/shell/ledger.js": "9adcad2c904c5035680d8d7a85e7009f",
    "www/shell/link.js": "2f0bdc26ac1db8a46d80f2d8c3a0848c",
    "www/shell/scripts.js": "5a39fe1f425f59e89b949a9d01828ba5",
    "www/shell/status.js": "fa65958671ef790fd7c147ff192e7375",
    "www/shell/tabs.js": "8e2191b0989a2f794fb095ab33d8d5bb",
    "www/shell/theme.js": "c665776661e081219da970d5767e5f63",
    "www/store/browser.js": "526555ee74c8435b3cfaa5d1d256d42c",
    "www/store/card.js": "041eafbd27349fa6649a3a1a8e2907b9",
    "www/store/charts.js": "b5e6f5a1a8d292884f87d2b96c23350c",
    "www/store/games.js": "0092a012559ee2e51a69bfbe3c6939da",
    "www/store/locks.js": "01a45985b4f0a69c01d14df394f69979",
    "www/store/sealed.js": "05aaab8a01e092b9f952690f9f5904f3",
    "www/store/slots.js": "550336fd3e4b9b17c8d6392072030422",
    "www/store/store.js": "74462dcae83318c573de47df0ddf4b4d",
    "www/style/base.css": "34b242d5bc50259d5ef46fb76526efcb",
    "www/style/board.css": "5a34398a108938f828b4e0f700a5e5b5",
    "www/style/choice.css": "ecdb4a7d73e6887cbcb79365579e133a",
    "www/style/embed.css": "c5c0502458a4d7ece0fb3587599a2553",
    "www/style/explorer.css": "76429c137e2de597f770f6c84f177ca4",
    "www/style/help.css": "2a4ed3df00e73b2fcc404c9c5e7d4767",
    "www/style/layout.css": "5d08e882542d830f2a10020860c2618b",
    "www/style/library.css": "db8b2b7d0458d166db558b10d3239ab1",
    "www/style/play.css": "ccf17c3b37d36e8c50ce7002f8410ac8",
    "www/style/referee.css": "35810e5666c85e8d7f84a97e0349ab32",
    "www/style/rules.css": "14199789a8ab0e7ce1907c084ad5e65f",
    "www/style/tokens.css": "8b66745434b02f168fe4b1bfb3194108",
    "www/workers/opponent.js": "2ff299f12558d869e4abd9630faf2a40",
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
