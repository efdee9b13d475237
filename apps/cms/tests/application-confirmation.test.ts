import { expectAtMost } from "@repo/testing/effort";
import fc from "fast-check";
import { LinkifyIt } from "linkify-it";
import lodash from "lodash";
import { expect, it } from "vitest";
import { applicationConfirmation } from "../src/recruiting/application-confirmation";

const APPLICATION = {
  job: "job",
  email: "whoever@example.com",
  phone: "+91 40 0000 0000",
  work_type: "Full-time",
  years_experience: "4",
  current_ctc: "9",
  expected_ctc: "12",
  notice_period: "30",
  jobTitle: "Developer",
  firmName: "The Firm",
  link: `https://www.example.org/applications/${"q".repeat(43)}`,
} as const;

/** The limit for a fourfold length lies between proportional and quadratic cost. */
const STEEPEST = 8;

const TOP_LEVEL = ["com", "net", "org", "io", "co", "in", "ai", "zip", "app", "xyz", "भारत", "中国"];

/** Recognizes more links than mail programs do. */
const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true, urlAuth: true, tlds: TOP_LEVEL });

/** Matches what a person could type or decipher as an address, though no program makes a link of it. */
const LEADS_ON = /[@/\\:]|\d|\p{L}[.\u3002\uff0e\uff61\u2024\ua4f8]\p{L}{2}|\p{Cf}/u;

const LEADING = [
  "example.com",
  "Claim at example.com",
  "https://example.com/prize",
  "hxxp://example[.]com",
  "//example.com",
  "www.example.com",
  "WWW.EXAMPLE.COM",
  "example。com",
  "example．com",
  "example｡com",
  "example․com",
  "exampleꓸcom",
  "ｅｘａｍｐｌｅ．ｃｏｍ",
  "ex\u200bample.com",
  "example\u2060.com",
  "\u202emoc.elpmaxe",
  "उदाहरण.भारत",
  "例子。中国",
  "xn--e1afmkfd.xn--p1ai",
  "t.co",
  "mailto:prize@example.com",
  "prize@example.com",
  "prize (at) example.com",
  "tel:+919000000000",
  "+91 90000 00000",
  "٩٠٠٠٠٠٠٠٠٠",
  "192.0.2.1",
  "http://3221225985",
  "javascript:alert(1)",
  '<a href="//example.com">Prize</a>',
  "[Prize](//example.com)",
  "Asha.example.com",
  "Asha\u00a0example.com",
];

function shownTo(name: string): string[] {
  const { subject, ...mail } = applicationConfirmation({ ...APPLICATION, name });
  expect(mail.html).toContain(`href="${APPLICATION.link}"`);
  const withoutLink = (content = "") =>
    content.replace(/<p[^>]*><a [^>]*>[^<]*<\/a><\/p>|^[^\n]*applications\/q+$/m, "");
  const [text, html] = [withoutLink(mail.text), withoutLink(mail.html)];
  expect(html).not.toMatch(/<a\b|<img|<script|href=|src=/i);
  return [subject, text, lodash.unescape(html.replace(/<[^>]*>/g, "\n"))];
}

function expectToLeadNowhere(name: string): void {
  for (const part of shownTo(name).flatMap((shown) => [shown, shown.normalize("NFKC")])) {
    expect(linkify.match(part)?.map(({ raw }) => raw) ?? []).toEqual([]);
    expect(part).not.toMatch(LEADS_ON);
  }
}

it.each(LEADING)("the name %j is not sent on in a confirmation", (name) => {
  expectToLeadNowhere(name);
  expect(shownTo(name)[1]).toMatch(/^Thank you for applying\n/);
});

it("no name at all leads anywhere from a confirmation, in its text as in its HTML", () => {
  const letters = fc.string({ unit: "grapheme", maxLength: 4 });
  const part = fc.oneof(
    fc.constantFrom(...LEADING, ...TOP_LEVEL, "Asha", "K", "e", " ", ".", ". ", ",", "-", "'", "ー", "々", "\u0301"),
    letters,
  );
  const name = fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join("").slice(0, 200));
  fc.assert(fc.property(name, expectToLeadNowhere), { numRuns: 1_000 });
});

it.each([
  "Meera Sampleson",
  "A.P.J. Abdul Kalam",
  "L. K. Advani",
  "Dr. Kumar, Ravi",
  "José María O’Neill-Díaz",
  "D'Arcy",
  "मीरा शर्मा",
  "எஸ். ராமன்",
  "Nguyễn Văn A",
  "محمد علي",
  "佐々木 健",
  "Keʻala",
])("%s is greeted by name", (name) => {
  const [, text, html] = shownTo(name);
  for (const part of [text, html]) expect(part).toContain(`Thank you for applying, ${name.normalize("NFKC")}\n`);
});

it.each(["a. ", "a.", "a.b. ", "a-", "a\u0301", "a ", "'"])(
  "a name takes no longer to be known as one than it is longer: %j",
  async (piece) => {
    const known = (length: number) => () => {
      const name = `${piece.repeat(60).slice(0, length)}!`;
      for (let time = 0; time < 20; time += 1) applicationConfirmation({ ...APPLICATION, name });
    };
    expectToLeadNowhere(`${piece.repeat(60).slice(0, 59)}!`);
    await expectAtMost(STEEPEST, "four times as long", known(59), known(15));
  },
);
