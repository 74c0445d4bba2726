//! Any text is read or refused; the links found in it are those that are read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use referee::reader::{Reading, read};

fuzz_target!(|text: &str| {
    let Reading::Links(links) = read("d1", text) else { return };
    for found in links {
        let Reading::Links(again) = read("d1", &found.link) else { panic!("{} is not read again", found.link) };
        assert!(again.iter().any(|link| link.link == found.link));
    }
});
