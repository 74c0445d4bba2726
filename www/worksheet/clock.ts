// @ts-check
/** The time of day of a save, or nothing. @param {string} at */
export function clock(at, tag = "en") {
  const time = new Date(at);
  return Number.isNaN(time.valueOf())
    ? ""
    : new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(time);
}
