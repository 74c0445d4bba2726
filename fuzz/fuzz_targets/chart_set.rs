//! Any text is a file of charts or is refused with a place; what is read is written as it was, and a game can begin with it.
//! The check is left out, so that what lies behind it is tried too.
#![no_main]

use desert_fox::data::chart_set::{ChartSet, of, read};
use desert_fox::turn::config::{GameConfig, Options};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = read(text);
    let Ok(reported) = serde_json::from_str::<ChartSet>(text) else { return };
    let Ok(set) = of(&reported.name, reported.changes) else { return };
    assert_eq!(read(&set.text()).expect("a file of charts"), set);
    let options = Options { own_charts: Some(set.named()), charts: set.changes, ..Options::of("campaign") };
    GameConfig::new(&options).expect("a game with these charts");
});
