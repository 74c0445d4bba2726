//! Which file a request asks for, and of what type it is.

use std::path::{Path, PathBuf};

/// Why a request gets no file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Hidden files, and ways out of the folder.
    Forbidden,
    /// No such file.
    Missing,
}

/// The file that a request asks for; a folder stands for its `index.html`. `root` has to be canonical.
pub fn resolve(root: &Path, url: &str) -> Result<PathBuf, Refusal> {
    let path = url.split(['?', '#']).next().unwrap_or_default();
    let path = percent_decode(path).ok_or(Refusal::Forbidden)?;
    let mut file = root.to_path_buf();
    for part in path.split('/').filter(|part| !part.is_empty()) {
        // A leading dot covers hidden files and `..`; the others are separators on some systems.
        if part.starts_with('.') || part.contains(['\\', ':', '\0']) {
            return Err(Refusal::Forbidden);
        }
        file.push(part);
    }
    if file.is_dir() {
        file.push("index.html");
    }
    let file = file.canonicalize().map_err(|_| Refusal::Missing)?;
    // A symbolic link may lead elsewhere.
    if file.starts_with(root) { Ok(file) } else { Err(Refusal::Forbidden) }
}

/// Replaces `%XX` by its byte; nothing if that gives no text.
fn percent_decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        rest = tail;
        if first != b'%' {
            bytes.push(first);
            continue;
        }
        let (digits, tail) = rest.split_at_checked(2)?;
        bytes.push(u8::from_str_radix(str::from_utf8(digits).ok()?, 16).ok()?);
        rest = tail;
    }
    String::from_utf8(bytes).ok()
}

/// The type that a browser needs to know of a file, by its ending.
pub fn content_type(path: &Path) -> &'static str {
    let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    match extension {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "md" | "ts" | "toml" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).canonicalize().unwrap()
    }

    #[test]
    fn a_file_is_found_with_query_and_escapes() {
        assert_eq!(resolve(&root(), "/src/main.rs?x=1"), Ok(root().join("src/main.rs")));
        assert_eq!(resolve(&root(), "/%73rc//main%2Ers"), Ok(root().join("src/main.rs")));
    }

    #[test]
    fn ways_out_of_the_folder_are_refused() {
        for url in ["/../Cargo.toml", "/src/../../x", "/%2e%2e/x", "/..%2fx", "/..%5cx", "/src/%00", "/%zz", "/%e"] {
            assert_eq!(resolve(&root(), url), Err(Refusal::Forbidden), "{url}");
        }
    }

    #[test]
    fn hidden_files_are_refused_and_missing_ones_are_missing() {
        assert_eq!(resolve(&root(), "/.git/config"), Err(Refusal::Forbidden));
        assert_eq!(resolve(&root(), "/src/.hidden"), Err(Refusal::Forbidden));
        assert_eq!(resolve(&root(), "/src/none.rs"), Err(Refusal::Missing));
        assert_eq!(resolve(&root(), "/src"), Err(Refusal::Missing));
    }
}
