// Written by `cargo xtask build` from www/offline/worker.js and the page's files.
{
const list = {
  version: "00f342301d17",
  files: {
    "embed.html": "29cda8a5f4913e96a04317e8f6fdd296",
    "index.html": "66f0df1dc23a53a3d4ecb87384a6ce9c",
    "manifest.webmanifest": "5ced4e677f370a325ece262fcea32e8d",
    "pkg/build.js": "969d93f209afbd610812dc4f254f93eb",
    "pkg/desert_fox.js": "539947e1db0a38ef99b1da1e3cb28582",
    "pkg/desert_fox_bg.wasm": "ef3fbc953d23186ed1495a3cd3dad510",
    "pkg/map.json": "b254cf765a42c087a3c3b7f5492379a0",
    "pkg/rulings.json": "fd3282610283dd4dca94a227280105bc",
    "www/app.js": "f808004d010c6ae56e27937ed5c53e99",
    "www/board/access.js": "c0aacbb92e4f0c5530e5f9f9e360bd29",
    "www/board/arrows.js": "e76fb73f9614690a2fd1ae65231ffa50",
    "www/board/board.js": "aecbf954b3e1360a4590bc9263d164a8",
    "www/board/chips.js": "bcbb9e50b1de77ef4a309eb6ab690d18",
    "www/board/contour.js": "98ac8714905525af495f777ccb2d292b",
    "www/board/counter-face.js": "5a04298bda67c4eecdb60e482996c601",
    "www/board/counter-form.js": "42bf750cfdfb6addebd6401f578acbda",
    "www/board/counter-states.js": "1f719d592e0fb10beeaeca6964e95bfc",
    "www/board/counters.js": "85819744709791ced0d7b001f26e3931",
    "www/board/fan.js": "2d40c02795aa0cfe9b269f8a4eeb2944",
    "www/board/game-board.js": "cc2e8c26aecb53f0c85f67471bc96449",
    "www/board/geometry.js": "0e24436e440216dc040a74bbcf6692c0",
    "www/board/glyphs.js": "6a5d126515f61363bd5b3e8771591eb0",
    "www/board/input.js": "1ab52b671babe7bf4034cd6ca3d78a4d",
    "www/board/label-layout.js": "20be44d673212ad27057839fd3a85659",
    "www/board/markers.js": "5a5fafa3c3ed81379942b2f0ced04d37",
    "www/board/memo.js": "a06488ddca6290cc7933d3b7c6ec9382",
    "www/board/minimap.js": "86ccadc9f4f3380587819ebaf94f5e82",
    "www/board/model.js": "d48d8a77999b814a2a22b8cfc68e5e3c",
    "www/board/noise.js": "54a0c161252e0a227a23b4974f1c96f6",
    "www/board/overlay.js": "c79173a674afb4fc929296657ea7adba",
    "www/board/overlays.js": "ed3916c87a668f38401e9cea25fe7e0d",
    "www/board/paint-labels.js": "797fc927c7e02d7b7658cac732fadea8",
    "www/board/paint-lines.js": "0aa93ec7a31143a41a764feaa615f9f3",
    "www/board/paint-sheet.js": "c5312144ec441d5ddbb653964cfdfb32",
    "www/board/paint-terrain.js": "f2a20965dc64bba9f2bdaf52968e7606",
    "www/board/paint.js": "b683b2a32354642e28b50ae912dbdca1",
    "www/board/palette.js": "63f7164b788bf8c08d748fa243e0a6b4",
    "www/board/path.js": "871eb6e254ed684bbcd2532a603779bd",
    "www/board/picture.js": "59a413d825f8e1b91e05b9c018c532a1",
    "www/board/pieces.js": "3155fd1fa96ef1cad63b23432feaa9dd",
    "www/board/relief.js": "f67005341f8d1b1342ed5a1eb3d162ed",
    "www/board/scene.js": "86748c4161e5d58cd2377fc7e4ff706b",
    "www/board/shapes.js": "2a0ebcc91fab06eb5790ef9a7572e337",
    "www/board/sprites.js": "49b78ec53ab950184d898592ab433775",
    "www/board/stacks.js": "8c9ce9d538e8e4c5f0b231d7bee1924a",
    "www/board/symbols.js": "5c2d7ea184da968a520cb510e873c928",
    "www/board/tiles.js": "dcd1307d3c1876b65d21a9e398d5d400",
    "www/board/types.js": "e16200cd90617ad4d413ef4bcc08d59b",
    "www/board/view.js": "e8618fdcc251cbaa1d2c61860d202759",
    "www/desert-fox.js": "0b15324040921ab571eec4794492a853",
    "www/dom.js": "3cdfdcfef521c9d4a1343163d9c77fe9",
    "www/embed/controls.js": "dc33d98559a8241bc831167f4c00543d",
    "www/embed/messages.js": "5b79bcda4d14e3bc6fe3e99a509cddf4",
    "www/embed/options.js": "92060e8175a04c058083b8a656a68892",
    "www/embed/page.js": "ee4286b32897401f9d9336508899a715",
    "www/embed/play.js": "5b603da492e53179d2f248c4f3ff3142",
    "www/embed/record.js": "856db88e15602a51481814839bf7f219",
    "www/embed/scenes.js": "7b395713f6545541695006b4303ab1f4",
    "www/embed/screen.js": "db8aff1031f1cf939e0e5d8ba3613946",
    "www/embed/shared.js": "e29139a10302ea70e2e43a0aac995ca0",
    "www/game/options.js": "acfd90a4662990539cde74c63bb2e738",
    "www/game/session.js": "5b540dc7b8091a388ab9b41bb222c844",
    "www/game/situation.js": "afa723013e25dfc3234464786bfe0ea0",
    "www/game/types.js": "dd610494c9a1e130f196d2c06d3aa47b",
    "www/guide/opening.js": "b28a758f71d78b93620741d253c21b8c",
    "www/guide/steps.js": "0369cbfe52014650d0d084cba96d98b1",
    "www/guide/tour.js": "25f96ea6b8dcbc7c572a68e9f43fe932",
    "www/help/case-words.js": "e4051f59b4d2f92444ffa6427bf455d5",
    "www/help/glossary.js": "f4292bd95b5a5649da5b8b77c3f9a7f8",
    "www/help/help.js": "48c064546fe0dc5e3670c5f366712652",
    "www/help/keys.js": "602461f26ffc9b923a704612041f8106",
    "www/help/open.js": "b51ef3196db76342c8ea76a5db9a0de4",
    "www/help/phases.js": "e4633ace1c1a0ec4e6f457cccf57f13f",
    "www/help/words.js": "86486d3a8692e9bb962c88e8148ca418",
    "www/icons/favicon.svg": "969816fefe9c3f20382b7570b167a73c",
    "www/icons/icon-192.png": "f9aca3d1fe2fb9aa3c4adbabfdb50772",
    "www/icons/icon-512.png": "62cefc878dbc53bd98c269852de69989",
    "www/icons/maskable-512.png": "8a88f2e6ce0ae3417a7dd184bc1e1133",
    "www/lang/choice.js": "56cce1924e941d599bdf09819db0add1",
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
    "www/lang/first.js": "b0e8a65abc1aa40026b74e8569d78496",
    "www/lang/lang.js": "be48114930ca2a487be7ec11efa24d99",
    "www/offline/again.js": "72d3ebb0ee54a9da1c15137ac68d7be2",
    "www/offline/notice.js": "409e85c4c8a1056e1028a3b7585fcf58",
    "www/offline/offline.js": "a3cc14d02811be60def0ea859871360e",
    "www/offline/version.js": "958a08ff24c5eafd09cd5a5c86b38402",
    "www/panels/case-tip.js": "f63b555b617029b2c0cce00b83fc2cb5",
    "www/panels/charts/editor.js": "c2c9bfb108f2fc18780b2e6fc24048fd",
    "www/panels/charts/missing-charts.js": "43b6053c9b07c7efad5c0c4c6755accb",
    "www/panels/charts/tables.js": "9caf74cd9986924679469d984ed064c2",
    "www/panels/charts/texts.js": "585020216821dda274b9bded20e27b2e",
    "www/panels/choice/chooser.js": "d05e8c421895cc838480b1fa67d148dc",
    "www/panels/choice/compare.js": "15def512391b64eb21dad2e044c96a59",
    "www/panels/choice/texts.js": "3ffa45e984afb5a2588c428e468b9b73",
    "www/panels/copy.js": "8f6878c45b12f4e7eb518b1ef08ec810",
    "www/panels/explorer/actions.js": "4bc1c2baa6af5abc6ec2c96b1fc780c3",
    "www/panels/explorer/attack.js": "22114172268a5e64f92421e7c982c91e",
    "www/panels/explorer/board-view.js": "6045043ee45c9558aacfde0f90923d60",
    "www/panels/explorer/drag.js": "d0df2914e9999e135414c9048c04367e",
    "www/panels/explorer/explorer.js": "a2c19af931a4e172bf309df907538a3c",
    "www/panels/explorer/ground.js": "f5e5917904bee48d07483c00c6c6e56f",
    "www/panels/explorer/marks.js": "a0d3ad9b4e6b7cc5c60345171522d289",
    "www/panels/explorer/movement.js": "fcf05415becf307e460bb83f0e5833c1",
    "www/panels/explorer/overlays.js": "b9cf11e74785b7d43ec2237650422642",
    "www/panels/explorer/overrun.js": "c24da688064e9d2c0cd6422e20357e87",
    "www/panels/explorer/panel.js": "bf6286510d4d3adf3ed3f43928157347",
    "www/panels/explorer/position-after.js": "01830e9be1c308bf23657a945b5f4732",
    "www/panels/explorer/provenance.js": "e3e69a50263d60bf47e8a61908f3bf0c",
    "www/panels/explorer/queries.js": "a24874de04199031aa6a1c5f18f663a8",
    "www/panels/explorer/retreat.js": "c03d91dbb5a13e9991aabecd157f6267",
    "www/panels/explorer/share.js": "950f79b547e96824a526a7e825072f54",
    "www/panels/explorer/sprite.js": "14553ebb3647e29b42b4e3d3e4b2df77",
    "www/panels/explorer/stack.js": "9a0cd9090e77eeac17cbfee649c7d0fb",
    "www/panels/explorer/stored-position.js": "fa7b2e38a9b2979c939c27bed5cd32ae",
    "www/panels/explorer/supply-acts.js": "23e9ceab5d7cdf921e1e898630e568c8",
    "www/panels/explorer/supply.js": "00cf2145e7663a696df4ba1d1ac3f5d3",
    "www/panels/explorer/table.js": "f283b71854ddec641a76c901484012cc",
    "www/panels/explorer/texts.js": "771008087f337478070c7489bc9455de",
    "www/panels/explorer/toolbar.js": "2e6fa62cb06f469965d9413f7b99d5db",
    "www/panels/explorer/tray.js": "e673d07aa884c997652a6252c8b1d464",
    "www/panels/explorer/types.js": "fa3a60f26eba1eaa65d122a60980442e",
    "www/panels/explorer/values-table.js": "99c1c72932b4868cd8c58b5213c767f3",
    "www/panels/game-counters.js": "438b17cedefbd43bfd5421e6bfbf85ea",
    "www/panels/game-legend.js": "b0e7e54319fd3a90ef4aa23cc041258c",
    "www/panels/home.js": "93f0878e72360fbbe5050a10715f69e1",
    "www/panels/home/hex-info.js": "ee54d55869f893173eee736cadafb75c",
    "www/panels/home/legend.js": "80f5581bb057bbf0b3d55e423eea4e4e",
    "www/panels/home/sheet-texts.js": "7b7a69a8d5ebc9998e15db7721e82a46",
    "www/panels/home/tools.js": "a74e2c3c9749d3a1fd6d1db7792ba4a5",
    "www/panels/library/actions.js": "6d8e36eb1dd5e868396d9f1e00fc1181",
    "www/panels/library/engine-calls.js": "632362195d7259f9d2f8ef3e0447b83b",
    "www/panels/library/file-input.js": "b27cdc59de59e936b61c0f50c95c32c7",
    "www/panels/library/files.js": "ad4d9d8fad3e7c9739851582ba40be10",
    "www/panels/library/game-card.js": "612ff1b34a80f8e940d2daf6d8d2a7be",
    "www/panels/library/import.js": "d211894db4a2895c359832a0005fb673",
    "www/panels/library/library.js": "94cec4f69ab5437a148c53ff9a4ea32c",
    "www/panels/library/list-parts.js": "a77d8cbcfe391eb857e957398c6423c7",
    "www/panels/library/storage-line.js": "7e3f41e7dc5b336a6f96b65324949443",
    "www/panels/library/texts.js": "6e5547fc882f8d7649e401a3ec8c641a",
    "www/panels/library/types.js": "3936b3377bed7a64c5599a5eeb4b5621",
    "www/panels/play/actions.js": "b1a710e5f7d0ce7710ab9c4ac29567b8",
    "www/panels/play/all-orders.js": "adf01577d8d31121e8fa8ffcd631141f",
    "www/panels/play/attack.js": "f0227072fb54b8f7937e4af6e8ab4a99",
    "www/panels/play/autosave.js": "6a0fb11a009cff260708edc539db6ea3",
    "www/panels/play/board-view.js": "a12839976a9eecf0bc69a5f6d5e4f787",
    "www/panels/play/boxes.js": "b0b1bfc4d138262e434b63294c3e85fb",
    "www/panels/play/computer-opponent.js": "becfef694c164cb1fbd1aef44bd1e6b9",
    "www/panels/play/counters.js": "cca156f6bd9b47ec59a3dae14fa5d779",
    "www/panels/play/decisions.js": "43aaaf1743812d741ac66e12c21ac3c7",
    "www/panels/play/dialogs.js": "33ffbd49eb3e2c70880cf9ad8dade088",
    "www/panels/play/errors.js": "6b0fad48b3d733702f9315328351c3df",
    "www/panels/play/guide.js": "cd0265a83214ffdd99da2c5c40d0659a",
    "www/panels/play/incoming.js": "dee3006cbfe6ef26fc6beaf0140ca026",
    "www/panels/play/invasion.js": "14ed31d110a6b8fbc53588946a90bf52",
    "www/panels/play/layers.js": "6d26183944a48a3923034e9b1b0ca2f5",
    "www/panels/play/log.js": "cc4a591a19e7e0cd09b6324a2f807587",
    "www/panels/play/menu.js": "05a0bf48ce44fb20b34d3431ebb72f25",
    "www/panels/play/movement.js": "65540186af2fe939152fee47395a3779",
    "www/panels/play/new-orders.js": "10ccd0bd63b557f09eb59f6822624c03",
    "www/panels/play/note.js": "147f936001e8090cbbb427bad2954bf7",
    "www/panels/play/notices.js": "2aa8e91ef91588a1cbf9dbd39cb64c7f",
    "www/panels/play/offers.js": "6c82f3440f0d72ae98048f7f20904f69",
    "www/panels/play/old-games.js": "ceb6e3177699a1431791528b65d7d081",
    "www/panels/play/order-buttons.js": "6c00fb5b1f88fee239e3ec00881efdb0",
    "www/panels/play/order-effects.js": "f6fc2c5a9b840ac95ba7081cf17d7db3",
    "www/panels/play/panel.js": "b644a211a577122df0de100ae8be9cfa",
    "www/panels/play/play.js": "c9010649464ec5c87e046b2e94fabe64",
    "www/panels/play/replay.js": "595122458e0dfd75dec5d3487f6ff069",
    "www/panels/play/results.js": "cac6ff1022fb9cad23afc79a6062ca58",
    "www/panels/play/share-forms.js": "095c625179e70f924560eb4159d7fdd2",
    "www/panels/play/share.js": "df0ab89c34460bac39b5b7c4bb9671a2",
    "www/panels/play/stack.js": "12bda173c6a582c9d4daa00683673d27",
    "www/panels/play/start.js": "b66d9f0c4b118e8c1d9cfc9c0698ed09",
    "www/panels/play/table.js": "2dad0487441bf2994c98ec6150153213",
    "www/panels/play/texts.js": "2af93f40460ab8eb320a1bab0b2425a3",
    "www/panels/play/tray.js": "f89771519a641f249d051e45eeb8b9c9",
    "www/panels/play/turns.js": "4bb7cbbe90d4abdd2956de2069839030",
    "www/panels/play/types.js": "b5d8c562ec91aa509380155217ad8fda",
    "www/panels/play/without-engine.js": "7b0e4c74fba4879467b18dc1531354e7",
    "www/panels/referee-modes.js": "35c68b8f7813c09ead3f5873b37c6c34",
    "www/panels/referee/actions.js": "5f9a60a93febf28239ee1f49193f7d22",
    "www/panels/referee/adjudicate.js": "a23434f5ec5cd98f4cd28a62588bb884",
    "www/panels/referee/counter.js": "660e27124fec254ad7dfdc752d4fc1af",
    "www/panels/referee/decisions.js": "960be5b4249d6540197609c25133a9b7",
    "www/panels/referee/dialogs.js": "34391f055a7bcda428fab8a2c8bc367c",
    "www/panels/referee/dice.js": "fef4327eb23801824645b2dbc5c8b184",
    "www/panels/referee/drag.js": "7b0f3a00a6a67ef8b908020e0a392cac",
    "www/panels/referee/edit.js": "17403264c7742e3310ac9b466a548750",
    "www/panels/referee/errors.js": "bbd5a0cc4717162d70e9d17ebb549572",
    "www/panels/referee/examples.js": "3bf54e9723aeab515f810dc8cb014a67",
    "www/panels/referee/examples.json": "9a6dafd48676d8a6d3870d8ba457edbd",
    "www/panels/referee/focus.js": "52208676a1c794936e83351ed5825e5d",
    "www/panels/referee/history.js": "1113874c0156fac1d1ab699d8f48bbdc",
    "www/panels/referee/keys.js": "8f4ad2e1a5400a43111cc057a3c4788a",
    "www/panels/referee/map-facts.js": "b0611658d179e3fdcad4675d37d20b9d",
    "www/panels/referee/morph.js": "a03306eb1badcc749e8d41858a61297c",
    "www/panels/referee/origin.js": "64787e22c27c0331468d4a62aa12be2e",
    "www/panels/referee/referee.js": "c8ef4eefd258580fb6448c1c2c4f1a65",
    "www/panels/referee/report/cell-reader.js": "8f558e4d05fb9a23581c5e33d18166ee",
    "www/panels/referee/report/chances.js": "028ff99048051a7aad38ba44bc0ab110",
    "www/panels/referee/report/comparison.js": "0473ddeb543030db6281ce140f63ebbf",
    "www/panels/referee/report/findings.js": "408f4ee6edf5c1f655aac3830e359dfd",
    "www/panels/referee/report/outcome.js": "bdfd14c779a8a1b65a7700ec0e9d22f6",
    "www/panels/referee/report/report.js": "4210abb3b99fbf16ac4319995a2b5550",
    "www/panels/referee/report/strengths.js": "0c5417a7152269eef5c466d0c7be80cb",
    "www/panels/referee/report/summary.js": "64bc84496137d85297a747806d0fcb0c",
    "www/panels/referee/report/table.js": "4c62af41beba99bd2a0ff932b9bb437d",
    "www/panels/referee/share.js": "2dd71a1d4c4bffa0e04101459817b5dc",
    "www/panels/referee/sheet.js": "1038180b8849da1dd5235f16f2bf1f0a",
    "www/panels/referee/situation/adder.js": "afe735532957a39773d72e1c4662aa7a",
    "www/panels/referee/situation/columns.js": "df7327edce586a5c42444d31a1db11f0",
    "www/panels/referee/situation/hexsides.js": "4ec5d96fc15a74e87336eeda041c3501",
    "www/panels/referee/situation/rules.js": "c33e0d9f51d5e0fbbdc61c4d22ed675c",
    "www/panels/referee/situation/situation.js": "23917bdaa942e3f6cacce65918eac213",
    "www/panels/referee/situation/stack.js": "a713ba05782fadb90eb9e8a64039c949",
    "www/panels/referee/situation/unit.js": "d0e04d8a754c00fc61c09b7af592d1cd",
    "www/panels/referee/stored-sheet.js": "35a527a30062a0a5446f46aa76eeb2a3",
    "www/panels/referee/surround.js": "4e233d103aae3bb6fe823bd3ff5fcd78",
    "www/panels/referee/text.js": "b5e5fad670e3739818ce74c30753c6aa",
    "www/panels/referee/texts.js": "fe32f5f227c37c2c40894145b9522da6",
    "www/panels/referee/toolbar.js": "515497e4c9bc1164e65ea3c6c121a23d",
    "www/panels/referee/types.js": "16e587fa62a2dc7226ecdeb135ab630a",
    "www/panels/referee/value-dialog.js": "3f5ae4666e38c206bb0860e87d3d0d34",
    "www/panels/referee/values.js": "30f5ce4acd6540a9af3359743ec3cf70",
    "www/panels/referee/widgets.js": "317dae3b10950589eacd94b148b275e9",
    "www/panels/rules.js": "c131c9d14715b0ee9f97d46a61c62a4e",
    "www/panels/rules/case-files.js": "9b0836b2b6343b73134b323ae7372f25",
    "www/panels/rules/positions.js": "1598cd873aad9adc1926ff684aec67a7",
    "www/panels/rules/search.js": "1b96fb86023229c51386a641eddc8288",
    "www/panels/ruling-texts.js": "6de8be0b748b4793d0257f2e1c3ef60a",
    "www/panels/source.js": "3430a8ee00e112979b72560ff5da82a7",
    "www/shell/engine.js": "7ae238c1f97c88861ac19737a3995959",
    "www/shell/file-drop.js": "49ae2a5d36151d2ff7e603a439d37294",
    "www/shell/files.js": "00a3f4ea5101c783737277222565b018",
    "www/shell/language.js": "d4e2c9efc4c41389d3afc1a43dbd6a4f",
    "www/shell/ledger.js": "8c09e6a22abe824429eb2e766bee8f62",
    "www/shell/link.js": "79526069b9a7961f956958dfc8460c04",
    "www/shell/scripts.js": "7c8fa1068efc7a623e5666333848a899",
    "www/shell/status.js": "977b886e411a1c25eaad69d130d210e3",
    "www/shell/tabs.js": "1f96848d8c837a43ae432cdd8b6c579f",
    "www/shell/theme.js": "5a9b3f4f52d5b95713b6174e4b8d9252",
    "www/store/browser.js": "2c3212396c978900729099635e299083",
    "www/store/card.js": "11eb91b99326a508af6b82aabcbe90c9",
    "www/store/charts.js": "182faca47bad28a9b8cb87531d0e1f83",
    "www/store/database.js": "a3051ec553ba7724636c507fb3cfc214",
    "www/store/games.js": "fc76b6585f5368526ac0f349f837a218",
    "www/store/listed.js": "d24f5e36b585596c8973917803e45042",
    "www/store/locks.js": "4aa203a268ebb5148557a6f8f5cd2b9c",
    "www/store/migration.js": "c51ab5869c935902b497c3b170bd36fd",
    "www/store/mirror.js": "6910f36b6193a53d2a07499f697a0761",
    "www/store/random.js": "4314cd61f3c3e29f41c5976b59760127",
    "www/store/records.js": "a716121469892409e2b0d7e73965d141",
    "www/store/rows.js": "a982975b1105e3619da28579e487a7c7",
    "www/store/sealed.js": "b794e64e922f8eb6838765f2680b1609",
    "www/store/sheets.js": "ffab5e6d3c2efd6dd7e5f1a723deebdd",
    "www/store/storage-error.js": "e65cbcb5e562a3e725d87aec77cb4ab1",
    "www/store/store.js": "db24d38a5614a1b869e21879c7c0396a",
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
