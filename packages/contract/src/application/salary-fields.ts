import { company } from "@repo/brand";

export function salaryNames() {
  const { term } = company().salary;
  return { current_ctc: `Current ${term}`, expected_ctc: `Expected ${term}` };
}

export function salaryLabels() {
  const { current_ctc, expected_ctc } = salaryNames();
  const { label } = company().salary;
  return { current_ctc: `${current_ctc} (${label})`, expected_ctc: `${expected_ctc} (${label})` };
}
