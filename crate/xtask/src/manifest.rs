//! The manifest of a game's package, `package.json`.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::games::Game;

/// What package managers and bundlers read of a package.
#[derive(Serialize)]
pub struct Manifest<'a> {
    name: &'a str,
    version: &'a str,
    description: &'a str,
    license: &'a str,
    #[serde(rename = "type")]
    kind: &'a str,
    types: String,
    exports: BTreeMap<String, Export>,
    #[serde(rename = "sideEffects")]
    side_effects: bool,
    files: &'a [&'a str],
}

/// What an address of a package leads to.
#[derive(Serialize)]
#[serde(untagged)]
enum Export {
    File(String),
    /// The first condition that holds counts, so the types come first.
    Module {
        types: String,
        default: String,
    },
}

/// The manifest of a game's package with these files, in a version.
pub fn manifest<'a>(version: &'a str, game: &'a Game, names: &'a [&'a str]) -> Manifest<'a> {
    let stem = game.stem();
    let (glue, types) = (format!("{stem}.js"), format!("./{stem}.d.ts"));
    let data = names.iter().filter(|name| !name.ends_with(".d.ts") && **name != glue).chain(&["package.json"]);
    let mut exports: BTreeMap<_, _> =
        data.map(|name| (format!("./{name}"), Export::File(format!("./{name}")))).collect();
    exports.insert(".".to_owned(), Export::Module { types: types.clone(), default: format!("./{glue}") });
    Manifest {
        name: &game.name,
        version,
        description: "The rules of a board wargame as typed calls of a WebAssembly module",
        license: env!("CARGO_PKG_LICENSE"),
        kind: "module",
        types,
        exports,
        side_effects: false,
        files: names,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::package::json_text;

    #[test]
    fn the_manifest_exports_the_glue_with_its_types_and_every_other_file() {
        let game = Game { name: "one-more".to_owned(), folders: [].into() };
        let names =
            ["build.js", "map.json", "one_more.d.ts", "one_more.js", "one_more_bg.wasm", "one_more_bg.wasm.d.ts"];
        let text = json_text(&manifest("0.1.0", &game, &names)).unwrap();
        assert!(String::from_utf8_lossy(&text).contains("\".\": {\n      \"types\": "), "the types come first");
        let manifest: Value = serde_json::from_slice(&text).unwrap();
        assert_eq!((&manifest["name"], &manifest["version"]), (&json!("one-more"), &json!("0.1.0")));
        let exports = json!({
            ".": { "types": "./one_more.d.ts", "default": "./one_more.js" },
            "./build.js": "./build.js",
            "./map.json": "./map.json",
            "./one_more_bg.wasm": "./one_more_bg.wasm",
            "./package.json": "./package.json",
        });
        assert_eq!(manifest["exports"], exports);
        assert_eq!(manifest["files"], json!(names));
    }
}
