//! The identifiers of a source file: comments and texts are left out.

use std::collections::BTreeSet;

use proc_macro2::{TokenStream, TokenTree};

/// The identifiers of a Rust file, those inside macros too.
pub fn of_rust(text: &str) -> BTreeSet<String> {
    fn collect(tokens: TokenStream, found: &mut BTreeSet<String>) {
        for token in tokens {
            match token {
                TokenTree::Ident(name) => {
                    found.insert(name.to_string());
                }
                TokenTree::Group(group) => collect(group.stream(), found),
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
    }
    let mut found = BTreeSet::new();
    collect(text.parse().unwrap(), &mut found);
    found
}

/// The identifiers of a JavaScript file, those inside `${}` too; types in comments are left out.
pub fn of_javascript(text: &str) -> BTreeSet<String> {
    let mut lexer = JavaScript { rest: text, before: None, found: BTreeSet::new() };
    lexer.code();
    assert!(lexer.rest.is_empty(), "a bracket too many before {:.40}", lexer.rest);
    lexer.found
}

/// Words after which a slash begins a regular expression.
const BEFORE_VALUE: [&str; 8] = ["return", "typeof", "case", "in", "of", "delete", "void", "await"];

struct JavaScript<'a> {
    rest: &'a str,
    /// The last token before the rest.
    before: Option<&'a str>,
    found: BTreeSet<String>,
}

impl<'a> JavaScript<'a> {
    /// Reads code up to its end or to a closing brace that it does not open.
    fn code(&mut self) {
        let mut open = 0;
        while let Some(next) = self.rest.chars().next() {
            match next {
                '}' if open == 0 => return,
                '/' if self.rest.starts_with("//") => self.skip_past("\n", 2),
                '/' if self.rest.starts_with("/*") => self.skip_past("*/", 2),
                '/' if self.begins_value() => self.regular_expression(),
                '"' | '\'' => self.quoted(next),
                '`' => self.template(),
                _ if next.is_alphabetic() || matches!(next, '_' | '$' | '#') => self.word(),
                _ if next.is_whitespace() => self.rest = &self.rest[next.len_utf8()..],
                // The one of TypeScript that follows a value.
                '!' if !self.begins_value() => {
                    self.take(1);
                    self.before = Some("0");
                }
                _ => {
                    open += i32::from(next == '{') - i32::from(next == '}');
                    self.take(next.len_utf8());
                }
            }
        }
    }

    fn take(&mut self, length: usize) -> &'a str {
        let (token, rest) = self.rest.split_at(length);
        (self.before, self.rest) = (Some(token), rest);
        token
    }

    fn skip_past(&mut self, end: &str, from: usize) {
        let at = self.rest[from..].find(end).map_or(self.rest.len(), |at| from + at + end.len());
        self.rest = &self.rest[at..];
    }

    /// Whether a value can begin here, so that a slash does not divide.
    fn begins_value(&self) -> bool {
        let Some(before) = self.before else { return true };
        BEFORE_VALUE.contains(&before) || before.len() == 1 && "(,=:[!&|?{};+-*%<>~^".contains(before)
    }

    fn word(&mut self) {
        let part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '$' | '#');
        let length = self.rest.find(|c| !part(c)).unwrap_or(self.rest.len());
        let word = self.take(length);
        self.found.insert(word.trim_start_matches('#').to_owned());
    }

    fn quoted(&mut self, quote: char) {
        let mut escaped = false;
        let end = self.rest[1..].find(|c| {
            let ends = c == quote && !escaped;
            escaped = c == '\\' && !escaped;
            ends
        });
        self.take(end.unwrap() + 2);
    }

    fn regular_expression(&mut self) {
        let (mut escaped, mut in_class) = (false, false);
        let end = self.rest[1..].find(|c| {
            let ends = c == '/' && !escaped && !in_class;
            match c {
                '[' if !escaped => in_class = true,
                ']' if !escaped => in_class = false,
                _ => {}
            }
            escaped = c == '\\' && !escaped;
            ends
        });
        self.take(end.unwrap() + 2);
        let flags = self.rest.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(self.rest.len());
        self.take(flags);
        self.before = Some("0");
    }

    fn template(&mut self) {
        self.take(1);
        loop {
            let at = self.rest.find(['`', '\\', '$']).unwrap();
            self.rest = &self.rest[at..];
            if self.rest.starts_with('`') {
                self.take(1);
                return;
            }
            if self.rest.starts_with("${") {
                self.take(2);
                self.code();
                self.take(1);
            } else {
                let escaped = if self.rest.starts_with('\\') {
                    self.rest[1..].chars().next().map_or(0, char::len_utf8)
                } else {
                    0
                };
                self.rest = &self.rest[1 + escaped..];
            }
        }
    }
}
