/** The time of day of a save, or nothing. */
export function clock(at: string, tag = "en") {
  const time = new Date(at);
  return Number.isNaN(time.valueOf())
    ? ""
    : new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(time);
}
