// Written by `cargo xtask build` from www/offline/worker.js and the page's files.
{
const list = {
  version: "3a7ec4275084",
  files: {
    "embed.html": "8ca58d99b094761a782240979e4557da",
    "index.html": "278f19915c328a4f6e7144917c8708ca",
    "manifest.webmanifest": "5ced4e677f370a325ece262fcea32e8d",
    "pkg/build.js": "2a4d61d9ee733a60f156f1c4979e46a1",
    "pkg/desert_fox.js": "539947e1db0a38ef99b1da1e3cb28582",
    "pkg/desert_fox_bg.wasm": "71499fec093ef67bb9065352286b3a2b",
    "pkg/map.json": "b254cf765a42c087a3c3b7f5492379a0",
    "pkg/rulings.json": "db2a908484725a906a3273bda292e64d",
    "www/app.js": "676ce7f93c84be8f86816f1c6f849aea",
    "www/board/access.js": "c0aacbb92e4f0c5530e5f9f9e360bd29",
    "www/board/arrows.js": "90bc103deaf08a997a376176dbf58db3",
    "www/board/board.js": "5915c951af2e17f7570f27ee0e07ca31",
    "www/board/chips.js": "ff4a20e7547eeeacee3f11d9740b52b0",
    "www/board/contour.js": "98ac8714905525af495f777ccb2d292b",
    "www/board/counter-face.js": "5a04298bda67c4eecdb60e482996c601",
    "www/board/counter-form.js": "42bf750cfdfb6addebd6401f578acbda",
    "www/board/counter-states.js": "1f719d592e0fb10beeaeca6964e95bfc",
    "www/board/counters.js": "06b4b647070a72577597ee1ac24ac256",
    "www/board/fan.js": "3704f2916829f4d7f627927c6ec8b6bb",
    "www/board/game-board.js": "7f48dff383c22ad120a12c34218af0c1",
    "www/board/geometry.js": "0e24436e440216dc040a74bbcf6692c0",
    "www/board/glyphs.js": "6a5d126515f61363bd5b3e8771591eb0",
    "www/board/input.js": "1ab52b671babe7bf4034cd6ca3d78a4d",
    "www/board/label-layout.js": "629bff9f7b271a21d7d1ebbdefc046df",
    "www/board/memo.js": "a06488ddca6290cc7933d3b7c6ec9382",
    "www/board/minimap.js": "86ccadc9f4f3380587819ebaf94f5e82",
    "www/board/model.js": "d48d8a77999b814a2a22b8cfc68e5e3c",
    "www/board/noise.js": "54a0c161252e0a227a23b4974f1c96f6",
    "www/board/overlay.js": "c79173a674afb4fc929296657ea7adba",
    "www/board/overlays.js": "57b2d5d7c7369e9bb7775794991a0056",
    "www/board/paint-labels.js": "797fc927c7e02d7b7658cac732fadea8",
    "www/board/paint-lines.js": "9da96d4f4f4d8e588d44cba909714e75",
    "www/board/paint-sheet.js": "c5312144ec441d5ddbb653964cfdfb32",
    "www/board/paint-terrain.js": "f2a20965dc64bba9f2bdaf52968e7606",
    "www/board/paint.js": "eee8c863b471236f663af948db78a1e1",
    "www/board/palette.js": "63f7164b788bf8c08d748fa243e0a6b4",
    "www/board/picture.js": "59a413d825f8e1b91e05b9c018c532a1",
    "www/board/pieces.js": "f31b752c126749d06941b25e40e3d2d4",
    "www/board/relief.js": "f67005341f8d1b1342ed5a1eb3d162ed",
    "www/board/scene.js": "bd496edb8370404e70bc1fec659de481",
    "www/board/shades.js": "2a0ebcc91fab06eb5790ef9a7572e337",
    "www/board/signs.js": "f83757b8efdb4594d9c70256c94ca051",
    "www/board/sprites.js": "9b986fb4ac4585da281604e4a291b10d",
    "www/board/stacks.js": "8c9ce9d538e8e4c5f0b231d7bee1924a",
    "www/board/symbols.js": "5c2d7ea184da968a520cb510e873c928",
    "www/board/tiles.js": "dcd1307d3c1876b65d21a9e398d5d400",
    "www/board/types.js": "f9c16e2512c27ce4ae6d1521e13b5aa3",
    "www/board/view.js": "e8618fdcc251cbaa1d2c61860d202759",
    "www/board/way.js": "8bb327ce85c90cae617641b365106f54",
    "www/desert-fox.js": "abccaa010f93c57472e009be4f3e68e6",
    "www/dom.js": "3cdfdcfef521c9d4a1343163d9c77fe9",
    "www/embed/controls.js": "dc33d98559a8241bc831167f4c00543d",
    "www/embed/messages.js": "c9967b977e7ec65b94b32b1078f34d3b",
    "www/embed/options.js": "92060e8175a04c058083b8a656a68892",
    "www/embed/page.js": "35f03b639445181686e9a4c97e65de20",
    "www/embed/play.js": "2e7b89bc73634f33ae58efc8e84159c8",
    "www/embed/record.js": "3867b0dbf38e2e3c730630f790f948dd",
    "www/embed/scenes.js": "1ed65680a799595bc8ceece0990e58d3",
    "www/embed/screen.js": "8288229b7fdc5420ab99e70dd1b805ea",
    "www/embed/shared.js": "30196b40a7c9fb763c4ef97ff5ee1dde",
    "www/game/options.js": "dfdb31a7520c11408a0d1782f26c468a",
    "www/game/session.js": "010c14c6bd6f5fcf2890d79e4f6f9b7a",
    "www/game/situation.js": "afa723013e25dfc3234464786bfe0ea0",
    "www/game/types.js": "dd610494c9a1e130f196d2c06d3aa47b",
    "www/guide/opening.js": "b28a758f71d78b93620741d253c21b8c",
    "www/guide/steps.js": "ccdcdb6049d5c2ed2f52e9016fe65e8f",
    "www/guide/tour.js": "943e4f93d7d6dfb42e58ebc389b898b6",
    "www/help/case-words.js": "e4051f59b4d2f92444ffa6427bf455d5",
    "www/help/glossary.js": "f4292bd95b5a5649da5b8b77c3f9a7f8",
    "www/help/help.js": "48c064546fe0dc5e3670c5f366712652",
    "www/help/keys.js": "602461f26ffc9b923a704612041f8106",
    "www/help/open.js": "b51ef3196db76342c8ea76a5db9a0de4",
    "www/help/phases.js": "f7d9dbfc3117a9e8d4878b0d7292bfb4",
    "www/help/words.js": "9b54b60d72290fc86a4b4ccd8b0de8f0",
    "www/icons/favicon.svg": "969816fefe9c3f20382b7570b167a73c",
    "www/icons/icon-192.png": "f9aca3d1fe2fb9aa3c4adbabfdb50772",
    "www/icons/icon-512.png": "62cefc878dbc53bd98c269852de69989",
    "www/icons/maskable-512.png": "8a88f2e6ce0ae3417a7dd184bc1e1133",
    "www/lang/choice.js": "25e7ee20e9d100c7cc6ed16703b1fc6d",
    "www/lang/de/app.json": "bef1cd2ff30b1e4401a5e6114630e033",
    "www/lang/de/board.json": "b614fecff27762c00f9b8bf8bcc6185e",
    "www/lang/de/charts.json": "fd3c9d41766dadc84370716c390d74f9",
    "www/lang/de/choice.json": "ca0c10907347e6a6ca38782a4d11f06f",
    "www/lang/de/embed.json": "7a8af9f4c04ec6550da8e573287c8cc2",
    "www/lang/de/explorer.json": "e1e015a98291a71ac1c7fa101f6d8a49",
    "www/lang/de/findings.json": "0e3a5b97a25e96c326acf04fd9fed7c2",
    "www/lang/de/glossary.json": "1aab49c578117cea7ccbefdd406928aa",
    "www/lang/de/guide.json": "66a4accad2e5821618105147417b01a3",
    "www/lang/de/library.json": "b9ba93978d72d02bd4b1add6550f3bb8",
    "www/lang/de/play.json": "59075e738991a695259fde309f7f3b60",
    "www/lang/de/referee.json": "dcdb52dd2b4b82e93bf293fe9f36953c",
    "www/lang/en/app.json": "16a6eee2153a1c6800f2f2a3e2328b5b",
    "www/lang/en/board.json": "cf8d07d08ea8e62c113d2a3c1ba2f4cf",
    "www/lang/en/charts.json": "ee8d5f62179ad015ac6a9b16edc3f09e",
    "www/lang/en/choice.json": "67acffd9eb316be1646d30c7c2467159",
    "www/lang/en/embed.json": "c04634c47d08e18fbf60ad0b50e223b0",
    "www/lang/en/explorer.json": "599bff8a09ca3f15fedb620c462abcdb",
    "www/lang/en/findings.json": "99a362a9e87f9b3e32934ae18f3c42b2",
    "www/lang/en/glossary.json": "9845ef2836337cfed71f6897e51e8d3a",
    "www/lang/en/guide.json": "92d66a806a0f96362cebd02dc84ccc6e",
    "www/lang/en/library.json": "d4a913d366895d47023200cd6531c344",
    "www/lang/en/play.json": "a26bd8d67bcc0efd6b7ada4b75f877af",
    "www/lang/en/referee.json": "6b817b2b067745f008b18bfa6a1fa798",
    "www/lang/first.js": "b40ca58eccb2994d661af0690808488f",
    "www/lang/lang.js": "be48114930ca2a487be7ec11efa24d99",
    "www/offline/again.js": "72d3ebb0ee54a9da1c15137ac68d7be2",
    "www/offline/notice.js": "409e85c4c8a1056e1028a3b7585fcf58",
    "www/offline/offline.js": "a3cc14d02811be60def0ea859871360e",
    "www/offline/version.js": "a2d8f002042174c1be38f7821aad4c8a",
    "www/panels/case-tip.js": "4355d26db7e627599e34a72e5f71e853",
    "www/panels/charts/editor.js": "4e118002e8b812f362924995c5ecf806",
    "www/panels/charts/need.js": "7bb778cae9a2aa8fe02ab1cf4fcc301f",
    "www/panels/charts/tables.js": "be9f0a24ed8ff3dd548db388d40c6350",
    "www/panels/charts/words.js": "cf51d00eadbbd2cbbd2ffb046e3eba0c",
    "www/panels/choice/chooser.js": "fcbd3a3af7a85eb16eaf8593cd80283b",
    "www/panels/choice/compare.js": "bccf57cad99427344c439dc60ab29c18",
    "www/panels/choice/words.js": "3ffa45e984afb5a2588c428e468b9b73",
    "www/panels/copy.js": "8f6878c45b12f4e7eb518b1ef08ec810",
    "www/panels/explorer/actions.js": "ff020fa5aead42f35a02fa4494bd59fb",
    "www/panels/explorer/ask.js": "bc816c9b5d6af066e6c88e1b2946170b",
    "www/panels/explorer/attack.js": "983917712383ae918331168218477d41",
    "www/panels/explorer/drag.js": "d0df2914e9999e135414c9048c04367e",
    "www/panels/explorer/explorer.js": "4ce5887222f90379885b345c19eefe16",
    "www/panels/explorer/fates.js": "6f3c61650c730bf889543360dbf2fbb9",
    "www/panels/explorer/going.js": "484f6207e8f8baaf8fd65613121e0782",
    "www/panels/explorer/ground.js": "1fd06dd05756902acc574d6ead12fef3",
    "www/panels/explorer/keep.js": "fa7b2e38a9b2979c939c27bed5cd32ae",
    "www/panels/explorer/marks.js": "144d55c07f185a8487cdeac0e55bced8",
    "www/panels/explorer/overlays.js": "dc5a58321d124159af58584d65ccca59",
    "www/panels/explorer/overrun.js": "ea989482adf22ffcf88a44c743f118c2",
    "www/panels/explorer/panel.js": "b040d0de4ac074d8c494073802254f08",
    "www/panels/explorer/provenance.js": "84a72b4d8ee64ed58160cf8b5511c2c1",
    "www/panels/explorer/retreat.js": "75a2c6de96735764927d6f6e87090312",
    "www/panels/explorer/share.js": "d89cd54c56c704ad9ffb9127fd6b45d5",
    "www/panels/explorer/sprite.js": "14553ebb3647e29b42b4e3d3e4b2df77",
    "www/panels/explorer/stack.js": "e217268417611892c95fd5d518108ea8",
    "www/panels/explorer/stage.js": "a911e4bb70dc94f26396e6bac799a3e3",
    "www/panels/explorer/supply-acts.js": "86b2d98632472ed6353417c3e6b0c0c3",
    "www/panels/explorer/supply.js": "3b4912135aed98fee2b2470e8bd74504",
    "www/panels/explorer/table.js": "f283b71854ddec641a76c901484012cc",
    "www/panels/explorer/toolbar.js": "4052c5eb4cc583fde44dfbc450b2b87c",
    "www/panels/explorer/tray.js": "b93af0364ad8e5e4c08267083e3246ef",
    "www/panels/explorer/types.js": "d0b5ec78fd2907788dd8c7b66c5c9959",
    "www/panels/explorer/values-table.js": "8f04cdaf95f321a96e2902c1d2199630",
    "www/panels/explorer/words.js": "c58624a05a81186396188f50d469b478",
    "www/panels/game-counters.js": "c3f02c7bc173576611711c50a63fb661",
    "www/panels/game-legend.js": "790b058d3d08104347ab4fdf87fa6267",
    "www/panels/home.js": "93f0878e72360fbbe5050a10715f69e1",
    "www/panels/home/hex-info.js": "ee54d55869f893173eee736cadafb75c",
    "www/panels/home/legend.js": "80f5581bb057bbf0b3d55e423eea4e4e",
    "www/panels/home/sheet-texts.js": "7b7a69a8d5ebc9998e15db7721e82a46",
    "www/panels/home/tools.js": "d9729f43f7039fd242d22be6323d67bf",
    "www/panels/library/acts.js": "63e2f1f45a89a58f65f0b17fd9e4f0b3",
    "www/panels/library/engine-calls.js": "20df7fbff3adda0b7c6be1608c08d384",
    "www/panels/library/files.js": "c75f45770035f1d27c7d46c6953f0795",
    "www/panels/library/game-card.js": "a514ded90e64e3d6ff32e673782746c9",
    "www/panels/library/import.js": "304a22d136dada3e5a1df4d74b41313f",
    "www/panels/library/library.js": "b7b6b5cb1e941c475ec534485ae2be59",
    "www/panels/library/storage-line.js": "cf47044833a5463bfc123210b3b69ac1",
    "www/panels/library/words.js": "6e5547fc882f8d7649e401a3ec8c641a",
    "www/panels/play/actions.js": "eb086c91ab90c93efecd8292941272ea",
    "www/panels/play/after.js": "0d6ae853c8be1dbac50957310cedd09f",
    "www/panels/play/asks.js": "f97f991e0024101451af96f73ae40946",
    "www/panels/play/attack.js": "90bd6ecf091087f13d1ff7f8190253c2",
    "www/panels/play/counters.js": "1ef588332626fe4d55b65225c32594c5",
    "www/panels/play/decisions.js": "78bc4a3152f61bbdccf1eb71dc93ec9c",
    "www/panels/play/faults.js": "d28e3e0c5c2fcfbc6456bb0d76ad0261",
    "www/panels/play/guide.js": "58537010d6d8fc644000a661820b04a4",
    "www/panels/play/incoming.js": "e8573f64c657a8fb37b249181aca4afc",
    "www/panels/play/invasion.js": "c79b76c07e3bc924ebab035571ad79b0",
    "www/panels/play/keeper.js": "caae72be0817840d9bece9d6700e1c28",
    "www/panels/play/layers.js": "12097760bfcaa03b89b7ab7da205a826",
    "www/panels/play/log.js": "53bf0eb21084bfd2957c092ede50ec54",
    "www/panels/play/menu.js": "fc0a3b1bb499c17a33332442e2ad264e",
    "www/panels/play/news.js": "13ecb7cbc05bfdca7ef6e933468f5ad6",
    "www/panels/play/note.js": "c6bc26edbe961bdc3d80a376e13ac11b",
    "www/panels/play/notices.js": "36b530c3f04315333dca76a6f34bf9db",
    "www/panels/play/offers.js": "ef4a8477c1097eef74502e383b26b926",
    "www/panels/play/older.js": "c4f1f5a271b3ae5e1f497415178169e7",
    "www/panels/play/panel.js": "6cf7fc24b9e264807bc8afbb16ab1dd7",
    "www/panels/play/play.js": "1d39f7a31e74da379a87d14c722cdcfe",
    "www/panels/play/replay.js": "be7487ab0c8106fdebd6a60f220cc9ca",
    "www/panels/play/results.js": "cac6ff1022fb9cad23afc79a6062ca58",
    "www/panels/play/rival.js": "5aca0ba23738b30c257de550fbe46096",
    "www/panels/play/share-forms.js": "095c625179e70f924560eb4159d7fdd2",
    "www/panels/play/share.js": "b492de5824bc22afad15f5113821fddf",
    "www/panels/play/stack.js": "95a50ca8518f49b11c957176baf6e84f",
    "www/panels/play/stage.js": "b094c32b1f22573fc9460c89ec376f61",
    "www/panels/play/start.js": "c85ce430695757197d9c180b7a8c94c0",
    "www/panels/play/table.js": "fe7e9dde475ab7fca7cb3df929c6087b",
    "www/panels/play/turns.js": "744ba9fd026eb3fd50102171a4501cd3",
    "www/panels/play/types.js": "b563a35950e157ad1015617d870caf23",
    "www/panels/play/without-engine.js": "7a9a5f8c2033ffead304250e288567a0",
    "www/panels/play/words.js": "5e6c9c5d39e7dbfd0c1bec4efcdd1fe8",
    "www/panels/referee-modes.js": "988f4d47c9c2a96fe2f0969f07765684",
    "www/panels/referee/actions.js": "4728eabe727fde66930f0ab59f3ef5cb",
    "www/panels/referee/ask.js": "eca131a0ea14e4a2ba4f98f8f668d1bf",
    "www/panels/referee/bits.js": "eca29e677433b4128d46198862d67583",
    "www/panels/referee/counter.js": "660e27124fec254ad7dfdc752d4fc1af",
    "www/panels/referee/decisions.js": "b23b03e348be3d78d5dafd77e8dd4d19",
    "www/panels/referee/dialogs.js": "34391f055a7bcda428fab8a2c8bc367c",
    "www/panels/referee/dice.js": "fef4327eb23801824645b2dbc5c8b184",
    "www/panels/referee/drag.js": "7b0f3a00a6a67ef8b908020e0a392cac",
    "www/panels/referee/edit.js": "17403264c7742e3310ac9b466a548750",
    "www/panels/referee/errors.js": "bbd5a0cc4717162d70e9d17ebb549572",
    "www/panels/referee/examples.js": "3bf54e9723aeab515f810dc8cb014a67",
    "www/panels/referee/examples.json": "9a6dafd48676d8a6d3870d8ba457edbd",
    "www/panels/referee/focus.js": "52208676a1c794936e83351ed5825e5d",
    "www/panels/referee/history.js": "1113874c0156fac1d1ab699d8f48bbdc",
    "www/panels/referee/keep.js": "bba7722df2afa882211567a22c13c12b",
    "www/panels/referee/keys.js": "3a5cacd09ed64930b1eea3b2c01eea1c",
    "www/panels/referee/map-facts.js": "ef53f315c924d7bc69be7ad4621f897c",
    "www/panels/referee/morph.js": "a03306eb1badcc749e8d41858a61297c",
    "www/panels/referee/origin.js": "a7745b784407503b1a9e730325cbfe75",
    "www/panels/referee/referee.js": "c511b2d1131289bdb62eb6bbf817322d",
    "www/panels/referee/report/cell-reader.js": "8f558e4d05fb9a23581c5e33d18166ee",
    "www/panels/referee/report/chances.js": "9e7a4fcbb10a03ac5cc2d07c43133f0c",
    "www/panels/referee/report/findings.js": "cce605bd03fc274d8fa421d944c507d9",
    "www/panels/referee/report/outcome.js": "55494a7122ffa24661f94356eebf61d9",
    "www/panels/referee/report/report.js": "7dc923bcd54b0078b276fcf5ca7ce45d",
    "www/panels/referee/report/strengths.js": "d4935d71bc3fd78f197e9135bae245f7",
    "www/panels/referee/report/summary.js": "367747c6989b44938dcceb9d58f0caee",
    "www/panels/referee/report/table.js": "5b3d368acc59529945f50190bfa3dfa8",
    "www/panels/referee/report/under.js": "5dad32eb920fa419481d5b5b07cde88b",
    "www/panels/referee/share.js": "4b29f54e504023bff9cf9f45ef8fb1f1",
    "www/panels/referee/sheet.js": "300e87b9f2d161a00311c7277121184f",
    "www/panels/referee/situation/adder.js": "28f863e076ed435bdff64f025f6f439f",
    "www/panels/referee/situation/columns.js": "8fec5643096df2675d21657a51f6fc1f",
    "www/panels/referee/situation/hexsides.js": "8cee183ca2e394fb18da5c3ca09ad81e",
    "www/panels/referee/situation/rules.js": "092f46054fef9527ab5cc9aff68c985d",
    "www/panels/referee/situation/situation.js": "b630f81a17d204d2519704d9466b39f8",
    "www/panels/referee/situation/stack.js": "0a4a6e6ec516c0090d1f72ec624ef58d",
    "www/panels/referee/situation/unit.js": "90fef65bb5bfd6e686d9aebd205c549c",
    "www/panels/referee/surround.js": "4e233d103aae3bb6fe823bd3ff5fcd78",
    "www/panels/referee/text.js": "a83ac54cb52cbf97442c4f9d2a442c56",
    "www/panels/referee/toolbar.js": "7af9ebf303505666d11fbbc355a7f4d3",
    "www/panels/referee/types.js": "b2fa2b61a9180415a8af7701770f2f7c",
    "www/panels/referee/value-dialog.js": "1841d05a222267cfb5e7d62757186346",
    "www/panels/referee/values.js": "30f5ce4acd6540a9af3359743ec3cf70",
    "www/panels/referee/words.js": "fe32f5f227c37c2c40894145b9522da6",
    "www/panels/rules.js": "d330f58d12d3f05067d9f7569957e1d1",
    "www/panels/rules/case-files.js": "43403243844f48342b787def1a7cf190",
    "www/panels/rules/positions.js": "1598cd873aad9adc1926ff684aec67a7",
    "www/panels/rules/search.js": "1b96fb86023229c51386a641eddc8288",
    "www/panels/ruling-words.js": "6de8be0b748b4793d0257f2e1c3ef60a",
    "www/panels/source.js": "3430a8ee00e112979b72560ff5da82a7",
    "www/shell/drops.js": "6bf8d422df5d026131c43e3cda1f1732",
    "www/shell/engine.js": "7ae238c1f97c88861ac19737a3995959",
    "www/shell/files.js": "00a3f4ea5101c783737277222565b018",
    "www/shell/language.js": "6d385cf4890e102addd2b9488db07575",
    "www/shell/ledger.js": "8c09e6a22abe824429eb2e766bee8f62",
    "www/shell/link.js": "79526069b9a7961f956958dfc8460c04",
    "www/shell/scripts.js": "7c8fa1068efc7a623e5666333848a899",
    "www/shell/status.js": "977b886e411a1c25eaad69d130d210e3",
    "www/shell/tabs.js": "1f96848d8c837a43ae432cdd8b6c579f",
    "www/shell/theme.js": "5a9b3f4f52d5b95713b6174e4b8d9252",
    "www/store/browser.js": "8ba56e37b08b52cfd9454c3ee946b4d0",
    "www/store/card.js": "11eb91b99326a508af6b82aabcbe90c9",
    "www/store/charts.js": "1687f723b37b0a4e77ab11cda5286792",
    "www/store/database.js": "04300c58d47b11b330b9495f1bbf9d18",
    "www/store/fault.js": "f4655efa9e8c8ae20d6f6b9e0146e593",
    "www/store/games.js": "0be36b47ca1af1fb497387d3a0bc24fe",
    "www/store/listed.js": "a5d1b01a57edfaea27312cdb1d1b5d96",
    "www/store/locks.js": "4aa203a268ebb5148557a6f8f5cd2b9c",
    "www/store/mirror.js": "5508c2228bd5792959a741ac14c29209",
    "www/store/random.js": "4314cd61f3c3e29f41c5976b59760127",
    "www/store/records.js": "3134a4be36e28cefaa779bc712ed7e20",
    "www/store/rows.js": "6a0c7048837e53a120417c043effe69f",
    "www/store/sealed.js": "b794e64e922f8eb6838765f2680b1609",
    "www/store/sheets.js": "f67ba4b41ddf665d68f8867984e1b923",
    "www/store/store.js": "deebad6e4bd8cc2df94c430a2a372429",
    "www/store/takeover.js": "e03dad6944e7725400b28f76e1b52524",
    "www/style/base.css": "f086b648c5e92fb6c91f7017386bb78a",
    "www/style/board.css": "5a34398a108938f828b4e0f700a5e5b5",
    "www/style/choice.css": "ecdb4a7d73e6887cbcb79365579e133a",
    "www/style/embed.css": "5a614fdea24cd305e186dfb0c66bc71d",
    "www/style/explorer.css": "76429c137e2de597f770f6c84f177ca4",
    "www/style/help.css": "2a4ed3df00e73b2fcc404c9c5e7d4767",
    "www/style/layout.css": "babc8900a93d939316d1a163635c00e4",
    "www/style/library.css": "db8b2b7d0458d166db558b10d3239ab1",
    "www/style/play.css": "ccf17c3b37d36e8c50ce7002f8410ac8",
    "www/style/referee.css": "d7d6ee107c7b75a8ecdc23b2a719262b",
    "www/style/rules.css": "b98c93b18d287315710830781977fdc4",
    "www/style/tokens.css": "8b66745434b02f168fe4b1bfb3194108",
    "www/vendor/idb/index.js": "e01b45d2e088a7197e8b41ba9b51a087",
    "www/workers/opponent.js": "88b15b6fe76c53ba090591d9d1ae8d1d",
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
  const kept = await scope.caches.match(new URL(path, scope.registration.scope).href, { cacheName: name });
  if (kept) return kept;
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
