import { expect, it } from "vitest";
import { applicationConfirmation } from "../src/applications/application-confirmation";

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
  link: `https://www.example.org/applications/${"q".repeat(43)}`,
} as const;

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

const confirmationTo = (name: string) => applicationConfirmation({ ...APPLICATION, name });

it.each(LEADING)("the name %j is not sent on in a confirmation", (name) => {
  expect(confirmationTo(name)).toEqual(confirmationTo(""));
  expect(confirmationTo(name).text).toMatch(/^Thank you for applying\n/);
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
  expect(confirmationTo(name).text).toContain(`Thank you for applying, ${name.normalize("NFKC")}\n`);
});
