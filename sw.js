// Written by `cargo xtask build` from www/offline/worker.js and the page's files.
{
const list = {
  version: "eab5742cee18",
  files: {
    "embed.html": "a557239231c0e89c8746aebd8e4afaf3",
    "index.html": "9f0c49968bf4a8e98095c56613e0b382",
    "manifest.webmanifest": "d93a119bfda3a036bd9b942339d2b8b7",
    "pkg/desert-fox/build.js": "2f6bd492cbe48ff6e5c2da411ce17001",
    "pkg/desert-fox/desert_fox.js": "d1c0ceb97eed2c64b26cd15d03cd0a10",
    "pkg/desert-fox/desert_fox_bg.wasm": "93ac0c1d8f4f020e5d58cfd39c980e7c",
    "pkg/desert-fox/map.json": "b254cf765a42c087a3c3b7f5492379a0",
    "pkg/desert-fox/rulings.json": "170c2b1142807322b08892ec9776f0e3",
    "pkg/rommel-in-the-desert/build.js": "00f244045759993ff17c405e5771a8db",
    "pkg/rommel-in-the-desert/map.json": "2307dc3dc214aa277faeb123298f63ee",
    "pkg/rommel-in-the-desert/rommel_in_the_desert.js": "410aa5db901c0e06e3289bd617962955",
    "pkg/rommel-in-the-desert/rommel_in_the_desert_bg.wasm": "a35b250871c7512961c954aa806b50a0",
    "pkg/rommel-in-the-desert/rulings.json": "e214d97bde82cf35291f25eba26d6ac3",
    "www/app.js": "99b7e4dd8deed05102f292fa0dcde408",
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
    "www/board/loss.js": "827d06a67ab8828a09c4b0a603f6c474",
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
    "www/desert-fox.js": "8b08e80a690f09b79a6af69aa3ee8cfc",
    "www/dom.js": "3cdfdcfef521c9d4a1343163d9c77fe9",
    "www/embed/controls.js": "dc33d98559a8241bc831167f4c00543d",
    "www/embed/create.js": "8ad1a93af5f7c5d300236af348f0f3ac",
    "www/embed/messages.js": "a0bdc2fdf6951699acf0282dc6ee3cee",
    "www/embed/options.js": "72b3ebdbbee9009069942f7adc0cc42f",
    "www/embed/page.js": "cbd76979b5f35ecbbc403fcb82378093",
    "www/embed/play.js": "af7135fab49e77d0a428235d60690f84",
    "www/embed/record.js": "018f8be767f1dfc84e62806e30d05e12",
    "www/embed/screen.js": "036da5622df3f8491f80a682930369f8",
    "www/embed/shared.js": "57c66331eb4e776510f13c9b2f0cebe5",
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
    "www/games/desert-fox/charts/editor.js": "d975dd1e3e9b7d07105576a1399b6f7a",
    "www/games/desert-fox/charts/missing-charts.js": "9d4f9a65f34a0fe95349d69aed77b6a2",
    "www/games/desert-fox/charts/tables.js": "69e75eae6b8b9954800e67695db66dba",
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
    "www/games/desert-fox/explorer/overrun.js": "3645fa35d88b74518f5b21e76d6c8b17",
    "www/games/desert-fox/explorer/panel.js": "973b70b8296cd21c1028460bb10f92b1",
    "www/games/desert-fox/explorer/position-after.js": "c06e147c92cb99b0e612298ebc30618c",
    "www/games/desert-fox/explorer/provenance.js": "88991fd6ff345da9d10ce8a6f9ec6f86",
    "www/games/desert-fox/explorer/queries.js": "2d4a14a4a93c585bd465d599d0c1865d",
    "www/games/desert-fox/explorer/retreat.js": "0e22ebf588fca7a26c4d0766d3e1ff1e",
    "www/games/desert-fox/explorer/share.js": "c5eabc198a3fdc3ee58e839db4acbb70",
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
    "www/games/desert-fox/lang/de/analyst.json": "065bb599eca0a9964a8dcf7b862b7399",
    "www/games/desert-fox/lang/de/app.json": "79ebb35feae1a903e0f314cd5f63c444",
    "www/games/desert-fox/lang/de/board.json": "519be9937a8514afc26ecb3639991435",
    "www/games/desert-fox/lang/de/charts.json": "96697cc1e850f3a20e598d59f56faa9a",
    "www/games/desert-fox/lang/de/choice.json": "6d5d88ca0fb6c2f890fd7c1d28cc3d4d",
    "www/games/desert-fox/lang/de/explorer.json": "a6cd55450731a011c583ab8ad65bfd2e",
    "www/games/desert-fox/lang/de/findings.json": "a959bcebd17beaf309e8c4a1048e4143",
    "www/games/desert-fox/lang/de/glossary.json": "d7cfe8ff37e01e22bc338fa0154ed944",
    "www/games/desert-fox/lang/de/guide.json": "5c687eeb45bb8f56d98ec3a7596c314b",
    "www/games/desert-fox/lang/de/how-to.json": "505733c5e06167139f837acde1d1a96d",
    "www/games/desert-fox/lang/de/play.json": "53e0c44bd41e24ead823d264545a0f42",
    "www/games/desert-fox/lang/de/referee.json": "5d6157dbfd9582d0aa088476db16a644",
    "www/games/desert-fox/lang/de/switches.json": "f15780b6cace33580aba67c771f67de5",
    "www/games/desert-fox/lang/en/analyst.json": "bd527cddfada2635b18a480dcb63f8e0",
    "www/games/desert-fox/lang/en/app.json": "93f246d0db9ff97ad990fefecde5dec8",
    "www/games/desert-fox/lang/en/board.json": "351146684d67cd4bc3555374222540a4",
    "www/games/desert-fox/lang/en/charts.json": "8a6bf87acd8d1ed913fc32e965ea8972",
    "www/games/desert-fox/lang/en/choice.json": "caaeb95202cff747710ab7d0ccba24d2",
    "www/games/desert-fox/lang/en/explorer.json": "3adbd43824dea4897c61fb43953acf69",
    "www/games/desert-fox/lang/en/findings.json": "f37c1cf42038b21414a599d99c894f52",
    "www/games/desert-fox/lang/en/glossary.json": "bfa7a080b3c286fb3d11ee455942ad5e",
    "www/games/desert-fox/lang/en/guide.json": "1ca7ad7f8a163cbc8407ee78a54d6b1a",
    "www/games/desert-fox/lang/en/how-to.json": "8f993146134eceb8493112f0b5c921e7",
    "www/games/desert-fox/lang/en/play.json": "b28be8ac59dfea3a9c08656378cdbe40",
    "www/games/desert-fox/lang/en/referee.json": "4a9a48cfd6393fc715a61b6bbc7601fe",
    "www/games/desert-fox/lang/en/switches.json": "c170053a168f4620803df4030b794b6d",
    "www/games/desert-fox/listed.js": "150943cda43cc5087a878ee654f31283",
    "www/games/desert-fox/map-model.js": "e9ffcaf6ef5a11b704dc31a92cc92459",
    "www/games/desert-fox/migration.js": "d097cf8b60415033f524b85f318d5abb",
    "www/games/desert-fox/opponent.js": "20ef04661c58d5eacc12b670cc6457a0",
    "www/games/desert-fox/play/actions.js": "5403c6396191ceafe1dc50c045ffb4cd",
    "www/games/desert-fox/play/aftermath.js": "bbabd1158737d7950bff8c43ba991544",
    "www/games/desert-fox/play/all-orders.js": "0dca23ed98e9a2293691391313e9f177",
    "www/games/desert-fox/play/analyst.js": "ae2e65fe318419a2dcbee467c33958c2",
    "www/games/desert-fox/play/attack.js": "e14238689aa3e867d6976f58a704d958",
    "www/games/desert-fox/play/board-view.js": "11863a73d390f6d987fcb44be7ccb6c6",
    "www/games/desert-fox/play/boxes.js": "2fabc302eab86c4394c67140a5a5e0e6",
    "www/games/desert-fox/play/buttons.js": "c65e32f3277822f7dd155433d458c59f",
    "www/games/desert-fox/play/combat-odds.js": "5a486050debc463110087aae4d7fb868",
    "www/games/desert-fox/play/counters.js": "48925d18cdf70e95b3ab9a633a55501c",
    "www/games/desert-fox/play/decisions.js": "b81140e820e6856c685bf05996a54797",
    "www/games/desert-fox/play/engine-calls.js": "df1bebb064a8be79db7884110824f010",
    "www/games/desert-fox/play/fields.js": "00ec64ab06f9fb7d0d10b4d5bf0ff11a",
    "www/games/desert-fox/play/graphs.js": "f7f4854125c52f091f20da160a872380",
    "www/games/desert-fox/play/group-view.js": "0774bde0298da435cf8586d36b949cc7",
    "www/games/desert-fox/play/group.js": "6ff9438143a356ed3ae565aeb6085b04",
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
    "www/games/desert-fox/play/options.js": "e1be38ea901432e82c7f31ff66aedcb1",
    "www/games/desert-fox/play/order-buttons.js": "06fd9038801fde9ee9d9cda7ac0161cb",
    "www/games/desert-fox/play/order-effects.js": "b9aaf3ce3e57a2359355537eaad6b163",
    "www/games/desert-fox/play/outcome.js": "6f7a31f2f1555b9cf466422b4028e165",
    "www/games/desert-fox/play/outlook.js": "c17fb6a7df0bd7bce282358bf2d795a5",
    "www/games/desert-fox/play/overrun-stakes.js": "30121c6315c1c6efbdc81f6cc7bb7515",
    "www/games/desert-fox/play/overview.js": "b76bd16f913d6d4d9bfa2de3c4bcdcf0",
    "www/games/desert-fox/play/panel.js": "91a4c0b893138c295fc6dfc97d68c50c",
    "www/games/desert-fox/play/parts.js": "05ea824fd554990f47a33b899e621642",
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
    "www/games/desert-fox/play/start.js": "2252f3d9f4878dcbe7b88a18edaeecc8",
    "www/games/desert-fox/play/table.js": "6c73edd0381f6367d565e25f8b268f9d",
    "www/games/desert-fox/play/texts.js": "30c40c263bd46b5afa3b031bdd05a850",
    "www/games/desert-fox/play/tray.js": "1cd4933f800e5d51e3359d4caf18feb8",
    "www/games/desert-fox/play/types.js": "bf471ef9bfb1891cde907af7d09b0bfe",
    "www/games/desert-fox/play/words.js": "04b9af1c00d19e6db40c4f47000cac7b",
    "www/games/desert-fox/referee/actions.js": "faeb0cae4d836fc5135ef3b377901bf4",
    "www/games/desert-fox/referee/adjudicate.js": "a23434f5ec5cd98f4cd28a62588bb884",
    "www/games/desert-fox/referee/decisions.js": "c8cc4dd27f27ea32028b0684054133d1",
    "www/games/desert-fox/referee/edit.js": "e120d97c35ef1eaa2b8272ed2536eb6e",
    "www/games/desert-fox/referee/examples.js": "7a578959bf227921e584e84193a4ecc2",
    "www/games/desert-fox/referee/examples.json": "9a6dafd48676d8a6d3870d8ba457edbd",
    "www/games/desert-fox/referee/field-errors.js": "a8f7ab57b7d8218f551e5f555f551277",
    "www/games/desert-fox/referee/map-facts.js": "6c456428073abd562494ffb70ca2e5ab",
    "www/games/desert-fox/referee/modes.js": "5f0f078486c4e07645ab349f0585618e",
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
    "www/games/desert-fox/referee/share.js": "c93cf3142ec90ba657abe705ce0017fb",
    "www/games/desert-fox/referee/sheet.js": "1038180b8849da1dd5235f16f2bf1f0a",
    "www/games/desert-fox/referee/situation/adder.js": "baadab731a215abc23626a377a7669a0",
    "www/games/desert-fox/referee/situation/columns.js": "1e42a02b8b41677139df25d0729775d9",
    "www/games/desert-fox/referee/situation/hexsides.js": "f50b87908c928879c6e748bb7192cea7",
    "www/games/desert-fox/referee/situation/rules.js": "be3328517d63c6bd64f6dc77a365129a",
    "www/games/desert-fox/referee/situation/situation.js": "5020c9fec433e3c600bbec66a4a67c2c",
    "www/games/desert-fox/referee/situation/stack.js": "9110f07f435e2c66ecc03bd845846898",
    "www/games/desert-fox/referee/situation/unit.js": "f51a62e86a50ebea10a20da3f5ac1ca3",
    "www/games/desert-fox/referee/stored-sheet.js": "2e0d3a7447bd7204dc539e9be2d0dd3b",
    "www/games/desert-fox/referee/surround.js": "4e233d103aae3bb6fe823bd3ff5fcd78",
    "www/games/desert-fox/referee/text.js": "44f3363dd4a02109eeb7bbc3509c0608",
    "www/games/desert-fox/referee/texts.js": "8e55a65a2ff97e3759ed35e46d0a5cbc",
    "www/games/desert-fox/referee/toolbar.js": "db49cb9f8e2aa9c0da22fc87501d603f",
    "www/games/desert-fox/referee/types.js": "8a075c969c592b9399b53b97c32017d1",
    "www/games/desert-fox/referee/value-dialog.js": "87b45aabeb1a06f49a65e8aa2a14cf01",
    "www/games/desert-fox/referee/values.js": "a33bae32d5987fb9ae16fc651429f459",
    "www/games/desert-fox/rules/case-files.js": "bef6125f1424af849266ea5255a48761",
    "www/games/desert-fox/rules/rules.js": "a111962a76c63047bf3b48b1c42f4378",
    "www/games/desert-fox/sides.js": "ac85aea69c3b8af36213acb985fa67ac",
    "www/games/desert-fox/storage.js": "b88836fba3f79221cd9541479696f520",
    "www/games/desert-fox/store.js": "878f218d1213a3ed89149e963eb50417",
    "www/games/desert-fox/texts.js": "2e9646fa317c1d59f726318ead2978dd",
    "www/games/early.js": "fec2059c7b4f02f50ea11364f2b7e364",
    "www/games/games.js": "f9496bbd0eac97825c7f76435deeed36",
    "www/games/rommel-in-the-desert/analyst.js": "a338d64f60429aeea57285e72c985f3b",
    "www/games/rommel-in-the-desert/art/barriers.js": "8dbba35e4524c97944b76c2dca81150a",
    "www/games/rommel-in-the-desert/art/block-label.js": "b2a44a17e4511b31ae4c8a123de73f15",
    "www/games/rommel-in-the-desert/art/block.js": "66812bfa628a73365a71f6ea8469f3c1",
    "www/games/rommel-in-the-desert/art/board-art.js": "dea521b7860b7046e2abe8d59d21903b",
    "www/games/rommel-in-the-desert/art/fortresses.js": "7bc6df1376e751e87c0287cf5f29c6cb",
    "www/games/rommel-in-the-desert/art/game-blocks.js": "cdaf410df716550a82940b3e8fada206",
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
    "www/games/rommel-in-the-desert/charts/editor.js": "e3b9ce04e6ccbc4b2fc5f548fb12c6a5",
    "www/games/rommel-in-the-desert/charts/own-charts.js": "f7d522c1f1b9759b0b8f4f1268c4c77b",
    "www/games/rommel-in-the-desert/charts/own-map.js": "b785e025e1a301721e6abab0c31c35d3",
    "www/games/rommel-in-the-desert/embed/embed.js": "db518a509546d7a517e29f039ccf6b45",
    "www/games/rommel-in-the-desert/embed/known-to-both.js": "2f14513dc82309a05eeec72e895c5472",
    "www/games/rommel-in-the-desert/embed/play-parts.js": "eb4f783dafe614fa7d756c41a20d8c39",
    "www/games/rommel-in-the-desert/embed/scenes.js": "875de2d37cf396df0cc95c2f3f9babc5",
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
    "www/games/rommel-in-the-desert/lang/de/app.json": "48a8e2c2074734619ca6bdde1b693f4d",
    "www/games/rommel-in-the-desert/lang/de/battle.json": "a5580eca40d84dadf1630450e3d7763c",
    "www/games/rommel-in-the-desert/lang/de/board.json": "b122f596677d18e888fc72da046ab4b5",
    "www/games/rommel-in-the-desert/lang/de/buildup.json": "639177da905a0eadf6bb456367827e7c",
    "www/games/rommel-in-the-desert/lang/de/charts.json": "84437aa4cadbc8f6f2694180e4b8f7c6",
    "www/games/rommel-in-the-desert/lang/de/findings.json": "37cf038f0b6020a5764c2211249f2b1d",
    "www/games/rommel-in-the-desert/lang/de/glossary.json": "e6c7815f3aba00962fce1734546c45c5",
    "www/games/rommel-in-the-desert/lang/de/guide.json": "c79778b259f4bc36c7d83ae53e47f50c",
    "www/games/rommel-in-the-desert/lang/de/how-to.json": "188002fbb46046b10cbd20e1ee5dc7ed",
    "www/games/rommel-in-the-desert/lang/de/play.json": "02434616615b18f4db3eda57b7c37c84",
    "www/games/rommel-in-the-desert/lang/de/referee.json": "72703740898e8cc3c8448e40d61d89f8",
    "www/games/rommel-in-the-desert/lang/de/story.json": "0d70c6d10f3cb8e08177e63e3953b284",
    "www/games/rommel-in-the-desert/lang/de/switches.json": "4815e49c6b0b0cfd0ccb67c495cad0c8",
    "www/games/rommel-in-the-desert/lang/de/table.json": "81ec255fedc4972ff06e51c1d6b415b4",
    "www/games/rommel-in-the-desert/lang/en/analyst.json": "de2d84f5f7adbc6204226b75fc1bf815",
    "www/games/rommel-in-the-desert/lang/en/app.json": "558a9dfd6f2fab5c9d0f1c966b9442c5",
    "www/games/rommel-in-the-desert/lang/en/battle.json": "ed389a78df9955d2b9a008f528f166e8",
    "www/games/rommel-in-the-desert/lang/en/board.json": "aff223f4246761347326d2ba8a13cfab",
    "www/games/rommel-in-the-desert/lang/en/buildup.json": "2adea1bf110712b64ab7f229cec7807a",
    "www/games/rommel-in-the-desert/lang/en/charts.json": "3efa8840434cca4eabcc2a0fe8bcc32f",
    "www/games/rommel-in-the-desert/lang/en/findings.json": "11e748e2244171a65c365e6187e60e44",
    "www/games/rommel-in-the-desert/lang/en/glossary.json": "62d636ac2e9e04052f1618dd621bde00",
    "www/games/rommel-in-the-desert/lang/en/guide.json": "28975575f60eb0516fe01d85d5ddb803",
    "www/games/rommel-in-the-desert/lang/en/how-to.json": "10a5c2e3d962a6e848c8a422011570ef",
    "www/games/rommel-in-the-desert/lang/en/play.json": "c4470aecfc7681951054cb29f88efb6a",
    "www/games/rommel-in-the-desert/lang/en/referee.json": "b0b231c052015b0e5a49fa7d3cdf9202",
    "www/games/rommel-in-the-desert/lang/en/story.json": "d823628239bd5b2453827c34cdacc54d",
    "www/games/rommel-in-the-desert/lang/en/switches.json": "2b48e1c8e824e36629107c867b6122a5",
    "www/games/rommel-in-the-desert/lang/en/table.json": "82e1bc8963791b4391d185f6bf15407b",
    "www/games/rommel-in-the-desert/listed.js": "5c0d59c681d729d6299180f15812e3c9",
    "www/games/rommel-in-the-desert/map-model.js": "74898e00cafcf61be74eb65df4a4a69a",
    "www/games/rommel-in-the-desert/opponent.js": "20ef04661c58d5eacc12b670cc6457a0",
    "www/games/rommel-in-the-desert/play/actions.js": "5787e28a3e2c4080f02e97d4f9c88e70",
    "www/games/rommel-in-the-desert/play/aftermath.js": "148c17fa1b557a9506156e6dd7590342",
    "www/games/rommel-in-the-desert/play/all-orders.js": "5a4209ba16922995e9699868bef6df95",
    "www/games/rommel-in-the-desert/play/analyst.js": "a952b1d2541fc52482f6393119911426",
    "www/games/rommel-in-the-desert/play/ask.js": "6d2cab7e3887eb744ccf670ebd45cbae",
    "www/games/rommel-in-the-desert/play/battle/asking.js": "39cc16aceb10fc628e2fa2a6c53f8253",
    "www/games/rommel-in-the-desert/play/battle/battle.js": "dd464519c558477598b6417b4f94af0e",
    "www/games/rommel-in-the-desert/play/battle/chances-view.js": "1bd33d8a1941ae35d34621dc2c0d3bea",
    "www/games/rommel-in-the-desert/play/battle/choose.js": "654bb1f9413a305cbcbd75fe5843a223",
    "www/games/rommel-in-the-desert/play/battle/faces.js": "e1d06d5f2b0ead12451b6320d327867e",
    "www/games/rommel-in-the-desert/play/battle/field.js": "4d54e9499771eabf1e2221c8ff1281b0",
    "www/games/rommel-in-the-desert/play/battle/fire.js": "2416d81d8493f64f78b1dc049370a438",
    "www/games/rommel-in-the-desert/play/battle/fires-list.js": "581ea2e41016b8ed540564206d6176e7",
    "www/games/rommel-in-the-desert/play/battle/hits.js": "a97b17a56b03d82d6860aab01b248034",
    "www/games/rommel-in-the-desert/play/battle/reading.js": "8dac7610d2e3fc1b12364c87c6b09b88",
    "www/games/rommel-in-the-desert/play/board-view.js": "9a7cc4bb38074802ec6966312598acad",
    "www/games/rommel-in-the-desert/play/buildup/buildup.js": "cf496a497a286bf947bac1da59436c00",
    "www/games/rommel-in-the-desert/play/buildup/redeployment.js": "3725314392a38fc2c3aed0a69c685619",
    "www/games/rommel-in-the-desert/play/buildup/spending.js": "608dddc32b544a10e110cc7d2fc7b8ee",
    "www/games/rommel-in-the-desert/play/cards/bids.js": "f56911fa6a10550f1c9d0af38f99e2dc",
    "www/games/rommel-in-the-desert/play/cards/card-art.js": "27e18feba3527b2ea6793f43daa12432",
    "www/games/rommel-in-the-desert/play/cards/cards.js": "ad72ec99d93f0e1988fbf9e36606cb83",
    "www/games/rommel-in-the-desert/play/cards/hand.js": "44a3c0b8e1c3b5992de091288a69057a",
    "www/games/rommel-in-the-desert/play/citations.js": "5fa2c1b985dc7ea83aad0929f132209a",
    "www/games/rommel-in-the-desert/play/event-words.js": "d0ed517e1857cab1f56bbb10f5b587a1",
    "www/games/rommel-in-the-desert/play/graphs.js": "c97e6550b04b0498a2ef7051edb99d16",
    "www/games/rommel-in-the-desert/play/guide.js": "62222e5a84a498add635a80d79a89efd",
    "www/games/rommel-in-the-desert/play/handle.js": "483c442cf244b7b9ac0dfc8f26fc939f",
    "www/games/rommel-in-the-desert/play/in-focus.js": "99c30a6f7fe333408c6979d3c98b4477",
    "www/games/rommel-in-the-desert/play/key-list.js": "d02351bc038eedad370a51958a56b5a6",
    "www/games/rommel-in-the-desert/play/layers.js": "9279049f583be7a59268a8b3dab95a24",
    "www/games/rommel-in-the-desert/play/library-calls.js": "e28fef3b5c43487cd7a6c6eb04dc9a37",
    "www/games/rommel-in-the-desert/play/map-layers.js": "c077bd13c35c34ea94d8b6264b905ccc",
    "www/games/rommel-in-the-desert/play/movement/asking.js": "e5219149570ddcaebf6f6bf0023f34d0",
    "www/games/rommel-in-the-desert/play/movement/giving.js": "7bfa321eb31cf13b4372d5d4ec94d8c9",
    "www/games/rommel-in-the-desert/play/movement/goal-view.js": "e2b4397da33291432f85206f9d8dc737",
    "www/games/rommel-in-the-desert/play/movement/marches.js": "bd10de0f3feddcca49a907976fa2fde5",
    "www/games/rommel-in-the-desert/play/movement/movement.js": "2ca4a13cc230c67da6663aa14bab1d2a",
    "www/games/rommel-in-the-desert/play/movement/moves.js": "2379ccf70724ca30db4f8adb436444b6",
    "www/games/rommel-in-the-desert/play/movement/overlays.js": "ada2014f602cb47dff9b4c7fde4dcdda",
    "www/games/rommel-in-the-desert/play/movement/planning.js": "d524de799bac31d62b6eb308b8a4c5ea",
    "www/games/rommel-in-the-desert/play/movement/tapping.js": "6ca5bfb960d593e0aa66619283afbc59",
    "www/games/rommel-in-the-desert/play/movement/view.js": "3c6e307285de7535707f3c7c747898f5",
    "www/games/rommel-in-the-desert/play/moving.js": "b8c9b3bcd74e71d02a4c7e738d2e6fcb",
    "www/games/rommel-in-the-desert/play/naming/naming.js": "35c092fe4a631b5e7d5eca738fea1481",
    "www/games/rommel-in-the-desert/play/naming/reading.js": "0dcf58643c1ccf8e3f23e7e13dff15d2",
    "www/games/rommel-in-the-desert/play/order-words.js": "e07f619906b67222a038da602fa41e0d",
    "www/games/rommel-in-the-desert/play/outcome-reading.js": "e7b5fdb98729bbeb26e6f7c2878e4e8d",
    "www/games/rommel-in-the-desert/play/outcome.js": "4e3a2dcc809e882c52e804d210013a8d",
    "www/games/rommel-in-the-desert/play/overview.js": "04a04828d3e6d893603852434ad7ca9c",
    "www/games/rommel-in-the-desert/play/panel.js": "d7b798e6fd87d4128747f1174e43dec3",
    "www/games/rommel-in-the-desert/play/parts.js": "bb7a0fa152af61b354fa280ac9f2553a",
    "www/games/rommel-in-the-desert/play/phases.js": "4a709ec0c2dd7e80cb4cfeea8ec867ff",
    "www/games/rommel-in-the-desert/play/reader.js": "3e3a70bc893fbeba5f7585fba6fcde2d",
    "www/games/rommel-in-the-desert/play/recap.js": "f86473343a70268ec8aadce1003af3dc",
    "www/games/rommel-in-the-desert/play/refusals/leave.js": "edcf869e6a804ebb8c62948cfca77d5e",
    "www/games/rommel-in-the-desert/play/refusals/reading.js": "bcc38b50d7a6e1c88f00e57d9cccdf60",
    "www/games/rommel-in-the-desert/play/refusals/refusals.js": "85b446babbce6ae578c32c67192f809a",
    "www/games/rommel-in-the-desert/play/refusals/refuse.js": "787583ed79a9eaadc23a126e5e14b3f1",
    "www/games/rommel-in-the-desert/play/replaying.js": "f12782b23c5f71498d33a2100a368a70",
    "www/games/rommel-in-the-desert/play/set-up/set-up.js": "47e855c4b7afbd14ea81c23d778741f0",
    "www/games/rommel-in-the-desert/play/situation.js": "0529df6c80d26ca941dcf858f8d41559",
    "www/games/rommel-in-the-desert/play/stack.js": "6c4e1069567d193a27854f1a88e23e0e",
    "www/games/rommel-in-the-desert/play/standing-words.js": "6f914b30d8a30c04e83f8541e4126f04",
    "www/games/rommel-in-the-desert/play/standing.js": "6b93b239b7c20e3386ab5332e0cf9db8",
    "www/games/rommel-in-the-desert/play/start.js": "138c56835273f870f30494059bc48e22",
    "www/games/rommel-in-the-desert/play/table.js": "53d771429687325b5c20cde07a6bd5c9",
    "www/games/rommel-in-the-desert/play/trail.js": "50490b16140f584d8ec3c70bc30da1d1",
    "www/games/rommel-in-the-desert/play/types.js": "f86f21d56339ab368561773ee98037ad",
    "www/games/rommel-in-the-desert/play/words.js": "52bca06a3326c37bdd6da0240085dd13",
    "www/games/rommel-in-the-desert/referee/actions.js": "f23e07d26190fac996c5282af33e673b",
    "www/games/rommel-in-the-desert/referee/answers-view.js": "22c178b1d496b71c89a142e2d620a80a",
    "www/games/rommel-in-the-desert/referee/board-view.js": "fe7c7e9289fbbb34d51eec5c754e36bf",
    "www/games/rommel-in-the-desert/referee/opening.js": "387bdb6d833c32879a48c4b9628074a6",
    "www/games/rommel-in-the-desert/referee/position.js": "e90823499a906803345dc5c5c62b8de7",
    "www/games/rommel-in-the-desert/referee/questions.js": "5193664c2ce512b888f1393bd7d6a6f7",
    "www/games/rommel-in-the-desert/referee/referee.js": "754015e27d5ffd42ed31939e909f08b6",
    "www/games/rommel-in-the-desert/referee/sheet-view.js": "7f5635fb860c344c6b043cde0e60e579",
    "www/games/rommel-in-the-desert/referee/sheet.js": "cfdfeb65c1fc47210b85bf7497e0b688",
    "www/games/rommel-in-the-desert/referee/text-dialogs.js": "478972306a14c189aed0edff7d5f8fbc",
    "www/games/rommel-in-the-desert/referee/tray.js": "1d522efb87341cb07d45e5b6bc64ec49",
    "www/games/rommel-in-the-desert/referee/types.js": "12076ccc5e9daf617b1c5645fb270c3b",
    "www/games/rommel-in-the-desert/referee/words.js": "3b20ece28b55ee95f48c5eca35b2336e",
    "www/games/rommel-in-the-desert/rules/case-files.js": "af2cc576b5df9bbe838a12cd2322f3f2",
    "www/games/rommel-in-the-desert/rules/rules.js": "5041b406065129eac3576686cdf53569",
    "www/games/rommel-in-the-desert/sides.js": "23e1e47960626adfa7e00408e157d061",
    "www/games/rommel-in-the-desert/storage.js": "f29d94ee1250e3c4c6b5840b3ef41635",
    "www/games/rommel-in-the-desert/store.js": "0d01d3a650d69f0199d4bad0dfb3ab79",
    "www/games/rommel-in-the-desert/texts.js": "93838b407f123677c0f5bf3f7e78b68b",
    "www/guide/tour.js": "be3832b7ab79eb1af4cab6447ef1183a",
    "www/help/case-tip.js": "009eac895d5a6d118ba973025e251e75",
    "www/help/case-words.js": "56a6ea7b37c71d6c97137b33312c186d",
    "www/help/help.js": "57b5a297befc69062a5c791e547f01e8",
    "www/help/keys.js": "f46bcf133a239ee429174eb99e228024",
    "www/help/open.js": "11fa86190117b8058a9a6d525c3e584f",
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
    "www/lang/de/app.json": "a8d25b7019bd62b3809d0e042403cede",
    "www/lang/de/embed.json": "a2221a50d755d700e5cadc3e703b8126",
    "www/lang/de/guide.json": "693caf7e7b3d035a38f430e5460d20d8",
    "www/lang/de/library.json": "3849b51117948ed9affb4ca1188a8f81",
    "www/lang/de/play.json": "3734b9081667d8c12418cd2ed5f69343",
    "www/lang/en/analyst.json": "65080f2132bcbb9b8561213ab80d060b",
    "www/lang/en/app.json": "3c2c6c9f685144ac307cac57b6e69376",
    "www/lang/en/embed.json": "8a477a27189164350d695731efbcaac2",
    "www/lang/en/guide.json": "08abaef8c12a096fe8a70c6d28f69b9d",
    "www/lang/en/library.json": "7fab48fdb9e84a6ae1c18bb42cbd350c",
    "www/lang/en/play.json": "de77bd18b196b6fa628967ad1bc26ea7",
    "www/lang/first.js": "2fee20a472fc0d7da63136d1a6aaf027",
    "www/lang/lang.js": "5e82f39ae73c8bac881d44236d7b894f",
    "www/library/actions.js": "116c90123a6ff18aefc28be93a8b5644",
    "www/library/file-input.js": "b27cdc59de59e936b61c0f50c95c32c7",
    "www/library/game-card.js": "1d7e8a9183ad03cb4978178cfe3aab9b",
    "www/library/import.js": "ec1bcd5de7d007c1904aeea007e1942a",
    "www/library/library.js": "afde3cfb977287cbe57bf32104983902",
    "www/library/list-parts.js": "206f282521162e783a1a49caee63c76b",
    "www/library/mixed.js": "f7abafb3a2de74761ad0a3ade0325cde",
    "www/library/other-games.js": "a33845e2fd27773ce7247e1260f41661",
    "www/library/preview.js": "8c406468e8d0078e1aac10ff833e3a3a",
    "www/library/shelves.js": "9b381dac289981d1aa27e5011f319177",
    "www/library/storage-line.js": "b6d50becfe099e4c9fdf00468f1842e1",
    "www/library/texts.js": "7151fc329214adb60b4cfd8154da4320",
    "www/library/types.js": "37f3bd18688fd7eccc57a9a02e2d3bb2",
    "www/offline/again.js": "72d3ebb0ee54a9da1c15137ac68d7be2",
    "www/offline/notice.js": "409e85c4c8a1056e1028a3b7585fcf58",
    "www/offline/offline.js": "a3cc14d02811be60def0ea859871360e",
    "www/offline/version.js": "110af3b5583db7bfc4110ea71e389daf",
    "www/play/aftermath.js": "a75c4b8f9629954348a540c2b5ab04e9",
    "www/play/agreeing.js": "807228dd339fdf60cd2542eb34698021",
    "www/play/agreement.js": "c47e9521e608d7f838c323a600f0a2da",
    "www/play/analyst-graphs.js": "43bc0c688e24383070a9bf419ed81c0a",
    "www/play/analyst-view.js": "16a1f96662ee74d8444eeaffb4fec944",
    "www/play/analyst-worker.js": "b509f358fdc1120d796a5f321dd92bda",
    "www/play/analyst.js": "fadfe36242862cdcee0c385e45cf8dca",
    "www/play/autosave.js": "991176ae92f1a0b6ed6bd4924c368465",
    "www/play/board-frame.js": "32c6a23a1ad91fd7304abbdccbe7b83d",
    "www/play/chart.js": "04b2d5ed08a4eadce39509885910be0d",
    "www/play/computer-opponent.js": "fcb6e0221461c39e540cc7cdcb69e6b1",
    "www/play/cover.js": "247bee97c884a7492e01580dd88c176d",
    "www/play/dialogs.js": "537f861a6e7ec2a4b4eee58aff0009d0",
    "www/play/end-card.js": "b0399397da543982bd720feabb98a667",
    "www/play/errors.js": "3a4f347bb2117b7e2376daf58d6ae3f6",
    "www/play/give-order.js": "7a1faf454eacf8a5cd4bf9feaec30ec0",
    "www/play/graphs.js": "cd9767a432a26d636239f9541c8469a2",
    "www/play/hints.js": "ac7bc50cf468f32d39806c70dc6b86ed",
    "www/play/incoming.js": "b209224dde20f04c346f61b607e62660",
    "www/play/levels.js": "0918a27072dc77f3501d021456e2a800",
    "www/play/log.js": "0ee89118d91fd1d3eb896a7b25adf2a4",
    "www/play/marks-card.js": "8c67b2c79f00e05c07fca7b0944a76d6",
    "www/play/menu.js": "6a922d9d44e062a52c679d7a35b0ba4a",
    "www/play/new-orders.js": "64f5ad3aca27da7f7d00566ba6e6fbd9",
    "www/play/note.js": "60dfe6ffc60760136cd23d9222a74866",
    "www/play/notices.js": "54c8ef4c0553e2e2d5e69def06ae16d6",
    "www/play/objectives-card.js": "b96923cbc2fc7b84bf552ea1dd9e8441",
    "www/play/old-games.js": "deadd738c37a56cf982a8e12ca01a788",
    "www/play/opponent-worker.js": "e7442cba66af7bac16ed85f1402f3989",
    "www/play/order-address.js": "63f0355001cc3116cdcb5420ee644452",
    "www/play/order-of-battle.js": "6e41820ec6e1084a158cb4ff99547e81",
    "www/play/outcome-card.js": "81ad3f3fe110801ea00ce7408e1a3f11",
    "www/play/overview-buttons.js": "01ae1bb16627790fd42191560a38bf21",
    "www/play/overview-types.js": "530f3972975fb746229e5968465eeefc",
    "www/play/overview.js": "82e080cd59f05efd3ea3fee6b4e8b807",
    "www/play/pace.js": "3ebf6bf50d4622b4f329746ccc395f75",
    "www/play/panel-frame.js": "61c1ed29d874e39f490f69747e4d6756",
    "www/play/play.js": "d84498381791b78bbe1d729acc921d4f",
    "www/play/qr.js": "1389a952fb96acc4fa7a56cf8715469a",
    "www/play/reasons.js": "70e62f1368a3b4a9910c26296d4b4235",
    "www/play/recap-card.js": "3a55ae9abbd1c37dba14c46834d01e68",
    "www/play/receiving.js": "c72165b6de8ded92d5c18c854cbdb1cd",
    "www/play/replay-address.js": "11afc4f2a73dd2b0d64f97d72de442dc",
    "www/play/replay.js": "d431efb1b2d9c82b63c6bea131c1039a",
    "www/play/result-picture.js": "6e22d8f9c6b0a5d372178e2e881beb76",
    "www/play/seats.js": "57b67d34370f7faae5c1f71be0edcd92",
    "www/play/session.js": "1fec5a8d2edf535456d058674e14a5cd",
    "www/play/share-devices.js": "de03bf43eb6b2b15dc5773506cbb820a",
    "www/play/share-forms.js": "095c625179e70f924560eb4159d7fdd2",
    "www/play/share.js": "a88b948b5855b2f74271e149bf89eb19",
    "www/play/standing-card.js": "22f7d0d0453e9e44cd05eaf5fca7ce91",
    "www/play/standing-orders.js": "a7bd29109f884641c787fb0f320fd0cd",
    "www/play/start-form.js": "49df98aa96dbe345a4826bfd5b3bdd8a",
    "www/play/table-buttons.js": "b719c2c201e7e54bc398a6bd0679319a",
    "www/play/table-fields.js": "2482e8a0952daceaf43073c3fbe6634f",
    "www/play/turn-title.js": "f0583a1fc95913207091684a1aa1ce5b",
    "www/play/turn-track.js": "19bde22ff596742e2eca17f1ce527930",
    "www/play/turns.js": "aaabe9cc17cc6874385241c61c603509",
    "www/play/types.js": "f1f4ba7e284b1d323a9d72034ffd1697",
    "www/play/undo-keys.js": "6a77981863a3cce684084fb4ded5fe42",
    "www/play/viewer.js": "1c7003bf69db74dfe43eedbd0c1516cb",
    "www/play/whose-turn.js": "2a44d63c5b3aafe0a294ebc10ba666c8",
    "www/play/without-engine.js": "a763680b24a769b2c7995f10719f7892",
    "www/rommel-in-the-desert.js": "2e84beaef838946c31070abecaddef4f",
    "www/rules/case-files.js": "dc4785c3246bcc612ed5821236f510b1",
    "www/rules/ledger.js": "0428c524ccfa2025942e5619e3cdf0a2",
    "www/rules/rules.js": "443f758e4da5cca5ff3c1cb909fe9a8d",
    "www/rules/tests.js": "8f0069c6831e63c7a13c2052a22e7922",
    "www/shell/engine.js": "9c7ba0c147363b67d5de00e3eee3a15e",
    "www/shell/file-drop.js": "4971be51ef1e1e9b998c177f52662a38",
    "www/shell/files.js": "2035d1737c8927051583a03d172828f4",
    "www/shell/game-field.js": "899c401a39332bfefbce46372ce8db31",
    "www/shell/game-types.js": "6ac5df5c717af95d2b543d2a74ea66e3",
    "www/shell/games.js": "201d5c72daf96d6a5224afe77fa1c79e",
    "www/shell/landing.js": "21127e5994b515f4f56517c660aabf1d",
    "www/shell/language.js": "6f1b5787bf98d8600df14240328d53af",
    "www/shell/ledger.js": "c7085bfeb603ee65930ea4c67895507c",
    "www/shell/link.js": "62aa911a48cedef7dd66d4b87952729b",
    "www/shell/once.js": "4d59f687ea19a6c14b7d6d8b95de7390",
    "www/shell/open-dialogs.js": "550f259de2d749cf61de898e03a0e4ba",
    "www/shell/router.js": "1b9018fd5cab9bce4670bf62a3ee9b3a",
    "www/shell/scripts.js": "257afd68576c87515b0a6fae2e028ff1",
    "www/shell/sections.js": "05f0bf1b88e3f91a213b7def6d1b3aa1",
    "www/shell/start-game.js": "23c6f993baa408f9e0c439bee5220ea1",
    "www/shell/status.js": "977b886e411a1c25eaad69d130d210e3",
    "www/shell/styles.js": "fee7225cbcefa6a8b3041ff2d35461dc",
    "www/shell/switch-notice.js": "389f1fa4500ee3634704326d4746d085",
    "www/shell/tabs.js": "d89ab2e4823562d4bf68ec6a4b729688",
    "www/shell/theme.js": "810fbf0cfe9b45e95a0a08739875fe9d",
    "www/shell/which-game.js": "ca5e0d4df6f77df845616200069049a2",
    "www/store/browser.js": "bf0911c527dae5bb0ff32a57a9125d12",
    "www/store/card.js": "c3082c4ceab75e1dd45c772eae6736e7",
    "www/store/charts.js": "182faca47bad28a9b8cb87531d0e1f83",
    "www/store/database.js": "d8506d60ec835a5b332e05de37a26c2b",
    "www/store/files.js": "05a7b22bdeae840f3a3d0dcfc9872349",
    "www/store/games.js": "6b95d4a1773a4408a237cc1f7aff5cb9",
    "www/store/listed.js": "220c02d29e27cc310536c4a33016b200",
    "www/store/locks.js": "cad9d65d6d2745ab11dc77d89f0e6322",
    "www/store/mirror.js": "435d16bfed6aba856743ff10b3a78801",
    "www/store/names.js": "27556c80b697f8817fa77b395a09a414",
    "www/store/random.js": "4314cd61f3c3e29f41c5976b59760127",
    "www/store/records.js": "a716121469892409e2b0d7e73965d141",
    "www/store/rows.js": "a982975b1105e3619da28579e487a7c7",
    "www/store/sealed.js": "b794e64e922f8eb6838765f2680b1609",
    "www/store/sheet-saver.js": "a6a864ea49139faa2eda4a8cf82fcf9e",
    "www/store/sheets.js": "ffab5e6d3c2efd6dd7e5f1a723deebdd",
    "www/store/storage-error.js": "e65cbcb5e562a3e725d87aec77cb4ab1",
    "www/store/store.js": "85d547772d33e7ca7f029dcd8c897883",
    "www/style/base.css": "4d446e0d65c89e2401e5a04c25c9cc00",
    "www/style/battle.css": "eac245c16cc13c5734854781bb5d4540",
    "www/style/blocks.css": "e437b34f7410b00beb150117d0a940c6",
    "www/style/board.css": "1e54bbd502e56a5803b24c08c382b53e",
    "www/style/choice.css": "ecdb4a7d73e6887cbcb79365579e133a",
    "www/style/embed.css": "fd4e368ccbdb770f7f57690e57c2bcce",
    "www/style/explorer.css": "75df05b183b38f936ba0165eabd32e7b",
    "www/style/help.css": "a09700dec646b7e012002840dbd3d3eb",
    "www/style/how-to.css": "9c34dcce4abad949e95a023154a87e00",
    "www/style/layout.css": "2a479a82513bd1f69a70a9b9fafabe74",
    "www/style/library.css": "db8b2b7d0458d166db558b10d3239ab1",
    "www/style/play.css": "46283ba823cf878f5aae13bc4084265c",
    "www/style/referee.css": "dce8f4a17dfcb3018082c9a4e62b335b",
    "www/style/report.css": "dc67565ced57b65c3a58d3595281e254",
    "www/style/rommel-referee.css": "3c1439189d6ba35251fbbcaea13fe8e0",
    "www/style/rules.css": "b98c93b18d287315710830781977fdc4",
    "www/style/tokens.css": "8b66745434b02f168fe4b1bfb3194108",
    "www/vendor/idb/index.js": "e01b45d2e088a7197e8b41ba9b51a087",
    "www/vendor/qr/index.js": "a0de370051f94bd74f218f74401fdf19",
    "www/vendor/uplot/uPlot.esm.js": "5dd9b3281aa64b461b42d9945f6adb26",
    "www/vendor/uplot/uPlot.min.css": "df630c6a8d6f8eeaff264b50f73ce5b1",
    "www/worksheet/carry.js": "454f5ff79a3769178dcd0122e6dbc889",
    "www/worksheet/clock.js": "eca391aa8bc4b3f03e2000c1c676dae3",
    "www/worksheet/copy.js": "8f6878c45b12f4e7eb518b1ef08ec810",
    "www/worksheet/dialogs.js": "85056613ba1a06ffdc077f33af3fc684",
    "www/worksheet/dice.js": "7f828de7052973e3825e1ce60540e3d0",
    "www/worksheet/drag.js": "7b0f3a00a6a67ef8b908020e0a392cac",
    "www/worksheet/errors.js": "00415db194bbb7faba5351083c078f22",
    "www/worksheet/focus.js": "52208676a1c794936e83351ed5825e5d",
    "www/worksheet/history.js": "1113874c0156fac1d1ab699d8f48bbdc",
    "www/worksheet/keys.js": "8f4ad2e1a5400a43111cc057a3c4788a",
    "www/worksheet/menu.js": "82e084d34b74045bfa2f2821930b8d46",
    "www/worksheet/morph.js": "a62f14eb5cf1bd62c4c4a00b920e6e5d",
    "www/worksheet/source.js": "3430a8ee00e112979b72560ff5da82a7",
    "www/worksheet/widgets.js": "d8629cccec456ec83d7734ae833e7a16",
  },
};
/**
 * The page without a network. `cargo xtask build` puts this code and the list of the page's files into `sw.js`.
 *
 * One version is one list: it is kept whole, every file with the hash that the list names, or not at all; and a window
 * gets
 * all its files from one version. A new version waits until one window alone is left, which takes it with a reload.
 */

/**
 * @typedef {{version: string, files: Record<string, string>}} List by path from the page's folder, the first 32 hex
 *   digits of SHA-256
 */
/** @typedef {any} Scope the worker's global object; the declarations of the page do not know its type */

/** Begins the names of this page's caches; others under the same host keep their own. @param {Scope} scope */
const ours = (scope) => `desertfox:${new URL(scope.registration.scope).pathname}:`;

/** @param {Scope} scope @param {List} list */
function work(scope, list) {
  const name = ours(scope) + list.version;
  let asked = -Infinity;
  /** Windows whose files are of this version. @type {Set<string>} */
  const same = new Set();
  scope.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install(scope, list, name)));
  scope.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(dropOthers(scope, name)));
  scope.addEventListener("fetch", (/** @type {any} */ event) => {
    const path = pathOf(event.request, scope.registration.scope);
    if (path === null || !Object.hasOwn(list.files, path)) return;
    const reloads = isReload(event.request, Date.now() - asked);
    event.respondWith(
      reloads
        ? renew(scope).then((turn) => turn ?? answer(scope, event.request, path, name))
        : answer(scope, event.request, path, name),
    );
  });
  scope.addEventListener("message", (/** @type {any} */ event) => {
    if (event.data === "take over") scope.skipWaiting();
    if (event.data === "reload") asked = Date.now();
    if (event.data?.version)
      event.waitUntil(
        take(scope, list.version, event.data.version, event.source.id, same).then((answer) =>
          event.ports[0]?.postMessage(answer),
        ),
      );
    if (event.data === "windows") event.waitUntil(windows(scope).then((n) => event.ports[0]?.postMessage(n)));
  });
}

/**
 * Keeps all files of the list; nothing is kept if one of them cannot be had.
 * @param {Scope} scope
 * @param {List} list
 * @param {string} name
 */
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

/**
 * A file as the list wants it: out of what is kept already, else out of the browser's memory, else from the server
 * itself.
 * @param {Scope} scope
 * @param {string} path
 * @param {string} hash
 */
async function obtain(scope, path, hash) {
  const url = new URL(path, scope.registration.scope).href;
  const sources = [() => scope.caches.match(url), () => scope.fetch(url), () => scope.fetch(url, { cache: "reload" })];
  for (const source of sources) {
    const response = await source();
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
  await Promise.all(
    names.filter((other) => other !== name && other.startsWith(ours(scope))).map((other) => scope.caches.delete(other)),
  );
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

/**
 * Lets the waiting version take the only window: it gets an empty page, which loads itself again at once.
 * @param {Scope} scope
 * @returns {Promise<Response|null>}
 */
async function renew(scope) {
  const next = scope.registration.waiting;
  if (!next || (await windows(scope)) > 1) return null;
  next.postMessage("take over");
  const digest = await scope.crypto.subtle.digest("SHA-256", new TextEncoder().encode(AGAIN));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return new Response(`<!doctype html><link rel="icon" href="data:,"><script>${AGAIN}</script>`, {
    headers: {
      "Content-Type": "text/html",
      "Content-Security-Policy": `default-src 'none'; script-src 'sha256-${hash}'; img-src data:`,
    },
  });
}

/** @param {Scope} scope @param {any} request @param {string} path @param {string} name */
async function answer(scope, request, path, name) {
  const stored = await scope.caches.match(new URL(path, scope.registration.scope).href, { cacheName: name });
  if (stored) return stored;
  // The browser has cleared what was kept, all of it as a rule: without this worker the next visit starts from nothing.
  await scope.registration.unregister();
  return scope.fetch(request);
}

/**
 * A window that was loaded before this version was kept tells the version of its files. The worker can take all such
 * windows
 * or none, so it takes them when all are of its own version: from then on they get every file from it.
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
