import { SALARY } from "@repo/brand";

/** What the answers of applicants about their salaries are called, without the unit. */
export const SALARY_NAMES = { current_ctc: `Current ${SALARY.term}`, expected_ctc: `Expected ${SALARY.term}` };

/** The same with the unit, as the form, dashboards and exports say it. */
export const SALARY_LABELS = {
  current_ctc: `${SALARY_NAMES.current_ctc} (${SALARY.label})`,
  expected_ctc: `${SALARY_NAMES.expected_ctc} (${SALARY.label})`,
};
