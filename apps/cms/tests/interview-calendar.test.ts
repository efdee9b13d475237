import { momentOf } from "@repo/time/clock";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { interviewCalendar } from "../src/applications/interviews/interview-calendar";

beforeAll(() => {
  for (const [name, value] of Object.entries(inject("settings"))) vi.stubEnv(name, value);
});
afterAll(() => vi.unstubAllEnvs());

const calendarOf = (interview: { startsAt: string; minutes: number; zone: string }, text = "A") =>
  interviewCalendar(
    { id: crypto.randomUUID(), where: text, isCancelled: false, sequence: 0, ...interview },
    {
      subject: text,
      attendee: { name: text, email: "a@example.com" },
      firm: { name: text, zone: interview.zone },
      url: `http://localhost/${text}`,
    },
  ).split(/\r\n|[\r\n]/);

it("no text of a person adds a line to a calendar", () => {
  const interview = { startsAt: "2030-01-01T10:00:00.000Z", minutes: 30, zone: "Asia/Kolkata" };
  const lines = calendarOf(interview, "A\r\nX-ADDED:1\nX-ADDED:2\rX-ADDED:3");
  expect(lines.filter((line) => line.startsWith("X-ADDED"))).toEqual([]);
  expect(lines).toContain("METHOD:REQUEST");
});

it.each([
  ["2026-03-29T00:30", "DTSTART:20260329T003000Z", "DTEND:20260329T013000Z"],
  ["2026-03-29T01:30", "DTSTART:20260329T013000Z", "DTEND:20260329T023000Z"],
  ["2026-10-25T01:30", "DTSTART:20261025T003000Z", "DTEND:20261025T013000Z"],
  ["2026-10-25T02:00", "DTSTART:20261025T020000Z", "DTEND:20261025T030000Z"],
])("an hour from %s by London's clocks is an hour at that moment", (clock, start, end) => {
  const startsAt = momentOf(clock, "Europe/London").toISOString();
  const lines = calendarOf({ startsAt, minutes: 60, zone: "Europe/London" });
  expect(lines).toEqual(expect.arrayContaining([start, end]));
});
