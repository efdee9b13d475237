import { SALARY } from "@repo/brand";

/** The labels of an applicant's salary fields, without the unit. */
export const SALARY_NAMES = { current_ctc: `Current ${SALARY.term}`, expected_ctc: `Expected ${SALARY.term}` };

/** The same labels with the unit, for the form, dashboards and exports. */
export const SALARY_LABELS = {
  current_ctc: `${SALARY_NAMES.current_ctc} (${SALARY.label})`,
  expected_ctc: `${SALARY_NAMES.expected_ctc} (${SALARY.label})`,
};
