import { describe, expect, it } from "vitest";
import { inZone, momentOf, toInput, zoneName } from "../src/clock";

describe("a time without a zone", () => {
  it.each([
    ["2026-11-24", "Asia/Kolkata", "2026-11-23T18:30:00.000Z"],
    ["2026-11-24T09:00", "Asia/Kolkata", "2026-11-24T03:30:00.000Z"],
    ["2026-11-24T09:00:30.5", "UTC", "2026-11-24T09:00:30.500Z"],
    ["2026-07-01T09:00", "Europe/Berlin", "2026-07-01T07:00:00.000Z"],
    ["2026-12-01T09:00", "Europe/Berlin", "2026-12-01T08:00:00.000Z"],
    // The clocks go forward at 1:00 UTC, and back at 1:00 UTC.
    ["2026-03-29T01:59", "Europe/Berlin", "2026-03-29T00:59:00.000Z"],
    ["2026-03-29T03:00", "Europe/Berlin", "2026-03-29T01:00:00.000Z"],
    ["2026-10-25T03:00", "Europe/Berlin", "2026-10-25T02:00:00.000Z"],
    ["2026-11-01T00:30", "America/New_York", "2026-11-01T04:30:00.000Z"],
    // Clocks skip the first of these, show the second twice, and have both at midnight in the last two.
    ["2026-03-29T01:30", "Europe/London", "2026-03-29T01:30:00.000Z"],
    ["2026-10-25T01:30", "Europe/London", "2026-10-25T00:30:00.000Z"],
    ["2026-11-01T01:30", "America/New_York", "2026-11-01T05:30:00.000Z"],
    ["2026-10-25T01:30:20.5", "Europe/London", "2026-10-25T00:30:20.500Z"],
    ["2026-04-24", "Africa/Cairo", "2026-04-23T22:00:00.000Z"],
    ["2026-11-01", "America/Havana", "2026-11-01T04:00:00.000Z"],
    ["2026-12-01T00:30", "Pacific/Auckland", "2026-11-30T11:30:00.000Z"],
    ["0000-01-01", "UTC", "0000-01-01T00:00:00.000Z"],
    ["9999-12-31", "Asia/Kolkata", "9999-12-30T18:30:00.000Z"],
  ])("%s is read by the clocks of %s", (text, zone, moment) => {
    expect(momentOf(text, zone).toISOString()).toBe(moment);
  });

  it.each(["soon", "2026-13-01", "2026-11-24T25:00"])("is none when it is %s", (text) => {
    expect(momentOf(text, "Europe/Berlin").getTime()).toBeNaN();
  });
});

it("a time with a zone is what it says", () => {
  expect(momentOf("2026-11-24T09:00:00+01:00", "Asia/Kolkata").toISOString()).toBe("2026-11-24T08:00:00.000Z");
});

it("a moment is shown by the clocks of a zone, whose name stands beside it", () => {
  expect(inZone("2026-11-24T03:30:00Z", "Asia/Kolkata", "en-IN").replace(/\u202f/g, " ")).toBe(
    "24 Nov 2026, 9:00 am IST",
  );
  expect(inZone("2026-07-01T08:00:00Z", "Europe/London", "en-GB")).toBe("1 Jul 2026, 09:00 BST");
  expect(inZone("2026-12-01T09:00:00Z", "Europe/London", "en-GB")).toBe("1 Dec 2026, 09:00 GMT");
  expect(zoneName("Asia/Kolkata", "en-IN", "long")).toBe("India Standard Time");
  expect(toInput("2026-11-24T03:30:00Z", "Asia/Kolkata")).toBe("2026-11-24T09:00");
  expect(toInput(null, "Asia/Kolkata")).toBe("");
});
