import fc from "fast-check";

type Pump = { before: string; repeated: string; after: string };

const PARTS = [
  "a",
  "0",
  "a.",
  "a@a.",
  "a@",
  "a-",
  "a_",
  "a a",
  " ",
  "\t",
  "\r\n",
  '"',
  "'",
  "\\",
  '"\\"',
  "(",
  "[",
  "{",
  "<",
  "<a",
  "<!--",
  "</",
  "((",
  "[](",
  "![",
  "*",
  "_*",
  "`",
  "~",
  "#",
  ">",
  "|",
  "%",
  "%2e",
  "%25",
  "=",
  ";",
  "a=a;",
  'a="',
  ",",
  "a,",
  "a;q=0,",
  "en-",
  "0-,",
  ":",
  "::",
  "/",
  "//",
  "/.",
  "./",
  "../",
  "?",
  "&a=",
  "&a[]",
  "$",
  "${",
  "<%",
  "data:",
  "http://",
  "1e",
  "-1",
  "é",
  "e\u0301",
  "İ",
  "\u00a0",
  "\u3000",
  "\u200b",
  "\u202e",
  "🚀",
  "\ud800",
];
const BEFORE = ["", "a", "a@", "a@a", '"', "<", "(", "http://", "data:", "form-data; name=", "a=", "bytes=", "Bearer "];
const AFTER = ["", "!", "\n", "\0", "@", '"', " x"];

const KNOWN_PUMPS: Pump[] = [
  { before: "a@a", repeated: ".a", after: "!" },
  { before: "http://a", repeated: ".a", after: "!" },
  { before: '"', repeated: "\\a", after: "" },
  { before: "a", repeated: " ", after: "x" },
  { before: "", repeated: "a@a.", after: "" },
];

export const pumps: fc.Arbitrary<Pump> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...KNOWN_PUMPS) },
  {
    weight: 4,
    arbitrary: fc.record({
      before: fc.constantFrom(...BEFORE),
      repeated: fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 3 }).map((parts) => parts.join("")),
      after: fc.constantFrom(...AFTER),
    }),
  },
);

export function pumped({ before, repeated, after }: Pump, length: number): string {
  const room = Math.max(0, length - before.length - after.length);
  return `${before}${repeated.repeat(Math.ceil(room / repeated.length)).slice(0, room)}${after}`.slice(0, length);
}

export const shown = ({ before, repeated, after }: Pump) => JSON.stringify([before, repeated, after]);
