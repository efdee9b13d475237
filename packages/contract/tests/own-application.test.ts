import { describe, expect, it } from "vitest";
import { applicationChangeSchema, applicationFilterSchema } from "../src/application/applicant";
import { consentEnd, isWithdrawable } from "../src/application/own-application";
import { APPLICATION_STATUSES } from "../src/application/status";
import { LINK_TOKEN } from "../src/http/mailed-link";

describe("a consent to be kept", () => {
  it.each([
    ["2026-11-25T12:00:00Z", "2027-11-25"],
    ["2026-11-25T18:29:59Z", "2027-11-25"],
    ["2026-11-25T18:30:00Z", "2027-11-26"],
    ["2028-02-29T00:00:00Z", "2029-03-01"],
  ])("given at %s ends on %s, as days are in India", (given, end) => {
    expect(consentEnd(Date.parse(given))).toBe(end);
  });
});

describe("a withdrawn application", () => {
  it("is found by that, but made so by its applicant alone", () => {
    expect(applicationFilterSchema.safeParse({ status: "withdrawn" }).success).toBe(true);
    expect(applicationChangeSchema.safeParse({ status: "withdrawn" }).success).toBe(false);
    expect(APPLICATION_STATUSES.filter(isWithdrawable)).toEqual(["new", "in_review", "interview", "offer"]);
  });
});

it.each(["", "a".repeat(42), "a".repeat(44), `${"a".repeat(42)}/`, `${"a".repeat(43)}\n`])(
  "%j is no token of a link",
  (text) => expect(LINK_TOKEN.test(text)).toBe(false),
);
