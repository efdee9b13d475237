import { setCompany } from "@repo/brand";
import { sample } from "@repo/brand/sample";
import { afterEach, expect, it } from "vitest";
import { duration, longDate, mailHref, shortMoment } from "@/lib/format";

const MINUTE = 60_000;

afterEach(() => setCompany(sample));

it.each([
  [0, "under a minute"],
  [MINUTE - 1, "under a minute"],
  [MINUTE, "1 minute"],
  [59 * MINUTE, "59 minutes"],
  [60 * MINUTE, "1 hour"],
  [47 * 60 * MINUTE, "1 day"],
  [72 * 60 * MINUTE, "3 days"],
])("%i milliseconds are %s", (milliseconds, text) => expect(duration(milliseconds)).toBe(text));

it.each([
  ["2026-11-24", "November 24, 2026"],
  ["2026-11-24T20:35:00Z", "November 25, 2026"],
])("%s is on %s", (text, day) => expect(longDate(text)).toBe(day));

it("a moment is told in Indian time", () => {
  expect(shortMoment("2026-11-24T20:35:00Z").replace(/\s/g, " ")).toBe("Nov 25, 2026, 2:05 AM");
});

it("a company that moves tells its days and moments by its new clocks at once", () => {
  setCompany({ ...sample, timeZone: "Europe/London" });
  expect(longDate("2026-11-24T20:35:00Z")).toBe("November 24, 2026");
  expect(shortMoment("2026-11-24T20:35:00Z").replace(/\s/g, " ")).toBe("Nov 24, 2026, 8:35 PM");
});

it.each([
  ["a.person+jobs@example.com", "mailto:a.person+jobs@example.com"],
  ["a?cc=b%40evil.example&body=Hello@example.com", "mailto:a%3Fcc=b%2540evil.example%26body=Hello@example.com"],
  ["a#b@example.com", "mailto:a%23b@example.com"],
  ["\ud800@example.com", "mailto:\ud800@example.com"],
])("a link to %j names no other recipient and no text", (address, href) => {
  expect(mailHref(address)).toBe(href);
});
