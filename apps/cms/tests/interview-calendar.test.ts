import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { interviewCalendar } from "../src/mail/interview-calendar";

beforeAll(() => {
  for (const [name, value] of Object.entries(inject("settings"))) vi.stubEnv(name, value);
});
afterAll(() => vi.unstubAllEnvs());

it("no text of a person adds a line to a calendar", () => {
  const text = "A\r\nX-ADDED:1\nX-ADDED:2\rX-ADDED:3";
  const interview = {
    id: crypto.randomUUID(),
    startsAt: "2030-01-01T10:00:00.000Z",
    minutes: 30,
    zone: "Asia/Kolkata",
    where: text,
    isCancelled: false,
    sequence: 0,
  };
  const calendar = interviewCalendar(interview, {
    subject: text,
    attendee: { name: text, email: "a@example.com" },
    firm: { name: text, zone: "Asia/Kolkata" },
    url: `http://localhost/${text}`,
  });
  const lines = calendar.split(/\r\n|[\r\n]/);
  expect(lines.filter((line) => line.startsWith("X-ADDED"))).toEqual([]);
  expect(lines).toContain("METHOD:REQUEST");
});
