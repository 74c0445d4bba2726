//! How the survey is shown: as text for the terminal and as the table that the page loads.

use std::collections::BTreeSet;
use std::fmt::Write;

use referee::{Ruling, RulingId};

use crate::survey::{Row, State, Survey};

/// The survey by section: for each state how many rulings and which.
pub fn by_section(survey: &Survey) -> String {
    let mut text = String::new();
    for section in &survey.ledger.sections {
        let rows: Vec<_> = survey.rows.iter().filter(|row| row.ruling.section == section.key).collect();
        if rows.is_empty() {
            continue;
        }
        _ = writeln!(text, "{} ({})", section.title, rows.len());
        for (state, name) in
            [(State::Tested, "tested"), (State::Implemented, "implemented"), (State::Missing, "missing")]
        {
            let ids: Vec<_> = rows.iter().filter(|row| row.state == state).map(|row| row.ruling.id).collect();
            if !ids.is_empty() {
                _ = writeln!(text, "  {name:<11} {:>3}  {}", ids.len(), compact(&ids));
            }
        }
    }
    text
}

/// One line: how much of the ledger is done, the house rulings counted apart.
pub fn summary(survey: &Survey) -> String {
    let count = |house: bool, state: Option<State>| {
        let rows = survey.rows.iter().filter(|row| survey.ledger.is_house(row.ruling.id) == house);
        rows.filter(|row| state.is_none_or(|state| row.state == state)).count()
    };
    let mut text = format!("implemented and tested {} of {}", count(false, Some(State::Tested)), count(false, None));
    _ = write!(text, ", implemented only {}", count(false, Some(State::Implemented)));
    _ = write!(text, ", missing {}", count(false, Some(State::Missing)));
    if count(true, None) > 0 {
        _ = write!(text, "; of {} house rulings {}", count(true, None), count(true, Some(State::Tested)));
    }
    text
}

/// The rulings by the revision of the rules in which they changed, each with its text.
pub fn by_revision(survey: &Survey) -> String {
    let revisions: BTreeSet<u16> = survey.rows.iter().flat_map(|row| row.ruling.changed.iter().copied()).collect();
    let mut text = String::new();
    for revision in revisions {
        _ = writeln!(text, "Revision {revision}");
        for Ruling { id, text: what, .. } in
            survey.rows.iter().map(|row| &row.ruling).filter(|ruling| ruling.changed.contains(&revision))
        {
            _ = writeln!(text, "  {id} {what}");
        }
    }
    if text.is_empty() { "no ruling has changed\n".to_owned() } else { text }
}

/// Everything known of one ruling.
pub fn details(row: &Row) -> String {
    let Ruling { id, cases, switch, text, note, why, changed, .. } = &row.ruling;
    let mut shown = format!("{id}");
    if !cases.is_empty() {
        _ = write!(shown, " [{}]", cases.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "));
    }
    _ = writeln!(shown, " {text}");
    for (name, value) in [("note", note), ("why", why)] {
        if let Some(value) = value {
            _ = writeln!(shown, "  {name}: {value}");
        }
    }
    if let Some(switch) = switch {
        _ = writeln!(shown, "  switch: {} = {} (without it {})", switch.field, switch.on, switch.off);
    }
    if !changed.is_empty() {
        let revisions: Vec<_> = changed.iter().map(ToString::to_string).collect();
        _ = writeln!(shown, "  changed in revision: {}", revisions.join(", "));
    }
    row.code.iter().for_each(|place| _ = writeln!(shown, "  code: {place}"));
    row.files.iter().for_each(|file| _ = writeln!(shown, "  case file: {file}"));
    shown
}

/// The table as JSON, one ruling to a line, in the order of the ledger.
pub fn table(rows: &[Row]) -> serde_json::Result<String> {
    let lines: Vec<_> = rows.iter().map(serde_json::to_string).collect::<Result<_, _>>()?;
    Ok(format!("[\n{}\n]\n", lines.join(",\n")))
}

/// Ruling numbers with runs drawn together: `R001-R004 R007`.
fn compact(ids: &[RulingId]) -> String {
    let mut runs: Vec<(RulingId, RulingId)> = Vec::new();
    for &id in ids {
        match runs.last_mut() {
            Some((_, last)) if last.series() == id.series() && last.number() + 1 == id.number() => *last = id,
            _ => runs.push((id, id)),
        }
    }
    let shown =
        runs.iter().map(|(first, last)| if first == last { first.to_string() } else { format!("{first}-{last}") });
    shown.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use referee::Ledger;

    use super::*;

    fn survey() -> Survey {
        let data = r#"
            series = { sources = "R", house = "H" }
            components = ["map"]
            section = [{ key = "errata", title = "Errata", publication = "x", source = "000" }, { key = "house", title = "House", publication = "x", source = "house" }]
            ruling = [
                { id = "R001", section = "errata", source = "000", kind = "erratum", cases = ["11.4"], text = "One.", note = "Maybe.",
                  switch = { field = "airPoints", on = "onePerCombat", off = "unlimited" } },
                { id = "R002", section = "errata", source = "000", kind = "erratum", component = "map", text = "Two." },
                { id = "R003", section = "errata", source = "000", kind = "erratum", component = "map", text = "Three." },
                { id = "H001", section = "house", source = "house", kind = "house", cases = ["11.5"], text = "Four.", why = "So.", changed = [2, 3] },
            ]
        "#;
        let ledger: Ledger = toml::from_str(data).unwrap();
        let states = [State::Tested, State::Missing, State::Missing, State::Implemented];
        let row =
            |(ruling, state): (&Ruling, State)| Row { ruling: ruling.clone(), state, files: vec![], code: vec![] };
        let mut rows: Vec<_> = ledger.rulings.iter().zip(states).map(row).collect();
        rows[0].files.push("11.4_arms".to_owned());
        rows[0].code.push("crate/desert-fox/src/arms.rs:9".to_owned());
        Survey { ledger, rows, faults: vec![] }
    }

    #[test]
    fn sections_list_their_rulings_by_state() {
        let expected =
            "Errata (3)\n  tested        1  R001\n  missing       2  R002-R003\nHouse (1)\n  implemented   1  H001\n";
        assert_eq!(by_section(&survey()), expected);
    }

    #[test]
    fn the_summary_counts_house_rulings_apart() {
        let expected = "implemented and tested 1 of 3, implemented only 0, missing 2; of 1 house rulings 0";
        assert_eq!(summary(&survey()), expected);
    }

    #[test]
    fn details_name_note_switch_code_and_case_files() {
        let expected = "R001 [11.4] One.\n  note: Maybe.\n  switch: airPoints = onePerCombat (without it unlimited)\n  \
                        code: crate/desert-fox/src/arms.rs:9\n  case file: 11.4_arms\n";
        assert_eq!(details(&survey().rows[0]), expected);
    }

    #[test]
    fn rulings_are_listed_by_the_revision_in_which_they_changed() {
        assert_eq!(by_revision(&survey()), "Revision 2\n  H001 Four.\nRevision 3\n  H001 Four.\n");
        assert!(details(&survey().rows[3]).contains("\n  changed in revision: 2, 3\n"));
        let mut none = survey();
        none.rows.pop();
        assert_eq!(by_revision(&none), "no ruling has changed\n");
    }

    #[test]
    fn the_table_holds_one_ruling_to_a_line() {
        let table = table(&survey().rows).unwrap();
        assert_eq!(table.lines().count(), 6);
        assert!(
            table.lines().nth(2).unwrap().starts_with(r#"{"id":"R002","cases":[],"component":"map","kind":"erratum""#)
        );
        let rows: Vec<serde_json::Value> = serde_json::from_str(&table).unwrap();
        assert_eq!(rows[0]["state"], "tested");
        assert_eq!(rows[3]["why"], "So.");
    }

    #[test]
    fn runs_of_numbers_are_drawn_together() {
        let ids = [1, 2, 3, 7, 9, 10].map(|number| RulingId::new('R', number));
        assert_eq!(compact(&ids), "R001-R003 R007 R009-R010");
        assert_eq!(compact(&[RulingId::new('R', 1), RulingId::new('H', 2)]), "R001 H002");
        assert_eq!(compact(&[]), "");
    }
}
