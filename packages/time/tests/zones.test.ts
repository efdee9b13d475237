import { describe, expect, it } from "vitest";
import { clockChange, isZone, spanIn } from "../src/zones";

describe("a time zone", () => {
  const TWICE = "Clocks show this time twice on this day: it is taken as the first.";

  it("has its own day and its own change of clocks", () => {
    expect(spanIn("America/New_York", "2026-12-01T03:00:00Z", 90)).toBe(
      "Monday, 30 November 2026, 22:00–23:30 (America/New_York, GMT-5)",
    );
    expect(spanIn("Europe/London", "2026-07-01T09:00:00Z", 30)).toContain("10:00–10:30 (Europe/London, GMT+1)");
  });

  it("has both offsets when clocks change meanwhile", () => {
    const times = (zone: string, startsAt: string) => spanIn(zone, startsAt, 45).split(", ").at(-1);
    expect(times("Europe/London", "2026-10-25T00:30:00Z")).toBe("01:30 GMT+1 – 01:15 GMT (Europe/London)");
    expect(times("Europe/Berlin", "2027-03-28T00:30:00Z")).toBe("01:30 GMT+1 – 03:15 GMT+2 (Europe/Berlin)");
    expect(spanIn("Europe/London", "2026-10-25T01:00:00Z", 45)).toContain("01:00–01:45 (Europe/London, GMT)");
  });

  it.each([
    ["Asia/Kolkata", "2026-12-01T10:00", undefined],
    ["Europe/London", "2027-03-28T00:59", undefined],
    ["Europe/London", "2027-03-28T01:00", "Clocks skip this time on this day: it is taken as 02:00."],
    ["Europe/London", "2027-03-28T01:30", "Clocks skip this time on this day: it is taken as 02:30."],
    ["Europe/London", "2027-03-28T02:00", undefined],
    ["America/New_York", "2027-03-14T02:30", "Clocks skip this time on this day: it is taken as 03:30."],
    ["Europe/London", "2026-10-25T00:59", undefined],
    ["Europe/London", "2026-10-25T01:30", TWICE],
    ["America/New_York", "2026-11-01T01:30", TWICE],
    ["Australia/Lord_Howe", "2027-04-04T01:45", TWICE],
    ["Europe/London", "2026-10-25T02:00", undefined],
  ])("in %s, the clock %s is told about when it is skipped or repeated", (zone, clock, told) => {
    expect(clockChange(zone, clock)).toEqual(told);
  });

  it("is a name that the platform knows", () => {
    expect(["Asia/Kolkata", "UTC", "europe/london"].map(isZone)).toEqual([true, true, true]);
    expect(["", "+05:30", "IST/Mumbai", "Asia/Kolkata\n"].map(isZone)).toEqual([false, false, false, false]);
  });
});
