import { errors } from "@strapi/utils";
import { type Finding, fieldName } from "./types";

export class Refusal extends errors.ValidationError {
  constructor(readonly findings: Finding[]) {
    const message = findings.map((finding) => `${fieldName(finding)}: ${finding.message}`).join(" ");
    super(message, {
      errors: findings.map(({ path, message, check }) => ({ path: path.split("."), message, name: check })),
    });
  }
}
