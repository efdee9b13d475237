import { describe, expect, it } from "vitest";
import { contactSchema } from "../src/form/contact";
import { fieldErrors } from "../src/http/read-body";

const enquiry = {
  name: "Asha Rao",
  email: "asha@example.com",
  subject: "A stock system",
  message: "Hello,\n\nwe count parts in a spreadsheet.\nCan you help?",
  agree: true,
};

function errorsOf(changes: Record<string, unknown>): Record<string, string> {
  const parsed = contactSchema.safeParse({ ...enquiry, ...changes });
  return parsed.success ? {} : fieldErrors(parsed.error);
}

describe("A contact enquiry", () => {
  it("is accepted when every field is filled and the terms are agreed to", () => {
    expect(contactSchema.parse(enquiry)).toEqual(enquiry);
  });

  it.each(["name", "email", "subject", "message"])(
    "is refused without %s, or with nothing but spaces in it",
    (field) => {
      const label = `${field[0]?.toUpperCase()}${field.slice(1)}`;
      expect(errorsOf({ [field]: undefined })).toEqual({ [field]: `${label} is required.` });
      expect(errorsOf({ [field]: " \n " })).toEqual({ [field]: `${label} is required.` });
    },
  );

  it.each([false, "true", undefined])("is refused when the agreement is %s instead of true", (agree) => {
    expect(errorsOf({ agree })).toEqual({ agree: "Please agree to the Terms & Conditions." });
  });

  it("names every field that is wrong at once", () => {
    expect(Object.keys(errorsOf({ name: "", email: "asha", message: "" }))).toEqual(["name", "email", "message"]);
  });

  it.each(["name", "email", "subject"])("is refused when %s tries to start another mail header", (field) => {
    expect(Object.keys(errorsOf({ [field]: "asha@example.com\r\nBcc: everyone@example.com" }))).toEqual([field]);
  });
});

describe("The message of an enquiry", () => {
  it("may have many lines, and its ends are trimmed", () => {
    const message = "\r\n First line\r\n\r\nSecond\tline\rThird line \n";
    expect(contactSchema.parse({ ...enquiry, message }).message).toBe("First line\n\nSecond\tline\nThird line");
  });

  it("may have 5000 characters, and no more", () => {
    expect(errorsOf({ message: "a".repeat(5000) })).toEqual({});
    expect(errorsOf({ message: "a".repeat(5001) })).toEqual({
      message: "Message must have at most 5000 characters.",
    });
  });

  it("has the line breaks of Word and PowerPoint, and loses what can't be seen", () => {
    const pasted = "One\vTwo\fThree\u0085Four\u2028Five\u2029Six\u0000\u0007\u009b\tSeven";
    expect(contactSchema.parse({ ...enquiry, message: pasted }).message).toBe(
      "One\nTwo\nThree\nFour\nFive\nSix\tSeven",
    );
    const cell = contactSchema.parse({ ...enquiry, name: "Asha\tRao\u0007", subject: "A stock\vsystem\u2028" });
    expect(cell).toMatchObject({ name: "Asha Rao", subject: "A stock system" });
  });

  it("is required where nothing of it can be seen", () => {
    expect(errorsOf({ message: "\u200b\u0007" })).toEqual({ message: "Message is required." });
  });
});
