import { SALARY } from "@repo/brand";

export const SALARY_NAMES = { current_ctc: `Current ${SALARY.term}`, expected_ctc: `Expected ${SALARY.term}` };

export const SALARY_LABELS = {
  current_ctc: `${SALARY_NAMES.current_ctc} (${SALARY.label})`,
  expected_ctc: `${SALARY_NAMES.expected_ctc} (${SALARY.label})`,
};
