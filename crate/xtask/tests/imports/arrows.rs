//! The arrows: which file uses which, read out of the syntax of the sources.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemUse, Path, UseTree, Visibility};

use super::Files;

/// A file that uses another, by their module paths.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Arrow {
    pub from: String,
    pub to: String,
}

impl Arrow {
    pub fn read(text: &str) -> Option<Self> {
        let (from, to) = text.split_once(" -> ")?;
        Some(Self { from: from.to_owned(), to: to.to_owned() })
    }
}

impl fmt::Display for Arrow {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "{} -> {}", self.from, self.to)
    }
}

/// What one file names: paths as they are written, and the names that it hands on.
#[derive(Default)]
struct Names {
    paths: Vec<Vec<String>>,
    handed_on: BTreeMap<String, Vec<String>>,
}

/// All arrows between the files of a crate.
pub fn arrows(files: &Files) -> Vec<Arrow> {
    let syntax: Vec<(&Vec<String>, syn::File)> =
        files.iter().map(|(module, text)| (module, syn::parse_file(text).unwrap())).collect();
    let tests: BTreeSet<Vec<String>> = syntax.iter().flat_map(|(module, file)| test_modules(module, file)).collect();
    let names: BTreeMap<&Vec<String>, Names> = syntax
        .iter()
        .filter(|(module, _)| !tests.iter().any(|test| module.starts_with(test)))
        .map(|(module, file)| {
            let mut names = Names::default();
            names.visit_file(file);
            (*module, names)
        })
        .collect();
    let mut found = BTreeSet::new();
    for (module, own) in &names {
        for path in &own.paths {
            let Some(to) = absolute(module, path).and_then(|path| file_of(&path, &names, 0)) else { continue };
            if to != **module {
                found.insert(Arrow { from: module.join("::"), to: to.join("::") });
            }
        }
    }
    found.into_iter().collect()
}

/// The modules in files of their own that are compiled for tests alone.
fn test_modules(module: &[String], file: &syn::File) -> Vec<Vec<String>> {
    let modules = file.items.iter().filter_map(|item| match item {
        Item::Mod(inner) if inner.content.is_none() && is_test(&inner.attrs) => Some(inner.ident.to_string()),
        _ => None,
    });
    modules.map(|name| [module, &[name]].concat()).collect()
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("test")
            || attribute.path().is_ident("cfg")
                && attribute.parse_args::<syn::Path>().is_ok_and(|condition| condition.is_ident("test"))
    })
}

/// A path from the root of the crate, for one that leads into it.
fn absolute(module: &[String], path: &[String]) -> Option<Vec<String>> {
    let up = path.iter().take_while(|part| *part == "super").count();
    match path.first().map(String::as_str)? {
        "crate" => Some(path[1..].to_vec()),
        "self" => Some([module, &path[1..]].concat()),
        "super" => Some([module.get(..module.len().checked_sub(up)?)?, &path[up..]].concat()),
        _ => None,
    }
}

/// The file that a path leads to: the longest part that is a module, or where a name that it hands on comes from.
fn file_of(path: &[String], names: &BTreeMap<&Vec<String>, Names>, steps: usize) -> Option<Vec<String>> {
    let length = (0..=path.len()).rev().find(|&length| names.contains_key(&path[..length].to_vec()))?;
    let module = path[..length].to_vec();
    let next = path.get(length).and_then(|name| names[&module].handed_on.get(name));
    match next.and_then(|next| absolute(&module, next)) {
        Some(next) if steps < 8 => file_of(&next, names, steps + 1),
        _ => Some(module),
    }
}

impl Names {
    fn tree(&mut self, tree: &UseTree, before: &[String], public: bool) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        match tree {
            UseTree::Path(inner) => self.tree(&inner.tree, &with(&inner.ident), public),
            UseTree::Group(group) => group.items.iter().for_each(|item| self.tree(item, before, public)),
            UseTree::Glob(_) => self.paths.push(before.to_vec()),
            UseTree::Name(name) if name.ident == "self" => self.paths.push(before.to_vec()),
            UseTree::Name(name) => self.named(with(&name.ident), &name.ident, public),
            UseTree::Rename(name) => self.named(with(&name.ident), &name.rename, public),
        }
    }

    fn named(&mut self, path: Vec<String>, name: &syn::Ident, public: bool) {
        if public {
            self.handed_on.insert(name.to_string(), path.clone());
        }
        self.paths.push(path);
    }
}

/// In a `use`, a path that begins with a module of the file means that module.
fn in_place(path: Vec<String>, modules: &BTreeSet<String>) -> Vec<String> {
    if path.first().is_some_and(|first| modules.contains(first)) {
        return [vec!["self".to_owned()], path].concat();
    }
    path
}

impl<'ast> Visit<'ast> for Names {
    fn visit_file(&mut self, file: &'ast syn::File) {
        let modules: BTreeSet<String> = file
            .items
            .iter()
            .filter_map(|item| if let Item::Mod(inner) = item { Some(inner.ident.to_string()) } else { None })
            .collect();
        visit::visit_file(self, file);
        self.paths = std::mem::take(&mut self.paths).into_iter().map(|path| in_place(path, &modules)).collect();
        let handed_on = std::mem::take(&mut self.handed_on);
        self.handed_on = handed_on.into_iter().map(|(name, path)| (name, in_place(path, &modules))).collect();
    }

    fn visit_item(&mut self, item: &'ast Item) {
        let attributes = match item {
            Item::Mod(inner) => &inner.attrs,
            Item::Fn(inner) => &inner.attrs,
            Item::Use(inner) => &inner.attrs,
            Item::Impl(inner) => &inner.attrs,
            Item::Const(inner) => &inner.attrs,
            _ => return visit::visit_item(self, item),
        };
        if !is_test(attributes) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.tree(&item.tree, &[], !matches!(item.vis, Visibility::Inherited));
    }

    /// `pub(super)` and `pub(in crate::rules)` say who may use a name; they use none.
    fn visit_visibility(&mut self, _: &'ast Visibility) {}

    fn visit_path(&mut self, path: &'ast Path) {
        self.paths.push(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        visit::visit_path(self, path);
    }
}
