import { describe, expect, it } from "vitest";
import { indianTime, inIndia, momentOf } from "../src/india";

describe("a time", () => {
  it.each([
    ["2026-11-24", "2026-11-23T18:30:00.000Z"],
    ["2026-11-24T09:00", "2026-11-24T03:30:00.000Z"],
    ["2026-11-24T09:00:30.5", "2026-11-24T03:30:30.500Z"],
    ["2026-11-24T09:00:00Z", "2026-11-24T09:00:00.000Z"],
    ["2026-11-24T09:00:00+01:00", "2026-11-24T08:00:00.000Z"],
  ])("%s is India's unless it says otherwise", (text, moment) => {
    expect(momentOf(text).toISOString()).toBe(moment);
  });

  it("is shown as India's, and says so", () => {
    expect(indianTime("2026-11-24T03:30:00Z")).toBe("2026-11-24T09:00");
    expect(indianTime(null)).toBe("");
    expect(inIndia("2026-11-24T03:30:00Z").replace(/\u202f/g, " ")).toBe("24 Nov 2026, 9:00 am IST");
  });
});
