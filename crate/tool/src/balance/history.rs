//! Where the armies stood in history, by the month: general knowledge of the campaign, dates as in any history of it.

/// Names of the months, from September 1940.
const MONTHS: [&str; 12] = ["Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug"];

/// The end of each month from September 1940 to December 1942: how far east the Axis front lay, and what happened.
const HISTORY: [(&str, &str); 28] = [
    ("Sidi Barrani", "Italian advance, Sidi Barrani reached 16 Sep"),
    ("Sidi Barrani", "no change"),
    ("Sidi Barrani", "no change"),
    ("Bardia", "Compass: Sidi Barrani lost 11 Dec, Sollum 16 Dec"),
    ("Gazala", "Bardia lost 5 Jan, Tobruk 22 Jan, Derna 30 Jan"),
    ("El Agheila", "Benghazi lost 6 Feb, Beda Fomm 7 Feb"),
    ("El Agheila", "El Agheila taken 24 Mar, Mersa Brega 31 Mar"),
    ("Bardia", "Benghazi taken 4 Apr, Tobruk invested 11 Apr, Bardia taken 12 Apr"),
    ("Bardia", "Halfaya retaken 27 May"),
    ("Bardia", "Battleaxe beaten off 17 Jun"),
    ("Bardia", "frontier and siege of Tobruk"),
    ("Bardia", "frontier and siege of Tobruk"),
    ("Bardia", "frontier and siege of Tobruk"),
    ("Bardia", "frontier and siege of Tobruk"),
    ("Bardia", "Crusader from 18 Nov, Tobruk reached 27 Nov"),
    ("Benghazi", "Tobruk relieved 10 Dec, Gazala left 16 Dec, Benghazi lost 24 Dec; Bardia holds out"),
    ("Benghazi", "Bardia lost 2 Jan, El Agheila reached 6 Jan, riposte 21 Jan, Benghazi retaken 29 Jan"),
    ("Gazala", "halt before Gazala 6 Feb"),
    ("Gazala", "no change"),
    ("Gazala", "no change"),
    ("Gazala", "attack on the Gazala line 26 May"),
    ("El Alamein", "Tobruk taken 21 Jun, Mersa Matruh 29 Jun, Alamein reached 30 Jun"),
    ("El Alamein", "first battle of Alamein"),
    ("El Alamein", "Alam Halfa from 30 Aug"),
    ("El Alamein", "no change"),
    ("El Alamein", "second battle of Alamein from 23 Oct"),
    ("El Agheila", "Alamein left 4 Nov, Tobruk lost 13 Nov, Benghazi 20 Nov"),
    ("El Agheila", "El Agheila left 13 Dec"),
];

/// The name of a month, counted from September 1940.
pub fn name(month: u8) -> String {
    let year = 1940 + (u16::from(month) + 8) / 12;
    format!("{} {year}", MONTHS[usize::from(month) % 12])
}

/// The place that the Axis front had reached at the end of a month, and what happened in it.
pub fn at(month: u8) -> Option<(&'static str, &'static str)> {
    HISTORY.get(usize::from(month)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_count_from_september_1940() {
        let names: Vec<String> = [0, 3, 4, 6, 14, 21, 27].into_iter().map(name).collect();
        assert_eq!(names, ["Sep 1940", "Dec 1940", "Jan 1941", "Mar 1941", "Nov 1941", "Jun 1942", "Dec 1942"]);
        assert!(at(14).unwrap().1.contains("27 Nov") && at(21).unwrap().1.contains("21 Jun"));
        assert_eq!(at(28), None);
    }
}
