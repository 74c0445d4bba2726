// Written by `cargo xtask build` from www/offline/worker.js and the page's files.
{
const list = {
  version: "69161e6d8825",
  files: {
    "embed.html": "3ad7785b077c96ad56ca69ea4f7b9440",
    "index.html": "76fc64fbf9b147a73db118d6b65bbbc9",
    "manifest.webmanifest": "5cda64d24c9d2358a7206c3bdee7d8b4",
    "pkg/desert-fox/build.js": "62d5c7eecbc03b0fb504029cfc5002bd",
    "pkg/desert-fox/desert_fox.js": "11a333da871493a77a163b2e0e36aac6",
    "pkg/desert-fox/desert_fox_bg.wasm": "5d404b08ae5c73012d46f9fe1d541c78",
    "pkg/desert-fox/map.json": "b254cf765a42c087a3c3b7f5492379a0",
    "pkg/desert-fox/rulings.json": "2d36719f5aa378e018ce4c88d85d8d66",
    "pkg/rommel-in-the-desert/build.js": "f030d5d84283d1ed0c182e11f15b5046",
    "pkg/rommel-in-the-desert/map.json": "2307dc3dc214aa277faeb123298f63ee",
    "pkg/rommel-in-the-desert/rommel_in_the_desert.js": "b189734c735dc955d2b71061b6f9f030",
    "pkg/rommel-in-the-desert/rommel_in_the_desert_bg.wasm": "87de9ec0f4479b761c5b7ac7138e6838",
    "pkg/rommel-in-the-desert/rulings.json": "bddac9d2aab0c3885a22e98c0dbe2165",
    "www/app.js": "efc663927d1948774fa99aee4bcc6ed9",
    "www/board/access.js": "77435ea22878473e7cfa86cee5836c1c",
    "www/board/arrows.js": "491905e8e012eb041bf60d483e253c28",
    "www/board/board.js": "def4d571008d211285e05bc9af16f9c0",
    "www/board/chips.js": "bf1c0d7c271c3d6de6f19aa274ab0389",
    "www/board/contour.js": "21e7d787d9c639aa771f01ecd6caaae4",
    "www/board/counters.js": "697a2fef4f2af6c896a3b0df8a01ccca",
    "www/board/fan.js": "399973d1d532081d8aff4dfdf7b25e95",
    "www/board/game-board.js": "d47cfe4a4dca256591ee7ff39915f55b",
    "www/board/geometry.js": "9d70ccfb9e441540c05994960e8d4e80",
    "www/board/glide.js": "e2de0458cfd397392fba20a68e46604f",
    "www/board/glyphs.js": "b3581135a28afac2795c222e979ddb87",
    "www/board/input.js": "1ab52b671babe7bf4034cd6ca3d78a4d",
    "www/board/label-layout.js": "c68ff01419c5214fcff871b4f50843d5",
    "www/board/loss.js": "827d06a67ab8828a09c4b0a603f6c474",
    "www/board/map-legend.js": "4ddee023f4345d8bda890aeace817ec6",
    "www/board/map-tools.js": "9a6fe8b43f0e098c6026107cb9795a90",
    "www/board/memo.js": "f524be90d9b4451e4131c9839f60053b",
    "www/board/minimap.js": "66411b994df763bad344032d087505b3",
    "www/board/model.js": "f3626f9c6423dfc0015050acb47e7283",
    "www/board/noise.js": "54a0c161252e0a227a23b4974f1c96f6",
    "www/board/overlay.js": "2eb1891de0df014f9812a6f678caddcf",
    "www/board/overlays.js": "8770c256ee9faaf6bfcee5bbc64835f2",
    "www/board/paint-frame.js": "775b8c0ad5b8e8fa4c9c4c1b7dff9268",
    "www/board/paint-labels.js": "ce00b6fd247554b5b0b9e004d277e306",
    "www/board/paint-lines.js": "c3e0bc59c6bb1084e08447606637b031",
    "www/board/paint-terrain.js": "34f9b5e1d6d2a9efd10356ff3d972dcd",
    "www/board/paint.js": "a55f4c117898b1c493d1e8ee95acc524",
    "www/board/palette.js": "9db1bcc11083ba654c4ecc884624a02d",
    "www/board/path.js": "c2204eafd1b4999a7c814b16a4b5ac7d",
    "www/board/picture.js": "bae2ab700c9a3166ba19ffc43502c628",
    "www/board/pieces.js": "2f0ebdf8ae3fdb2c2ca281be798e0e53",
    "www/board/relief.js": "70be3090b366f8d973356abbc7322251",
    "www/board/scene.js": "2c4eafc391887a577c821f8aab737021",
    "www/board/shapes.js": "ea02214e4832c115ad49b02dac2d0f27",
    "www/board/shared-map.js": "05f92fb4a1d00f636e0d27bb4c54183f",
    "www/board/sides.js": "08ffd9b7505a28f9a5042c906660e56a",
    "www/board/sprites.js": "91318ffc2147e43e3f15e1e435041f12",
    "www/board/stacks.js": "306ea4d14fe0a1074487d10eb304ba38",
    "www/board/still.js": "6c3a1b2a243a5fb6224444e811afa5b4",
    "www/board/surface.js": "83856e4a045eeef8da483c30e867c027",
    "www/board/tiles.js": "5b8692e16d5c95d5a7e92a99c62d96e1",
    "www/board/types.js": "2b0ef73731bb4dc0b3a6aa59dbf23c37",
    "www/board/view.js": "cb63f21e4a34cbb98b2632829830a375",
    "www/desert-fox.js": "2472a9a6d83bb00509f87e27aaa376ff",
    "www/dom.js": "3cdfdcfef521c9d4a1343163d9c77fe9",
    "www/embed/controls.js": "dc33d98559a8241bc831167f4c00543d",
    "www/embed/messages.js": "5b79bcda4d14e3bc6fe3e99a509cddf4",
    "www/embed/options.js": "92060e8175a04c058083b8a656a68892",
    "www/embed/page.js": "ee4286b32897401f9d9336508899a715",
    "www/embed/play.js": "8af2657de21bc3b686cfaeb62d228f53",
    "www/embed/record.js": "018f8be767f1dfc84e62806e30d05e12",
    "www/embed/screen.js": "98febbb5230d615d4001d962cf57bf71",
    "www/embed/shared.js": "ad8bb5ea3549cc36d466d1f582193e5e",
    "www/games/desert-fox/art/board-art.js": "0deb8bd8b6cbc524415c53d9ae009b63",
    "www/games/desert-fox/art/counter-face.js": "80e1459d6e79c8147babf1e38e8b5632",
    "www/games/desert-fox/art/counter-form.js": "ff8501c4f04a9b141a6bfa93a79ebe06",
    "www/games/desert-fox/art/counter-states.js": "2be2026742709f1b80cedeba49464c89",
    "www/games/desert-fox/art/counter.js": "f0f73e593ea98ee2a5a496084d913c41",
    "www/games/desert-fox/art/game-counters.js": "09e501b8f1300ed95d62f498b70b9a16",
    "www/games/desert-fox/art/game-legend.js": "50488641cb8f360de3bd846f314f5731",
    "www/games/desert-fox/art/map-art.js": "4eb7d2cd51c567c66c449c8a1320c726",
    "www/games/desert-fox/art/map-corner.js": "7ec7a18a89cc2c89f2ee6c4e449e5aaa",
    "www/games/desert-fox/art/map-words.js": "923a2f404fc3914a3a37b0939a8b2bc1",
    "www/games/desert-fox/art/markers.js": "38747d0bb7cba552000bcb0ba3200d7d",
    "www/games/desert-fox/art/overlays.js": "dedac349e344946d35ceb5e49ea9ed4c",
    "www/games/desert-fox/art/places.js": "b800e61f1d3a35fa9ec40c64ab3961fd",
    "www/games/desert-fox/art/symbols.js": "4ecc38dd1b849c7b7c2ec4aee417afd2",
    "www/games/desert-fox/charts/editor.js": "d975dd1e3e9b7d07105576a1399b6f7a",
    "www/games/desert-fox/charts/missing-charts.js": "9d4f9a65f34a0fe95349d69aed77b6a2",
    "www/games/desert-fox/charts/tables.js": "3c7137a0fa16e6ac1e84a346f96f28f1",
    "www/games/desert-fox/charts/texts.js": "786a37fee4ae12810cf29a9e3d06c07e",
    "www/games/desert-fox/choice/chooser.js": "26967a2b1820644ee456824ad4923372",
    "www/games/desert-fox/choice/compare.js": "a3bb02ca5289bef423aeed3c05f24498",
    "www/games/desert-fox/choice/texts.js": "08367870a082267441759c62dc408036",
    "www/games/desert-fox/embed/embed.js": "dbdf967386ae897b9f25a1c64922b735",
    "www/games/desert-fox/embed/play-parts.js": "7ac9f3425922f333ba8067740a616188",
    "www/games/desert-fox/embed/scenes.js": "b0478050f4cd62e3b42f314cd1a0a2f3",
    "www/games/desert-fox/engine-types.js": "caf6c23ac7909cfa65a2ac20325b8dd0",
    "www/games/desert-fox/engine.js": "419688776ed629d6d49aa37a134203af",
    "www/games/desert-fox/explorer/actions.js": "8f181285d799851da909d114fe3f4a88",
    "www/games/desert-fox/explorer/attack.js": "15478a582788272a2d5944f51b66dc81",
    "www/games/desert-fox/explorer/board-view.js": "b7418e04a8115a6ee7be34a62bf31b92",
    "www/games/desert-fox/explorer/explorer.js": "8849f2b9f37201dff03d45bed536845e",
    "www/games/desert-fox/explorer/ground.js": "93521db98a59228ab1d4f012527b09ce",
    "www/games/desert-fox/explorer/marks.js": "8bda308dc94c191b8c2e5de18e5b94c3",
    "www/games/desert-fox/explorer/movement.js": "ef9bc311f34b01dd1b3bd4f6afe37638",
    "www/games/desert-fox/explorer/overlays.js": "5f0d91f9cfba4f750ce8db1c5e550faa",
    "www/games/desert-fox/explorer/overrun.js": "3645fa35d88b74518f5b21e76d6c8b17",
    "www/games/desert-fox/explorer/panel.js": "5f3e36f6e8f3fefcaead7b96f7adb86e",
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
    "www/games/desert-fox/game.js": "5210ec2f9a1248aa1c471e03621a62af",
    "www/games/desert-fox/geometry.js": "dd57265abe31a567444d3633f130b2d7",
    "www/games/desert-fox/guide/guide.js": "e8df335c923b7070c7502cab0c6b4324",
    "www/games/desert-fox/guide/opening.js": "b28a758f71d78b93620741d253c21b8c",
    "www/games/desert-fox/guide/steps.js": "69f07ec3027e548dcbadfcad6a39d0eb",
    "www/games/desert-fox/help/glossary.js": "681dcb0bae3dcf4728a3872a205e5d00",
    "www/games/desert-fox/help/help.js": "290d79f038dc22b491226f0b32adb5d0",
    "www/games/desert-fox/help/phases.js": "b4b5a2f067aa6f2ff6ae7a4458c8cb0f",
    "www/games/desert-fox/home/hex-info.js": "25437690af6010cd1e64ba4a0ad6d841",
    "www/games/desert-fox/home/home.js": "7e70edae606ed91c0f09dd1c8062695f",
    "www/games/desert-fox/home/legend.js": "366b54ef57fa58e16defc9d828e9f22a",
    "www/games/desert-fox/how-to/content.js": "ff0a3f53748d10fbdf6a2794bed35fa2",
    "www/games/desert-fox/how-to/how-to.js": "d63f6b1e43f0520fc7144fca43376bd5",
    "www/games/desert-fox/how-to/paint.js": "4bbd0a698740dc4c785955507e11a865",
    "www/games/desert-fox/how-to/pictures.js": "54f350b59ffc8b13d5c95181aa794ea2",
    "www/games/desert-fox/lang/de/app.json": "e2b32c3d2097f9dc06aa2a5d78e01ac7",
    "www/games/desert-fox/lang/de/board.json": "1c8249a8209d0f18b3a12fc755153069",
    "www/games/desert-fox/lang/de/charts.json": "96697cc1e850f3a20e598d59f56faa9a",
    "www/games/desert-fox/lang/de/choice.json": "6d5d88ca0fb6c2f890fd7c1d28cc3d4d",
    "www/games/desert-fox/lang/de/explorer.json": "a6cd55450731a011c583ab8ad65bfd2e",
    "www/games/desert-fox/lang/de/findings.json": "7597ef24bfb3db36d9d642031ed7951e",
    "www/games/desert-fox/lang/de/glossary.json": "d7cfe8ff37e01e22bc338fa0154ed944",
    "www/games/desert-fox/lang/de/guide.json": "f3d7c13256a21f34de2ab2fb5639396a",
    "www/games/desert-fox/lang/de/how-to.json": "505733c5e06167139f837acde1d1a96d",
    "www/games/desert-fox/lang/de/play.json": "a8a6c53c1863f89086b9fc6cea3e43d8",
    "www/games/desert-fox/lang/de/referee.json": "5d6157dbfd9582d0aa088476db16a644",
    "www/games/desert-fox/lang/de/switches.json": "f15780b6cace33580aba67c771f67de5",
    "www/games/desert-fox/lang/en/app.json": "bfa5e1cfe5dcdef4974f97c878047ec8",
    "www/games/desert-fox/lang/en/board.json": "e8f2fb0ab9ba65476933c3902abfe53b",
    "www/games/desert-fox/lang/en/charts.json": "8a6bf87acd8d1ed913fc32e965ea8972",
    "www/games/desert-fox/lang/en/choice.json": "caaeb95202cff747710ab7d0ccba24d2",
    "www/games/desert-fox/lang/en/explorer.json": "3adbd43824dea4897c61fb43953acf69",
    "www/games/desert-fox/lang/en/findings.json": "80f29cd83899dcf65032d904ffba6b2e",
    "www/games/desert-fox/lang/en/glossary.json": "bfa7a080b3c286fb3d11ee455942ad5e",
    "www/games/desert-fox/lang/en/guide.json": "e3af2c2e028d4c28312078d41cdd83e5",
    "www/games/desert-fox/lang/en/how-to.json": "229266216cb4d008221bda7aae81b614",
    "www/games/desert-fox/lang/en/play.json": "b1c3f0e5487710fe5b8d561cb3254c27",
    "www/games/desert-fox/lang/en/referee.json": "4a9a48cfd6393fc715a61b6bbc7601fe",
    "www/games/desert-fox/lang/en/switches.json": "c170053a168f4620803df4030b794b6d",
    "www/games/desert-fox/map-model.js": "e9ffcaf6ef5a11b704dc31a92cc92459",
    "www/games/desert-fox/migration.js": "d097cf8b60415033f524b85f318d5abb",
    "www/games/desert-fox/opponent.js": "20ef04661c58d5eacc12b670cc6457a0",
    "www/games/desert-fox/play/actions.js": "5403c6396191ceafe1dc50c045ffb4cd",
    "www/games/desert-fox/play/aftermath.js": "16d584184c725ebdd3187e4b135ce296",
    "www/games/desert-fox/play/all-orders.js": "0dca23ed98e9a2293691391313e9f177",
    "www/games/desert-fox/play/attack.js": "6aabb2b1477bf41df04452b2ff696ba9",
    "www/games/desert-fox/play/board-view.js": "11863a73d390f6d987fcb44be7ccb6c6",
    "www/games/desert-fox/play/boxes.js": "2fabc302eab86c4394c67140a5a5e0e6",
    "www/games/desert-fox/play/buttons.js": "c65e32f3277822f7dd155433d458c59f",
    "www/games/desert-fox/play/combat-odds.js": "5a486050debc463110087aae4d7fb868",
    "www/games/desert-fox/play/counters.js": "48925d18cdf70e95b3ab9a633a55501c",
    "www/games/desert-fox/play/decisions.js": "ce827eabdf693e29e25b4bb9de4bd056",
    "www/games/desert-fox/play/engine-calls.js": "df1bebb064a8be79db7884110824f010",
    "www/games/desert-fox/play/fields.js": "00ec64ab06f9fb7d0d10b4d5bf0ff11a",
    "www/games/desert-fox/play/graphs.js": "f7f4854125c52f091f20da160a872380",
    "www/games/desert-fox/play/group-view.js": "0774bde0298da435cf8586d36b949cc7",
    "www/games/desert-fox/play/group.js": "6ff9438143a356ed3ae565aeb6085b04",
    "www/games/desert-fox/play/guide.js": "0a6d73a929d500a0e2b89f9bcbc8b0ae",
    "www/games/desert-fox/play/in-focus.js": "e0b037cd99f2deccc198f37e3e5e031c",
    "www/games/desert-fox/play/invasion.js": "087531219ffc34a6234903c0b6142723",
    "www/games/desert-fox/play/keys.js": "d2e79ec45f244f640e1b274b5ed1bac9",
    "www/games/desert-fox/play/layers-view.js": "fb80805f3be16889638f609fb614bcf9",
    "www/games/desert-fox/play/layers.js": "8e3e07b92e277c0fa0cbdedfd43b4c7c",
    "www/games/desert-fox/play/log-marks.js": "3711f844d6aef805a9909fc83b1ebfa2",
    "www/games/desert-fox/play/map-layers.js": "a830bbb0197f8d657fe4736b20b24cce",
    "www/games/desert-fox/play/movement.js": "6de233f7b88144032830fc4c3738c699",
    "www/games/desert-fox/play/moving.js": "877152681bb6da6f7464a67e74ab5baa",
    "www/games/desert-fox/play/offers.js": "8099cec5381b3b7d3358592287b103c6",
    "www/games/desert-fox/play/options.js": "e1be38ea901432e82c7f31ff66aedcb1",
    "www/games/desert-fox/play/order-buttons.js": "06fd9038801fde9ee9d9cda7ac0161cb",
    "www/games/desert-fox/play/order-effects.js": "b9aaf3ce3e57a2359355537eaad6b163",
    "www/games/desert-fox/play/outcome.js": "6f7a31f2f1555b9cf466422b4028e165",
    "www/games/desert-fox/play/outlook.js": "c17fb6a7df0bd7bce282358bf2d795a5",
    "www/games/desert-fox/play/overrun-stakes.js": "30121c6315c1c6efbdc81f6cc7bb7515",
    "www/games/desert-fox/play/overview.js": "bf94d96f6b2f58e5cdb9596d7ce94ac7",
    "www/games/desert-fox/play/panel.js": "14187c31423c60c0834ae32739e9b3ac",
    "www/games/desert-fox/play/parts.js": "05ea824fd554990f47a33b899e621642",
    "www/games/desert-fox/play/phase-actions.js": "a9e385e77e94f412fa77dc52eaeb477c",
    "www/games/desert-fox/play/recap.js": "21e220e5eac7df31d274ab562d6c2800",
    "www/games/desert-fox/play/replaying.js": "923079ff099ae1498efc0817e3708ad5",
    "www/games/desert-fox/play/results.js": "ec76f28e190db69109aa59a9b9ad2533",
    "www/games/desert-fox/play/selecting.js": "5075488316f0f0a6e30dcb58a88c53dd",
    "www/games/desert-fox/play/selection.js": "c644c71a11db6e4756ae29c94cbd5948",
    "www/games/desert-fox/play/shown-path.js": "f1d719119ca67709ec3392e96ca6fbb8",
    "www/games/desert-fox/play/situation.js": "f100ec5d18711b7fec885bb6e89ec787",
    "www/games/desert-fox/play/stack.js": "e3548511426363cededcdf08c5735b45",
    "www/games/desert-fox/play/stakes.js": "31625ad52a84f2687a56d0599e52ba11",
    "www/games/desert-fox/play/standing-words.js": "2f0bf648e788d6888f3d03e8ac18e4aa",
    "www/games/desert-fox/play/standing.js": "40f4884480b44f31cf3fbf1275db836d",
    "www/games/desert-fox/play/start.js": "54ddbdf34f262b1d9af37459ac1a52de",
    "www/games/desert-fox/play/table.js": "3a2a885476e353a34d4059fe85061565",
    "www/games/desert-fox/play/texts.js": "2ccd521cde83a44866174fde188062dd",
    "www/games/desert-fox/play/tray.js": "1cd4933f800e5d51e3359d4caf18feb8",
    "www/games/desert-fox/play/types.js": "f38f23f88bdfd06148ebb906a9f604a8",
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
    "www/games/desert-fox/referee/referee.js": "0f626e0d4578947038d0d4f26fcb6c46",
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
    "www/games/desert-fox/referee/stored-sheet.js": "e9360cacc4d0dca33184558d2ba3d001",
    "www/games/desert-fox/referee/surround.js": "4e233d103aae3bb6fe823bd3ff5fcd78",
    "www/games/desert-fox/referee/text.js": "44f3363dd4a02109eeb7bbc3509c0608",
    "www/games/desert-fox/referee/texts.js": "8e55a65a2ff97e3759ed35e46d0a5cbc",
    "www/games/desert-fox/referee/toolbar.js": "db49cb9f8e2aa9c0da22fc87501d603f",
    "www/games/desert-fox/referee/types.js": "8a075c969c592b9399b53b97c32017d1",
    "www/games/desert-fox/referee/value-dialog.js": "87b45aabeb1a06f49a65e8aa2a14cf01",
    "www/games/desert-fox/referee/values.js": "a33bae32d5987fb9ae16fc651429f459",
    "www/games/desert-fox/rules/case-files.js": "17332abe91d515967524e26b02529ec8",
    "www/games/desert-fox/rules/ledger.js": "fec9dfef99f8a66edb72069c2a386edf",
    "www/games/desert-fox/rules/positions.js": "e9cb7809653ef62d1c3527c1dc0338f3",
    "www/games/desert-fox/rules/rules.js": "764edc367c87aaa46d2c82aa58649be1",
    "www/games/desert-fox/sides.js": "ac85aea69c3b8af36213acb985fa67ac",
    "www/games/desert-fox/storage.js": "b88836fba3f79221cd9541479696f520",
    "www/games/desert-fox/store.js": "878f218d1213a3ed89149e963eb50417",
    "www/games/desert-fox/texts.js": "a1318f6d246aa4bcc803428acd83f5a3",
    "www/games/games.js": "18bccd4153ac39c652a04a583c490e6c",
    "www/games/rommel-in-the-desert/art/barriers.js": "58a34bc82f51da97ed47fbd1c7eb8da7",
    "www/games/rommel-in-the-desert/art/block.js": "3ab7f74d52d6093f677e9599b2904fab",
    "www/games/rommel-in-the-desert/art/board-art.js": "dea521b7860b7046e2abe8d59d21903b",
    "www/games/rommel-in-the-desert/art/fortresses.js": "5d25c5d2816a972810f9be2a8aee83a7",
    "www/games/rommel-in-the-desert/art/game-blocks.js": "f520d9f5065b54f69c89f43447dfb1a9",
    "www/games/rommel-in-the-desert/art/ground.js": "eef6928878d945d74e144327822f5de4",
    "www/games/rommel-in-the-desert/art/map-art.js": "b234a0a981af556de2dc5140e0b35e32",
    "www/games/rommel-in-the-desert/art/map-words.js": "b7026f793efaff42de324fef2c762242",
    "www/games/rommel-in-the-desert/art/markers.js": "4ed9f1549a2a1f17e21c51d810079307",
    "www/games/rommel-in-the-desert/art/names.js": "a0217c70c0e524155b1016a2f369f8b2",
    "www/games/rommel-in-the-desert/art/overlays.js": "52bc0076ef20e446689188a9f4032025",
    "www/games/rommel-in-the-desert/art/places.js": "bb9399d4a936f46f6adc12f3b10bf904",
    "www/games/rommel-in-the-desert/art/roads.js": "0ab7f9c979a40f1bbaf4660aa4978876",
    "www/games/rommel-in-the-desert/art/title.js": "b4aceb9562ab688ab8db2ab1580b1f09",
    "www/games/rommel-in-the-desert/art/unit-symbols.js": "736442fee476dff8895b0960a2f2ed7c",
    "www/games/rommel-in-the-desert/engine.js": "7d85edf3cd25f2585cf84c0ddf98eba8",
    "www/games/rommel-in-the-desert/game.js": "5b7cf8d3f3c8cf6cd8370fd1e6ad50b6",
    "www/games/rommel-in-the-desert/geometry.js": "aa4ef59bdefd540956c63224ef452e6b",
    "www/games/rommel-in-the-desert/home/hex-info.js": "4ddb9431bf08388da9251a50d128d35f",
    "www/games/rommel-in-the-desert/home/home.js": "825e1eace232c8b9fa9680b3c5ee8131",
    "www/games/rommel-in-the-desert/home/legend.js": "1d52d677504781e4f8547fe92848b6e9",
    "www/games/rommel-in-the-desert/lang/de/app.json": "09d5b32fc4579a08874c111e6a428c28",
    "www/games/rommel-in-the-desert/lang/de/battle.json": "ca3d163bab055381827226140568f3be",
    "www/games/rommel-in-the-desert/lang/de/board.json": "1ece14a2af82d66dbcb53371fa5621b9",
    "www/games/rommel-in-the-desert/lang/de/buildup.json": "1ff6c3144131786992008f346f5e22d3",
    "www/games/rommel-in-the-desert/lang/de/findings.json": "614af15a85dc7e2707d2b97c3e208232",
    "www/games/rommel-in-the-desert/lang/de/play.json": "8b3284a7891a00d8ff2a427f1bb92c90",
    "www/games/rommel-in-the-desert/lang/de/story.json": "7f5c7945187f40b2b9b42aee7e901fc8",
    "www/games/rommel-in-the-desert/lang/de/switches.json": "4815e49c6b0b0cfd0ccb67c495cad0c8",
    "www/games/rommel-in-the-desert/lang/de/table.json": "ca3d163bab055381827226140568f3be",
    "www/games/rommel-in-the-desert/lang/en/app.json": "f571ec9a7c5155f2a13f0783e2520b8f",
    "www/games/rommel-in-the-desert/lang/en/battle.json": "ca3d163bab055381827226140568f3be",
    "www/games/rommel-in-the-desert/lang/en/board.json": "3fd153701ff17eadf7da14ec0f1d02db",
    "www/games/rommel-in-the-desert/lang/en/buildup.json": "8cad8125d5c9b953ed0015e45da42d7f",
    "www/games/rommel-in-the-desert/lang/en/findings.json": "0357e283ce9c9fd2a0b43d947c0c98f4",
    "www/games/rommel-in-the-desert/lang/en/play.json": "c0c7a1d234a31e728f946ba62e4f2284",
    "www/games/rommel-in-the-desert/lang/en/story.json": "8db71e364d5111e015f375dcbf8dc94d",
    "www/games/rommel-in-the-desert/lang/en/switches.json": "2b48e1c8e824e36629107c867b6122a5",
    "www/games/rommel-in-the-desert/lang/en/table.json": "ca3d163bab055381827226140568f3be",
    "www/games/rommel-in-the-desert/map-model.js": "e90fbcef7ce2d3d5b5cdb1f7bbc6881b",
    "www/games/rommel-in-the-desert/opponent.js": "20ef04661c58d5eacc12b670cc6457a0",
    "www/games/rommel-in-the-desert/play/actions.js": "3abd21fc1e791ebfe502d86b93851146",
    "www/games/rommel-in-the-desert/play/aftermath.js": "55cdbeb520499df2a86451f0539f976a",
    "www/games/rommel-in-the-desert/play/all-orders.js": "b91ff187ff473eafdf8932be6b9a4164",
    "www/games/rommel-in-the-desert/play/ask.js": "2b715ee677ebcae6c4e65d35eac42aab",
    "www/games/rommel-in-the-desert/play/battle/battle.js": "91dec080520f23cdad687c19a64e8fda",
    "www/games/rommel-in-the-desert/play/board-view.js": "f6557db566eb55619fcfade542eb09ce",
    "www/games/rommel-in-the-desert/play/buildup/buildup.js": "e4452c5aa8be6b5a23b4c60fffb0c7f9",
    "www/games/rommel-in-the-desert/play/buildup/redeployment.js": "185c475090729e88e42f3097615bc517",
    "www/games/rommel-in-the-desert/play/buildup/spending.js": "608dddc32b544a10e110cc7d2fc7b8ee",
    "www/games/rommel-in-the-desert/play/cards/cards.js": "eaa69551747c285f3ca6af43595db60f",
    "www/games/rommel-in-the-desert/play/cards/hand.js": "051ba3206ee360db88311832354514fc",
    "www/games/rommel-in-the-desert/play/citations.js": "584954fb89c00af2ebe788431e692690",
    "www/games/rommel-in-the-desert/play/event-words.js": "d0ed517e1857cab1f56bbb10f5b587a1",
    "www/games/rommel-in-the-desert/play/graphs.js": "ba71220cba085e5e27e345339ba83abe",
    "www/games/rommel-in-the-desert/play/guide.js": "9ea509d2b99c905355feb673d5103431",
    "www/games/rommel-in-the-desert/play/handle.js": "06abb0d0991e133cb4778dea2c43b36d",
    "www/games/rommel-in-the-desert/play/layers.js": "cb6846b2184f8b4950e2372753e9ed08",
    "www/games/rommel-in-the-desert/play/map-layers.js": "e1db23a7fd2d254d0f9e06f79cce2648",
    "www/games/rommel-in-the-desert/play/movement/marches.js": "6668c9e1bc162b4173500bf543dadc0e",
    "www/games/rommel-in-the-desert/play/movement/movement.js": "bf39bc5647bf70739ec959395435a1e4",
    "www/games/rommel-in-the-desert/play/moving.js": "b8c9b3bcd74e71d02a4c7e738d2e6fcb",
    "www/games/rommel-in-the-desert/play/order-words.js": "ee521bc800f1b6e8e480fce6da8f108f",
    "www/games/rommel-in-the-desert/play/outcome.js": "049b311d6d56a05a9d70440d8f17a6fd",
    "www/games/rommel-in-the-desert/play/overview.js": "95d0e135d4b57fc30f2de28c67542b49",
    "www/games/rommel-in-the-desert/play/panel.js": "bf657e4bc72df4332848dc4e3c400f55",
    "www/games/rommel-in-the-desert/play/parts.js": "bc3880021417b121ba0ef3963953d3ba",
    "www/games/rommel-in-the-desert/play/phases.js": "732c9f57b0041f7153736c68e018c1a0",
    "www/games/rommel-in-the-desert/play/recap.js": "073068911de0527c68b8b193a6012e6b",
    "www/games/rommel-in-the-desert/play/refusals/refusals.js": "ab8721a33ddd7ccada62678fd6b66a64",
    "www/games/rommel-in-the-desert/play/replaying.js": "a24b5fd39fcef9ca8898edf6ac557e50",
    "www/games/rommel-in-the-desert/play/set-up/set-up.js": "ce7fae16b48806bb43b8ad9e285b382c",
    "www/games/rommel-in-the-desert/play/situation.js": "c0287869956ce0801505d0de15de32d2",
    "www/games/rommel-in-the-desert/play/stack.js": "6c4e1069567d193a27854f1a88e23e0e",
    "www/games/rommel-in-the-desert/play/standing.js": "39be8f5d786e9c41a0a278c443809bd6",
    "www/games/rommel-in-the-desert/play/start.js": "32e58c7b798b49e11d94739bbee32bea",
    "www/games/rommel-in-the-desert/play/table.js": "0fde19238198d0ffcf6c0030640da63d",
    "www/games/rommel-in-the-desert/play/trail.js": "10dea414c2635f7de8674092dc1fcd9b",
    "www/games/rommel-in-the-desert/play/types.js": "2cf9acfb469038cadb08629c2656a459",
    "www/games/rommel-in-the-desert/play/words.js": "9c0a3c332447db66e7fbc46691d9de92",
    "www/games/rommel-in-the-desert/sides.js": "23e1e47960626adfa7e00408e157d061",
    "www/games/rommel-in-the-desert/storage.js": "f29d94ee1250e3c4c6b5840b3ef41635",
    "www/games/rommel-in-the-desert/store.js": "0d01d3a650d69f0199d4bad0dfb3ab79",
    "www/games/rommel-in-the-desert/texts.js": "b4b318e92d65fcd51b720441c9770463",
    "www/guide/tour.js": "526690334afb40f6c90c19d4771e8993",
    "www/help/case-tip.js": "009eac895d5a6d118ba973025e251e75",
    "www/help/case-words.js": "56a6ea7b37c71d6c97137b33312c186d",
    "www/help/help.js": "53754293afda98dda5ecc0c789ac3b4c",
    "www/help/keys.js": "2d8777169afeff915630679bae41433c",
    "www/help/open.js": "441ff690be2bc24d316bfb984b1840fb",
    "www/help/ruling-texts.js": "6de8be0b748b4793d0257f2e1c3ef60a",
    "www/help/search.js": "505b6d8f83070d33316df567451154a1",
    "www/help/words.js": "44ea33c36ca82c2b92a16a93319c2cf6",
    "www/icons/favicon.svg": "969816fefe9c3f20382b7570b167a73c",
    "www/icons/icon-192.png": "f9aca3d1fe2fb9aa3c4adbabfdb50772",
    "www/icons/icon-512.png": "62cefc878dbc53bd98c269852de69989",
    "www/icons/maskable-512.png": "8a88f2e6ce0ae3417a7dd184bc1e1133",
    "www/lang/choice.js": "56cce1924e941d599bdf09819db0add1",
    "www/lang/de/app.json": "def3d884a82514e18aed9c3bd210eb00",
    "www/lang/de/embed.json": "ef666c084c6c90eb27f791bedc8945f1",
    "www/lang/de/guide.json": "9e8fbca7b695dd54bedb4c987e20f7bf",
    "www/lang/de/library.json": "51e7e6d2301c715c0efcd7c045e772c5",
    "www/lang/de/play.json": "c813222a18d312a7da002fd1c2863cba",
    "www/lang/en/app.json": "ef77d7adcdb0f5a2b44746c70861bde1",
    "www/lang/en/embed.json": "83516af97ff947153ee78629e959ffd1",
    "www/lang/en/guide.json": "0b9b0767001c4ff49d447d8da3beb4ed",
    "www/lang/en/library.json": "09fdaadbd784dcb9f56ac7c81ae05181",
    "www/lang/en/play.json": "ecacfa85c963a0f09c8626d136466951",
    "www/lang/first.js": "61abbd1b4b79ad4c4232614f7ed2f3cd",
    "www/lang/lang.js": "762d687cec9633f84201abaefc8d1467",
    "www/library/actions.js": "4f4679b7767517af5925e3b42b9d145d",
    "www/library/file-input.js": "b27cdc59de59e936b61c0f50c95c32c7",
    "www/library/game-card.js": "1dcd8a88b3f900536abfd1e54ccdeda3",
    "www/library/import.js": "966c85cfad5f5620c8a6b0b0fae4c138",
    "www/library/library.js": "65a9c333af7aedccb5cc3eafd0ef9604",
    "www/library/list-parts.js": "87d10798a5a9c8fdaa0c17d2142a9919",
    "www/library/storage-line.js": "b6d50becfe099e4c9fdf00468f1842e1",
    "www/library/texts.js": "7151fc329214adb60b4cfd8154da4320",
    "www/library/types.js": "9980d0849a4bc4b8e24c4fc819e2aa72",
    "www/offline/again.js": "72d3ebb0ee54a9da1c15137ac68d7be2",
    "www/offline/notice.js": "409e85c4c8a1056e1028a3b7585fcf58",
    "www/offline/offline.js": "a3cc14d02811be60def0ea859871360e",
    "www/offline/version.js": "a6d6493ca1ce8844a033963bc9d0f146",
    "www/play/aftermath.js": "68b934ff0bff4810234d64d66f0ddca6",
    "www/play/agreeing.js": "807228dd339fdf60cd2542eb34698021",
    "www/play/agreement.js": "c47e9521e608d7f838c323a600f0a2da",
    "www/play/autosave.js": "0fef7322839c7566c5fcf5760320cf20",
    "www/play/board-frame.js": "186eb83971ad4e13f8c02a2595686e68",
    "www/play/chart.js": "dd649e5ef028da460b146590c7d94b80",
    "www/play/computer-opponent.js": "514819f3821d15f61a754dbaba046fde",
    "www/play/dialogs.js": "923be1982bd9833874ce811098c266db",
    "www/play/end-card.js": "e1b61e8e60b1df68cf6f02a040f751ab",
    "www/play/errors.js": "3a4f347bb2117b7e2376daf58d6ae3f6",
    "www/play/give-order.js": "13570003a2066bd67b157db2b8212f2b",
    "www/play/graphs.js": "93f4b1b1baf8e068b9d8955b1a9834ea",
    "www/play/incoming.js": "08417737e1a4b24ae76f10cf9c455b60",
    "www/play/log.js": "0ee89118d91fd1d3eb896a7b25adf2a4",
    "www/play/menu.js": "c8a1489b76f6882a718ae01fe355e961",
    "www/play/new-orders.js": "64f5ad3aca27da7f7d00566ba6e6fbd9",
    "www/play/note.js": "60dfe6ffc60760136cd23d9222a74866",
    "www/play/notices.js": "1ffc5fe2f401d602d573fad8debc0475",
    "www/play/objectives-card.js": "b96923cbc2fc7b84bf552ea1dd9e8441",
    "www/play/old-games.js": "008d59a3192c63dd4e23768e7d752773",
    "www/play/opponent-worker.js": "7b30410fa8500acce992abe58f3fc95d",
    "www/play/order-address.js": "63f0355001cc3116cdcb5420ee644452",
    "www/play/order-of-battle.js": "6e41820ec6e1084a158cb4ff99547e81",
    "www/play/outcome-card.js": "24c500239bbc01ccc20a53ca096a8871",
    "www/play/overview-buttons.js": "3995a88ad42e06fd8510e7b47702a73c",
    "www/play/overview-types.js": "b201294d218738b7a096f15b1eaa30f1",
    "www/play/overview.js": "8de9eac67a889393a87f1ce61071f6f2",
    "www/play/pace.js": "3ebf6bf50d4622b4f329746ccc395f75",
    "www/play/panel-frame.js": "b2a74a56e688df4feff2ad138b6f2816",
    "www/play/play.js": "0901a8f5f69a329f722717d853bf4036",
    "www/play/qr.js": "1389a952fb96acc4fa7a56cf8715469a",
    "www/play/recap-card.js": "859fa79e79cd572fb6017b3faa11faa2",
    "www/play/receiving.js": "6ae4d25624562f371f087115e78b2185",
    "www/play/replay-address.js": "8774c35348c1c67445a5a3bc1d94e53a",
    "www/play/replay.js": "1f09f9dd46a26a36c153c3ea401c5d76",
    "www/play/seats.js": "57b67d34370f7faae5c1f71be0edcd92",
    "www/play/session.js": "c38afd6a6a334cabb8ef54b1afdf87ed",
    "www/play/share-devices.js": "d7773dc6575ffc8e435b42085b0a5322",
    "www/play/share-forms.js": "095c625179e70f924560eb4159d7fdd2",
    "www/play/share.js": "3fec256f46aa353259d5a01b2257d68b",
    "www/play/standing-orders.js": "a7bd29109f884641c787fb0f320fd0cd",
    "www/play/table-buttons.js": "c02bdc84351a611343848086495551dd",
    "www/play/table-fields.js": "2482e8a0952daceaf43073c3fbe6634f",
    "www/play/turn-title.js": "f0583a1fc95913207091684a1aa1ce5b",
    "www/play/turn-track.js": "19bde22ff596742e2eca17f1ce527930",
    "www/play/turns.js": "aaabe9cc17cc6874385241c61c603509",
    "www/play/types.js": "3302c1a2aca0d8ad8daea04494ee0c2e",
    "www/play/viewer.js": "ae2eb3837e4f3a18d364a5f2263bcafa",
    "www/play/whose-turn.js": "2a44d63c5b3aafe0a294ebc10ba666c8",
    "www/play/without-engine.js": "a763680b24a769b2c7995f10719f7892",
    "www/shell/engine.js": "9f5aef0bce9586bce3e00a0a5d3362e6",
    "www/shell/file-drop.js": "49ae2a5d36151d2ff7e603a439d37294",
    "www/shell/files.js": "7e0c3dc8f2b5431129de185cfa639a03",
    "www/shell/game-types.js": "3aa67716bd5ee8a1ba91aed2561b095c",
    "www/shell/landing.js": "887bde0aa33d13aab59b08400890f151",
    "www/shell/language.js": "d4e2c9efc4c41389d3afc1a43dbd6a4f",
    "www/shell/ledger.js": "c7085bfeb603ee65930ea4c67895507c",
    "www/shell/link.js": "295572426f8ffc61377e5c573e0ea4a4",
    "www/shell/router.js": "946ec2719c9f13083f52ba5da1e563ab",
    "www/shell/scripts.js": "257afd68576c87515b0a6fae2e028ff1",
    "www/shell/status.js": "977b886e411a1c25eaad69d130d210e3",
    "www/shell/styles.js": "fee7225cbcefa6a8b3041ff2d35461dc",
    "www/shell/tabs.js": "6b06b97fe1b439612f3b68dfa1d8adff",
    "www/shell/theme.js": "5a9b3f4f52d5b95713b6174e4b8d9252",
    "www/shell/which-game.js": "33f03d420c8f8b29b0823d89fc3e172a",
    "www/store/browser.js": "8fec2dc03a40fbd76bd87cf1b38788aa",
    "www/store/card.js": "6cfe351a0ab74454f0bcd252be639c96",
    "www/store/charts.js": "182faca47bad28a9b8cb87531d0e1f83",
    "www/store/database.js": "d8506d60ec835a5b332e05de37a26c2b",
    "www/store/files.js": "05a7b22bdeae840f3a3d0dcfc9872349",
    "www/store/games.js": "6b95d4a1773a4408a237cc1f7aff5cb9",
    "www/store/listed.js": "220c02d29e27cc310536c4a33016b200",
    "www/store/locks.js": "0362e38728377c09eeeb37087c8ccca6",
    "www/store/mirror.js": "435d16bfed6aba856743ff10b3a78801",
    "www/store/names.js": "27556c80b697f8817fa77b395a09a414",
    "www/store/random.js": "4314cd61f3c3e29f41c5976b59760127",
    "www/store/records.js": "a716121469892409e2b0d7e73965d141",
    "www/store/rows.js": "a982975b1105e3619da28579e487a7c7",
    "www/store/sealed.js": "b794e64e922f8eb6838765f2680b1609",
    "www/store/sheets.js": "ffab5e6d3c2efd6dd7e5f1a723deebdd",
    "www/store/storage-error.js": "e65cbcb5e562a3e725d87aec77cb4ab1",
    "www/store/store.js": "85d547772d33e7ca7f029dcd8c897883",
    "www/style/base.css": "f086b648c5e92fb6c91f7017386bb78a",
    "www/style/board.css": "f556207a804f4ca7ba29a5ece104efb6",
    "www/style/choice.css": "ecdb4a7d73e6887cbcb79365579e133a",
    "www/style/embed.css": "5a614fdea24cd305e186dfb0c66bc71d",
    "www/style/explorer.css": "76429c137e2de597f770f6c84f177ca4",
    "www/style/help.css": "0beaf67ddfd78e5e42cfc47322b19633",
    "www/style/how-to.css": "9f069ef3db29eda04b8e671805dc5745",
    "www/style/layout.css": "68cb10763b7fb091eba61bb1ddff4a35",
    "www/style/library.css": "db8b2b7d0458d166db558b10d3239ab1",
    "www/style/play.css": "ee88b9b67f3901873611c8837c33d5f0",
    "www/style/referee.css": "d7d6ee107c7b75a8ecdc23b2a719262b",
    "www/style/report.css": "068ae63f9d663c0f1105a5ce979a1ad2",
    "www/style/rules.css": "b98c93b18d287315710830781977fdc4",
    "www/style/tokens.css": "8b66745434b02f168fe4b1bfb3194108",
    "www/vendor/idb/index.js": "e01b45d2e088a7197e8b41ba9b51a087",
    "www/vendor/qr/index.js": "a0de370051f94bd74f218f74401fdf19",
    "www/vendor/uplot/uPlot.esm.js": "5dd9b3281aa64b461b42d9945f6adb26",
    "www/vendor/uplot/uPlot.min.css": "df630c6a8d6f8eeaff264b50f73ce5b1",
    "www/worksheet/carry.js": "454f5ff79a3769178dcd0122e6dbc889",
    "www/worksheet/clock.js": "eca391aa8bc4b3f03e2000c1c676dae3",
    "www/worksheet/copy.js": "8f6878c45b12f4e7eb518b1ef08ec810",
    "www/worksheet/dialogs.js": "72e4c0f9b4bc9ad66ea0fb8380dd80db",
    "www/worksheet/dice.js": "7f828de7052973e3825e1ce60540e3d0",
    "www/worksheet/drag.js": "7b0f3a00a6a67ef8b908020e0a392cac",
    "www/worksheet/errors.js": "00415db194bbb7faba5351083c078f22",
    "www/worksheet/focus.js": "52208676a1c794936e83351ed5825e5d",
    "www/worksheet/history.js": "1113874c0156fac1d1ab699d8f48bbdc",
    "www/worksheet/keys.js": "8f4ad2e1a5400a43111cc057a3c4788a",
    "www/worksheet/menu.js": "82e084d34b74045bfa2f2821930b8d46",
    "www/worksheet/morph.js": "a62f14eb5cf1bd62c4c4a00b920e6e5d",
    "www/worksheet/source.js": "3430a8ee00e112979b72560ff5da82a7",
    "www/worksheet/widgets.js": "95cd207666e6d3fd821ce493d2d36817",
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
  // The browser has cleared what was kept, all of it as a rule: without this worker the next visit begins anew.
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
