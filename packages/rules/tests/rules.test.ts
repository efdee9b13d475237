import { application as values } from "@repo/testing/application";
import { describe, expect, it } from "vitest";
import { applicationSchema, fieldErrors } from "../src/application";
import { BodyTooLarge } from "../src/limited-body";
import { readLimitedForm } from "../src/limited-form";
import { toLines, toParagraphs, toTags } from "../src/lines";
import { resumeExtension, storableResumeName } from "../src/resume";

const application = { job: "6f9619ff-8b86-4d01-b42d-00c04fc964ff", ...values };

describe("an application", () => {
  it("is accepted when every field is filled, and trimmed", () => {
    expect(applicationSchema.parse({ ...application, name: "  Meera Sampleson " })).toEqual(application);
  });

  it.each([
    ["name", "", "Full name is required."],
    ["name", "x".repeat(201), "Full name must have at most 200 characters."],
    ["name", "Meera\r\nBcc: all@example.com", "Full name must be a single line."],
    ["email", "", "Email is required."],
    ["email", "meera", "Enter an email address, such as name@example.com."],
    ["email", "a@example.com, b@example.com", "Enter an email address, such as name@example.com."],
    ["email", "a@example.com\nBcc: b@example.com", "Email must be a single line."],
    ["phone", "   ", "Phone number is required."],
    ["work_type", "Sometimes", "Choose a preferred work type."],
    ["notice_period", undefined, "Notice period is required."],
  ])("says what is wrong with %s %j", (field, value, message) => {
    const result = applicationSchema.safeParse({ ...application, [field]: value });
    expect(result.success).toBe(false);
    if (!result.success) expect(fieldErrors(result.error)).toEqual({ [field]: message });
  });
});

describe("a résumé's name and type", () => {
  it.each([
    ["cv.pdf", "application/pdf", "pdf"],
    ["CV.PDF", "application/pdf; charset=binary", "pdf"],
    ["cv.doc", "application/msword", "doc"],
    ["cv.docx", "application/octet-stream", "docx"],
    ["cv.docx", "", "docx"],
    ["cv.pdf", "application/msword", null],
    ["cv.pdf.exe", "application/pdf", null],
    ["cv", "application/pdf", null],
    ["cv.svg", "image/svg+xml", null],
    ["cv.constructor", "application/pdf", null],
  ])("%s declared as %j is %j", (name, type, extension) => {
    expect(resumeExtension(name, type)).toBe(extension);
  });
});

describe("a résumé's name", () => {
  it.each([
    ["Meera's “CV” (1).pdf", "Meera's “CV” (1).pdf"],
    [" a\r\n\0b.pdf ", "a b.pdf"],
    [`${"a".repeat(251)}.pdf`, `${"a".repeat(251)}.pdf`],
    [`${"a".repeat(252)}.pdf`, `${"a".repeat(250)}….pdf`],
    [`${"🦜".repeat(300)}.docx`, `${"🦜".repeat(124)}….docx`],
    ["a".repeat(256), `${"a".repeat(254)}…`],
  ])("%j is stored as %j", (name, stored) => {
    expect(storableResumeName(name)).toBe(stored);
  });
});

describe("texts of several items", () => {
  it("give the same lines as an array and as text", () => {
    expect(toLines("• One\n\n - Two \r\nThree")).toEqual(["One", "Two", "Three"]);
    expect(toLines(["One", "Two\nThree", " "])).toEqual(["One", "Two", "Three"]);
    expect(toLines(null)).toEqual([]);
  });

  it("give paragraphs and tags without blanks", () => {
    expect(toParagraphs("One\n\nTwo\r\n")).toEqual(["One", "Two"]);
    expect(toTags(" cloud, ,aws ,")).toEqual(["cloud", "aws"]);
  });
});

describe("a form that is read with a limit", () => {
  const send = (form: FormData) => new Request("http://localhost", { method: "POST", body: form });

  it("arrives whole below it", async () => {
    const form = new FormData();
    form.set("resume", new File(["%PDF"], "cv.pdf", { type: "application/pdf" }));
    const { body, headers } = send(form);
    const read = await readLimitedForm(body, headers.get("content-type") ?? "", 10_000);
    expect((read.get("resume") as File).name).toBe("cv.pdf");
  });

  it("is cut off above it", async () => {
    const form = new FormData();
    form.set("resume", new File(["x".repeat(20_000)], "cv.pdf"));
    const sent = send(form);
    const contentType = sent.headers.get("content-type") ?? "";
    const body = (await sent.blob()).stream();
    await expect(readLimitedForm(body, contentType, 10_000)).rejects.toThrow(BodyTooLarge);
  });

  it("must be a form", async () => {
    const { body } = new Request("http://localhost", { method: "POST", body: "{}" });
    await expect(readLimitedForm(body, "application/json", 10_000)).rejects.toThrow(TypeError);
  });
});
