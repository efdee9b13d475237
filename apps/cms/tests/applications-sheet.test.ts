import { text } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import fc from "fast-check";
import { expect, it } from "vitest";
import { applicationsSheet } from "../src/applications/applications-sheet";
import { csvOf, xlsxOf } from "../src/files/sheet";
import { sheetIn } from "./xlsx";

type Facts = Parameters<typeof applicationsSheet>[0] extends AsyncIterable<(infer Each)[]> ? Each : never;

const meera: Facts = {
  id: "3f0b4c86-2d5e-4a37-9c11-6a7de0f6a111",
  name: "Meera Sampleson",
  email: "meera@example.com",
  phone: "+91 98765 43210",
  work_type: "Full-time",
  years_experience: "4",
  current_ctc: "12.5",
  expected_ctc: "16",
  notice_period: "30",
  profile_link: "https://example.com/meera",
  message: null,
  experienceYears: 4,
  expectedSalary: 1_600_000,
  noticeDays: 30,
  resume_url: "https://example.com/api/resumes/1",
  resume_type: "pdf",
  job_title: "Bell Founder",
  status: "new",
  consentUntil: null,
  hasLink: true,
  source: "linkedin",
  source_medium: null,
  source_campaign: "spring",
  source_referrer: null,
  suspected: false,
  notes: [],
  createdAt: "2026-03-01T00:00:00.000Z",
  updatedAt: "2026-03-01T00:00:00.000Z",
};
const FORMULA = /^[\s"\p{Cf}]*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫]/u;

async function* inBatches(...applications: Facts[]) {
  yield applications;
}

function exported(...applications: Facts[]): Promise<string> {
  return text(csvOf(applicationsSheet(inBatches(...applications))));
}

async function cellsInExcel(...applications: Facts[]) {
  const [header = [], ...rows] = await sheetIn(xlsxOf(applicationsSheet(inBatches(...applications))));
  return rows.map((row) => Object.fromEntries(row.map((cell, index) => [header[index]?.value, cell])));
}

/** Splits a line as a spreadsheet does: a quoted cell ends at the next single quote, plus what follows it. */
function cellsOf(csv: string, separator: string, quotes: boolean): string[] {
  const cells: string[] = [];
  let rest = csv;
  while (rest) {
    const quoted = quotes ? (/^"(?:[^"]|"")*"?/.exec(rest)?.[0] ?? "") : "";
    const plain = /^[^\r\n]*/.exec(rest.slice(quoted.length))?.[0].split(separator, 1)[0] ?? "";
    cells.push(quoted.slice(1).replace(/"$/, "").replaceAll('""', '"') + plain);
    rest = rest.slice(quoted.length + plain.length).replace(/^(?:\r\n|[\s\S])/, "");
  }
  return cells;
}

const hostile = fc
  .array(fc.constantFrom(..."=+-@\t\r\n,;|\"' aB7＝－﹢\u00a0\u200b\ufeff\u2028", "\r\n", "=cmd|'/c calc'!A0"), {
    maxLength: 12,
  })
  .map((pieces) => pieces.join(""));

it("has no formula for any spreadsheet, whatever separates its cells and whatever quotes mean to it", async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (name, note) => {
      const csv = await exported({ ...meera, name, notes: [note, name] }, meera);
      for (const separator of [",", ";", "\t", "|"]) {
        for (const quotes of [true, false]) {
          const formulas = cellsOf(csv, separator, quotes).filter((cell) => FORMULA.test(cell));
          expect(formulas, `separated by ${JSON.stringify(separator)}`).toEqual([]);
        }
      }
    }),
    { numRuns: 2_000 },
  );
});

it("puts every cell in quotes, and leaves phones and notes readable", async () => {
  const note = "Called twice, +91 first; good:\n- bells\n- “=” signs";
  const [header = "", row = ""] = (await exported({ ...meera, notes: [note, "Second thoughts"] })).split("\r\n");
  expect(header).toMatch(/^"Name","Email"/);
  for (const line of [header, row]) expect(line).toMatch(/^("([^"]|"")*",){24}"[^"]*"$/);
  expect(cellsOf(row, ",", true)).toMatchObject({
    0: "Meera Sampleson",
    2: "'+91 98765 43210",
    14: "linkedin",
    23: "https://example.com/meera",
    24: "",
    15: "",
    16: "spring",
    11: "Called twice, '+91 first; good:\n'- bells\n'- “=” signs\n\nSecond thoughts",
  });
});

it("stays in Excel what was sent: no day, no number without its zero, no formula", async () => {
  const [sent] = await cellsInExcel({
    ...meera,
    name: '=HYPERLINK("https://example.com")',
    phone: "09876543210",
    years_experience: "3-5",
    expected_ctc: "1e3",
    notice_period: "030",
    notes: ["_x003D_1+1 \u0001\uffff", " +91\r\nfirst"],
  });
  expect(sent).toMatchObject({
    Name: { type: "text", value: '=HYPERLINK("https://example.com")' },
    Phone: { type: "text", value: "09876543210" },
    "Years of experience": { type: "text", value: "3-5" },
    "Expected CTC (INR LPA)": { type: "text", value: "1e3" },
    "Notice period (days)": { type: "text", value: "030" },
    Note: { type: "text", value: "_x003D_1+1 \u0001\n\n +91\nfirst" },
    "Source medium": { type: "empty" },
  });
});

it("is numbers in Excel where numbers were sent, so that they can be sorted", async () => {
  const [sent] = await cellsInExcel({ ...meera, phone: "9876543210" });
  expect(sent).toMatchObject({
    Phone: { type: "text", value: "9876543210" },
    "Years of experience": { type: "number", value: "4" },
    "Current CTC (INR LPA)": { type: "number", value: "12.5" },
    "Expected salary (a year)": { type: "number", value: "1600000" },
  });
});

it("has no cell that Excel would refuse for its length", async () => {
  const [sent] = await cellsInExcel({ ...meera, notes: ["ü".repeat(40_000)] });
  expect(sent?.Note?.value).toMatch(/^ü{32766}…$/);
});

it.each([
  ["CSV", csvOf],
  ["Excel", xlsxOf],
])("as %s lets the CMS do other things meanwhile, however many rows it has", async (_, write) => {
  let turns = 0;
  let next: NodeJS.Immediate;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  count();
  const file = write(applicationsSheet(inBatches(...Array.from({ length: 20_000 }, () => meera)))).resume();
  await finished(file).finally(() => clearImmediate(next));
  expect(turns).toBeGreaterThan(20);
});
