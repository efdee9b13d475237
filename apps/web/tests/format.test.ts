import { expect, it } from "vitest";
import { duration, shortMoment } from "@/lib/format";

const MINUTE = 60_000;

it.each([
  [0, "under a minute"],
  [MINUTE - 1, "under a minute"],
  [MINUTE, "1 minute"],
  [59 * MINUTE, "59 minutes"],
  [60 * MINUTE, "1 hour"],
  [47 * 60 * MINUTE, "1 day"],
  [72 * 60 * MINUTE, "3 days"],
])("%i milliseconds are %s", (milliseconds, text) => expect(duration(milliseconds)).toBe(text));

it("a moment is told in Indian time", () => {
  expect(shortMoment("2026-11-24T20:35:00Z").replace(/\s/g, " ")).toBe("Nov 25, 2026, 2:05 AM");
});
