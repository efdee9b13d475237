import { describe, expect, it } from "vitest";
import { config, type Options } from "../server/src/history-options";

describe("the options", () => {
  it("may be left out", () => {
    expect(() => config.validator(config.default)).not.toThrow();
  });

  it.each([
    [{ versions: 0 }, "versions must be a whole number above 0."],
    [{ deletedDays: 1.5 }, "deletedDays must be a whole number above 0."],
    [{ timeZone: "Berlin" }, 'timeZone must be the name of a time zone, such as "Europe/Berlin", and not "Berlin".'],
    [{ onBringBack: "audit" }, "onBringBack must be a function."],
    [{ keep: 3 }, 'There is no option "keep", only versions, deletedDays, timeZone, dateLanguage, onBringBack.'],
  ])("are named when they are wrong: %j", (options, message) => {
    expect(() => config.validator({ ...config.default, ...options } as Options)).toThrow(message);
  });
});
