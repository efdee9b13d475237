import { company } from "@repo/brand";
import { dictionary } from "@zxcvbn-ts/language-common";

const COMMON = new Set(dictionary["passwords-common"]);

const OF_THE_PRODUCT = new Set([
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
]);

export function isCommonPassword(password: string): boolean {
  const whole = password.toLowerCase();
  return COMMON.has(whole) || OF_THE_PRODUCT.has(whole) || wordsOfCompany().includes(whole);
}

function wordsOfCompany(): string[] {
  const { name, shortName } = company();
  return [name, shortName].flatMap((words) => {
    const parts = words.toLowerCase().split(/[^\p{L}]+/u);
    return [...parts, parts.join("")].filter((word) => word.length > 3);
  });
}
