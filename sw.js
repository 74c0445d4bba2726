// Written by `cargo xtask build` from www/offline/worker.js and the page's files.
{
const list = {
  version: "fdc2c3810e0d",
  files: {
    "embed.html": "0d91d7197ce0d67e42ee2297452060b9",
    "index.html": "60f2bec8d54d5ab453722d4c7d67090c",
    "manifest.webmanifest": "5cda64d24c9d2358a7206c3bdee7d8b4",
    "pkg/desert-fox/build.js": "a12868104add5a81ac989a19efe9c3e7",
    "pkg/desert-fox/desert_fox.js": "a093119811cb11fc25d8216ee8597dca",
    "pkg/desert-fox/desert_fox_bg.wasm": "3d6a9233704987b1ac7dc3b0ba57b715",
    "pkg/desert-fox/map.json": "b254cf765a42c087a3c3b7f5492379a0",
    "pkg/desert-fox/rulings.json": "4bffbf4555b646e9802018eceafdba61",
    "www/app.js": "1318a6a29829972515dbf31de6f9ba45",
    "www/board/access.js": "77435ea22878473e7cfa86cee5836c1c",
    "www/board/arrows.js": "491905e8e012eb041bf60d483e253c28",
    "www/board/board.js": "5170ccf6463652bfbaab58e24780eebd",
    "www/board/chips.js": "bf1c0d7c271c3d6de6f19aa274ab0389",
    "www/board/contour.js": "21e7d787d9c639aa771f01ecd6caaae4",
    "www/board/counters.js": "b8cb68bc32d34f5c047f5ed2e12ad87d",
    "www/board/fan.js": "399973d1d532081d8aff4dfdf7b25e95",
    "www/board/game-board.js": "1e7108dd482050c4f2c5247506e395fb",
    "www/board/geometry.js": "39f0cd2d2cc74f91c023f69a3b532660",
    "www/board/glyphs.js": "b3581135a28afac2795c222e979ddb87",
    "www/board/input.js": "1ab52b671babe7bf4034cd6ca3d78a4d",
    "www/board/label-layout.js": "690946fd79366661f1a551ae4d88ceb6",
    "www/board/memo.js": "f524be90d9b4451e4131c9839f60053b",
    "www/board/minimap.js": "66411b994df763bad344032d087505b3",
    "www/board/model.js": "70e8e06ed28b3b5f409b72c3a50a8773",
    "www/board/noise.js": "54a0c161252e0a227a23b4974f1c96f6",
    "www/board/overlay.js": "d7c5b0b3f43d7d1e0c5a9106c853ab65",
    "www/board/overlays.js": "ffe0768c8a6059d36aee12b9777c23d6",
    "www/board/paint-frame.js": "47b1b2e8c4d54393bc2f7bc11b1caaad",
    "www/board/paint-labels.js": "a3fcec7dc81a696d490f27bb031d5a42",
    "www/board/paint-lines.js": "816dba18149c06e8267c2796967d4483",
    "www/board/paint-terrain.js": "5295fff872e07778cf91715ef99eb0fb",
    "www/board/paint.js": "f0c9204c827ad54eeb2e2346f5f13a48",
    "www/board/palette.js": "9db1bcc11083ba654c4ecc884624a02d",
    "www/board/path.js": "c2204eafd1b4999a7c814b16a4b5ac7d",
    "www/board/picture.js": "bae2ab700c9a3166ba19ffc43502c628",
    "www/board/pieces.js": "c27a0e7e1b7b5cb50f1821980176c4d2",
    "www/board/relief.js": "07b7a9d9337da26f1a572aa58b185cec",
    "www/board/scene.js": "5c35c9f8e67a9bcff2343d29117b4bc3",
    "www/board/shapes.js": "44de105d06fa900700edb576042f6891",
    "www/board/sides.js": "08ffd9b7505a28f9a5042c906660e56a",
    "www/board/sprites.js": "49b78ec53ab950184d898592ab433775",
    "www/board/stacks.js": "b6eb3897a20545338ec00e3128f6d3ce",
    "www/board/tiles.js": "9acfece9b58531c91b1604f922bddf88",
    "www/board/types.js": "4ee006167df2b627cfe9ae69d6a38ad3",
    "www/board/view.js": "7c1524c0bd96df7d210caca150864155",
    "www/desert-fox.js": "2472a9a6d83bb00509f87e27aaa376ff",
    "www/dom.js": "3cdfdcfef521c9d4a1343163d9c77fe9",
    "www/embed/controls.js": "dc33d98559a8241bc831167f4c00543d",
    "www/embed/messages.js": "5b79bcda4d14e3bc6fe3e99a509cddf4",
    "www/embed/options.js": "92060e8175a04c058083b8a656a68892",
    "www/embed/page.js": "ee4286b32897401f9d9336508899a715",
    "www/embed/play.js": "8af2657de21bc3b686cfaeb62d228f53",
    "www/embed/record.js": "018f8be767f1dfc84e62806e30d05e12",
    "www/embed/screen.js": "0f7d6b1162ea62192fb09c3644e5b70d",
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
    "www/games/desert-fox/art/markers.js": "5e2d32e48c68d71510e354cb4e3b08c5",
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
    "www/games/desert-fox/engine-types.js": "60ce5ebd951dec898df419b6b6c5f43e",
    "www/games/desert-fox/engine.js": "419688776ed629d6d49aa37a134203af",
    "www/games/desert-fox/explorer/actions.js": "8f181285d799851da909d114fe3f4a88",
    "www/games/desert-fox/explorer/attack.js": "15478a582788272a2d5944f51b66dc81",
    "www/games/desert-fox/explorer/board-view.js": "92f696dbe46d29edf7d99268db9b0f40",
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
    "www/games/desert-fox/guide/guide.js": "3f8de3925c319433f5cc776add0de0a6",
    "www/games/desert-fox/guide/opening.js": "b28a758f71d78b93620741d253c21b8c",
    "www/games/desert-fox/guide/steps.js": "f968cb843e064cdabf63a260995f6b4b",
    "www/games/desert-fox/help/glossary.js": "0aeab4c382b3486f364f11850508d077",
    "www/games/desert-fox/help/help.js": "290d79f038dc22b491226f0b32adb5d0",
    "www/games/desert-fox/help/phases.js": "758ae8820670e0493bba1aa23d8d2613",
    "www/games/desert-fox/home/hex-info.js": "25437690af6010cd1e64ba4a0ad6d841",
    "www/games/desert-fox/home/home.js": "86f206821232c12075aa3eb556a42865",
    "www/games/desert-fox/home/legend.js": "2c31dabd4d10e50657a56b4ea838b825",
    "www/games/desert-fox/home/tools.js": "4f7dde4f306f9c624b097984322a2fec",
    "www/games/desert-fox/lang/de/app.json": "03f5f7bdcc082796f81049d34441e76d",
    "www/games/desert-fox/lang/de/board.json": "5955c74ed26a93da76e98ee70012c1ce",
    "www/games/desert-fox/lang/de/charts.json": "c2df7c93fb8b1a7818bc93d2c3938b83",
    "www/games/desert-fox/lang/de/choice.json": "0917f58c725f4493401381601b9acfd9",
    "www/games/desert-fox/lang/de/explorer.json": "533a8d921e5561490fe1787074430fe7",
    "www/games/desert-fox/lang/de/findings.json": "abedda081f216bb567ce3ab544ce2fc9",
    "www/games/desert-fox/lang/de/glossary.json": "2b06cea113ea2e08d44cd3e09b8e2c47",
    "www/games/desert-fox/lang/de/guide.json": "eead7460d188eaefb1668689798c32e9",
    "www/games/desert-fox/lang/de/play.json": "89672006f04ddd1c962ee54e2401cb6b",
    "www/games/desert-fox/lang/de/referee.json": "5724eb950a136363ee8b0785022c6976",
    "www/games/desert-fox/lang/de/switches.json": "c9e1974baaf4d870f682cdf6a54d8d5f",
    "www/games/desert-fox/lang/en/app.json": "ad28c6fd98dcf706322f3ec12051dd6e",
    "www/games/desert-fox/lang/en/board.json": "ed49e7efedbd2f1fb86b3bb6b1b8f64c",
    "www/games/desert-fox/lang/en/charts.json": "9812711231cf5da872e4556b8a128307",
    "www/games/desert-fox/lang/en/choice.json": "55d81061ca1441405e14d0b4782bd940",
    "www/games/desert-fox/lang/en/explorer.json": "a5e0fc5a5b9d27319f0c25db76d227ac",
    "www/games/desert-fox/lang/en/findings.json": "f3e4f2382b44c238e5ddba303e4fe1c6",
    "www/games/desert-fox/lang/en/glossary.json": "ac8c6c58601b92cbf83b7b4a38f75c2a",
    "www/games/desert-fox/lang/en/guide.json": "5bf22a1fdefb2a57861a715f1e30fddf",
    "www/games/desert-fox/lang/en/play.json": "0896c937f8e44ad71d55eea4a4b7b2d8",
    "www/games/desert-fox/lang/en/referee.json": "e1bf7526b7c2a9752f59cefbd9bdef6b",
    "www/games/desert-fox/lang/en/switches.json": "6b1327a5e6d6045ad6ffc82fac520ff5",
    "www/games/desert-fox/map-model.js": "e9ffcaf6ef5a11b704dc31a92cc92459",
    "www/games/desert-fox/migration.js": "d097cf8b60415033f524b85f318d5abb",
    "www/games/desert-fox/opponent.js": "5b37fa890370672139ad6d38d84e7bb9",
    "www/games/desert-fox/play/actions.js": "5403c6396191ceafe1dc50c045ffb4cd",
    "www/games/desert-fox/play/aftermath.js": "f13261c9f22f0e0b4d80007b23b22647",
    "www/games/desert-fox/play/all-orders.js": "0dca23ed98e9a2293691391313e9f177",
    "www/games/desert-fox/play/attack.js": "6cb7ac15d77c55de0996e857cd99b31a",
    "www/games/desert-fox/play/board-view.js": "69075c4838430b81d9603e23b2029938",
    "www/games/desert-fox/play/boxes.js": "fa7d1ff0ac8018d03454b8599b93f86c",
    "www/games/desert-fox/play/buttons.js": "d854d02f2026d29fc8eaa7d79f2c6c08",
    "www/games/desert-fox/play/counters.js": "48925d18cdf70e95b3ab9a633a55501c",
    "www/games/desert-fox/play/decisions.js": "199757df479bebaf22272f01cc80bcd5",
    "www/games/desert-fox/play/engine-calls.js": "df1bebb064a8be79db7884110824f010",
    "www/games/desert-fox/play/fields.js": "622610d78479008648f16ecbef1a990d",
    "www/games/desert-fox/play/give-order.js": "843ca0af4006ff572a38e7ba19e6ac9a",
    "www/games/desert-fox/play/guide.js": "6684ffcfc6b0c319fea99709d6a29b19",
    "www/games/desert-fox/play/in-focus.js": "e0b037cd99f2deccc198f37e3e5e031c",
    "www/games/desert-fox/play/invasion.js": "087531219ffc34a6234903c0b6142723",
    "www/games/desert-fox/play/keys.js": "9d8ae4dcb0c2db8c27f132b85f5c4a03",
    "www/games/desert-fox/play/layers-view.js": "d455769432c0742dcecb4aecebc05838",
    "www/games/desert-fox/play/layers.js": "d2845a13c1a5b0ff2b79901ffa0391d2",
    "www/games/desert-fox/play/log-marks.js": "ce0d873cc7b7315bed5bfd941c8ab0ed",
    "www/games/desert-fox/play/map-layers.js": "1ef174828982fb24aab3d1c4f515e071",
    "www/games/desert-fox/play/movement.js": "586f72bfc1bbb9f523062fef5661c2b4",
    "www/games/desert-fox/play/offers.js": "1d26c5be5ec7febdce7138b7d2faf57e",
    "www/games/desert-fox/play/options.js": "e1be38ea901432e82c7f31ff66aedcb1",
    "www/games/desert-fox/play/order-buttons.js": "06fd9038801fde9ee9d9cda7ac0161cb",
    "www/games/desert-fox/play/order-effects.js": "11d361a5e664dc351f2ba47ce0721727",
    "www/games/desert-fox/play/outcome.js": "b0e9d888a0f8d2f576febb2975d3aef6",
    "www/games/desert-fox/play/panel.js": "5a937362d284a3e036463a90977691b1",
    "www/games/desert-fox/play/parts.js": "05ea824fd554990f47a33b899e621642",
    "www/games/desert-fox/play/phase-actions.js": "cb1c5985bc0ec68f141a7d9a7a45bda2",
    "www/games/desert-fox/play/recap.js": "16903304553b6720316eeaef0cdd830d",
    "www/games/desert-fox/play/replaying.js": "d05955396333f1b43ad237fb4d31674e",
    "www/games/desert-fox/play/results.js": "ec76f28e190db69109aa59a9b9ad2533",
    "www/games/desert-fox/play/selecting.js": "764063af07edca6b00201c1a0aae535a",
    "www/games/desert-fox/play/selection.js": "a4d59c2437c675eb14badbdd55ed975d",
    "www/games/desert-fox/play/shown-path.js": "1fa2b8ce042d2cdbd686b256232f24d5",
    "www/games/desert-fox/play/situation.js": "7d605c9e8788353350567ecdde4c0b76",
    "www/games/desert-fox/play/stack.js": "ad31eecbb9996b595ccf7413413da031",
    "www/games/desert-fox/play/stakes.js": "0512eae23545f5b22711ab13aa82a236",
    "www/games/desert-fox/play/start.js": "533ce3e80d882e0777318dbdc1b76253",
    "www/games/desert-fox/play/table.js": "d93cca1a778d5ad20247e26f651793da",
    "www/games/desert-fox/play/texts.js": "d4559868b6c0a602aa5b6ceda369313c",
    "www/games/desert-fox/play/tray.js": "1cd4933f800e5d51e3359d4caf18feb8",
    "www/games/desert-fox/play/types.js": "d17cdbb51fc7d78ed4c69c391679dd6d",
    "www/games/desert-fox/play/words.js": "acb1c1d95aa908ef9928c771341c9d4a",
    "www/games/desert-fox/referee/actions.js": "faeb0cae4d836fc5135ef3b377901bf4",
    "www/games/desert-fox/referee/adjudicate.js": "a23434f5ec5cd98f4cd28a62588bb884",
    "www/games/desert-fox/referee/decisions.js": "c8cc4dd27f27ea32028b0684054133d1",
    "www/games/desert-fox/referee/edit.js": "17403264c7742e3310ac9b466a548750",
    "www/games/desert-fox/referee/examples.js": "7a578959bf227921e584e84193a4ecc2",
    "www/games/desert-fox/referee/examples.json": "9a6dafd48676d8a6d3870d8ba457edbd",
    "www/games/desert-fox/referee/field-errors.js": "a8f7ab57b7d8218f551e5f555f551277",
    "www/games/desert-fox/referee/map-facts.js": "6c456428073abd562494ffb70ca2e5ab",
    "www/games/desert-fox/referee/modes.js": "5f0f078486c4e07645ab349f0585618e",
    "www/games/desert-fox/referee/origin.js": "34fef1bdb8bf824152b20699e7e15bb4",
    "www/games/desert-fox/referee/referee.js": "998bb6d488bbb0ff42d084796daac00e",
    "www/games/desert-fox/referee/report/cell-reader.js": "8f558e4d05fb9a23581c5e33d18166ee",
    "www/games/desert-fox/referee/report/chances.js": "5e33d5f9df533f8f0b142283588b9a00",
    "www/games/desert-fox/referee/report/comparison.js": "f4488dfe18391df219d9d09137fb568f",
    "www/games/desert-fox/referee/report/findings.js": "9e44128e6571889f8b5a0d4673bd69a7",
    "www/games/desert-fox/referee/report/outcome.js": "8dcf8644a5ef9d5c3cdd8d177fe41d71",
    "www/games/desert-fox/referee/report/report.js": "dca535fbf0b0051dd921c401627f9e1b",
    "www/games/desert-fox/referee/report/strengths.js": "48932ae39993f5a2631e4a4ee3d83fb8",
    "www/games/desert-fox/referee/report/summary.js": "937ba21a6d739dbc59bf2bebf2e294b4",
    "www/games/desert-fox/referee/report/table.js": "81d1e7020bed2ee523817b27bd2caa99",
    "www/games/desert-fox/referee/share.js": "c93cf3142ec90ba657abe705ce0017fb",
    "www/games/desert-fox/referee/sheet.js": "1038180b8849da1dd5235f16f2bf1f0a",
    "www/games/desert-fox/referee/situation/adder.js": "02317dabc83ed147b9412d834a66587a",
    "www/games/desert-fox/referee/situation/columns.js": "09b4ca2b7e4188df09e0b9d19f99f0eb",
    "www/games/desert-fox/referee/situation/hexsides.js": "f50b87908c928879c6e748bb7192cea7",
    "www/games/desert-fox/referee/situation/rules.js": "be3328517d63c6bd64f6dc77a365129a",
    "www/games/desert-fox/referee/situation/situation.js": "5020c9fec433e3c600bbec66a4a67c2c",
    "www/games/desert-fox/referee/situation/stack.js": "9110f07f435e2c66ecc03bd845846898",
    "www/games/desert-fox/referee/situation/unit.js": "f51a62e86a50ebea10a20da3f5ac1ca3",
    "www/games/desert-fox/referee/stored-sheet.js": "e9360cacc4d0dca33184558d2ba3d001",
    "www/games/desert-fox/referee/surround.js": "4e233d103aae3bb6fe823bd3ff5fcd78",
    "www/games/desert-fox/referee/text.js": "b5e5fad670e3739818ce74c30753c6aa",
    "www/games/desert-fox/referee/texts.js": "fe32f5f227c37c2c40894145b9522da6",
    "www/games/desert-fox/referee/toolbar.js": "db49cb9f8e2aa9c0da22fc87501d603f",
    "www/games/desert-fox/referee/types.js": "8a075c969c592b9399b53b97c32017d1",
    "www/games/desert-fox/referee/value-dialog.js": "87b45aabeb1a06f49a65e8aa2a14cf01",
    "www/games/desert-fox/referee/values.js": "a33bae32d5987fb9ae16fc651429f459",
    "www/games/desert-fox/rules/case-files.js": "17332abe91d515967524e26b02529ec8",
    "www/games/desert-fox/rules/positions.js": "e9cb7809653ef62d1c3527c1dc0338f3",
    "www/games/desert-fox/rules/rules.js": "366b0e67eb9c85799a511b61607b0e5b",
    "www/games/desert-fox/sides.js": "ac85aea69c3b8af36213acb985fa67ac",
    "www/games/desert-fox/storage.js": "b88836fba3f79221cd9541479696f520",
    "www/games/desert-fox/store.js": "878f218d1213a3ed89149e963eb50417",
    "www/games/desert-fox/texts.js": "9f8e9a5a57beb3bacc1b2ffc05a4109c",
    "www/guide/tour.js": "eb627b399bf4595e307a3347da6eb06b",
    "www/help/case-tip.js": "009eac895d5a6d118ba973025e251e75",
    "www/help/case-words.js": "56a6ea7b37c71d6c97137b33312c186d",
    "www/help/help.js": "53754293afda98dda5ecc0c789ac3b4c",
    "www/help/keys.js": "2660682c94ed27cd96e0cf12660e469d",
    "www/help/open.js": "441ff690be2bc24d316bfb984b1840fb",
    "www/help/ruling-texts.js": "6de8be0b748b4793d0257f2e1c3ef60a",
    "www/help/search.js": "505b6d8f83070d33316df567451154a1",
    "www/help/words.js": "44ea33c36ca82c2b92a16a93319c2cf6",
    "www/icons/favicon.svg": "969816fefe9c3f20382b7570b167a73c",
    "www/icons/icon-192.png": "f9aca3d1fe2fb9aa3c4adbabfdb50772",
    "www/icons/icon-512.png": "62cefc878dbc53bd98c269852de69989",
    "www/icons/maskable-512.png": "8a88f2e6ce0ae3417a7dd184bc1e1133",
    "www/lang/choice.js": "56cce1924e941d599bdf09819db0add1",
    "www/lang/de/app.json": "8a2558b75ae46de9e2a9b2e1d24312d7",
    "www/lang/de/embed.json": "7c4e46c591f455771ffdfe73f69862e0",
    "www/lang/de/guide.json": "fff6341b643b61cff8d22b71cec63c76",
    "www/lang/de/library.json": "b9ba93978d72d02bd4b1add6550f3bb8",
    "www/lang/de/play.json": "3989140fdf09bd0c87ddb50e9eb885ce",
    "www/lang/en/app.json": "0cd8766455ca23d87e941c79fed99243",
    "www/lang/en/embed.json": "4498f67e593a5d12ae8b70075bf28dad",
    "www/lang/en/guide.json": "6d546c7d52fda85c1f7f675170d69ba9",
    "www/lang/en/library.json": "d4a913d366895d47023200cd6531c344",
    "www/lang/en/play.json": "ca52aa58517c27d576420c70181bc915",
    "www/lang/first.js": "e57aaf4ca7e1bc6ca853f5112cfb8858",
    "www/lang/lang.js": "762d687cec9633f84201abaefc8d1467",
    "www/library/actions.js": "4f4679b7767517af5925e3b42b9d145d",
    "www/library/file-input.js": "b27cdc59de59e936b61c0f50c95c32c7",
    "www/library/game-card.js": "1dcd8a88b3f900536abfd1e54ccdeda3",
    "www/library/import.js": "966c85cfad5f5620c8a6b0b0fae4c138",
    "www/library/library.js": "65a9c333af7aedccb5cc3eafd0ef9604",
    "www/library/list-parts.js": "87d10798a5a9c8fdaa0c17d2142a9919",
    "www/library/storage-line.js": "b6d50becfe099e4c9fdf00468f1842e1",
    "www/library/texts.js": "3b97c0cbfa4dc77757e9aa1f104c4aef",
    "www/library/types.js": "9980d0849a4bc4b8e24c4fc819e2aa72",
    "www/offline/again.js": "72d3ebb0ee54a9da1c15137ac68d7be2",
    "www/offline/notice.js": "409e85c4c8a1056e1028a3b7585fcf58",
    "www/offline/offline.js": "a3cc14d02811be60def0ea859871360e",
    "www/offline/version.js": "d3153274fc89b4d3b9bc96ac49f06ffd",
    "www/play/autosave.js": "c61c251410ace4a86cc81c1bf766e844",
    "www/play/computer-opponent.js": "abf646e1008c1df546ff4f1b881829ca",
    "www/play/dialogs.js": "923be1982bd9833874ce811098c266db",
    "www/play/errors.js": "dafceab98598087e3ccbc62aee45bbe8",
    "www/play/incoming.js": "e0c8cd5cc76318183e13fb4438f5260d",
    "www/play/log.js": "4a155108bd1baa454f06f7af4e6c773c",
    "www/play/menu.js": "89e62175092fe7532359277ae2333754",
    "www/play/new-orders.js": "a882a4dcf56589b6f273f1e0a8994c37",
    "www/play/note.js": "60dfe6ffc60760136cd23d9222a74866",
    "www/play/notices.js": "886161e6d8fbf7df025d78854ebe9776",
    "www/play/old-games.js": "008d59a3192c63dd4e23768e7d752773",
    "www/play/outcome-card.js": "24c500239bbc01ccc20a53ca096a8871",
    "www/play/play.js": "cf27793f281564bde041eb0566a98039",
    "www/play/recap-card.js": "4b8aa2108a559f57c5023c7bdf534e63",
    "www/play/receiving.js": "c70d611eaa8767db47f3f28810b2f8f7",
    "www/play/replay.js": "b2b57961698e7cdddaa45391aef9613c",
    "www/play/seats.js": "57b67d34370f7faae5c1f71be0edcd92",
    "www/play/session.js": "ffe9a72033bd05463618b0d3fa35cab8",
    "www/play/share-forms.js": "095c625179e70f924560eb4159d7fdd2",
    "www/play/share.js": "f11ead9e4be5fcf22c37039f94ce82e6",
    "www/play/turns.js": "f2679d5251d353818211e57053cc74f6",
    "www/play/types.js": "fd935019822ab52c519d6c92e60b0ff3",
    "www/play/viewer.js": "950dbdd0ee54b63bd7495da2dc754c30",
    "www/play/without-engine.js": "a763680b24a769b2c7995f10719f7892",
    "www/shell/engine.js": "9f5aef0bce9586bce3e00a0a5d3362e6",
    "www/shell/file-drop.js": "49ae2a5d36151d2ff7e603a439d37294",
    "www/shell/files.js": "dd7947b5d96e5e1e02347d2ac5eb614f",
    "www/shell/game-types.js": "cf204d0d3dc3916fbd51462f8bd205d3",
    "www/shell/landing.js": "ee20988f0765c7009b6c2a413e84cb78",
    "www/shell/language.js": "d4e2c9efc4c41389d3afc1a43dbd6a4f",
    "www/shell/ledger.js": "c7085bfeb603ee65930ea4c67895507c",
    "www/shell/link.js": "20f82573b1a7f09165d0a1d2c32d1a45",
    "www/shell/router.js": "946ec2719c9f13083f52ba5da1e563ab",
    "www/shell/scripts.js": "7c8fa1068efc7a623e5666333848a899",
    "www/shell/status.js": "977b886e411a1c25eaad69d130d210e3",
    "www/shell/tabs.js": "6b06b97fe1b439612f3b68dfa1d8adff",
    "www/shell/theme.js": "5a9b3f4f52d5b95713b6174e4b8d9252",
    "www/store/browser.js": "8fec2dc03a40fbd76bd87cf1b38788aa",
    "www/store/card.js": "ef7c70d18e83b6770223ada5114866ef",
    "www/store/charts.js": "182faca47bad28a9b8cb87531d0e1f83",
    "www/store/database.js": "d8506d60ec835a5b332e05de37a26c2b",
    "www/store/files.js": "513ddfa83c17460bdb23371694fdd796",
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
    "www/style/board.css": "5a34398a108938f828b4e0f700a5e5b5",
    "www/style/choice.css": "ecdb4a7d73e6887cbcb79365579e133a",
    "www/style/embed.css": "5a614fdea24cd305e186dfb0c66bc71d",
    "www/style/explorer.css": "76429c137e2de597f770f6c84f177ca4",
    "www/style/help.css": "0beaf67ddfd78e5e42cfc47322b19633",
    "www/style/layout.css": "68cb10763b7fb091eba61bb1ddff4a35",
    "www/style/library.css": "db8b2b7d0458d166db558b10d3239ab1",
    "www/style/play.css": "28ba1da51e88ee76e8e8587624836b6a",
    "www/style/referee.css": "d7d6ee107c7b75a8ecdc23b2a719262b",
    "www/style/rules.css": "b98c93b18d287315710830781977fdc4",
    "www/style/tokens.css": "8b66745434b02f168fe4b1bfb3194108",
    "www/vendor/idb/index.js": "e01b45d2e088a7197e8b41ba9b51a087",
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
