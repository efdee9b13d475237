import { application as values } from "@repo/testing/application";
import { describe, expect, it } from "vitest";
import { applicationSchema } from "../src/application/application";
import { namesAnotherKind, storableResumeName } from "../src/application/resume";
import { BodyTooLarge, readLimited } from "../src/http/limited-body";
import { fieldErrors } from "../src/http/read-body";
import { toLines, toParagraphs, toTags } from "../src/text/lines";

const application = { job: "6f9619ff-8b86-4d01-b42d-00c04fc964ff", ...values };

describe("an application", () => {
  it("is accepted when every field is filled, and trimmed", () => {
    expect(applicationSchema().parse({ ...application, name: "  Meera Sampleson " })).toEqual(application);
  });

  it("may leave out link and message, and a link gets its forgotten beginning", () => {
    expect(applicationSchema().parse({ ...application, profile_link: "", message: " \n" })).toEqual(application);
    for (const [typed, read] of [
      [" www.example.com/meera ", "https://www.example.com/meera"],
      ["HTTP://Example.com:8080", "http://example.com:8080/"],
      ["https://उदाहरण.भारत/मीरा", "https://xn--p1b6ci4b4b3a.xn--h2brj9c/%E0%A4%AE%E0%A5%80%E0%A4%B0%E0%A4%BE"],
    ]) {
      expect(applicationSchema().parse({ ...application, profile_link: typed }).profile_link).toBe(read);
    }
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,1",
    "ftp://example.com",
    "//example.com",
    "meera@example.com",
    "https://example.com@example.org",
    "https://localhost/meera",
    "https://example.com .example.org",
    "my portfolio",
  ])("refuses the link %j by name", (link) => {
    const result = applicationSchema().safeParse({ ...application, profile_link: link });
    expect(result.error && fieldErrors(result.error)).toEqual({
      profile_link: "Portfolio or profile link must be a web address, such as https://www.example.com/name.",
    });
  });

  it.each([
    ["name", "", "Full name is required."],
    ["name", "x".repeat(201), "Full name must have at most 200 characters."],
    ["name", "Meera\r\nBcc: all@example.com", "Full name must be a single line."],
    ["email", "", "Email is required."],
    ["email", "a@example.com, b@example.com", "Enter an email address, such as name@example.com."],
    ["phone", "   ", "Phone number is required."],
    ["work_type", "Sometimes", "Choose a preferred work type."],
    ["notice_period", undefined, "Notice period is required."],
    [
      "profile_link",
      `https://example.com/${"x".repeat(481)}`,
      "Portfolio or profile link must have at most 500 characters.",
    ],
    ["message", "x".repeat(2001), "Message must have at most 2000 characters."],
  ])("says what is wrong with %s %j", (field, value, message) => {
    const result = applicationSchema().safeParse({ ...application, [field]: value });
    expect(result.success).toBe(false);
    if (!result.success) expect(fieldErrors(result.error)).toEqual({ [field]: message });
  });
});

describe("a résumé's name and type", () => {
  it.each([
    ["cv.pdf", "application/pdf"],
    ["CV.PDF", "application/pdf; charset=binary"],
    ["cv.pdf.pdf", "application/msword"],
    ["cv.pdf ", ""],
    ["resume", ""],
    ["document:1000009234", "application/octet-stream"],
    ["meera@example.com", "application/pdf"],
    ["cv.docx", "application/wps-office.docx"],
    ["cv.doc", "application/vnd.ms-office"],
    ["cv.docx", "application/zip"],
    ["cv.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["cv.pdf", "application/x-download"],
    ["cv.pdf", "application/force-download"],
    ["cv.pdf", "x-unknown/pdf"],
    ["cv.pdf", "text/pdf"],
    ["cv.pdf", "binary/octet-stream"],
    ["cv.constructor", "application/pdf"],
  ])("%j declared as %j leave it to the content", (name, type) => {
    expect(namesAnotherKind(name, type)).toBe(false);
  });

  it.each([
    ["cv.pdf.exe", "application/pdf"],
    ["cv.HTML ", ""],
    ["cv.rtf", ""],
    ["cv.odt", "application/octet-stream"],
    ["cv.pdf", "image/png"],
    ["cv.pdf", "text/html"],
    ["cv.pdf", "application/x-msdownload"],
    ["cv.docx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    ["cv.doc", "application/rtf"],
    ["cv", "image/svg+xml"],
  ])("%j declared as %j say that it is none", (name, type) => {
    expect(namesAnotherKind(name, type)).toBe(true);
  });
});

describe("a résumé's name", () => {
  it.each([
    ["Meera's “CV” (1).pdf", "Meera's “CV” (1).pdf"],
    [" a\r\n\0b.PDF ", "a b.PDF"],
    ["cv.docx", "cv.pdf"],
    ["cv.pdf.doc", "cv.pdf"],
    ["document:1000009234", "document:1000009234.pdf"],
    ["", "file.pdf"],
    [`${"a".repeat(251)}.pdf`, `${"a".repeat(251)}.pdf`],
    [`${"a".repeat(252)}.pdf`, `${"a".repeat(250)}….pdf`],
    [`${"🦜".repeat(300)}.docx`, `${"🦜".repeat(125)}….pdf`],
    ["a".repeat(256), `${"a".repeat(250)}….pdf`],
  ])("%j of a PDF is stored as %j", (name, stored) => {
    expect(storableResumeName(name, "pdf")).toBe(stored);
  });
});

describe("texts of several items", () => {
  it("give the same lines as an array and as text", () => {
    expect(toLines("• One\n\n - Two \r\nThree")).toEqual(["One", "Two", "Three"]);
    expect(toLines(["One", "Two\nThree", " "])).toEqual(["One", "Two", "Three"]);
    expect(toLines(null)).toEqual([]);
  });

  it.each(["●", "·", "▪", "§", "\uf0b7", "\uf0a7", "◦", "✓", "✔\ufe0f", "•", "–"])(
    "loses the mark %s, with a tab, a space or nothing behind it",
    (mark) => {
      expect(toLines(`${mark}\tOne\v${mark} Two\n\u00a0${mark}\u00a0\u00a0Three\n${mark}Four`)).toEqual([
        "One",
        "Two",
        "Three",
        "Four",
      ]);
    },
  );

  it.each(["o\tOne\no Two", "1.\tOne\n2. Two", "1)One\n2)Two", "1.One\n\n 2.Two", "Ø\tOne\nü\tTwo"])(
    "loses the marks of %j",
    (text) => expect(toLines(text)).toEqual(["One", "Two"]),
  );

  it.each(["12. One\n13. Two", "3) One\n\n4) Two", "(4) One\n(5) Two", "9.) One\n10.) Two", "0. One\n1. Two"])(
    "is numbered as a whole, and loses its numbers: %j",
    (text) => expect(toLines(text)).toEqual(["One", "Two"]),
  );

  it.each(["2. Bundesliga", "5 years\n6 months", "2. Bundesliga\nChampions League", "12. One\n7. Two", "(4) One\nTwo"])(
    "is not numbered as a whole, and stays as it is: %j",
    (text) => expect(toLines(text).join("\n")).toBe(text),
  );

  it("keeps what only looks like a mark", () => {
    const lines = [
      "oracle",
      "1.5 years",
      "–5 °C",
      "-5 °C",
      "§ 203 StGB",
      "10) ports",
      "2. Bundesliga",
      "3.NET",
      "*nix",
      "8.30 to 17.00",
      "Über 3",
      "2025. A year",
    ];
    expect(toLines(lines.join("\n"))).toEqual(lines);
  });

  it("give paragraphs and tags without blanks", () => {
    expect(toParagraphs("One\n\nTwo\r\n")).toEqual(["One", "Two"]);
    expect(toTags(" cloud, ,aws ,")).toEqual(["cloud", "aws"]);
  });
});

describe("a body that is read with a limit", () => {
  const body = (pieces: number, bytes: number) => {
    let left = pieces;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left === 0) return controller.close();
        left -= 1;
        controller.enqueue(new Uint8Array(bytes).fill(7));
      },
    });
  };

  it("arrives whole below it, in few pieces however many it came in", async () => {
    const pieces = await readLimited(body(100_000, 1), 100_000);
    expect(pieces.map(({ length }) => length)).toEqual([65_536, 34_464]);
    expect(pieces.every((piece) => piece.every((byte) => byte === 7))).toBe(true);
  });

  it("is cut off above it", async () => {
    await expect(readLimited(body(3, 4_000), 10_000)).rejects.toThrow(BodyTooLarge);
  });
});
