//! Any text is a link or is refused; what a link carries makes a link again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use referee::link::{decode, encode};

fuzz_target!(|text: &str| {
    if let Ok((kind, content)) = decode("d1", text) {
        let carry_out_again = encode("d1", kind, &content).expect("a content that came by a link fits one");
        assert_eq!(decode("d1", &carry_out_again), Ok((kind, content)));
    }
});
