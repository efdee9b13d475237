import { plainName } from "@repo/rules/applicant-name";

export function greeting(name: string): string {
  const plain = plainName(name);
  return plain ? `Thank you for applying, ${plain}` : "Thank you for applying";
}
