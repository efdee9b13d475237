const format = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});

/** A moment's day in India, such as "Nov 21, 2026". */
export function dayInIndia(moment: string): string {
  return format.format(new Date(moment));
}
