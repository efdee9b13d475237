import type { ApplicationStatus } from "@repo/contract/application/status";
import { expect, it } from "vitest";
import { shownStage } from "../src/applications/shown-stage";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 2, hour)).toISOString();
const change = (hour: number, from: ApplicationStatus, to: ApplicationStatus) => ({ at: at(hour), from, to });
const mail = (written: number, sent: number) => ({ writtenAt: at(written), sentAt: at(sent) });
type Now = { hour: number; hours?: number; mails?: ReturnType<typeof mail>[] };

const shown = (changes: ReturnType<typeof change>[], { hour, hours = 24, mails = [] }: Now) =>
  shownStage(changes.at(-1)?.to ?? "new", changes, mails, hours, Date.parse(at(hour)));

const rejected = [change(10, "in_review", "rejected")];

it("shows a change after the hours of the firm, and says until when it doesn’t", () => {
  expect(shown(rejected, { hour: 33 })).toEqual({ status: "in_review", since: null, until: at(34) });
  expect(shown(rejected, { hour: 34 })).toEqual({ status: "rejected", since: at(10), until: null });
  expect(shown(rejected, { hour: 10, hours: 0 }).status).toBe("rejected");
});

it("shows a change once a mail that was written since is out", () => {
  expect(shown(rejected, { hour: 12, mails: [mail(11, 12)] }).status).toBe("rejected");
  expect(shown(rejected, { hour: 11, mails: [mail(11, 12)] })).toMatchObject({ status: "in_review", until: at(12) });
  expect(shown(rejected, { hour: 12, mails: [mail(9, 11)] }).status).toBe("in_review");
});

it("never shows what was changed again before it showed", () => {
  const back = [...rejected, change(11, "rejected", "in_review")];
  for (const hour of [11, 34, 35, 99]) expect(shown(back, { hour }).status).toBe("in_review");
  expect(shown(back, { hour: 12, mails: [mail(10, 12)] }).status).toBe("in_review");
  const later = [...rejected, change(40, "rejected", "offer")];
  expect(shown(later, { hour: 41 })).toMatchObject({ status: "rejected", until: at(64) });
});

it("shows a withdrawal at once, and a stage from before changes were recorded as it is", () => {
  expect(shown([...rejected, change(11, "rejected", "withdrawn")], { hour: 11 }).status).toBe("withdrawn");
  expect(shownStage("offer", [], [], 24)).toEqual({ status: "offer", since: null, until: null });
});
