import { type Finding, fieldName } from "@repo/rules/checks";
import { errors } from "@strapi/utils";

export class Refused extends errors.ValidationError {
  constructor(readonly findings: Finding[]) {
    const message = findings.map((finding) => `${fieldName(finding)}: ${finding.message}`).join(" ");
    super(message, {
      errors: findings.map(({ path, message, check }) => ({ path: path.split("."), message, name: check })),
    });
  }
}
