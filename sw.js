// Written by `cargo xtask build` from www/offline/files.js, www/offline/worker.js and the page's files.
{
const list = {
  version: "086b4a807b60",
  files: {
    "embed.html": "cb14d3e1b370c94b6d21cc1de2202782",
    "index.html": "051d100c47ff2f51287507c8b0b517cd",
    "manifest.webmanifest": "d93a119bfda3a036bd9b942339d2b8b7",
    "pkg/desert-fox/build.js": "733a7e30b8ff44e98b2a93fa08da781f",
    "pkg/desert-fox/desert_fox.js": "7952eda41687909213c3afa442fb286b",
    "pkg/desert-fox/desert_fox_bg.wasm": "db79723ded9ebdd5d7d80faa0a2c2406",
    "pkg/desert-fox/map.json": "b254cf765a42c087a3c3b7f5492379a0",
    "pkg/desert-fox/rulings.json": "d16eb3b0de6a6295df1ef72af5118a5c",
    "pkg/rommel-in-the-desert/build.js": "f7c1de9febbbd17c3bae5bf656c15c1f",
    "pkg/rommel-in-the-desert/map.json": "0250f16c65c5cc7cb8930a048e4701a6",
    "pkg/rommel-in-the-desert/rommel_in_the_desert.js": "26842fa1f15031d8d86c3fab14d266a5",
    "pkg/rommel-in-the-desert/rommel_in_the_desert_bg.wasm": "023d48fcd0c7e71d73c866c8240ceb87",
    "pkg/rommel-in-the-desert/rulings.json": "69dd5f957685583c539d7d102ceb85d3",
    "www/app.js": "a3e5da804c83973d327a267ca8151030",
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
    "www/board/label-layout.js": "a6c70eeb1aa5669343996e8100d280ad",
    "www/board/loss.js": "c02d18940cb908404da74b449bb9f6e0",
    "www/board/map-legend.js": "a184908fc3e2b5712d3807a98b8e97af",
    "www/board/map-tools.js": "7bd327dd38b23740535e3bf28797ce19",
    "www/board/memo.js": "f524be90d9b4451e4131c9839f60053b",
    "www/board/minimap.js": "66411b994df763bad344032d087505b3",
    "www/board/model.js": "cac4c46891a20e847ddc5785c2eb167f",
    "www/board/noise.js": "54a0c161252e0a227a23b4974f1c96f6",
    "www/board/overlay.js": "2eb1891de0df014f9812a6f678caddcf",
    "www/board/overlays.js": "aab95ff6336328073a42bda53ee73418",
    "www/board/paint-frame.js": "dbdcdfbbb5b92597f394cb5618c1bbee",
    "www/board/paint-labels.js": "bc3bcd99a6d78067d092ab60ed3b9328",
    "www/board/paint-lines.js": "c3e0bc59c6bb1084e08447606637b031",
    "www/board/paint-terrain.js": "34f9b5e1d6d2a9efd10356ff3d972dcd",
    "www/board/paint.js": "0d9d34559d9f7c581687ca744e5f0a21",
    "www/board/palette.js": "9db1bcc11083ba654c4ecc884624a02d",
    "www/board/path.js": "c2204eafd1b4999a7c814b16a4b5ac7d",
    "www/board/picture.js": "17578a5288a2f716ac14b2f176d50b80",
    "www/board/pieces.js": "2f0ebdf8ae3fdb2c2ca281be798e0e53",
    "www/board/readable.js": "5eafeff41772d1140a487a8be3731adc",
    "www/board/relief.js": "70be3090b366f8d973356abbc7322251",
    "www/board/scene.js": "9513c41694b8ace6630d3c4260af9245",
    "www/board/shapes.js": "ea02214e4832c115ad49b02dac2d0f27",
    "www/board/shared-map.js": "05f92fb4a1d00f636e0d27bb4c54183f",
    "www/board/sides.js": "08ffd9b7505a28f9a5042c906660e56a",
    "www/board/sprites.js": "91318ffc2147e43e3f15e1e435041f12",
    "www/board/stacks.js": "306ea4d14fe0a1074487d10eb304ba38",
    "www/board/still.js": "6c3a1b2a243a5fb6224444e811afa5b4",
    "www/board/surface.js": "83856e4a045eeef8da483c30e867c027",
    "www/board/tiles.js": "5b8692e16d5c95d5a7e92a99c62d96e1",
    "www/board/types.js": "5798b7de6aebfb1caab9d6c45922ed34",
    "www/board/view.js": "cb63f21e4a34cbb98b2632829830a375",
    "www/desert-fox.js": "c789b017f29ea4b08dd3af6117a7cdde",
    "www/dom.js": "3cdfdcfef521c9d4a1343163d9c77fe9",
    "www/embed/controls.js": "dc33d98559a8241bc831167f4c00543d",
    "www/embed/create.js": "64726408c1af62ef273906c1d13fe7da",
    "www/embed/messages.js": "a0bdc2fdf6951699acf0282dc6ee3cee",
    "www/embed/options.js": "f587a2d3b78439b3a6372e640abfe8fc",
    "www/embed/page.js": "1cb385a5f68986cecc3b3dc684d8b25b",
    "www/embed/play.js": "af7135fab49e77d0a428235d60690f84",
    "www/embed/record.js": "7648b3a68e4276368ef6cf863ffb7989",
    "www/embed/screen.js": "0a46c24321f50330a68a387e2a54ee0f",
    "www/embed/shared.js": "a09b281af32d3c9597cc14a5b1672407",
    "www/games/desert-fox/analyst.js": "a338d64f60429aeea57285e72c985f3b",
    "www/games/desert-fox/art/board-art.js": "0deb8bd8b6cbc524415c53d9ae009b63",
    "www/games/desert-fox/art/counter-face.js": "80e1459d6e79c8147babf1e38e8b5632",
    "www/games/desert-fox/art/counter-form.js": "ff8501c4f04a9b141a6bfa93a79ebe06",
    "www/games/desert-fox/art/counter-states.js": "2be2026742709f1b80cedeba49464c89",
    "www/games/desert-fox/art/counter.js": "f0f73e593ea98ee2a5a496084d913c41",
    "www/games/desert-fox/art/game-counters.js": "09e501b8f1300ed95d62f498b70b9a16",
    "www/games/desert-fox/art/game-legend.js": "50488641cb8f360de3bd846f314f5731",
    "www/games/desert-fox/art/map-art.js": "4eb7d2cd51c567c66c449c8a1320c726",
    "www/games/desert-fox/art/map-corner.js": "20afdc5ef7c9bd8ff5d29c52d1125022",
    "www/games/desert-fox/art/map-words.js": "923a2f404fc3914a3a37b0939a8b2bc1",
    "www/games/desert-fox/art/markers.js": "38747d0bb7cba552000bcb0ba3200d7d",
    "www/games/desert-fox/art/overlays.js": "dedac349e344946d35ceb5e49ea9ed4c",
    "www/games/desert-fox/art/places.js": "b800e61f1d3a35fa9ec40c64ab3961fd",
    "www/games/desert-fox/art/symbols.js": "4ecc38dd1b849c7b7c2ec4aee417afd2",
    "www/games/desert-fox/charts/editor.js": "389fe93a69e7f48b063a82cf6d1b626d",
    "www/games/desert-fox/charts/map-adder.js": "2a7fdde8b369615da1632cb59d35d028",
    "www/games/desert-fox/charts/missing-charts.js": "9d4f9a65f34a0fe95349d69aed77b6a2",
    "www/games/desert-fox/charts/tables.js": "c680455c8fc733370e83d96f3c961df0",
    "www/games/desert-fox/charts/texts.js": "786a37fee4ae12810cf29a9e3d06c07e",
    "www/games/desert-fox/choice/chooser.js": "26967a2b1820644ee456824ad4923372",
    "www/games/desert-fox/choice/compare.js": "a3bb02ca5289bef423aeed3c05f24498",
    "www/games/desert-fox/choice/texts.js": "08367870a082267441759c62dc408036",
    "www/games/desert-fox/embed/embed.js": "d29aa9196a24bddf5aa0ed13688268db",
    "www/games/desert-fox/embed/play-parts.js": "294ec9add984c8af16c90f911b19f85a",
    "www/games/desert-fox/embed/scenes.js": "b0478050f4cd62e3b42f314cd1a0a2f3",
    "www/games/desert-fox/engine-types.js": "925e6b7a169a1bc9620685ce1afb2bf4",
    "www/games/desert-fox/engine.js": "81804d06150ca5d5f66115e2e44c56bd",
    "www/games/desert-fox/explorer/actions.js": "8f181285d799851da909d114fe3f4a88",
    "www/games/desert-fox/explorer/attack.js": "15478a582788272a2d5944f51b66dc81",
    "www/games/desert-fox/explorer/board-view.js": "4de2a05c91aec9898766c42a77f00275",
    "www/games/desert-fox/explorer/explorer.js": "8849f2b9f37201dff03d45bed536845e",
    "www/games/desert-fox/explorer/ground.js": "93521db98a59228ab1d4f012527b09ce",
    "www/games/desert-fox/explorer/marks.js": "8bda308dc94c191b8c2e5de18e5b94c3",
    "www/games/desert-fox/explorer/movement.js": "ef9bc311f34b01dd1b3bd4f6afe37638",
    "www/games/desert-fox/explorer/overlays.js": "5f0d91f9cfba4f750ce8db1c5e550faa",
    "www/games/desert-fox/explorer/overrun.js": "bb5eff5c807af40ac0dcd4eec8cc0e48",
    "www/games/desert-fox/explorer/panel.js": "973b70b8296cd21c1028460bb10f92b1",
    "www/games/desert-fox/explorer/position-after.js": "c06e147c92cb99b0e612298ebc30618c",
    "www/games/desert-fox/explorer/provenance.js": "88991fd6ff345da9d10ce8a6f9ec6f86",
    "www/games/desert-fox/explorer/queries.js": "2d4a14a4a93c585bd465d599d0c1865d",
    "www/games/desert-fox/explorer/retreat.js": "0e22ebf588fca7a26c4d0766d3e1ff1e",
    "www/games/desert-fox/explorer/share.js": "bde5d0f22a553cf7dc0f82b80f44bdcd",
    "www/games/desert-fox/explorer/sprite.js": "d1f5725e8ca09b5f59f458145c8f7ce1",
    "www/games/desert-fox/explorer/stack.js": "421fa45ffa4f534594afe6f951b337a3",
    "www/games/desert-fox/explorer/stored-position.js": "fa7b2e38a9b2979c939c27bed5cd32ae",
    "www/games/desert-fox/explorer/supply-acts.js": "555f8db6d409856c6f51a2861c4fbca0",
    "www/games/desert-fox/explorer/supply.js": "064284835f44b271a7172a7eba7fb9e4",
    "www/games/desert-fox/explorer/table.js": "04b841fadb55d4eb6322ed464a330fa7",
    "www/games/desert-fox/explorer/texts.js": "79b7ca494658b7ba3e01908b3e5d6d85",
    "www/games/desert-fox/explorer/toolbar.js": "ad2418061b9cd83342b91a5f3020963f",
    "www/games/desert-fox/explorer/tray.js": "3d50b6d73f8750fb5b9990ba50dda459",
    "www/games/desert-fox/explorer/types.js": "b8aea72c19456f6262166e0dab72f352",
    "www/games/desert-fox/explorer/values-table.js": "0662193021348917a6f1db54bbe85b71",
    "www/games/desert-fox/game.js": "2d11ac2ec3c02d66857e7beaf82435ba",
    "www/games/desert-fox/geometry.js": "dd57265abe31a567444d3633f130b2d7",
    "www/games/desert-fox/guide/guide.js": "e8df335c923b7070c7502cab0c6b4324",
    "www/games/desert-fox/guide/opening.js": "b28a758f71d78b93620741d253c21b8c",
    "www/games/desert-fox/guide/steps.js": "69f07ec3027e548dcbadfcad6a39d0eb",
    "www/games/desert-fox/help/glossary.js": "11bc03bec250c63c8eef917b0da64dea",
    "www/games/desert-fox/help/help.js": "8b965b64c2343d31b853ce82ff5e5256",
    "www/games/desert-fox/help/phases.js": "d03526d2995ce721aa259cab4fc75ee7",
    "www/games/desert-fox/home/hex-info.js": "25437690af6010cd1e64ba4a0ad6d841",
    "www/games/desert-fox/home/home.js": "76aadd5cb80e8dac3bd1079ce7df7c5c",
    "www/games/desert-fox/home/legend.js": "366b54ef57fa58e16defc9d828e9f22a",
    "www/games/desert-fox/how-to/content.js": "36848d5df6d9a3a42f95fce400d51b1e",
    "www/games/desert-fox/how-to/how-to.js": "476ec4952062ed8e336b4d36e100e7b6",
    "www/games/desert-fox/how-to/paint.js": "4bbd0a698740dc4c785955507e11a865",
    "www/games/desert-fox/how-to/pictures.js": "44ac666dd8674eaf534032209b9d78f8",
    "www/games/desert-fox/lang/de/analyst.json": "5056e426235225dacf49da19c4986516",
    "www/games/desert-fox/lang/de/app.json": "79ebb35feae1a903e0f314cd5f63c444",
    "www/games/desert-fox/lang/de/board.json": "519be9937a8514afc26ecb3639991435",
    "www/games/desert-fox/lang/de/charts.json": "47023d96eee6fc729bbc220a0e6153e2",
    "www/games/desert-fox/lang/de/choice.json": "6d5d88ca0fb6c2f890fd7c1d28cc3d4d",
    "www/games/desert-fox/lang/de/explorer.json": "9822ea65721aaa771f21419a3168b798",
    "www/games/desert-fox/lang/de/findings.json": "a959bcebd17beaf309e8c4a1048e4143",
    "www/games/desert-fox/lang/de/glossary.json": "d7cfe8ff37e01e22bc338fa0154ed944",
    "www/games/desert-fox/lang/de/guide.json": "fb7000d47f86f531ba4d9466d08d5569",
    "www/games/desert-fox/lang/de/how-to.json": "5c822b59cb374986e49f0d26c299b030",
    "www/games/desert-fox/lang/de/play.json": "7426ae8673d71718d986d1464ca64d54",
    "www/games/desert-fox/lang/de/referee.json": "2c4594267a7f8823c7f91287bf5f1ed2",
    "www/games/desert-fox/lang/de/switches.json": "9422c4ef9117f8dce72b6d8671270ce0",
    "www/games/desert-fox/lang/en/analyst.json": "d039be49da95d8efb066c76ca4d7b6ad",
    "www/games/desert-fox/lang/en/app.json": "93f246d0db9ff97ad990fefecde5dec8",
    "www/games/desert-fox/lang/en/board.json": "351146684d67cd4bc3555374222540a4",
    "www/games/desert-fox/lang/en/charts.json": "b8cd724dd53f46649db7379daea390e3",
    "www/games/desert-fox/lang/en/choice.json": "caaeb95202cff747710ab7d0ccba24d2",
    "www/games/desert-fox/lang/en/explorer.json": "e71eacb583fbd9b2639c55513014df6f",
    "www/games/desert-fox/lang/en/findings.json": "f37c1cf42038b21414a599d99c894f52",
    "www/games/desert-fox/lang/en/glossary.json": "bfa7a080b3c286fb3d11ee455942ad5e",
    "www/games/desert-fox/lang/en/guide.json": "e2c07c0e50b80282e58756d239d826f7",
    "www/games/desert-fox/lang/en/how-to.json": "b46ec18d57057f208ff4f9bf1b3e79b9",
    "www/games/desert-fox/lang/en/play.json": "70542d6deaf33615d8ca61561754b197",
    "www/games/desert-fox/lang/en/referee.json": "d823a0c7230d8387070c850759741d56",
    "www/games/desert-fox/lang/en/switches.json": "8a767f517122efd1de2be7fab7ecfa0b",
    "www/games/desert-fox/listed.js": "150943cda43cc5087a878ee654f31283",
    "www/games/desert-fox/map-model.js": "e9ffcaf6ef5a11b704dc31a92cc92459",
    "www/games/desert-fox/migration.js": "d097cf8b60415033f524b85f318d5abb",
    "www/games/desert-fox/opponent.js": "20ef04661c58d5eacc12b670cc6457a0",
    "www/games/desert-fox/play/actions.js": "5403c6396191ceafe1dc50c045ffb4cd",
    "www/games/desert-fox/play/aftermath.js": "bbabd1158737d7950bff8c43ba991544",
    "www/games/desert-fox/play/all-orders.js": "0dca23ed98e9a2293691391313e9f177",
    "www/games/desert-fox/play/analyst.js": "c26b19443081dcbfbbd8a7e026a99eb6",
    "www/games/desert-fox/play/attack.js": "32fcf3d22d726265e4364979f3d03634",
    "www/games/desert-fox/play/board-view.js": "11863a73d390f6d987fcb44be7ccb6c6",
    "www/games/desert-fox/play/boxes.js": "2fabc302eab86c4394c67140a5a5e0e6",
    "www/games/desert-fox/play/buttons.js": "c65e32f3277822f7dd155433d458c59f",
    "www/games/desert-fox/play/combat-odds.js": "5a486050debc463110087aae4d7fb868",
    "www/games/desert-fox/play/counters.js": "48925d18cdf70e95b3ab9a633a55501c",
    "www/games/desert-fox/play/decisions.js": "c0211b247c5a5f105bcca70d6e479b43",
    "www/games/desert-fox/play/engine-calls.js": "df1bebb064a8be79db7884110824f010",
    "www/games/desert-fox/play/fields.js": "00ec64ab06f9fb7d0d10b4d5bf0ff11a",
    "www/games/desert-fox/play/graphs.js": "f7f4854125c52f091f20da160a872380",
    "www/games/desert-fox/play/group-view.js": "e6967bf27b990300e7893df496dc106c",
    "www/games/desert-fox/play/group.js": "840f6d3afb0a95bd1cd6f634cab36568",
    "www/games/desert-fox/play/guide.js": "aff3377d92659c52f3fd31f0136bd1d8",
    "www/games/desert-fox/play/in-focus.js": "8db95803b89125bd76aee28732085d6a",
    "www/games/desert-fox/play/invasion.js": "087531219ffc34a6234903c0b6142723",
    "www/games/desert-fox/play/key-list.js": "a0bab65877fd36ad302218a3565d1e15",
    "www/games/desert-fox/play/keys.js": "d2e79ec45f244f640e1b274b5ed1bac9",
    "www/games/desert-fox/play/layers-view.js": "fb80805f3be16889638f609fb614bcf9",
    "www/games/desert-fox/play/layers.js": "2fa3ccc184f57a9d65f62fc4856e57ce",
    "www/games/desert-fox/play/log-marks.js": "3711f844d6aef805a9909fc83b1ebfa2",
    "www/games/desert-fox/play/map-layers.js": "0bab41af55aced807a214839cf05f71d",
    "www/games/desert-fox/play/movement.js": "6de233f7b88144032830fc4c3738c699",
    "www/games/desert-fox/play/moving.js": "877152681bb6da6f7464a67e74ab5baa",
    "www/games/desert-fox/play/offers.js": "07deed4eb4aaff0f92d3ca3fed6810ac",
    "www/games/desert-fox/play/options.js": "c6f26b8203e766d6ab926385453d4fe6",
    "www/games/desert-fox/play/order-buttons.js": "06fd9038801fde9ee9d9cda7ac0161cb",
    "www/games/desert-fox/play/order-effects.js": "b9aaf3ce3e57a2359355537eaad6b163",
    "www/games/desert-fox/play/outcome.js": "6f7a31f2f1555b9cf466422b4028e165",
    "www/games/desert-fox/play/outlook.js": "c17fb6a7df0bd7bce282358bf2d795a5",
    "www/games/desert-fox/play/overrun-stakes.js": "30121c6315c1c6efbdc81f6cc7bb7515",
    "www/games/desert-fox/play/overview.js": "b76bd16f913d6d4d9bfa2de3c4bcdcf0",
    "www/games/desert-fox/play/panel.js": "78a2d03ac537f877c4f0b54e4c6901ad",
    "www/games/desert-fox/play/parts.js": "ae9c3a85de13d71d82dba15f154f471e",
    "www/games/desert-fox/play/phase-actions.js": "a9e385e77e94f412fa77dc52eaeb477c",
    "www/games/desert-fox/play/recap.js": "a453e2afaea86ff7482d328137c00738",
    "www/games/desert-fox/play/replaying.js": "b38fa1c656ca4398ab34e8e7a587ea93",
    "www/games/desert-fox/play/results.js": "ec76f28e190db69109aa59a9b9ad2533",
    "www/games/desert-fox/play/selecting.js": "5075488316f0f0a6e30dcb58a88c53dd",
    "www/games/desert-fox/play/selection.js": "c644c71a11db6e4756ae29c94cbd5948",
    "www/games/desert-fox/play/shown-path.js": "f1d719119ca67709ec3392e96ca6fbb8",
    "www/games/desert-fox/play/situation.js": "f100ec5d18711b7fec885bb6e89ec787",
    "www/games/desert-fox/play/stack.js": "e3548511426363cededcdf08c5735b45",
    "www/games/desert-fox/play/stakes.js": "31625ad52a84f2687a56d0599e52ba11",
    "www/games/desert-fox/play/standing-words.js": "2f0bf648e788d6888f3d03e8ac18e4aa",
    "www/games/desert-fox/play/standing.js": "2cebde67addbf6eb8b8da0bf22da0ace",
    "www/games/desert-fox/play/start.js": "e58e1f1fd43c1589272839b943e95cc6",
    "www/games/desert-fox/play/table.js": "48b5d7d608867be9693c210f70fe1be0",
    "www/games/desert-fox/play/texts.js": "30c40c263bd46b5afa3b031bdd05a850",
    "www/games/desert-fox/play/tray.js": "1cd4933f800e5d51e3359d4caf18feb8",
    "www/games/desert-fox/play/types.js": "bf471ef9bfb1891cde907af7d09b0bfe",
    "www/games/desert-fox/play/words.js": "29e9cdd52bbefe1ae5ee728ada6fac33",
    "www/games/desert-fox/referee/actions.js": "faeb0cae4d836fc5135ef3b377901bf4",
    "www/games/desert-fox/referee/adjudicate.js": "a23434f5ec5cd98f4cd28a62588bb884",
    "www/games/desert-fox/referee/decisions.js": "c8cc4dd27f27ea32028b0684054133d1",
    "www/games/desert-fox/referee/edit.js": "e120d97c35ef1eaa2b8272ed2536eb6e",
    "www/games/desert-fox/referee/examples.js": "7a578959bf227921e584e84193a4ecc2",
    "www/games/desert-fox/referee/examples.json": "9a6dafd48676d8a6d3870d8ba457edbd",
    "www/games/desert-fox/referee/field-errors.js": "a8f7ab57b7d8218f551e5f555f551277",
    "www/games/desert-fox/referee/map-facts.js": "6c456428073abd562494ffb70ca2e5ab",
    "www/games/desert-fox/referee/modes.js": "5a29f4bf8fef639bd5560a9c81141aa4",
    "www/games/desert-fox/referee/origin.js": "34fef1bdb8bf824152b20699e7e15bb4",
    "www/games/desert-fox/referee/referee.js": "203010218cc4ea9eb4dca30b8b93b4c3",
    "www/games/desert-fox/referee/report/cell-reader.js": "8f558e4d05fb9a23581c5e33d18166ee",
    "www/games/desert-fox/referee/report/chances.js": "534b57e8be11ceea1bb7d3e6320ced8e",
    "www/games/desert-fox/referee/report/comparison.js": "22a7c0e171c42b8c304ff9cb1ccdc19c",
    "www/games/desert-fox/referee/report/findings.js": "9e44128e6571889f8b5a0d4673bd69a7",
    "www/games/desert-fox/referee/report/outcome.js": "8dcf8644a5ef9d5c3cdd8d177fe41d71",
    "www/games/desert-fox/referee/report/report.js": "c745fb6ae4081c9895b9d1b04c9ec1e3",
    "www/games/desert-fox/referee/report/strengths.js": "48932ae39993f5a2631e4a4ee3d83fb8",
    "www/games/desert-fox/referee/report/summary.js": "937ba21a6d739dbc59bf2bebf2e294b4",
    "www/games/desert-fox/referee/report/table.js": "81d1e7020bed2ee523817b27bd2caa99",
    "www/games/desert-fox/referee/share.js": "77ea8b9245bb8736460ea7ffb0f5c5fe",
    "www/games/desert-fox/referee/sheet.js": "1038180b8849da1dd5235f16f2bf1f0a",
    "www/games/desert-fox/referee/situation/adder.js": "baadab731a215abc23626a377a7669a0",
    "www/games/desert-fox/referee/situation/columns.js": "1e42a02b8b41677139df25d0729775d9",
    "www/games/desert-fox/referee/situation/hexsides.js": "f50b87908c928879c6e748bb7192cea7",
    "www/games/desert-fox/referee/situation/rules.js": "be3328517d63c6bd64f6dc77a365129a",
    "www/games/desert-fox/referee/situation/situation.js": "5020c9fec433e3c600bbec66a4a67c2c",
    "www/games/desert-fox/referee/situation/stack.js": "9110f07f435e2c66ecc03bd845846898",
    "www/games/desert-fox/referee/situation/unit.js": "f51a62e86a50ebea10a20da3f5ac1ca3",
    "www/games/desert-fox/referee/stored-sheet.js": "0a5b24a77ed75d9fdbf8379a994b692f",
    "www/games/desert-fox/referee/surround.js": "4e233d103aae3bb6fe823bd3ff5fcd78",
    "www/games/desert-fox/referee/text.js": "44f3363dd4a02109eeb7bbc3509c0608",
    "www/games/desert-fox/referee/texts.js": "8e55a65a2ff97e3759ed35e46d0a5cbc",
    "www/games/desert-fox/referee/toolbar.js": "db49cb9f8e2aa9c0da22fc87501d603f",
    "www/games/desert-fox/referee/types.js": "8a075c969c592b9399b53b97c32017d1",
    "www/games/desert-fox/referee/value-dialog.js": "d4155094d6c524f55d875040426af438",
    "www/games/desert-fox/referee/values.js": "a33bae32d5987fb9ae16fc651429f459",
    "www/games/desert-fox/rules/case-files.js": "be6a2c970a78b08a088cf1b2f0d352d6",
    "www/games/desert-fox/rules/rules.js": "a111962a76c63047bf3b48b1c42f4378",
    "www/games/desert-fox/sides.js": "ac85aea69c3b8af36213acb985fa67ac",
    "www/games/desert-fox/storage.js": "b88836fba3f79221cd9541479696f520",
    "www/games/desert-fox/store.js": "878f218d1213a3ed89149e963eb50417",
    "www/games/desert-fox/texts.js": "2e9646fa317c1d59f726318ead2978dd",
    "www/games/early.js": "0d65bf6c779bbb525637c3c858bd5b1f",
    "www/games/games.js": "f9496bbd0eac97825c7f76435deeed36",
    "www/games/rommel-in-the-desert/analyst.js": "a338d64f60429aeea57285e72c985f3b",
    "www/games/rommel-in-the-desert/art/barriers.js": "8dbba35e4524c97944b76c2dca81150a",
    "www/games/rommel-in-the-desert/art/block-label.js": "b2a44a17e4511b31ae4c8a123de73f15",
    "www/games/rommel-in-the-desert/art/block.js": "66812bfa628a73365a71f6ea8469f3c1",
    "www/games/rommel-in-the-desert/art/board-art.js": "dea521b7860b7046e2abe8d59d21903b",
    "www/games/rommel-in-the-desert/art/fortresses.js": "7bc6df1376e751e87c0287cf5f29c6cb",
    "www/games/rommel-in-the-desert/art/game-blocks.js": "a60654ba3faea565e8f73dd997d2e5c5",
    "www/games/rommel-in-the-desert/art/ground.js": "d116d108e4389d05697b7b9c6d2973a6",
    "www/games/rommel-in-the-desert/art/map-art.js": "c1de226934a8b30760218fbe99369ccc",
    "www/games/rommel-in-the-desert/art/map-words.js": "a318a26d7f54f1891a1020631caa47b5",
    "www/games/rommel-in-the-desert/art/markers.js": "dcc4ab7083f4e2457b53c48b7db6fe24",
    "www/games/rommel-in-the-desert/art/names.js": "ea3ee03561fc4e86941d66c6af7b7b3a",
    "www/games/rommel-in-the-desert/art/overlays.js": "9d980a65f42813cfca318cd217ff2436",
    "www/games/rommel-in-the-desert/art/places.js": "bb9399d4a936f46f6adc12f3b10bf904",
    "www/games/rommel-in-the-desert/art/roads.js": "86409c5afedb4d53c409a90e27bd469c",
    "www/games/rommel-in-the-desert/art/title.js": "c4e48831aadc7751c87c455e5fd5d098",
    "www/games/rommel-in-the-desert/art/unit-symbols.js": "5dccae9092de2e68ca7ff6f3e2d416f2",
    "www/games/rommel-in-the-desert/charts/editor.js": "800c2455eaef0be252e21c9b5f4f8ea7",
    "www/games/rommel-in-the-desert/charts/own-charts.js": "c828fcb269ca88bd9af3d37bc0f98d02",
    "www/games/rommel-in-the-desert/charts/own-map.js": "b785e025e1a301721e6abab0c31c35d3",
    "www/games/rommel-in-the-desert/embed/embed.js": "db518a509546d7a517e29f039ccf6b45",
    "www/games/rommel-in-the-desert/embed/play-parts.js": "eb4f783dafe614fa7d756c41a20d8c39",
    "www/games/rommel-in-the-desert/embed/scenes.js": "4f10756c56ce67740b51c8d6d5f6a5fd",
    "www/games/rommel-in-the-desert/engine.js": "4c9d63cb105274732e053256471317ee",
    "www/games/rommel-in-the-desert/game.js": "589d8a1cfd1f727bacb7695e2bf746a1",
    "www/games/rommel-in-the-desert/geometry.js": "aa4ef59bdefd540956c63224ef452e6b",
    "www/games/rommel-in-the-desert/guide/guide.js": "019d5528b7e12f495ef555c383551bf5",
    "www/games/rommel-in-the-desert/guide/opening.js": "7067db4e4e9753a361479d44fb289026",
    "www/games/rommel-in-the-desert/guide/steps.js": "05a3c4bce327d14b4706364ae92f7093",
    "www/games/rommel-in-the-desert/help/glossary.js": "ef66eaa8e478fce6e2a1ccbde06272ea",
    "www/games/rommel-in-the-desert/help/help.js": "49bb307d61057bff52c5a4e630830b08",
    "www/games/rommel-in-the-desert/help/phases.js": "0a84ef558cfee8869635565258a5f52f",
    "www/games/rommel-in-the-desert/help/signs.js": "565453026f99ab325f983b9a61d1b19c",
    "www/games/rommel-in-the-desert/home/hex-info.js": "b0342e23d8e3840edc02b8a5c5c2505a",
    "www/games/rommel-in-the-desert/home/home.js": "596ac1429c79f47e55719df8e185786f",
    "www/games/rommel-in-the-desert/home/legend.js": "b9781d68132529652da34b1b74ef875f",
    "www/games/rommel-in-the-desert/how-to/content.js": "9bf4858379522806208389963de76b4b",
    "www/games/rommel-in-the-desert/how-to/how-to.js": "db7b7f0389474a45d34a5e6d54218c75",
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
    "www/games/rommel-in-the-desert/lang/de/play.json": "b941c019aa707402b46cb3faebf9b465",
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
    "www/games/rommel-in-the-desert/lang/en/play.json": "1ecda3fab9bdab993415dad0d1312304",
    "www/games/rommel-in-the-desert/lang/en/referee.json": "b0b231c052015b0e5a49fa7d3cdf9202",
    "www/games/rommel-in-the-desert/lang/en/story.json": "f258fb3c003452fe1cef6110d705600d",
    "www/games/rommel-in-the-desert/lang/en/switches.json": "2b48e1c8e824e36629107c867b6122a5",
    "www/games/rommel-in-the-desert/lang/en/table.json": "bea28db9b08964f51fcd3a424fdb4f90",
    "www/games/rommel-in-the-desert/listed.js": "5c0d59c681d729d6299180f15812e3c9",
    "www/games/rommel-in-the-desert/map-model.js": "74898e00cafcf61be74eb65df4a4a69a",
    "www/games/rommel-in-the-desert/opponent.js": "20ef04661c58d5eacc12b670cc6457a0",
    "www/games/rommel-in-the-desert/play/actions.js": "5787e28a3e2c4080f02e97d4f9c88e70",
    "www/games/rommel-in-the-desert/play/aftermath.js": "148c17fa1b557a9506156e6dd7590342",
    "www/games/rommel-in-the-desert/play/all-orders.js": "5a4209ba16922995e9699868bef6df95",
    "www/games/rommel-in-the-desert/play/analyst.js": "291052ddb64f0d20a35a3b03989f7da7",
    "www/games/rommel-in-the-desert/play/ask.js": "6d2cab7e3887eb744ccf670ebd45cbae",
    "www/games/rommel-in-the-desert/play/battle/asking.js": "39cc16aceb10fc628e2fa2a6c53f8253",
    "www/games/rommel-in-the-desert/play/battle/battle.js": "1871f5293ff6c040fe22239132feb8af",
    "www/games/rommel-in-the-desert/play/battle/chances-view.js": "1bd33d8a1941ae35d34621dc2c0d3bea",
    "www/games/rommel-in-the-desert/play/battle/choose.js": "654bb1f9413a305cbcbd75fe5843a223",
    "www/games/rommel-in-the-desert/play/battle/faces.js": "e1d06d5f2b0ead12451b6320d327867e",
    "www/games/rommel-in-the-desert/play/battle/field.js": "1a279d153564587134a208eda8585fce",
    "www/games/rommel-in-the-desert/play/battle/fire.js": "72e04862b1da3e2e7b9652645b97651a",
    "www/games/rommel-in-the-desert/play/battle/fires-list.js": "660af8fff4e65c22a1ce66432671b542",
    "www/games/rommel-in-the-desert/play/battle/hits.js": "a97b17a56b03d82d6860aab01b248034",
    "www/games/rommel-in-the-desert/play/battle/reading.js": "499275388e130f8121909e8115359d6d",
    "www/games/rommel-in-the-desert/play/block-name.js": "6690888d31b5d5db089f5ce2946f602d",
    "www/games/rommel-in-the-desert/play/board-view.js": "9a7cc4bb38074802ec6966312598acad",
    "www/games/rommel-in-the-desert/play/buildup/buildup.js": "cf496a497a286bf947bac1da59436c00",
    "www/games/rommel-in-the-desert/play/buildup/redeployment.js": "eb0876635d293d5d122a62f1aa47203c",
    "www/games/rommel-in-the-desert/play/buildup/spending.js": "608dddc32b544a10e110cc7d2fc7b8ee",
    "www/games/rommel-in-the-desert/play/cards/bids.js": "f56911fa6a10550f1c9d0af38f99e2dc",
    "www/games/rommel-in-the-desert/play/cards/card-art.js": "27e18feba3527b2ea6793f43daa12432",
    "www/games/rommel-in-the-desert/play/cards/cards.js": "358e2a240f70a90a2af0fc64ce38de1a",
    "www/games/rommel-in-the-desert/play/cards/hand.js": "90a6d0b43ef497eb103b0fee31befad2",
    "www/games/rommel-in-the-desert/play/cards/passes.js": "c42c8b1fa1f55ee8d359582a45f084e8",
    "www/games/rommel-in-the-desert/play/citations.js": "4253b50ce81dd7202e37ac57ec03bc4e",
    "www/games/rommel-in-the-desert/play/event-words.js": "50bea330d689acdfb58853e65826f0d4",
    "www/games/rommel-in-the-desert/play/graphs.js": "c97e6550b04b0498a2ef7051edb99d16",
    "www/games/rommel-in-the-desert/play/guide.js": "62222e5a84a498add635a80d79a89efd",
    "www/games/rommel-in-the-desert/play/handle.js": "7a20a69a922740ed05a0ddc19afee3d0",
    "www/games/rommel-in-the-desert/play/in-focus.js": "99c30a6f7fe333408c6979d3c98b4477",
    "www/games/rommel-in-the-desert/play/key-list.js": "d02351bc038eedad370a51958a56b5a6",
    "www/games/rommel-in-the-desert/play/layers.js": "9279049f583be7a59268a8b3dab95a24",
    "www/games/rommel-in-the-desert/play/library-calls.js": "e28fef3b5c43487cd7a6c6eb04dc9a37",
    "www/games/rommel-in-the-desert/play/map-layers.js": "c077bd13c35c34ea94d8b6264b905ccc",
    "www/games/rommel-in-the-desert/play/movement/asking.js": "5a26fc9f6b6f9a3b8510601529841726",
    "www/games/rommel-in-the-desert/play/movement/forecast.js": "5ea1dee62488ab083534799a0be7337b",
    "www/games/rommel-in-the-desert/play/movement/giving.js": "e69ebe6d1dd032743e5bc1766bc2edd6",
    "www/games/rommel-in-the-desert/play/movement/goal-view.js": "52d5b859a5f6a85e2b7748a8c286eae4",
    "www/games/rommel-in-the-desert/play/movement/marches.js": "bd10de0f3feddcca49a907976fa2fde5",
    "www/games/rommel-in-the-desert/play/movement/movement.js": "9805174991fc2f92fceb4931da913f52",
    "www/games/rommel-in-the-desert/play/movement/moves.js": "2379ccf70724ca30db4f8adb436444b6",
    "www/games/rommel-in-the-desert/play/movement/overlays.js": "e322acacb7f11db566232b188f7694ad",
    "www/games/rommel-in-the-desert/play/movement/planning.js": "deace932bd4b4fdbbd05f1820ced3a25",
    "www/games/rommel-in-the-desert/play/movement/tapping.js": "6ca5bfb960d593e0aa66619283afbc59",
    "www/games/rommel-in-the-desert/play/movement/view.js": "7d5647a253542b68c7f28f59d1dc24e5",
    "www/games/rommel-in-the-desert/play/moving.js": "b8c9b3bcd74e71d02a4c7e738d2e6fcb",
    "www/games/rommel-in-the-desert/play/naming/naming.js": "22157c1ea66950b373104198558fc1c3",
    "www/games/rommel-in-the-desert/play/naming/reading.js": "cde66bce82ee2e7ba4d469383e0f7dcd",
    "www/games/rommel-in-the-desert/play/order-words.js": "37f36ac8a7ea76ad2409f1a34d573248",
    "www/games/rommel-in-the-desert/play/outcome-reading.js": "0b0845ae6f246535e71eb59f6e3ce738",
    "www/games/rommel-in-the-desert/play/outcome.js": "e54def0dae104155abf77dbe63f1c33b",
    "www/games/rommel-in-the-desert/play/overview.js": "afb2f319cb2ec821d033e62dfe2fd61b",
    "www/games/rommel-in-the-desert/play/panel.js": "566b1d5366ac4abfe845983325ac6ab1",
    "www/games/rommel-in-the-desert/play/parts.js": "9d8c3a1e3d765935ef4b3722e27e48f4",
    "www/games/rommel-in-the-desert/play/phases.js": "4a709ec0c2dd7e80cb4cfeea8ec867ff",
    "www/games/rommel-in-the-desert/play/reader.js": "3e3a70bc893fbeba5f7585fba6fcde2d",
    "www/games/rommel-in-the-desert/play/recap.js": "36988344f5aacee8ec28244100fa4c36",
    "www/games/rommel-in-the-desert/play/refusals/leave.js": "3d5f7d48bc982ff1c5d45c53a75870f2",
    "www/games/rommel-in-the-desert/play/refusals/reading.js": "b05080fe3eb3430205ef960ebfc66596",
    "www/games/rommel-in-the-desert/play/refusals/refusals.js": "e69eb481282a296d51ab9b207ff70d2f",
    "www/games/rommel-in-the-desert/play/refusals/refuse.js": "787583ed79a9eaadc23a126e5e14b3f1",
    "www/games/rommel-in-the-desert/play/replaying.js": "f12782b23c5f71498d33a2100a368a70",
    "www/games/rommel-in-the-desert/play/set-up/set-up.js": "47e855c4b7afbd14ea81c23d778741f0",
    "www/games/rommel-in-the-desert/play/situation.js": "0529df6c80d26ca941dcf858f8d41559",
    "www/games/rommel-in-the-desert/play/stack.js": "6c4e1069567d193a27854f1a88e23e0e",
    "www/games/rommel-in-the-desert/play/standing-words.js": "6f914b30d8a30c04e83f8541e4126f04",
    "www/games/rommel-in-the-desert/play/standing.js": "6b93b239b7c20e3386ab5332e0cf9db8",
    "www/games/rommel-in-the-desert/play/start.js": "138c56835273f870f30494059bc48e22",
    "www/games/rommel-in-the-desert/play/table.js": "ec89c238a5ac777dfe694f790275e5a6",
    "www/games/rommel-in-the-desert/play/trail.js": "32a28aaef0f409b4dd227707b0877ad3",
    "www/games/rommel-in-the-desert/play/types.js": "f86f21d56339ab368561773ee98037ad",
    "www/games/rommel-in-the-desert/play/words.js": "3ffa0bced18990679cd26339647fdccf",
    "www/games/rommel-in-the-desert/referee/actions.js": "f23e07d26190fac996c5282af33e673b",
    "www/games/rommel-in-the-desert/referee/answers-view.js": "22c178b1d496b71c89a142e2d620a80a",
    "www/games/rommel-in-the-desert/referee/board-view.js": "fe7c7e9289fbbb34d51eec5c754e36bf",
    "www/games/rommel-in-the-desert/referee/opening.js": "387bdb6d833c32879a48c4b9628074a6",
    "www/games/rommel-in-the-desert/referee/position.js": "e90823499a906803345dc5c5c62b8de7",
    "www/games/rommel-in-the-desert/referee/questions.js": "5193664c2ce512b888f1393bd7d6a6f7",
    "www/games/rommel-in-the-desert/referee/referee.js": "a56390c282409356a3a153af6d1ec94c",
    "www/games/rommel-in-the-desert/referee/sheet-view.js": "7f5635fb860c344c6b043cde0e60e579",
    "www/games/rommel-in-the-desert/referee/sheet.js": "cfdfeb65c1fc47210b85bf7497e0b688",
    "www/games/rommel-in-the-desert/referee/text-dialogs.js": "478972306a14c189aed0edff7d5f8fbc",
    "www/games/rommel-in-the-desert/referee/tray.js": "1d522efb87341cb07d45e5b6bc64ec49",
    "www/games/rommel-in-the-desert/referee/types.js": "12076ccc5e9daf617b1c5645fb270c3b",
    "www/games/rommel-in-the-desert/referee/words.js": "3b20ece28b55ee95f48c5eca35b2336e",
    "www/games/rommel-in-the-desert/rules/case-files.js": "7332997081f95ad6f5e5e748b5a52d7b",
    "www/games/rommel-in-the-desert/rules/rules.js": "5041b406065129eac3576686cdf53569",
    "www/games/rommel-in-the-desert/sides.js": "23e1e47960626adfa7e00408e157d061",
    "www/games/rommel-in-the-desert/storage.js": "f29d94ee1250e3c4c6b5840b3ef41635",
    "www/games/rommel-in-the-desert/store.js": "0d01d3a650d69f0199d4bad0dfb3ab79",
    "www/games/rommel-in-the-desert/texts.js": "93838b407f123677c0f5bf3f7e78b68b",
    "www/guide/tour.js": "e031650bcb463db2396e882324d14eea",
    "www/help/case-tip.js": "009eac895d5a6d118ba973025e251e75",
    "www/help/case-words.js": "56a6ea7b37c71d6c97137b33312c186d",
    "www/help/help.js": "57b5a297befc69062a5c791e547f01e8",
    "www/help/keys.js": "f46bcf133a239ee429174eb99e228024",
    "www/help/open.js": "77bad547f3e0ec58ad2a51da7d2b49fa",
    "www/help/phases.js": "06bdc710162119789abc60866fca4c73",
    "www/help/ruling-texts.js": "6de8be0b748b4793d0257f2e1c3ef60a",
    "www/help/search.js": "171771cfe08c6d768d4ecef12d72c251",
    "www/help/words.js": "44ea33c36ca82c2b92a16a93319c2cf6",
    "www/how-to/how-to.js": "cdea61d495f186a394c54658aa2f582a",
    "www/how-to/pages.js": "8a382f644fc79315ab0d21427efbd828",
    "www/icons/favicon.svg": "969816fefe9c3f20382b7570b167a73c",
    "www/icons/icon-192.png": "f9aca3d1fe2fb9aa3c4adbabfdb50772",
    "www/icons/icon-512.png": "62cefc878dbc53bd98c269852de69989",
    "www/icons/maskable-512.png": "8a88f2e6ce0ae3417a7dd184bc1e1133",
    "www/lang/choice.js": "56cce1924e941d599bdf09819db0add1",
    "www/lang/de/analyst.json": "85c9548e1446d5562c3bb0e38f213812",
    "www/lang/de/app.json": "06b65833dd53928848070f16a2626e53",
    "www/lang/de/embed.json": "adc86ae33950bbb97d71327e172359f7",
    "www/lang/de/guide.json": "693caf7e7b3d035a38f430e5460d20d8",
    "www/lang/de/library.json": "68cba70ce47291b17e15ca49c5dd8395",
    "www/lang/de/play.json": "c248504f7f0d917a3878e238b0a440de",
    "www/lang/en/analyst.json": "65080f2132bcbb9b8561213ab80d060b",
    "www/lang/en/app.json": "b269139b4c3b92323c480c5f53fdd090",
    "www/lang/en/embed.json": "739eccdc0d7186b151557cf6f08f80b7",
    "www/lang/en/guide.json": "08abaef8c12a096fe8a70c6d28f69b9d",
    "www/lang/en/library.json": "045cb0f8f3b65396648f8b4edd35f918",
    "www/lang/en/play.json": "fe301af7d6ba79af5c8cb5acb9864866",
    "www/lang/first.js": "2fee20a472fc0d7da63136d1a6aaf027",
    "www/lang/lang.js": "4095bb39d6a6ad15293e096db6b96239",
    "www/library/actions.js": "9d9ac25705ad7d6c793308de691d4ba0",
    "www/library/file-input.js": "b27cdc59de59e936b61c0f50c95c32c7",
    "www/library/game-card.js": "1d7e8a9183ad03cb4978178cfe3aab9b",
    "www/library/import.js": "b2f0f4317b946e7a396e18f3c5d12899",
    "www/library/library.js": "59a5ffd9347bc3304e046d15d82edc72",
    "www/library/list-parts.js": "206f282521162e783a1a49caee63c76b",
    "www/library/mixed.js": "f7abafb3a2de74761ad0a3ade0325cde",
    "www/library/other-games.js": "a33845e2fd27773ce7247e1260f41661",
    "www/library/preview.js": "bec6026f1538af2afd530b7a21cc2539",
    "www/library/shelves.js": "98f6dfad0012a37c517c20a426ed360d",
    "www/library/storage-line.js": "351a85474ecb5dd61ce169cdbe8c2e97",
    "www/library/texts.js": "7151fc329214adb60b4cfd8154da4320",
    "www/library/types.js": "ad62984c233efa5080ff02ef41114222",
    "www/offline/again.js": "72d3ebb0ee54a9da1c15137ac68d7be2",
    "www/offline/notice.js": "409e85c4c8a1056e1028a3b7585fcf58",
    "www/offline/offline.js": "986ee57e174890ace90fef4ef0e33e5b",
    "www/offline/version.js": "11af1e7c4390008f9d51b960445c7e3e",
    "www/play/aftermath.js": "a75c4b8f9629954348a540c2b5ab04e9",
    "www/play/agreeing.js": "abc8bdbd5dbdc4360a20e50915b6461d",
    "www/play/agreement.js": "bb411bfe17e79450866a84dd8a4d4101",
    "www/play/analyst-graphs.js": "43bc0c688e24383070a9bf419ed81c0a",
    "www/play/analyst-view.js": "5192058da99d6213464f73f96f5b0a1f",
    "www/play/analyst-worker.js": "d9639c365ff89cb3c39c22eebbc9ba18",
    "www/play/analyst.js": "fadfe36242862cdcee0c385e45cf8dca",
    "www/play/autosave.js": "704122270d7b89b1272b6de41ed32ad1",
    "www/play/board-frame.js": "754ce49aa74561244b4c765cb9a5d8e7",
    "www/play/chart.js": "04b2d5ed08a4eadce39509885910be0d",
    "www/play/computer-opponent.js": "c4b1ba30a96a7d5bdcd2d92289082af8",
    "www/play/cover.js": "247bee97c884a7492e01580dd88c176d",
    "www/play/dialogs.js": "537f861a6e7ec2a4b4eee58aff0009d0",
    "www/play/end-card.js": "b0399397da543982bd720feabb98a667",
    "www/play/errors.js": "9fb6d264f33d4215b3a41a9a2f4703e1",
    "www/play/first-look.js": "50052f031e8496d84fceb2dff2936f16",
    "www/play/give-order.js": "7a1faf454eacf8a5cd4bf9feaec30ec0",
    "www/play/graphs.js": "cd9767a432a26d636239f9541c8469a2",
    "www/play/hints.js": "ac7bc50cf468f32d39806c70dc6b86ed",
    "www/play/incoming.js": "f7ac2874a5c4a78ef7d88562a80fc241",
    "www/play/levels.js": "0918a27072dc77f3501d021456e2a800",
    "www/play/log.js": "0ee89118d91fd1d3eb896a7b25adf2a4",
    "www/play/looking.js": "d6b44854df461eb733e95964d2372cbe",
    "www/play/marks-card.js": "8c67b2c79f00e05c07fca7b0944a76d6",
    "www/play/menu.js": "3befbe599f2be322d687cb2900ecbf58",
    "www/play/new-orders.js": "4be3748ddf38c77149267b1b8f29818f",
    "www/play/news.js": "95cc9ae715fd35409f6ab9ba96894f21",
    "www/play/note.js": "60dfe6ffc60760136cd23d9222a74866",
    "www/play/notices.js": "4b62e7283aa535ab8f5f6367797493a0",
    "www/play/objectives-card.js": "b96923cbc2fc7b84bf552ea1dd9e8441",
    "www/play/old-games.js": "cc95c80c2584068f18ed56fd71c879ac",
    "www/play/opponent-worker.js": "e7442cba66af7bac16ed85f1402f3989",
    "www/play/order-address.js": "9afc70fc4733dd833b0b2bce9c65a2d4",
    "www/play/order-of-battle.js": "6e41820ec6e1084a158cb4ff99547e81",
    "www/play/outcome-card.js": "6c18e0925bd9329dfe5efeaa51b901b6",
    "www/play/overview-buttons.js": "6eb90737c214ce63cb78384508cb1f39",
    "www/play/overview-types.js": "50acb220365671388a40dbe906551035",
    "www/play/overview.js": "ea01dfec614fb206bab011589738f815",
    "www/play/pace.js": "3ebf6bf50d4622b4f329746ccc395f75",
    "www/play/panel-frame.js": "53fd1096b926482ffba8df184aee62ab",
    "www/play/play.js": "188332d0b7cbd2906b7ebaca37179739",
    "www/play/preview.js": "7a41a4868ee1131131062cd4e8532e6d",
    "www/play/qr.js": "1389a952fb96acc4fa7a56cf8715469a",
    "www/play/reasons.js": "70e62f1368a3b4a9910c26296d4b4235",
    "www/play/recap-card.js": "b2882ceadba59d1f0aa780cf04ee5aca",
    "www/play/receiving.js": "a875cb7e5edd54a8d1c125c8d688ae24",
    "www/play/replay-address.js": "dcce583d4e83bca9d687475e62eda263",
    "www/play/replay.js": "4ee40511acd5173baeda80418ce0836d",
    "www/play/result-picture.js": "6e22d8f9c6b0a5d372178e2e881beb76",
    "www/play/seats.js": "57b67d34370f7faae5c1f71be0edcd92",
    "www/play/session.js": "ed86134f452eeb09b3d0aa228c99c19e",
    "www/play/share-devices.js": "de03bf43eb6b2b15dc5773506cbb820a",
    "www/play/share-forms.js": "095c625179e70f924560eb4159d7fdd2",
    "www/play/share.js": "1cbf976e053e0c96ccb2f262600230d8",
    "www/play/standing-card.js": "99d311f8cf4041dd89e68e6bcd9302a2",
    "www/play/standing-orders.js": "a7bd29109f884641c787fb0f320fd0cd",
    "www/play/start-form.js": "7317ccc11ae5822d2a794e4ec51384b5",
    "www/play/table-buttons.js": "f0956ddac67f0845399cc6df8d382dec",
    "www/play/table-fields.js": "2482e8a0952daceaf43073c3fbe6634f",
    "www/play/table-head.js": "1c95c554503e27565d750a106ae89fb4",
    "www/play/terms.js": "1033d3c5ae4643974d79a0a7da96e922",
    "www/play/turn-title.js": "f0583a1fc95913207091684a1aa1ce5b",
    "www/play/turn-track.js": "19bde22ff596742e2eca17f1ce527930",
    "www/play/turns.js": "d88a25eeca1efe9224643e34f690c5bb",
    "www/play/types.js": "361cabf722a72ebdae4a2012b46ad8d1",
    "www/play/undo-keys.js": "6a77981863a3cce684084fb4ded5fe42",
    "www/play/viewer.js": "36f81e8cfdf6330aeb2ecc9aceb31b62",
    "www/play/whose-turn.js": "2a44d63c5b3aafe0a294ebc10ba666c8",
    "www/play/without-engine.js": "e14aaa59de139d6f9ba746ab7d00da66",
    "www/rommel-in-the-desert.js": "2e84beaef838946c31070abecaddef4f",
    "www/rules/case-files.js": "34814d7700ee07ccf28421fcd684fce5",
    "www/rules/cases.js": "c02a208484f2f4679fa7c7af0a30942b",
    "www/rules/ledger.js": "0428c524ccfa2025942e5619e3cdf0a2",
    "www/rules/rules.js": "443f758e4da5cca5ff3c1cb909fe9a8d",
    "www/rules/tests.js": "8f0069c6831e63c7a13c2052a22e7922",
    "www/shell/back.js": "4b5326d755450511b2439fc3fa4b9adb",
    "www/shell/engine.js": "a68797f34c1c1c196d462b4d788568ea",
    "www/shell/file-drop.js": "4971be51ef1e1e9b998c177f52662a38",
    "www/shell/files.js": "2035d1737c8927051583a03d172828f4",
    "www/shell/game-field.js": "899c401a39332bfefbce46372ce8db31",
    "www/shell/game-types.js": "6ac5df5c717af95d2b543d2a74ea66e3",
    "www/shell/games.js": "6a401f4d6cbb5fef07e34540cb04ca3a",
    "www/shell/landing.js": "21127e5994b515f4f56517c660aabf1d",
    "www/shell/language.js": "50b40db28b9d0832628a63eb0d7e70c7",
    "www/shell/late.js": "0c878dfad24a3ec169829bd90c9a0b28",
    "www/shell/ledger.js": "c7085bfeb603ee65930ea4c67895507c",
    "www/shell/link.js": "b32db4290d8f92a70f9a42697706353c",
    "www/shell/once.js": "4d59f687ea19a6c14b7d6d8b95de7390",
    "www/shell/open-dialogs.js": "550f259de2d749cf61de898e03a0e4ba",
    "www/shell/router.js": "868fd608e8039c32e076672752a32d6c",
    "www/shell/scripts.js": "257afd68576c87515b0a6fae2e028ff1",
    "www/shell/sections.js": "0bd8937a6605f24283b4fae587e61e83",
    "www/shell/start-game.js": "7731b50cdda82641f46ffcc79d397006",
    "www/shell/status.js": "977b886e411a1c25eaad69d130d210e3",
    "www/shell/style-watch.js": "1f1a29502136e6ba2f1de936b30945f1",
    "www/shell/styles.js": "ea06ab4762ebc25023b9a0aa363913fa",
    "www/shell/switch-notice.js": "389f1fa4500ee3634704326d4746d085",
    "www/shell/tabs.js": "5bbd08827fa17ee8c5d73092f74e65a9",
    "www/shell/text-file.js": "3f75eecc03dcf115c9d3fb0793e94b3a",
    "www/shell/theme.js": "c2a5aa3d2c505a09e5d6fe0bd8cfca3d",
    "www/shell/which-game.js": "f38c1ddb9f9ec17fe7d1d53b451591f4",
    "www/store/browser.js": "bf0911c527dae5bb0ff32a57a9125d12",
    "www/store/card.js": "c3082c4ceab75e1dd45c772eae6736e7",
    "www/store/charts.js": "93513700679a5aa960b4c78dfb47945c",
    "www/store/database.js": "d8506d60ec835a5b332e05de37a26c2b",
    "www/store/files.js": "05a7b22bdeae840f3a3d0dcfc9872349",
    "www/store/games.js": "6b95d4a1773a4408a237cc1f7aff5cb9",
    "www/store/listed.js": "220c02d29e27cc310536c4a33016b200",
    "www/store/locks.js": "cad9d65d6d2745ab11dc77d89f0e6322",
    "www/store/mirror.js": "435d16bfed6aba856743ff10b3a78801",
    "www/store/names.js": "27556c80b697f8817fa77b395a09a414",
    "www/store/random.js": "4314cd61f3c3e29f41c5976b59760127",
    "www/store/records.js": "904d4daa2599fdb922d19ac6592d6f9d",
    "www/store/rows.js": "065fc6eab83bbf9b43e8303f856f2115",
    "www/store/sealed.js": "b794e64e922f8eb6838765f2680b1609",
    "www/store/sheet-saver.js": "a6a864ea49139faa2eda4a8cf82fcf9e",
    "www/store/sheets.js": "ffab5e6d3c2efd6dd7e5f1a723deebdd",
    "www/store/storage-error.js": "e65cbcb5e562a3e725d87aec77cb4ab1",
    "www/store/store.js": "85d547772d33e7ca7f029dcd8c897883",
    "www/store/values.js": "28fdd093b648c4801c65aa69eb39ff9e",
    "www/style/base.css": "2d2fa18737720538846f1d512126c182",
    "www/style/battle.css": "eac245c16cc13c5734854781bb5d4540",
    "www/style/blocks.css": "e437b34f7410b00beb150117d0a940c6",
    "www/style/board.css": "1e54bbd502e56a5803b24c08c382b53e",
    "www/style/choice.css": "ecdb4a7d73e6887cbcb79365579e133a",
    "www/style/embed.css": "fd4e368ccbdb770f7f57690e57c2bcce",
    "www/style/explorer.css": "75df05b183b38f936ba0165eabd32e7b",
    "www/style/help.css": "03915fd0aaa849dd2fdadec4a25835ce",
    "www/style/how-to.css": "9c34dcce4abad949e95a023154a87e00",
    "www/style/layout.css": "34df3eded017197d201049d955bd1425",
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
    "www/worksheet/source.js": "3430a8ee00e112979b72560ff5da82a7",
    "www/worksheet/values-bar.js": "251607bea1983b104d990cb6270c568b",
    "www/worksheet/widgets.js": "d8629cccec456ec83d7734ae833e7a16",
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
/** @typedef {any} Scope the worker's global object; the declarations of the page do not know its type */
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
 */
const SOURCES = [{}, { cache: "reload" }, { cache: "reload", past: true }];

/** The address of a file. @param {Scope} scope @param {string} path */
const urlOf = (scope, path) => new URL(path, scope.registration.scope).href;

/**
 * A file as the list wants it, or as the host changes it; else why it cannot be had.
 * @param {Scope} scope @param {List} list @param {string} path @param {any[]} [copies] caches to look into first
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
    const type = response.headers.get("Content-Type") ?? "";
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
 * @param {Scope} scope @param {string} path @param {ArrayBuffer} bytes @param {any[]} copies
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

/** Begins the names of this page's caches; others under the same host keep their own. @param {Scope} scope */
const ours = (scope) => `desertfox:${new URL(scope.registration.scope).pathname}:`;

/** @param {Scope} scope @param {List} list */
function work(scope, list) {
  const name = ours(scope) + list.version;
  let asked = -Infinity;
  /** Windows whose files are of this version. @type {Set<string>} */
  const same = new Set();
  const { answer, missing } = createFiles(scope, list, name);
  scope.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install(scope, list, name)));
  scope.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(dropOthers(scope, name)));
  scope.addEventListener("fetch", (/** @type {any} */ event) => {
    const path = pathOf(event.request, scope.registration.scope);
    if (path === null || !Object.hasOwn(list.files, path)) return;
    const reloads = isReload(event.request, Date.now() - asked);
    event.respondWith(
      reloads ? renew(scope).then((turn) => turn ?? answer(event, path, true)) : answer(event, path, false),
    );
  });
  scope.addEventListener("message", (/** @type {any} */ event) => {
    const [port] = event.ports;
    if (event.data === "take over") scope.skipWaiting();
    if (event.data === "reload") asked = Date.now();
    if (event.data?.version)
      event.waitUntil(
        take(scope, list.version, event.data.version, event.source.id, same).then((answer) =>
          port?.postMessage(answer),
        ),
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
        .then((/** @type {any} */ cache) => cache.put(urlOf(scope, path), copy))
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
   * @param {any} event @param {string} path @param {boolean} reloads the window is loaded again
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
 * @param {any} request
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
