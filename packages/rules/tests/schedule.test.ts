import { describe, expect, it } from "vitest";
import { indianTime, inIndia, momentOf } from "../src/india";
import { scheduleErrors } from "../src/schedule";

const NOW = Date.parse("2026-11-23T00:00:00Z");
const NONE = { publishAt: null, unpublishAt: null };

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

describe("a schedule", () => {
  it("lies ahead, in order", () => {
    const ahead = { publishAt: "2026-11-24T09:00", unpublishAt: "2026-11-25T09:00" };
    expect(scheduleErrors(ahead, NONE, NOW)).toEqual({});
    expect(
      scheduleErrors({ unpublishAt: "2026-11-24T03:30:00Z" }, { ...NONE, publishAt: ahead.publishAt }, NOW),
    ).toEqual({
      unpublishAt: "Unpublish at must be later than Publish at.",
    });
    expect(scheduleErrors({ publishAt: null }, ahead, NOW)).toEqual({});
    expect(scheduleErrors({ publishAt: "2026-11-22" }, NONE, NOW)).toEqual({
      publishAt: "This time has passed. Choose a later time, or publish it now.",
    });
  });

  it("may have passed when it stays as it was", () => {
    const passed = { publishAt: "2026-11-22", unpublishAt: null };
    expect(scheduleErrors(passed, passed, NOW)).toEqual({});
  });

  it.each(["soon", "", "+275760-09-13T00:00:00Z"])("is a time that a database holds, unlike %j", (publishAt) => {
    const message = publishAt ? { publishAt: "Publish at must be a date and a time." } : {};
    expect(scheduleErrors({ publishAt }, NONE, NOW)).toEqual(message);
  });
});
