// Written by `cargo xtask build` from www/offline/files.js, www/offline/worker.js and the page's files.
{
const list = {
  version: "c82e930da13e",
  files: {
    "embed.html": "ea0ef2e1d3e9342cb131c7c269aecc49",
    "index.html": "11e661fd8cba8d941ea08e8ab651afe8",
    "manifest.webmanifest": "d93a119bfda3a036bd9b942339d2b8b7",
    "pkg/desert-fox/build.js": "3caddf0bf47907df2703207924b2d253",
    "pkg/desert-fox/desert_fox.js": "7952eda41687909213c3afa442fb286b",
    "pkg/desert-fox/desert_fox_bg.wasm": "71b1ff4d1af4a8e2c04ef1c98cd538f1",
    "pkg/desert-fox/map.json": "b254cf765a42c087a3c3b7f5492379a0",
    "pkg/desert-fox/rulings.json": "75bc9a616c85e9d88d31d1df0fbccf1b",
    "pkg/rommel-in-the-desert/build.js": "ff17659ed51eb8e7fb71f4f63fd4ac07",
    "pkg/rommel-in-the-desert/map.json": "0250f16c65c5cc7cb8930a048e4701a6",
    "pkg/rommel-in-the-desert/rommel_in_the_desert.js": "26842fa1f15031d8d86c3fab14d266a5",
    "pkg/rommel-in-the-desert/rommel_in_the_desert_bg.wasm": "525401469b9a1046fd8f861f49e580f8",
    "pkg/rommel-in-the-desert/rulings.json": "283a990debc92e4ba7fee81dd28767c8",
    "www/app.js": "bce3b452959fe55ceb1548d331fd2614",
    "www/board/access.js": "9e9f8628571b48f428cdc629e7d7edd5",
    "www/board/arrows.js": "491905e8e012eb041bf60d483e253c28",
    "www/board/board.js": "75f7a263b9ec8a8e1a5bf475451b9782",
    "www/board/chips.js": "bf1c0d7c271c3d6de6f19aa274ab0389",
    "www/board/compass.js": "198a7a0bfb5078ed8da02fd111d31416",
    "www/board/contour.js": "21e7d787d9c639aa771f01ecd6caaae4",
    "www/board/counters.js": "697a2fef4f2af6c896a3b0df8a01ccca",
    "www/board/fan.js": "399973d1d532081d8aff4dfdf7b25e95",
    "www/board/game-board.js": "d47cfe4a4dca256591ee7ff39915f55b",
    "www/board/geometry.js": "9d70ccfb9e441540c05994960e8d4e80",
    "www/board/glide.js": "e2de0458cfd397392fba20a68e46604f",
    "www/board/glyphs.js": "b3581135a28afac2795c222e979ddb87",
    "www/board/input.js": "1ab52b671babe7bf4034cd6ca3d78a4d",
    "www/board/label-layout.js": "a65ffab5dac9d337fad4963c7825473f",
    "www/board/loss.js": "c02d18940cb908404da74b449bb9f6e0",
    "www/board/map-legend.js": "b6a307745d955ef6187e9a113c292c0e",
    "www/board/map-tools.js": "6ddc88945514ee17147cb3c5c0cd8aaa",
    "www/board/memo.js": "55f09ed5690efeeb6ab1db96d1675907",
    "www/board/minimap.js": "66411b994df763bad344032d087505b3",
    "www/board/model.js": "dadf5688d1bf3775c94b0fd2d8abb525",
    "www/board/noise.js": "54a0c161252e0a227a23b4974f1c96f6",
    "www/board/overlay.js": "2eb1891de0df014f9812a6f678caddcf",
    "www/board/overlays.js": "9614f3b425ad0691aacc67d486c0929d",
    "www/board/paint-frame.js": "dbdcdfbbb5b92597f394cb5618c1bbee",
    "www/board/paint-labels.js": "bc3bcd99a6d78067d092ab60ed3b9328",
    "www/board/paint-lines.js": "c3e0bc59c6bb1084e08447606637b031",
    "www/board/paint-terrain.js": "34f9b5e1d6d2a9efd10356ff3d972dcd",
    "www/board/paint.js": "288747b996d6c52cb5a3f0978944a6fe",
    "www/board/palette.js": "9db1bcc11083ba654c4ecc884624a02d",
    "www/board/path.js": "c2204eafd1b4999a7c814b16a4b5ac7d",
    "www/board/picture.js": "17578a5288a2f716ac14b2f176d50b80",
    "www/board/pieces.js": "c9c82c735f188e0be2c3bfd8a63054ac",
    "www/board/readable.js": "5eafeff41772d1140a487a8be3731adc",
    "www/board/relief.js": "70be3090b366f8d973356abbc7322251",
    "www/board/scene.js": "6ec5d570fbb22303b400ed8071c72b3c",
    "www/board/shapes.js": "ea02214e4832c115ad49b02dac2d0f27",
    "www/board/shared-map.js": "4282ccc9398123c9e12980f7e88a9097",
    "www/board/sides.js": "08ffd9b7505a28f9a5042c906660e56a",
    "www/board/sprites.js": "91318ffc2147e43e3f15e1e435041f12",
    "www/board/stacks.js": "306ea4d14fe0a1074487d10eb304ba38",
    "www/board/still.js": "6c3a1b2a243a5fb6224444e811afa5b4",
    "www/board/surface.js": "83856e4a045eeef8da483c30e867c027",
    "www/board/tiles.js": "5b8692e16d5c95d5a7e92a99c62d96e1",
    "www/board/types.js": "ed76614ba1bbf27b80907c44ff088669",
    "www/board/view.js": "cb63f21e4a34cbb98b2632829830a375",
    "www/desert-fox.js": "c789b017f29ea4b08dd3af6117a7cdde",
    "www/dom.js": "0930b4429945785d14ad297729b2172a",
    "www/embed/controls.js": "dc33d98559a8241bc831167f4c00543d",
    "www/embed/create.js": "575f722c9f22140fe224039bd532619e",
    "www/embed/messages.js": "a0bdc2fdf6951699acf0282dc6ee3cee",
    "www/embed/options.js": "f587a2d3b78439b3a6372e640abfe8fc",
    "www/embed/page.js": "146ac762dafae06f06c6ff9302833f56",
    "www/embed/play.js": "1c08718b31d04b5a412bcc794fab83d9",
    "www/embed/record.js": "fea836e6ead19ef78a6fa81dddd64da5",
    "www/embed/screen.js": "0a46c24321f50330a68a387e2a54ee0f",
    "www/embed/shared.js": "8c050f72f043fa68ed73372da0532706",
    "www/games/desert-fox/analyst.js": "a338d64f60429aeea57285e72c985f3b",
    "www/games/desert-fox/art/board-art.js": "0deb8bd8b6cbc524415c53d9ae009b63",
    "www/games/desert-fox/art/counter-face.js": "80e1459d6e79c8147babf1e38e8b5632",
    "www/games/desert-fox/art/counter-form.js": "ff8501c4f04a9b141a6bfa93a79ebe06",
    "www/games/desert-fox/art/counter-states.js": "2be2026742709f1b80cedeba49464c89",
    "www/games/desert-fox/art/counter.js": "27ae30c9b9d08b2a4a8293aebfc3be59",
    "www/games/desert-fox/art/game-counters.js": "716cc9d0fb741c2bc91cdf2c7f747130",
    "www/games/desert-fox/art/game-legend.js": "50488641cb8f360de3bd846f314f5731",
    "www/games/desert-fox/art/map-art.js": "1be4acad73a971d91c36c67f704e2d87",
    "www/games/desert-fox/art/map-corner.js": "f89804d12eed89a6905440373825b018",
    "www/games/desert-fox/art/map-words.js": "923a2f404fc3914a3a37b0939a8b2bc1",
    "www/games/desert-fox/art/markers.js": "38747d0bb7cba552000bcb0ba3200d7d",
    "www/games/desert-fox/art/overlays.js": "dedac349e344946d35ceb5e49ea9ed4c",
    "www/games/desert-fox/art/places.js": "b800e61f1d3a35fa9ec40c64ab3961fd",
    "www/games/desert-fox/art/symbols.js": "4ecc38dd1b849c7b7c2ec4aee417afd2",
    "www/games/desert-fox/charts/editor.js": "8c21edf6dcf4a91a924a68aadbc1b079",
    "www/games/desert-fox/charts/map-adder.js": "d8fbd3d5f21ee6dbba8a32fbe8c5e423",
    "www/games/desert-fox/charts/missing-charts.js": "c798f0d8e6a18fbc80ee14ee17aa208e",
    "www/games/desert-fox/charts/tables.js": "64d8fe5b96094bec20fe02b3c6c12658",
    "www/games/desert-fox/charts/texts.js": "b4e2cb2c907ad3fc84555108f024c784",
    "www/games/desert-fox/choice/chooser.js": "c17b73ca11846d3bc70cd7139a054b89",
    "www/games/desert-fox/choice/compare.js": "852610e165a471e1d98bc3ec3e468dde",
    "www/games/desert-fox/choice/texts.js": "90fc9965f7f21d3070767aee8902e5de",
    "www/games/desert-fox/embed/embed.js": "e3798024fdde4f50610117ab2c9a8c1d",
    "www/games/desert-fox/embed/play-parts.js": "3d50d5bb4ce51c71da8b221a54923d65",
    "www/games/desert-fox/embed/scenes.js": "04ae8dbce89f7cfdc55011fb9eb1c286",
    "www/games/desert-fox/engine-types.js": "6ff01ca869976c5ef9bdafd63b95e2e3",
    "www/games/desert-fox/engine.js": "c305e6196555fe85106d28755278f8a3",
    "www/games/desert-fox/explorer/actions.js": "8f181285d799851da909d114fe3f4a88",
    "www/games/desert-fox/explorer/attack.js": "15478a582788272a2d5944f51b66dc81",
    "www/games/desert-fox/explorer/board-view.js": "e0dc435d34831f9542258bf866e48c77",
    "www/games/desert-fox/explorer/explorer.js": "dc141cfe1802376af1c66e9a2689d74d",
    "www/games/desert-fox/explorer/ground.js": "93521db98a59228ab1d4f012527b09ce",
    "www/games/desert-fox/explorer/marks.js": "8bda308dc94c191b8c2e5de18e5b94c3",
    "www/games/desert-fox/explorer/movement.js": "59f210050a205f90a3137bf45725f038",
    "www/games/desert-fox/explorer/overlays.js": "5f0d91f9cfba4f750ce8db1c5e550faa",
    "www/games/desert-fox/explorer/overrun.js": "bb5eff5c807af40ac0dcd4eec8cc0e48",
    "www/games/desert-fox/explorer/panel.js": "7ff2f80d96e40bad99af0689d7e7762e",
    "www/games/desert-fox/explorer/position-after.js": "c06e147c92cb99b0e612298ebc30618c",
    "www/games/desert-fox/explorer/provenance.js": "88991fd6ff345da9d10ce8a6f9ec6f86",
    "www/games/desert-fox/explorer/queries.js": "2d4a14a4a93c585bd465d599d0c1865d",
    "www/games/desert-fox/explorer/retreat.js": "0e22ebf588fca7a26c4d0766d3e1ff1e",
    "www/games/desert-fox/explorer/share.js": "ddf00f2295d7425cf7c3641f4cb644ac",
    "www/games/desert-fox/explorer/sprite.js": "56414f0936090065ebfdb35fb15d9d7f",
    "www/games/desert-fox/explorer/stack.js": "db1b42955de3f298ddf42e1117d1c868",
    "www/games/desert-fox/explorer/stored-position.js": "fa7b2e38a9b2979c939c27bed5cd32ae",
    "www/games/desert-fox/explorer/supply-acts.js": "555f8db6d409856c6f51a2861c4fbca0",
    "www/games/desert-fox/explorer/supply.js": "064284835f44b271a7172a7eba7fb9e4",
    "www/games/desert-fox/explorer/table.js": "04b841fadb55d4eb6322ed464a330fa7",
    "www/games/desert-fox/explorer/texts.js": "79b7ca494658b7ba3e01908b3e5d6d85",
    "www/games/desert-fox/explorer/toolbar.js": "ad2418061b9cd83342b91a5f3020963f",
    "www/games/desert-fox/explorer/tray.js": "6ca9422ad3dd3276c4f8cd1d98d9af67",
    "www/games/desert-fox/explorer/types.js": "e6dd021541c2b82c2b5e6208b438dd8f",
    "www/games/desert-fox/explorer/values-table.js": "0662193021348917a6f1db54bbe85b71",
    "www/games/desert-fox/game.js": "dba0ea800c45611bcf7429cc1f76f368",
    "www/games/desert-fox/geometry.js": "dd57265abe31a567444d3633f130b2d7",
    "www/games/desert-fox/guide/guide.js": "160d9d21ecbd3a76d1b01163eb9fc615",
    "www/games/desert-fox/guide/opening.js": "b28a758f71d78b93620741d253c21b8c",
    "www/games/desert-fox/guide/steps.js": "69f07ec3027e548dcbadfcad6a39d0eb",
    "www/games/desert-fox/help/glossary.js": "d0f87a50e783ddd5737ba4e1851e55ef",
    "www/games/desert-fox/help/help.js": "b284b8ae0d547fe976ced82a165a0f7e",
    "www/games/desert-fox/help/phases.js": "73e5ff248c6162cea9d249dec30b0d39",
    "www/games/desert-fox/home/hex-info.js": "743b3cfef7133945ec39c7a6fe97a993",
    "www/games/desert-fox/home/home.js": "da0102c96d385c5f01dd136ae1deee87",
    "www/games/desert-fox/home/legend.js": "7c6570abdb64ca04f8b82112202c0e5b",
    "www/games/desert-fox/how-to/content.js": "36848d5df6d9a3a42f95fce400d51b1e",
    "www/games/desert-fox/how-to/how-to.js": "52ec2bf3ad2a77b0ae9f9b2101ecd7ee",
    "www/games/desert-fox/how-to/paint.js": "b7999de69dfe3b1636d06ff9c9b925e0",
    "www/games/desert-fox/how-to/pictures.js": "44ac666dd8674eaf534032209b9d78f8",
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
    "www/games/desert-fox/listed.js": "5fcdba6ac3509f8b070760ef5568f11c",
    "www/games/desert-fox/map-model.js": "a8d4c801c71a7ece2e575cb2e73cccfc",
    "www/games/desert-fox/migration.js": "854dc6c81c0a6c3fdad237f77b250146",
    "www/games/desert-fox/opponent.js": "20ef04661c58d5eacc12b670cc6457a0",
    "www/games/desert-fox/play/actions.js": "5403c6396191ceafe1dc50c045ffb4cd",
    "www/games/desert-fox/play/aftermath.js": "e5a39750b38004e5fc5b10e6860fc367",
    "www/games/desert-fox/play/all-orders.js": "fb6090909ef5ab717d84612d0e323ef1",
    "www/games/desert-fox/play/analyst.js": "312a6bfcfa15f71a0fcb10b36fd0e941",
    "www/games/desert-fox/play/attack.js": "58b949870b3e197c0977b465164499bf",
    "www/games/desert-fox/play/board-view.js": "ee34b281cc4822dd6703e7541ee4ed30",
    "www/games/desert-fox/play/boxes.js": "2fabc302eab86c4394c67140a5a5e0e6",
    "www/games/desert-fox/play/buttons.js": "c65e32f3277822f7dd155433d458c59f",
    "www/games/desert-fox/play/combat-odds.js": "6baccf3ecd0c83d9a9427cfeaf60684b",
    "www/games/desert-fox/play/counters.js": "445d34737b375d6a162578481020eec5",
    "www/games/desert-fox/play/decisions.js": "32e6ded34201fe51c65d2edd44c776d4",
    "www/games/desert-fox/play/engine-calls.js": "1ae9bfb9f1dfadea9144f3300c4e5907",
    "www/games/desert-fox/play/fields.js": "00ec64ab06f9fb7d0d10b4d5bf0ff11a",
    "www/games/desert-fox/play/graphs.js": "f7f4854125c52f091f20da160a872380",
    "www/games/desert-fox/play/group-view.js": "e6967bf27b990300e7893df496dc106c",
    "www/games/desert-fox/play/group.js": "73136c0208915bde5e6b0a99956726a3",
    "www/games/desert-fox/play/guide.js": "aff3377d92659c52f3fd31f0136bd1d8",
    "www/games/desert-fox/play/in-focus.js": "8db95803b89125bd76aee28732085d6a",
    "www/games/desert-fox/play/invasion.js": "087531219ffc34a6234903c0b6142723",
    "www/games/desert-fox/play/key-list.js": "c6722af113da735031b9378940a37d2a",
    "www/games/desert-fox/play/keys.js": "d2e79ec45f244f640e1b274b5ed1bac9",
    "www/games/desert-fox/play/layers-view.js": "fb80805f3be16889638f609fb614bcf9",
    "www/games/desert-fox/play/layers.js": "2fa3ccc184f57a9d65f62fc4856e57ce",
    "www/games/desert-fox/play/log-marks.js": "3711f844d6aef805a9909fc83b1ebfa2",
    "www/games/desert-fox/play/map-layers.js": "0bab41af55aced807a214839cf05f71d",
    "www/games/desert-fox/play/movement.js": "6de233f7b88144032830fc4c3738c699",
    "www/games/desert-fox/play/moving.js": "877152681bb6da6f7464a67e74ab5baa",
    "www/games/desert-fox/play/offers.js": "881a1c309f7398f510b679e71ba487de",
    "www/games/desert-fox/play/options.js": "dccd45c6ff1c09a46089e482c1e37266",
    "www/games/desert-fox/play/order-buttons.js": "fca04bbe189bbc2c501b15772ee62b67",
    "www/games/desert-fox/play/order-effects.js": "7a9f8cc0052522d56b5b49b7f4e87e82",
    "www/games/desert-fox/play/outcome.js": "c298571931b021d254f0cc687aca176b",
    "www/games/desert-fox/play/outlook.js": "c17fb6a7df0bd7bce282358bf2d795a5",
    "www/games/desert-fox/play/overrun-stakes.js": "3f645554136cbef19a0df15ba3caa839",
    "www/games/desert-fox/play/overview.js": "b76bd16f913d6d4d9bfa2de3c4bcdcf0",
    "www/games/desert-fox/play/panel.js": "529a8fbf73e7782d654c9af31e174d97",
    "www/games/desert-fox/play/parts.js": "7f8f7031b10ad2036890516bfba0f7d3",
    "www/games/desert-fox/play/phase-actions.js": "a9e385e77e94f412fa77dc52eaeb477c",
    "www/games/desert-fox/play/recap.js": "1af750c530f65732797f00e80b9a32f8",
    "www/games/desert-fox/play/replaying.js": "8dfdcc66b416f23e01098440b915c79e",
    "www/games/desert-fox/play/results.js": "387e5766b2e6f2243ba596c379e6e696",
    "www/games/desert-fox/play/selecting.js": "5075488316f0f0a6e30dcb58a88c53dd",
    "www/games/desert-fox/play/selection.js": "c644c71a11db6e4756ae29c94cbd5948",
    "www/games/desert-fox/play/shown-path.js": "69a11e7e140a0b4dcb244ae0251f8c0d",
    "www/games/desert-fox/play/situation.js": "f100ec5d18711b7fec885bb6e89ec787",
    "www/games/desert-fox/play/stack.js": "e3548511426363cededcdf08c5735b45",
    "www/games/desert-fox/play/stakes.js": "61ad1ab00548d958aa2d28353ef5712a",
    "www/games/desert-fox/play/standing-words.js": "2f0bf648e788d6888f3d03e8ac18e4aa",
    "www/games/desert-fox/play/standing.js": "2cebde67addbf6eb8b8da0bf22da0ace",
    "www/games/desert-fox/play/start.js": "2e5e87afdaef29eb36dd2c65635e36cc",
    "www/games/desert-fox/play/table.js": "409e44e9c64c0a0179cae9047dec55f8",
    "www/games/desert-fox/play/texts.js": "30c40c263bd46b5afa3b031bdd05a850",
    "www/games/desert-fox/play/tray.js": "1cd4933f800e5d51e3359d4caf18feb8",
    "www/games/desert-fox/play/types.js": "fe371f00e6fcba15bd55a76eb6760ad7",
    "www/games/desert-fox/play/words.js": "40c6155b3efe00e904d80aa3d84273f1",
    "www/games/desert-fox/referee/actions.js": "3913eb17fb5df9013a624f570c4b4568",
    "www/games/desert-fox/referee/adjudicate.js": "a23434f5ec5cd98f4cd28a62588bb884",
    "www/games/desert-fox/referee/decisions.js": "ec358984c8d1fe0943dffbc210426534",
    "www/games/desert-fox/referee/edit.js": "e120d97c35ef1eaa2b8272ed2536eb6e",
    "www/games/desert-fox/referee/examples.js": "7a578959bf227921e584e84193a4ecc2",
    "www/games/desert-fox/referee/examples.json": "9a6dafd48676d8a6d3870d8ba457edbd",
    "www/games/desert-fox/referee/field-errors.js": "a8f7ab57b7d8218f551e5f555f551277",
    "www/games/desert-fox/referee/map-facts.js": "3dfa829e360ae5438c4c2c40fbf2dd97",
    "www/games/desert-fox/referee/modes.js": "f90a28c717c9d51c39448deb411fb8de",
    "www/games/desert-fox/referee/origin.js": "34fef1bdb8bf824152b20699e7e15bb4",
    "www/games/desert-fox/referee/referee.js": "f56f1614eaade62b3ef5737939b34812",
    "www/games/desert-fox/referee/report/cell-reader.js": "8f558e4d05fb9a23581c5e33d18166ee",
    "www/games/desert-fox/referee/report/chances.js": "534b57e8be11ceea1bb7d3e6320ced8e",
    "www/games/desert-fox/referee/report/comparison.js": "22a7c0e171c42b8c304ff9cb1ccdc19c",
    "www/games/desert-fox/referee/report/findings.js": "03a8bd59c943508d185598348693ee42",
    "www/games/desert-fox/referee/report/outcome.js": "44e99f2d09cd08b2eaea3a97ad07f423",
    "www/games/desert-fox/referee/report/report.js": "c745fb6ae4081c9895b9d1b04c9ec1e3",
    "www/games/desert-fox/referee/report/strengths.js": "48932ae39993f5a2631e4a4ee3d83fb8",
    "www/games/desert-fox/referee/report/summary.js": "937ba21a6d739dbc59bf2bebf2e294b4",
    "www/games/desert-fox/referee/report/table.js": "81d1e7020bed2ee523817b27bd2caa99",
    "www/games/desert-fox/referee/share.js": "77ea8b9245bb8736460ea7ffb0f5c5fe",
    "www/games/desert-fox/referee/sheet.js": "0dbf55e9969c6d01b90b44aa8ffb087e",
    "www/games/desert-fox/referee/situation/adder.js": "5de9b2f6b3e784ec698aebb84f9dab37",
    "www/games/desert-fox/referee/situation/columns.js": "1e42a02b8b41677139df25d0729775d9",
    "www/games/desert-fox/referee/situation/hexsides.js": "f50b87908c928879c6e748bb7192cea7",
    "www/games/desert-fox/referee/situation/rules.js": "c2ea540b6e77f7431d09d614e7cad78c",
    "www/games/desert-fox/referee/situation/situation.js": "5020c9fec433e3c600bbec66a4a67c2c",
    "www/games/desert-fox/referee/situation/stack.js": "f509abc5dd87a18be1efd35fd6cee514",
    "www/games/desert-fox/referee/situation/unit.js": "ec31bd5a768fa0f4dfa372aeab28a7a6",
    "www/games/desert-fox/referee/stored-sheet.js": "0a5b24a77ed75d9fdbf8379a994b692f",
    "www/games/desert-fox/referee/surround.js": "4e233d103aae3bb6fe823bd3ff5fcd78",
    "www/games/desert-fox/referee/text.js": "44f3363dd4a02109eeb7bbc3509c0608",
    "www/games/desert-fox/referee/texts.js": "8e55a65a2ff97e3759ed35e46d0a5cbc",
    "www/games/desert-fox/referee/toolbar.js": "db49cb9f8e2aa9c0da22fc87501d603f",
    "www/games/desert-fox/referee/types.js": "c0dbff3f48a107cbe96bd731a0032042",
    "www/games/desert-fox/referee/value-dialog.js": "b543519c62213d8d6810b60afeae24b5",
    "www/games/desert-fox/rules/case-files.js": "e7afdff4531fbe904951af835a0edc51",
    "www/games/desert-fox/rules/rules.js": "0ed035a22779c919e739ed0f167b77a5",
    "www/games/desert-fox/sides.js": "ac85aea69c3b8af36213acb985fa67ac",
    "www/games/desert-fox/storage.js": "b88836fba3f79221cd9541479696f520",
    "www/games/desert-fox/store.js": "886a164bbfaf285acd25225315d5bf2b",
    "www/games/desert-fox/texts.js": "af4186c2fb4c9bbe09b2ace0a582f032",
    "www/games/desert-fox/values.js": "5d984c86d5313f9be9a93e18b8c1037f",
    "www/games/early.js": "0302c62968b3133b591dd530b24437a4",
    "www/games/games.js": "68cdc1e8a0ff605d41474b67a5ead435",
    "www/games/rommel-in-the-desert/analyst.js": "a338d64f60429aeea57285e72c985f3b",
    "www/games/rommel-in-the-desert/art/barriers.js": "ab1f6358f6d5b8e160f1cb72425cf01a",
    "www/games/rommel-in-the-desert/art/block-label.js": "b2a44a17e4511b31ae4c8a123de73f15",
    "www/games/rommel-in-the-desert/art/block.js": "66812bfa628a73365a71f6ea8469f3c1",
    "www/games/rommel-in-the-desert/art/board-art.js": "dea521b7860b7046e2abe8d59d21903b",
    "www/games/rommel-in-the-desert/art/fortresses.js": "7bc08de3f13b92c998d4cfbe5dcf8c22",
    "www/games/rommel-in-the-desert/art/game-blocks.js": "cff9d53ff660ede3c279714f9c4ef790",
    "www/games/rommel-in-the-desert/art/ground.js": "1416fe55af0c2bd6a26bea59e7227086",
    "www/games/rommel-in-the-desert/art/map-art.js": "c1de226934a8b30760218fbe99369ccc",
    "www/games/rommel-in-the-desert/art/map-words.js": "a318a26d7f54f1891a1020631caa47b5",
    "www/games/rommel-in-the-desert/art/markers.js": "dcc4ab7083f4e2457b53c48b7db6fe24",
    "www/games/rommel-in-the-desert/art/names.js": "ea3ee03561fc4e86941d66c6af7b7b3a",
    "www/games/rommel-in-the-desert/art/overlays.js": "9d980a65f42813cfca318cd217ff2436",
    "www/games/rommel-in-the-desert/art/places.js": "bb9399d4a936f46f6adc12f3b10bf904",
    "www/games/rommel-in-the-desert/art/roads.js": "627d0163ed6541511b469fb686a7509a",
    "www/games/rommel-in-the-desert/art/title.js": "294e42fe34bdf6a16033a2274f2e5911",
    "www/games/rommel-in-the-desert/art/unit-symbols.js": "5dccae9092de2e68ca7ff6f3e2d416f2",
    "www/games/rommel-in-the-desert/block-name.js": "2ae354fa8f1c84e60ce6f058f94b61f8",
    "www/games/rommel-in-the-desert/charts/editor.js": "bdd12ffd42279dd11ca8e73d9485fb36",
    "www/games/rommel-in-the-desert/charts/own-charts.js": "c828fcb269ca88bd9af3d37bc0f98d02",
    "www/games/rommel-in-the-desert/charts/own-map.js": "b785e025e1a301721e6abab0c31c35d3",
    "www/games/rommel-in-the-desert/embed/embed.js": "32b94f959ddc6640eed6420e4737fb12",
    "www/games/rommel-in-the-desert/embed/play-parts.js": "af943be841e888b983d5f50f43c21b18",
    "www/games/rommel-in-the-desert/embed/scenes.js": "69f5f96f9fda9384c7fd26df6e7f9816",
    "www/games/rommel-in-the-desert/engine-types.js": "7d9e4794d46d08d5cf823376f55dbe4c",
    "www/games/rommel-in-the-desert/engine.js": "dc02e04ca32717d4a46b579663c76383",
    "www/games/rommel-in-the-desert/game.js": "12f50b232fdd9547573771c992420753",
    "www/games/rommel-in-the-desert/geometry.js": "aa4ef59bdefd540956c63224ef452e6b",
    "www/games/rommel-in-the-desert/guide/guide.js": "7a4f2970d0344dbd2fa623c7e84417ba",
    "www/games/rommel-in-the-desert/guide/opening.js": "7067db4e4e9753a361479d44fb289026",
    "www/games/rommel-in-the-desert/guide/steps.js": "05a3c4bce327d14b4706364ae92f7093",
    "www/games/rommel-in-the-desert/help/glossary.js": "9074d2e0d6dba104e1ab362a41fecb50",
    "www/games/rommel-in-the-desert/help/help.js": "21baeb033d246a943e250ce7fb4df9ee",
    "www/games/rommel-in-the-desert/help/phases.js": "5eb55ac6eb029f03b3d59dc52fee205a",
    "www/games/rommel-in-the-desert/help/signs.js": "565453026f99ab325f983b9a61d1b19c",
    "www/games/rommel-in-the-desert/home/hex-info.js": "100d72d11b20e36645be7950bd4c0a1f",
    "www/games/rommel-in-the-desert/home/home.js": "fc7c79d2549c83d9816ada0f4e5b4ce0",
    "www/games/rommel-in-the-desert/home/legend.js": "19e04c0e4d8967f38cb9a20e3fc07e82",
    "www/games/rommel-in-the-desert/how-to/content.js": "9bf4858379522806208389963de76b4b",
    "www/games/rommel-in-the-desert/how-to/how-to.js": "44dac8ef6ba6b4d5d694e1f8a85d3ce4",
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
    "www/games/rommel-in-the-desert/listed.js": "514424876338cbe0e2c3aed3921e1426",
    "www/games/rommel-in-the-desert/map-model.js": "f21958012a5217bf2da496d404b46f09",
    "www/games/rommel-in-the-desert/opponent.js": "20ef04661c58d5eacc12b670cc6457a0",
    "www/games/rommel-in-the-desert/play/actions.js": "5787e28a3e2c4080f02e97d4f9c88e70",
    "www/games/rommel-in-the-desert/play/aftermath.js": "b24dff0c5d93f1558000789f0587dbaf",
    "www/games/rommel-in-the-desert/play/all-orders.js": "5a4209ba16922995e9699868bef6df95",
    "www/games/rommel-in-the-desert/play/analyst.js": "b4580a3b3aac2ed6696d739b1467bfbc",
    "www/games/rommel-in-the-desert/play/ask.js": "37b2e1018f1f94a9947d6ab38232473a",
    "www/games/rommel-in-the-desert/play/battle/asking.js": "8375a3f7798057595473938a335b3f41",
    "www/games/rommel-in-the-desert/play/battle/battle.js": "1871f5293ff6c040fe22239132feb8af",
    "www/games/rommel-in-the-desert/play/battle/chances-view.js": "1bd33d8a1941ae35d34621dc2c0d3bea",
    "www/games/rommel-in-the-desert/play/battle/choose.js": "654bb1f9413a305cbcbd75fe5843a223",
    "www/games/rommel-in-the-desert/play/battle/faces.js": "e1d06d5f2b0ead12451b6320d327867e",
    "www/games/rommel-in-the-desert/play/battle/field.js": "53fbf63b6091acb0bcfea60b3eef9c5a",
    "www/games/rommel-in-the-desert/play/battle/fire.js": "72e04862b1da3e2e7b9652645b97651a",
    "www/games/rommel-in-the-desert/play/battle/fires-list.js": "1bb71deddc2d14812213d02129ccde4a",
    "www/games/rommel-in-the-desert/play/battle/hits.js": "a97b17a56b03d82d6860aab01b248034",
    "www/games/rommel-in-the-desert/play/battle/reading.js": "1c12728845f31b44fb895f9424b32703",
    "www/games/rommel-in-the-desert/play/board-view.js": "75ec992d70184cfce97b096572cf0ce7",
    "www/games/rommel-in-the-desert/play/buildup/buildup.js": "cf496a497a286bf947bac1da59436c00",
    "www/games/rommel-in-the-desert/play/buildup/redeployment.js": "eb0876635d293d5d122a62f1aa47203c",
    "www/games/rommel-in-the-desert/play/buildup/spending.js": "608dddc32b544a10e110cc7d2fc7b8ee",
    "www/games/rommel-in-the-desert/play/cards/bids.js": "f56911fa6a10550f1c9d0af38f99e2dc",
    "www/games/rommel-in-the-desert/play/cards/card-art.js": "27e18feba3527b2ea6793f43daa12432",
    "www/games/rommel-in-the-desert/play/cards/cards.js": "358e2a240f70a90a2af0fc64ce38de1a",
    "www/games/rommel-in-the-desert/play/cards/hand.js": "90a6d0b43ef497eb103b0fee31befad2",
    "www/games/rommel-in-the-desert/play/cards/passes.js": "c42c8b1fa1f55ee8d359582a45f084e8",
    "www/games/rommel-in-the-desert/play/citations.js": "4253b50ce81dd7202e37ac57ec03bc4e",
    "www/games/rommel-in-the-desert/play/event-words.js": "1dddd9ab86f34b03810257e5507906b4",
    "www/games/rommel-in-the-desert/play/graphs.js": "0302ead8897c234c71aa2398f991469a",
    "www/games/rommel-in-the-desert/play/guide.js": "62222e5a84a498add635a80d79a89efd",
    "www/games/rommel-in-the-desert/play/handle.js": "45cb8acef893487b02ee3ad6b7547a18",
    "www/games/rommel-in-the-desert/play/in-focus.js": "99c30a6f7fe333408c6979d3c98b4477",
    "www/games/rommel-in-the-desert/play/key-list.js": "6da54132d26a1bd12f0b6dd81d092f92",
    "www/games/rommel-in-the-desert/play/layers.js": "9279049f583be7a59268a8b3dab95a24",
    "www/games/rommel-in-the-desert/play/library-calls.js": "9258af1aaebe59a6622aafff56d48083",
    "www/games/rommel-in-the-desert/play/map-layers.js": "c077bd13c35c34ea94d8b6264b905ccc",
    "www/games/rommel-in-the-desert/play/movement/asking.js": "f2e360ee0a7ae4467e6b23c0be223dbd",
    "www/games/rommel-in-the-desert/play/movement/forecast.js": "5ea1dee62488ab083534799a0be7337b",
    "www/games/rommel-in-the-desert/play/movement/giving.js": "e69ebe6d1dd032743e5bc1766bc2edd6",
    "www/games/rommel-in-the-desert/play/movement/goal-view.js": "52d5b859a5f6a85e2b7748a8c286eae4",
    "www/games/rommel-in-the-desert/play/movement/marches.js": "bd10de0f3feddcca49a907976fa2fde5",
    "www/games/rommel-in-the-desert/play/movement/movement.js": "9805174991fc2f92fceb4931da913f52",
    "www/games/rommel-in-the-desert/play/movement/moves.js": "2379ccf70724ca30db4f8adb436444b6",
    "www/games/rommel-in-the-desert/play/movement/overlays.js": "e322acacb7f11db566232b188f7694ad",
    "www/games/rommel-in-the-desert/play/movement/planning.js": "ad7a5c4aeab6f5fa5119e3ed0e5af40b",
    "www/games/rommel-in-the-desert/play/movement/tapping.js": "6ca5bfb960d593e0aa66619283afbc59",
    "www/games/rommel-in-the-desert/play/movement/view.js": "7d5647a253542b68c7f28f59d1dc24e5",
    "www/games/rommel-in-the-desert/play/moving.js": "b8c9b3bcd74e71d02a4c7e738d2e6fcb",
    "www/games/rommel-in-the-desert/play/naming/naming.js": "22157c1ea66950b373104198558fc1c3",
    "www/games/rommel-in-the-desert/play/naming/reading.js": "fab88aa29b5e432cb5cdfeeef659bade",
    "www/games/rommel-in-the-desert/play/order-words.js": "b42f82c1f4bed916b1c700f296b1c54a",
    "www/games/rommel-in-the-desert/play/outcome-reading.js": "18ad46b3567eb147ad40c57c6f31e6ac",
    "www/games/rommel-in-the-desert/play/outcome.js": "751b550b1e2779cf97ad305892301dc1",
    "www/games/rommel-in-the-desert/play/overview.js": "afb2f319cb2ec821d033e62dfe2fd61b",
    "www/games/rommel-in-the-desert/play/panel.js": "566b1d5366ac4abfe845983325ac6ab1",
    "www/games/rommel-in-the-desert/play/parts.js": "10ad5ce8a1eee54411d732c1d1016aac",
    "www/games/rommel-in-the-desert/play/phases.js": "4a709ec0c2dd7e80cb4cfeea8ec867ff",
    "www/games/rommel-in-the-desert/play/reader.js": "a98ebcb5c42d9cdf20555b9093d251dd",
    "www/games/rommel-in-the-desert/play/recap.js": "121f1f3c83e2df3730ffd3fe5c00452c",
    "www/games/rommel-in-the-desert/play/refusals/leave.js": "3d5f7d48bc982ff1c5d45c53a75870f2",
    "www/games/rommel-in-the-desert/play/refusals/reading.js": "54679c10c871f57035867480a304c6a5",
    "www/games/rommel-in-the-desert/play/refusals/refusals.js": "e69eb481282a296d51ab9b207ff70d2f",
    "www/games/rommel-in-the-desert/play/refusals/refuse.js": "787583ed79a9eaadc23a126e5e14b3f1",
    "www/games/rommel-in-the-desert/play/replaying.js": "eb6c00e174c40f52ab78571d7b4c3ae5",
    "www/games/rommel-in-the-desert/play/set-up/set-up.js": "1d58c886f0b53ba584596e184990d8fc",
    "www/games/rommel-in-the-desert/play/situation.js": "0529df6c80d26ca941dcf858f8d41559",
    "www/games/rommel-in-the-desert/play/stack.js": "6c4e1069567d193a27854f1a88e23e0e",
    "www/games/rommel-in-the-desert/play/standing-words.js": "6f914b30d8a30c04e83f8541e4126f04",
    "www/games/rommel-in-the-desert/play/standing.js": "6b93b239b7c20e3386ab5332e0cf9db8",
    "www/games/rommel-in-the-desert/play/start.js": "9d10a8a6c06490529172091f9734de72",
    "www/games/rommel-in-the-desert/play/table.js": "88ac8d454a53d3ff88cddf2f3f88a81c",
    "www/games/rommel-in-the-desert/play/trail.js": "42aef1110d76a91ee23624931acfdac4",
    "www/games/rommel-in-the-desert/play/types.js": "5a3a47db3f95c2ae5c13f09d851629aa",
    "www/games/rommel-in-the-desert/play/words.js": "919c2ebf3896695334f865ac546d049f",
    "www/games/rommel-in-the-desert/referee/actions.js": "f23e07d26190fac996c5282af33e673b",
    "www/games/rommel-in-the-desert/referee/answers-view.js": "22c178b1d496b71c89a142e2d620a80a",
    "www/games/rommel-in-the-desert/referee/board-view.js": "9c80e05d2d772c1c9cb54b4080f331ce",
    "www/games/rommel-in-the-desert/referee/opening.js": "491c221e050e6cd1312da745b3bac94c",
    "www/games/rommel-in-the-desert/referee/position.js": "c5efa2266c500842fce961b6e96333ef",
    "www/games/rommel-in-the-desert/referee/questions.js": "5193664c2ce512b888f1393bd7d6a6f7",
    "www/games/rommel-in-the-desert/referee/referee.js": "59fd98cd31642a972aaa9b0b8435ff54",
    "www/games/rommel-in-the-desert/referee/sheet-view.js": "7f5635fb860c344c6b043cde0e60e579",
    "www/games/rommel-in-the-desert/referee/sheet.js": "93738ab39009c3b32b31bd71147c68ff",
    "www/games/rommel-in-the-desert/referee/text-dialogs.js": "b08525da0ba3efb7d299d8a0e388a748",
    "www/games/rommel-in-the-desert/referee/tray.js": "1d522efb87341cb07d45e5b6bc64ec49",
    "www/games/rommel-in-the-desert/referee/types.js": "6491e8893e7acd7781e36e6e3089d567",
    "www/games/rommel-in-the-desert/referee/words.js": "3b20ece28b55ee95f48c5eca35b2336e",
    "www/games/rommel-in-the-desert/rules/case-files.js": "f838749aa49e2cca5242698479e9b730",
    "www/games/rommel-in-the-desert/rules/rules.js": "041ffa9073cbc130b19fac645b575e55",
    "www/games/rommel-in-the-desert/sides.js": "23e1e47960626adfa7e00408e157d061",
    "www/games/rommel-in-the-desert/storage.js": "f29d94ee1250e3c4c6b5840b3ef41635",
    "www/games/rommel-in-the-desert/store.js": "0d01d3a650d69f0199d4bad0dfb3ab79",
    "www/games/rommel-in-the-desert/texts.js": "b6cfb6dabc5647b2628f1d9ba8444dcb",
    "www/guide/tour.js": "d196584303d6c8afdacec082cedbfc82",
    "www/help/case-words.js": "c9e92070d71efd58bd4ae00b82e4dc6d",
    "www/help/help.js": "267c17f5a32d63af3c529431842a2004",
    "www/help/keys.js": "80b69e2f42229b492e7a8f98abe662a4",
    "www/help/open.js": "561d10053ba8447d6f08929afe519f3c",
    "www/help/phases.js": "1906f939d65d280a24d91acf89df3691",
    "www/help/ruling-texts.js": "6de8be0b748b4793d0257f2e1c3ef60a",
    "www/help/search.js": "171771cfe08c6d768d4ecef12d72c251",
    "www/help/words.js": "e9268cf0908bcc3c422417ec6ce06716",
    "www/how-to/how-to.js": "6951f886cdfe2e2e6557794b13468886",
    "www/how-to/pages.js": "8a382f644fc79315ab0d21427efbd828",
    "www/icons/favicon.svg": "969816fefe9c3f20382b7570b167a73c",
    "www/icons/icon-192.png": "f9aca3d1fe2fb9aa3c4adbabfdb50772",
    "www/icons/icon-512.png": "62cefc878dbc53bd98c269852de69989",
    "www/icons/maskable-512.png": "8a88f2e6ce0ae3417a7dd184bc1e1133",
    "www/lang/choice.js": "56cce1924e941d599bdf09819db0add1",
    "www/lang/de/analyst.json": "85c9548e1446d5562c3bb0e38f213812",
    "www/lang/de/app.json": "2c2fd0d8995c87692fb8afb9457d3f7a",
    "www/lang/de/embed.json": "adc86ae33950bbb97d71327e172359f7",
    "www/lang/de/guide.json": "693caf7e7b3d035a38f430e5460d20d8",
    "www/lang/de/library.json": "68cba70ce47291b17e15ca49c5dd8395",
    "www/lang/de/play.json": "19651abd0ad0aba017407ab31fba3c80",
    "www/lang/en/analyst.json": "65080f2132bcbb9b8561213ab80d060b",
    "www/lang/en/app.json": "991cde95270cb59a33ce47e49019f4b2",
    "www/lang/en/embed.json": "739eccdc0d7186b151557cf6f08f80b7",
    "www/lang/en/guide.json": "08abaef8c12a096fe8a70c6d28f69b9d",
    "www/lang/en/library.json": "045cb0f8f3b65396648f8b4edd35f918",
    "www/lang/en/play.json": "e0613582f3051f1ba5a7937fb9dcaaa7",
    "www/lang/first.js": "ed201442b1e032859976252d4050126a",
    "www/lang/keys.js": "04933e79b990e98ee578a7f7f3f5c958",
    "www/lang/lang.js": "280b3058cc4e69b08ff2857ae0dd28ac",
    "www/library/actions.js": "7454589d38f315ed831d445ea00643ed",
    "www/library/file-input.js": "b27cdc59de59e936b61c0f50c95c32c7",
    "www/library/game-card.js": "1d7e8a9183ad03cb4978178cfe3aab9b",
    "www/library/import.js": "12fb4293ca4a3d62ab768c786ad54467",
    "www/library/library.js": "59a5ffd9347bc3304e046d15d82edc72",
    "www/library/list-parts.js": "206f282521162e783a1a49caee63c76b",
    "www/library/mixed.js": "77c536761c40f06a665e96ee8f05ecc0",
    "www/library/shelves.js": "98f6dfad0012a37c517c20a426ed360d",
    "www/library/storage-line.js": "351a85474ecb5dd61ce169cdbe8c2e97",
    "www/library/texts.js": "5fabac6c9edf94d09d38c8dd5fdd125d",
    "www/library/types.js": "a1b02c36eff7ebfc4df540bfb7240d8b",
    "www/offline/again.js": "72d3ebb0ee54a9da1c15137ac68d7be2",
    "www/offline/notice.js": "60d2c32d979b7e1023e70b2fc16b734b",
    "www/offline/offline.js": "a47cb84373150cf76891c9a0f832b6f9",
    "www/offline/version.js": "f6ac182213d36454320ca47265388972",
    "www/play/aftermath.js": "50db33af7bebca7311f576163ca01c4c",
    "www/play/agreeing.js": "4fa021120d57fa9964bb854481e82051",
    "www/play/agreement.js": "3ea8bbf5f9ede7a9ae51c6250d45e1a7",
    "www/play/analyst-graphs.js": "c1ec8c22922bf6752f78a8b17dd6a785",
    "www/play/analyst-view.js": "e87fc0bf1a5d9488542b6e25e8da351a",
    "www/play/analyst-worker.js": "4b1f8e19b95e9ac23291f4daeaac4bfd",
    "www/play/analyst.js": "4add3cce5e7ed979c44d9c5d69af450a",
    "www/play/autosave.js": "9eb5c2971904dd468364674fb01e4b55",
    "www/play/board-frame.js": "39a0cd7a42873779947710949a56c2f7",
    "www/play/chart.js": "04b2d5ed08a4eadce39509885910be0d",
    "www/play/computer-opponent.js": "c09bd563f848c247f96b20ceed4c0016",
    "www/play/cover.js": "247bee97c884a7492e01580dd88c176d",
    "www/play/dialogs.js": "7e116093eef25be658368c2d6ee2c722",
    "www/play/end-card.js": "0a1bc29dab4316f33818312996a8bc97",
    "www/play/errors.js": "dc731a12971887b4bef53aa4782a7d52",
    "www/play/first-look.js": "e2946a9d763686aacad634a992ddd0fc",
    "www/play/give-order.js": "c674bbab0d8bdbe77b487be5c496561b",
    "www/play/graphs.js": "cd9767a432a26d636239f9541c8469a2",
    "www/play/hints.js": "ac7bc50cf468f32d39806c70dc6b86ed",
    "www/play/incoming.js": "d58485e6e9e984dba90c9f985880f0ea",
    "www/play/levels.js": "0918a27072dc77f3501d021456e2a800",
    "www/play/log.js": "c6951093840ef6a89be01e059b058cb8",
    "www/play/looking.js": "b24b462a83949fd3b83fac4039fd40cd",
    "www/play/marks-card.js": "8c67b2c79f00e05c07fca7b0944a76d6",
    "www/play/menu.js": "3126ca08139f97588b5372bbde35266b",
    "www/play/new-orders.js": "153b5effd0b3c89d8ec045fd585e5209",
    "www/play/news.js": "0b40182508358a80dae6fd27de045625",
    "www/play/note.js": "60dfe6ffc60760136cd23d9222a74866",
    "www/play/notices.js": "4e654661121f086a3136138644ec0794",
    "www/play/objectives-card.js": "b96923cbc2fc7b84bf552ea1dd9e8441",
    "www/play/old-games.js": "06e5820080c12422a1f0aaf5f9baf3b5",
    "www/play/opponent-worker.js": "d8d5c0a4cb89244dbf96ebf8263bc3d3",
    "www/play/order-address.js": "9afc70fc4733dd833b0b2bce9c65a2d4",
    "www/play/order-of-battle.js": "6e41820ec6e1084a158cb4ff99547e81",
    "www/play/other-games.js": "55aec31f87413fe7acaaff5e48497ff8",
    "www/play/other-preview.js": "91cf8e7b4f4cd64ef490764b62dc525e",
    "www/play/outcome-card.js": "ecd02482829a03b2c38883132d475dda",
    "www/play/overview-buttons.js": "6eb90737c214ce63cb78384508cb1f39",
    "www/play/overview-types.js": "5b6a483e9f9a930d0a4465ad3b5cc2eb",
    "www/play/overview.js": "ea01dfec614fb206bab011589738f815",
    "www/play/pace.js": "3ebf6bf50d4622b4f329746ccc395f75",
    "www/play/panel-frame.js": "53fd1096b926482ffba8df184aee62ab",
    "www/play/play.js": "5aff1743e393a2945ded7cfb479171e6",
    "www/play/preview.js": "84e18dff1fbfcb05156e4ff57af7f2b0",
    "www/play/qr.js": "1389a952fb96acc4fa7a56cf8715469a",
    "www/play/reasons.js": "054378c2f1b879ac5540558266327f8e",
    "www/play/recap-card.js": "748d17c3cfdb3b9084fb0a10d11eb812",
    "www/play/receiving.js": "2c62464029aee81e8632877f7eb02dd5",
    "www/play/replay-address.js": "d190d50ab3d6b56fcd53293fc0a80800",
    "www/play/replay.js": "8ea2385eadf99f97f1f0786917d93712",
    "www/play/result-picture.js": "4303badb74a2ad0bf1df95b9b3ed79e8",
    "www/play/seats.js": "57b67d34370f7faae5c1f71be0edcd92",
    "www/play/session.js": "bb427a61f8bf1bcbaa3a8fef6f6714ac",
    "www/play/share-devices.js": "e36e5ac3e20cfe6e328d31c382b7946c",
    "www/play/share-forms.js": "095c625179e70f924560eb4159d7fdd2",
    "www/play/share.js": "1cbf976e053e0c96ccb2f262600230d8",
    "www/play/standing-card.js": "99d311f8cf4041dd89e68e6bcd9302a2",
    "www/play/standing-orders.js": "d33add5144d706ff3348ff67ef664304",
    "www/play/start-form.js": "d2318f545e80b54283d3b7055e7842f7",
    "www/play/table-buttons.js": "addeeaa2e74a63657a265f507b6f15d6",
    "www/play/table-fields.js": "09caa4760cccce4e3b60660c7cf407fa",
    "www/play/table-head.js": "f9b28aac81cfe5d735a80b3d3036e31d",
    "www/play/terms.js": "cd843920e667534a23b9852acd1a1e26",
    "www/play/turn-title.js": "f0583a1fc95913207091684a1aa1ce5b",
    "www/play/turn-track.js": "19bde22ff596742e2eca17f1ce527930",
    "www/play/turns.js": "578ed1e1b7595d58b0b27c2a315ae9af",
    "www/play/types.js": "561328362e8d4543dfd20e6720bc5734",
    "www/play/undo-keys.js": "6a77981863a3cce684084fb4ded5fe42",
    "www/play/viewer.js": "231551cc5829f5550321140630f279dd",
    "www/play/whose-turn.js": "2a44d63c5b3aafe0a294ebc10ba666c8",
    "www/play/without-engine.js": "0a1a13eb7f79e421f24b39e93ca679ee",
    "www/rommel-in-the-desert.js": "2e84beaef838946c31070abecaddef4f",
    "www/rules/case-files.js": "2453506d856f3bbd8d2ee3cbbdabd042",
    "www/rules/cases.js": "0517d06522065920c0ac50bc2ecf85dd",
    "www/rules/ledger.js": "46fc6281ee1470b5bafd784466b3f161",
    "www/rules/rules.js": "3f717a99b71ff4e76d5110f8a5f20a40",
    "www/rules/tests.js": "fbd4b87e683d7b763d630933177749a6",
    "www/shell/app-types.js": "3c30e53b401866d7b0645194ee24ea85",
    "www/shell/back.js": "cc0905d87f6f7bdc16ddacde2569d2db",
    "www/shell/engine-types.js": "c9996672c85c2afeb03821c59a598b6e",
    "www/shell/engine.js": "48d23b64804a602c67821f44156f7880",
    "www/shell/file-drop.js": "4971be51ef1e1e9b998c177f52662a38",
    "www/shell/files.js": "4b95fd1501e98065f95697fc16220cc8",
    "www/shell/game-field.js": "7120981d89edba2edec60f3c28350ca5",
    "www/shell/game-types.js": "412b9a5021ee81d1d8a9bbe5c39e0914",
    "www/shell/games.js": "6eebd17f4fdbf8efa2fdef41872d347c",
    "www/shell/landing.js": "a9c77656edda915be429db2b7581e722",
    "www/shell/language.js": "50b40db28b9d0832628a63eb0d7e70c7",
    "www/shell/late.js": "c4a7786b061f20cff72396a4a1edbc05",
    "www/shell/ledger.js": "4586f5403f7a2dd54973fa383d0ea2e7",
    "www/shell/link.js": "876dbb6c270707ec00af317e96b774d5",
    "www/shell/once.js": "4d59f687ea19a6c14b7d6d8b95de7390",
    "www/shell/open-dialogs.js": "550f259de2d749cf61de898e03a0e4ba",
    "www/shell/router.js": "4dc95f53d3f67c74f8f5b00018619b57",
    "www/shell/scripts.js": "d6cdd934809e233525e8a121b92b7dc2",
    "www/shell/sections.js": "f219b66db156cc531354dd758055f778",
    "www/shell/start-game.js": "3d9f4189727e5d0c058c7ae52beeef66",
    "www/shell/status.js": "abd6cef1515851afa768c6476922d92c",
    "www/shell/style-watch.js": "1f1a29502136e6ba2f1de936b30945f1",
    "www/shell/styles.js": "c0fd916d63fbc0060b8168bd12780c40",
    "www/shell/switch-notice.js": "4239c8b3cd015fae9b19137155846bd7",
    "www/shell/tabs.js": "5bbd08827fa17ee8c5d73092f74e65a9",
    "www/shell/text-file.js": "3f75eecc03dcf115c9d3fb0793e94b3a",
    "www/shell/theme.js": "c2a5aa3d2c505a09e5d6fe0bd8cfca3d",
    "www/shell/which-game.js": "d127d71d3bef27894607404f7fb2c3cf",
    "www/store/browser.js": "c9fa727455a13766042cb12f7c4aed80",
    "www/store/card.js": "659db5051875a23c27700810d9b20f28",
    "www/store/charts.js": "93513700679a5aa960b4c78dfb47945c",
    "www/store/database.js": "fb04f7e611c0d23403578f7281565b53",
    "www/store/files.js": "e51ac0b566eb0d2517cf40ee4c1e74e4",
    "www/store/games.js": "6b95d4a1773a4408a237cc1f7aff5cb9",
    "www/store/listed.js": "220c02d29e27cc310536c4a33016b200",
    "www/store/locks.js": "6ff4120cb56f9783318845e34787ca81",
    "www/store/mirror.js": "435d16bfed6aba856743ff10b3a78801",
    "www/store/names.js": "27556c80b697f8817fa77b395a09a414",
    "www/store/random.js": "4314cd61f3c3e29f41c5976b59760127",
    "www/store/records.js": "28e509d441be34261554260340e8bfb8",
    "www/store/rows.js": "cb97fdb83e854487e51be6b1219ebf04",
    "www/store/sealed.js": "b794e64e922f8eb6838765f2680b1609",
    "www/store/sheet-saver.js": "5608868bae99dad014e868c765dabf84",
    "www/store/sheets.js": "ffab5e6d3c2efd6dd7e5f1a723deebdd",
    "www/store/storage-error.js": "f5d5a4b39c3de5126b82167e2284fe69",
    "www/store/store.js": "7e03facedbd6748d0cd9a729989b5661",
    "www/store/values.js": "fd303d2e965d1f0c3ec4f0c15615b81a",
    "www/style/base.css": "2d2fa18737720538846f1d512126c182",
    "www/style/battle.css": "eac245c16cc13c5734854781bb5d4540",
    "www/style/blocks.css": "e437b34f7410b00beb150117d0a940c6",
    "www/style/board.css": "1e54bbd502e56a5803b24c08c382b53e",
    "www/style/choice.css": "ecdb4a7d73e6887cbcb79365579e133a",
    "www/style/embed.css": "fd4e368ccbdb770f7f57690e57c2bcce",
    "www/style/explorer.css": "75df05b183b38f936ba0165eabd32e7b",
    "www/style/help.css": "a8519c609ef29210fbbb6700b2c045bd",
    "www/style/how-to.css": "7086f5094842772e0589da0aeb8e8d8a",
    "www/style/layout.css": "b87212941dd3e8e4c9055e660a465936",
    "www/style/library.css": "db8b2b7d0458d166db558b10d3239ab1",
    "www/style/play.css": "10343e3a4e775486f7259a994f44159c",
    "www/style/referee.css": "809fbfa5c96771e66dd2b2cfe8c35871",
    "www/style/report.css": "dc67565ced57b65c3a58d3595281e254",
    "www/style/rommel-referee.css": "3c1439189d6ba35251fbbcaea13fe8e0",
    "www/style/rules.css": "436f8ed55d175d3ea0b5d3d91fcac0ec",
    "www/style/tokens.css": "8b66745434b02f168fe4b1bfb3194108",
    "www/style/values.css": "8790a71d672df9e5cf7368fafe2d9e46",
    "www/vendor/idb/index.js": "e01b45d2e088a7197e8b41ba9b51a087",
    "www/vendor/qr/index.js": "a0de370051f94bd74f218f74401fdf19",
    "www/vendor/uplot/uPlot.esm.js": "5dd9b3281aa64b461b42d9945f6adb26",
    "www/vendor/uplot/uPlot.min.css": "df630c6a8d6f8eeaff264b50f73ce5b1",
    "www/worksheet/carry.js": "454f5ff79a3769178dcd0122e6dbc889",
    "www/worksheet/case-tip.js": "8a613d6d557512e03b0389717e482c67",
    "www/worksheet/clock.js": "eca391aa8bc4b3f03e2000c1c676dae3",
    "www/worksheet/copy.js": "af90ab6abe2341024608f9cff458779e",
    "www/worksheet/dialogs.js": "620b73a081a8340835955374afbd47b0",
    "www/worksheet/dice.js": "7f828de7052973e3825e1ce60540e3d0",
    "www/worksheet/drag.js": "7b0f3a00a6a67ef8b908020e0a392cac",
    "www/worksheet/errors.js": "00415db194bbb7faba5351083c078f22",
    "www/worksheet/focus.js": "52208676a1c794936e83351ed5825e5d",
    "www/worksheet/history.js": "1113874c0156fac1d1ab699d8f48bbdc",
    "www/worksheet/keys.js": "8f4ad2e1a5400a43111cc057a3c4788a",
    "www/worksheet/menu.js": "82e084d34b74045bfa2f2821930b8d46",
    "www/worksheet/morph.js": "a62f14eb5cf1bd62c4c4a00b920e6e5d",
    "www/worksheet/source.js": "22a3748af69ed5d9d3fff74e087be1ae",
    "www/worksheet/values-bar.js": "f9dc9f568939c31831cbd4850019c24a",
    "www/worksheet/widgets.js": "34cbeca828849568feecf49e6ce05335",
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
    const address = past ? `${urlOf(scope, path)}?${hash}` : urlOf(scope, path);
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
  return ending !== "html" || (/\bsrc=["']?www\//.test(text) && /<\/html>/i.test(text));
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
