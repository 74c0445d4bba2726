//! The figures of a run.

use std::collections::BTreeMap;

use super::explained::Explained;
use super::mutant::Mutant;
use super::results::{Outcome, Tried};

/// Prints the survivors, then the figures; with `list` every mutant instead of the survivors. Returns the number of
/// survivors that are not explained.
pub fn print(mutants: &[Mutant], found: &BTreeMap<String, Tried>, explained: &[Explained], list: bool) -> usize {
    let outcome = |mutant: &Mutant| found.get(&mutant.key).map(|tried| tried.outcome);
    if list {
        for mutant in mutants {
            println!("{:9} {}", outcome(mutant).map_or("", Outcome::word), mutant.name);
        }
    }
    let survivors: Vec<_> = mutants.iter().filter(|mutant| outcome(mutant) == Some(Outcome::Survived)).collect();
    let reason = |mutant: &Mutant| explained.iter().find(|one| one.explains(mutant)).map(|one| one.reason.as_str());
    for mutant in survivors.iter().filter(|_| !list) {
        println!("survived: {}\n    {}", mutant.name, mutant.becomes);
        if let Some(reason) = reason(mutant) {
            println!("    explained: {reason}");
        }
    }
    let unexplained = survivors.iter().filter(|mutant| reason(mutant).is_none()).count();
    println!("{}", figures(mutants, found, unexplained));
    unexplained
}

fn figures(mutants: &[Mutant], found: &BTreeMap<String, Tried>, unexplained: usize) -> String {
    let tried: Vec<&Tried> = mutants.iter().filter_map(|mutant| found.get(&mutant.key)).collect();
    let count = |outcome: Outcome| tried.iter().filter(|tried| tried.outcome == outcome).count();
    let [killed, survived, unviable, timeouts] =
        [Outcome::Killed, Outcome::Survived, Outcome::Unviable, Outcome::Timeout].map(count);
    let explained = survived - unexplained;
    let mut lines = vec![format!(
        "mutants {}: killed {killed}, survived {survived} ({explained} explained), unviable {unviable}, \
         timeouts {timeouts}",
        mutants.len()
    )];
    if tried.len() < mutants.len() {
        lines.push(format!("not tried: {}", mutants.len() - tried.len()));
    }
    if !tried.is_empty() {
        let seconds = tried.iter().map(|tried| tried.seconds).sum::<f64>();
        let mean = seconds / f64::from(u32::try_from(tried.len()).unwrap_or(u32::MAX));
        lines.push(format!("{mean:.1} s for each mutant"));
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mutant_counts_once() {
        let names = ["a", "b", "c"].map(str::to_owned);
        let mutants = names.map(|key| {
            let text = || key.clone();
            let (name, package, file, function) = (text(), text(), text(), text());
            Mutant { name, package, file, function, lines: (1, 1), cites: Vec::new(), becomes: text(), key: text() }
        });
        let tried = |key: &str, outcome| {
            (key.to_owned(), Tried { key: key.to_owned(), source: String::new(), outcome, seconds: 3.0 })
        };
        let found = [tried("a", Outcome::Killed), tried("b", Outcome::Survived)].into();
        let lines = [
            "mutants 3: killed 1, survived 1 (0 explained), unviable 0, timeouts 0",
            "not tried: 1",
            "3.0 s for each mutant",
        ];
        assert_eq!(figures(&mutants, &found, 1), lines.join("\n"));
    }
}
