import { firm } from "@repo/brand";
import { dictionary } from "@zxcvbn-ts/language-common";

/** bcrypt ignores everything after 72 bytes; longer passwords are refused elsewhere. */
const MAX_BYTES = 72;

const COMMON = new Set(dictionary["passwords-common"]);

const OF_THE_PRODUCT = [
  "admin",
  "administrator",
  "blog",
  "blogadmin",
  "careers",
  "editor",
  "jobs",
  "jobsadmin",
  "panel",
  "recruiter",
  "reviewer",
  "strapi",
  "website",
];

const OWN = new Set([...OF_THE_PRODUCT, ...wordsOfFirm()]);

const READS_AS: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/** Finds common passwords and words of the product, also with digits and symbols around or instead of letters. */
export function isCommonPassword(password: string): boolean {
  const whole = password.slice(0, MAX_BYTES).toLowerCase();
  if (COMMON.has(whole)) return true;
  const word = withoutEnds(whole).replaceAll(/[013457@$]/g, (sign) => READS_AS[sign] ?? sign);
  return OWN.has(word) || (COMMON.has(word) && word.length * 2 >= whole.length);
}

function withoutEnds(text: string): string {
  const letters = [...text.matchAll(/\p{L}/gu)];
  return text.slice(letters[0]?.index ?? text.length, (letters.at(-1)?.index ?? 0) + 1);
}

function wordsOfFirm(): string[] {
  const { name, shortName, domain, founder, address } = firm;
  const said = [name, shortName, founder.name, address.city, domain.replace(/\.[^.]+$/, "")];
  return said.flatMap((words) => {
    const parts = words.toLowerCase().split(/[^\p{L}]+/u);
    return [...parts, parts.join("")].filter((word) => word.length > 3);
  });
}
