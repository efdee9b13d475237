import { company } from "@repo/brand";
import {
  fillPlaceholders,
  interviewTimes,
  mailErrors,
  messageSchema,
  placeholderProblems,
  stageOfInvitation,
  templateProblems,
  valuesOf,
} from "@repo/contract/application/message";
import { APPLICATION_STATUSES } from "@repo/contract/application/status";
import { RuleError } from "@repo/contract/http/errors";
import { readBody } from "@repo/contract/http/read-body";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

const problems = (subject: string, text = "-", isAboutInterview = false) =>
  placeholderProblems({ subject, text }, isAboutInterview);

const refusalOf = (body: object): Record<string, string> | undefined => {
  try {
    readBody(messageSchema, body);
    return undefined;
  } catch (error) {
    return error instanceof RuleError ? error.fields : {};
  }
};

describe("placeholders", () => {
  it("that are known are filled in, each time they occur", () => {
    const text = "Dear {name}, {job_title} at {company}: {link}. {name}!";
    expect(problems("Hello {name}", text)).toEqual([]);
    expect(fillPlaceholders(text, { name: "Asha", job_title: "Cook", company: "We", link: "https://a.example" })).toBe(
      "Dear Asha, Cook at We: https://a.example. Asha!",
    );
  });

  it("that aren't known are told of the field that has them, with those that are", () => {
    expect(problems("Hello {nane}", "{salary}")).toEqual([
      {
        path: "subject",
        message: "The subject has “{nane}”, which is no placeholder here. There are {name}, {job_title}, {company}.",
      },
      {
        path: "text",
        message:
          "The text has “{salary}”, which is no placeholder here. There are {name}, {job_title}, {company}, {link}.",
      },
    ]);
  });

  it.each(["{ name }", "{Name}", "{{name}}", "{}", "{", "}", "{name", "{constructor}", "{na\nme}"])(
    "aren't what only looks like one: %j",
    (text) => {
      expect(problems("Hello", text)).toMatchObject([{ path: "text" }]);
    },
  );

  it("lead to the private link in a text alone", () => {
    expect(problems("{link}", "{link}")).toMatchObject([{ path: "subject" }]);
  });

  it("of time and place are for interviews alone", () => {
    expect(problems("{when}", "{where}")).toHaveLength(2);
    expect(problems("{when}", "{where}", true)).toEqual([]);
  });

  it("in what an applicant or a job is called are text", () => {
    expect(fillPlaceholders("{job_title} {name}", { name: "{link}", job_title: "{name}" })).toBe("{name} {link}");
    expect(fillPlaceholders("{firm}, {firm.short}", {})).toBe(`${company().name}, ${company().shortName}`);
    expect(fillPlaceholders("{constructor} {when}", {})).toBe("{constructor} {when}");
  });

  it("are never left over in a text that has been checked", () => {
    const values = { name: "a", job_title: "b", company: "c", link: "d" };
    const pieces = fc.constantFrom("{", "}", "name", "link", "{company}", " ", "x");
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const text = parts.join("");
        if (problems("-", text).length === 0) expect(fillPlaceholders(text, values)).not.toMatch(/[{}]/);
      }),
    );
  });

  it("call an applicant by name only if it is one", () => {
    const applicant = { name: "Win at evil.example", job_title: "Cook" };
    expect(valuesOf(applicant, "We")).toEqual({ name: "applicant", job_title: "Cook", company: "We" });
    expect(valuesOf({ ...applicant, name: "Zoë O’Neil" }, "We").name).toBe("Zoë O’Neil");
  });
});

describe("a template", () => {
  it("may be for an interview if it is an invitation", () => {
    const template = { subject: "{job_title}", text: "{when}" };
    expect(templateProblems(template, "invitation")).toEqual([]);
    expect(templateProblems(template, "offer")).toMatchObject([{ path: "text" }]);
  });

  it("has a subject and a text", () => {
    expect(templateProblems({ subject: " ", text: null }, "custom")).toEqual([
      { path: "subject", message: "The subject is required." },
      { path: "text", message: "The text is required." },
    ]);
  });
});

describe("a mail to applicants", () => {
  const id = "6f1c3a52-4b7e-4c53-9a53-0d8b4a1f2c3d";
  const mail = { ids: [id], subject: "Hello", text: "Dear applicant" };
  const interview = { startsAt: "2026-12-01T04:30:00Z", minutes: 45, zone: "Europe/London", where: "By video" };

  it.each(["", "  ", "\u200b", "–", undefined, 5])("is never blank: %j", (blank) => {
    expect(Object.keys(refusalOf({ ...mail, subject: blank }) ?? {})).toEqual(["subject"]);
    expect(Object.keys(refusalOf({ ...mail, text: blank }) ?? {})).toEqual(["text"]);
  });

  it("has a subject of one line, and a text without other control characters", () => {
    expect(refusalOf({ ...mail, subject: "Hello\r\nBcc: all@example.com" })).toHaveProperty("subject");
    expect(readBody(messageSchema, { ...mail, subject: " Hello\tyou ", text: "\r\nOne\u0007\v\tTwo\n" })).toMatchObject(
      {
        subject: "Hello you",
        text: "One\n\tTwo",
      },
    );
  });

  it("goes to one at least and a hundred at most", () => {
    expect(refusalOf({ ...mail, ids: [] })).toHaveProperty("ids");
    expect(refusalOf({ ...mail, ids: Array.from({ length: 101 }, () => id) })).toHaveProperty("ids");
    expect(refusalOf({ ...mail, ids: Array.from({ length: 100 }, () => id) })).toBeUndefined();
  });

  it.each([
    { startsAt: "tomorrow" },
    { startsAt: "2026-12-01T10:00" },
    { minutes: 0 },
    { minutes: 1.5 },
    { zone: "+05:30" },
    { zone: "Mars/Olympus" },
    { where: " " },
    { id: "1" },
  ])("invites to an interview that can take place, not to %j", (wrong) => {
    expect(refusalOf({ ...mail, interview })).toBeUndefined();
    expect(refusalOf({ ...mail, interview: { ...interview, ...wrong } })).toHaveProperty("interview");
  });

  it.each([
    ["nobody", "“nobody” is no email address."],
    ["a@example.com\r\nBcc: all@example.com", "“a@example.com\nBcc: all@example.com” is no email address."],
    ["Asha <a@example.com>", "“Asha <a@example.com>” is no email address."],
  ])("names colleagues by bare addresses, not by %j", (wrong, told) => {
    const refused = refusalOf({ ...mail, interview, colleagues: ["b@example.com", wrong] });
    expect(refused).toEqual({ colleagues: told });
  });

  it("names each colleague once, ten at most, and only of an interview", () => {
    const colleagues = [" B@example.com\u200b", "b@EXAMPLE.com", "c@example.com"];
    expect(readBody(messageSchema, { ...mail, interview, colleagues }).colleagues).toEqual([
      "b@EXAMPLE.com",
      "c@example.com",
    ]);
    const many = Array.from({ length: 11 }, (_, index) => `${index}@example.com`);
    expect(mailErrors({ ...mail, interview, colleagues: many })).toHaveProperty("colleagues");
    expect(mailErrors({ ...mail, interview, colleagues: many.slice(1) })).toEqual({});
    expect(mailErrors({ ...mail, colleagues })).toHaveProperty("colleagues");
    expect(mailErrors({ ...mail, colleagues: [] })).toEqual({});
  });

  it("sets the stage of an invited applicant who isn’t further", () => {
    const stages = APPLICATION_STATUSES.map((status) => [status, stageOfInvitation(status)]);
    expect(stages.filter(([, stage]) => stage).map(([status]) => status)).toEqual(["new", "in_review", "rejected"]);
  });

  it("says both times if they differ", () => {
    expect(interviewTimes(interview, "Asia/Kolkata")).toEqual({
      firm: "Tuesday, 1 December 2026, 10:00–10:45 (Asia/Kolkata, GMT+5:30)",
      applicant: "Tuesday, 1 December 2026, 04:30–05:15 (Europe/London, GMT)",
    });
    expect(interviewTimes({ ...interview, zone: "Asia/Kolkata" }, "Asia/Kolkata").applicant).toBeUndefined();
  });

  it("says both times if they differ at the end alone", () => {
    const beforeChange = { ...interview, startsAt: "2027-03-28T00:30:00Z", zone: "Africa/Abidjan" };
    expect(interviewTimes(beforeChange, "Europe/London")).toEqual({
      firm: "Sunday, 28 March 2027, 00:30 GMT – 02:15 GMT+1 (Europe/London)",
      applicant: "Sunday, 28 March 2027, 00:30–01:15 (Africa/Abidjan, GMT)",
    });
  });
});
