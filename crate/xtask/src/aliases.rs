//! Addresses in `pkg/` itself, from the time when it held one game. Other websites load the engine by them, so they stay.

use crate::package::Files;

/// The game that had them.
const GAME: &str = "desert-fox";

/// Scripts and declarations, which hand on what the game's own file exports; with `true` also its default.
const HANDED_ON: [(&str, bool); 3] = [("build.js", false), ("desert_fox.d.ts", true), ("desert_fox.js", true)];

/// Adds the files of the old addresses to those of `pkg/`.
pub fn add(files: &mut Files) {
    for (name, default) in HANDED_ON {
        let from = format!("\"./{GAME}/{}\"", name.replace(".d.ts", ".js"));
        let default = if default { format!("export {{ default }} from {from};\n") } else { String::new() };
        let text =
            format!("// The file is in the folder of its game; this address stays.\nexport * from {from};\n{default}");
        files.insert(name.to_owned(), text.into_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_addresses_hand_on_what_the_files_of_the_game_export() {
        let mut files = Files::new();
        add(&mut files);
        let text = |name: &str| String::from_utf8(files[name].clone()).unwrap();
        assert!(text("build.js").ends_with("\nexport * from \"./desert-fox/build.js\";\n"));
        let both =
            "export * from \"./desert-fox/desert_fox.js\";\nexport { default } from \"./desert-fox/desert_fox.js\";\n";
        assert!(text("desert_fox.js").ends_with(both) && text("desert_fox.d.ts").ends_with(both));
    }
}
