import { describe, expect, it } from "vitest";
import { scheduleErrors } from "../server/src/schedule";
import { config, type Options } from "../server/src/schedule-options";

const NOW = Date.parse("2026-11-23T00:00:00Z");
const ZONE = "Asia/Kolkata";
const NONE = { publishAt: null, unpublishAt: null };

describe("a schedule", () => {
  it("lies ahead, in order", () => {
    const ahead = { publishAt: "2026-11-24T09:00", unpublishAt: "2026-11-25T09:00" };
    expect(scheduleErrors(ahead, NONE, ZONE, NOW)).toEqual({});
    expect(
      scheduleErrors({ unpublishAt: "2026-11-24T03:30:00Z" }, { ...NONE, publishAt: ahead.publishAt }, ZONE, NOW),
    ).toEqual({
      unpublishAt: "Unpublish at must be later than Publish at.",
    });
    expect(scheduleErrors({ publishAt: null }, ahead, ZONE, NOW)).toEqual({});
    expect(scheduleErrors({ publishAt: "2026-11-22" }, NONE, ZONE, NOW)).toEqual({
      publishAt: "This time has passed. Choose a later time, or publish it now.",
    });
  });

  it("may have passed when it stays as it was", () => {
    const passed = { publishAt: "2026-11-22", unpublishAt: null };
    expect(scheduleErrors(passed, passed, ZONE, NOW)).toEqual({});
  });

  it.each(["soon", "", "+275760-09-13T00:00:00Z"])("is a time that a database holds, unlike %j", (publishAt) => {
    const message = publishAt ? { publishAt: "Publish at must be a date and a time." } : {};
    expect(scheduleErrors({ publishAt }, NONE, ZONE, NOW)).toEqual(message);
  });
});

describe("the options", () => {
  it("may be left out", () => {
    expect(() => config.validator({})).not.toThrow();
    expect(() => config.validator({ timeZone: "Europe/Berlin", dateLanguage: "de" })).not.toThrow();
  });

  it.each([
    [{ timeZone: "Berlin" }, 'timeZone must be the name of a time zone, such as "Europe/Berlin", and not "Berlin".'],
    [{ dateLanguage: "english!" }, 'dateLanguage must be a language tag, such as "en-GB", and not "english!".'],
    [{ timezone: "UTC" }, 'There is no option "timezone", only timeZone, dateLanguage.'],
  ])("are named when they are wrong: %j", (options, message) => {
    expect(() => config.validator(options as Options)).toThrow(message);
  });
});
