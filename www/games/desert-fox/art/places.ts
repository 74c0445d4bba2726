// @ts-check
/** Places whose names are printed large, beside cities and ports. */
export const MAJOR = [
  "El Agheila",
  "Agedabia",
  "Derna",
  "Gazala",
  "Bir Hacheim",
  "Sollum",
  "Sidi Barrani",
  "Mersa Matruh",
  "El Alamein",
  "Mechili",
  "Siwa",
  "Jalo",
  "Giarabub",
  "Barce",
  "Halfaya Pass",
  "Msus",
  "Sidi Rezegh",
  "Fort Capuzzo",
];
