import { firm } from "@repo/brand";
import { dictionary } from "@zxcvbn-ts/language-common";

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

export function isCommonPassword(password: string): boolean {
  const whole = password.toLowerCase();
  return COMMON.has(whole) || OWN.has(whole);
}

function wordsOfFirm(): string[] {
  const { name, shortName, domain, founder, address } = firm;
  const said = [name, shortName, founder.name, address.city, domain.replace(/\.[^.]+$/, "")];
  return said.flatMap((words) => {
    const parts = words.toLowerCase().split(/[^\p{L}]+/u);
    return [...parts, parts.join("")].filter((word) => word.length > 3);
  });
}
