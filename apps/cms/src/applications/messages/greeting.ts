import { plainName } from "@repo/contract/application/applicant-name";

export function greeting(name: string): string {
  const plain = plainName(name);
  return plain ? `Thank you for applying, ${plain}` : "Thank you for applying";
}
