import { MESSAGE, PROFILE_LINK } from "@repo/contract/application/application";
import { SALARY_LABELS } from "@repo/contract/application/salary-fields";
import type { ApplicationDraft } from "./application-draft";

export const WORK_TYPE = "Preferred work type";

export const TEXT_FIELDS = [
  { name: "name", label: "Full name", autoComplete: "name" },
  { name: "email", label: "Email", type: "email", autoComplete: "email" },
  { name: "phone", label: "Phone number", type: "tel", autoComplete: "tel" },
  { name: "years_experience", label: "Years of experience", inputMode: "decimal" },
  { name: "current_ctc", label: SALARY_LABELS.current_ctc, inputMode: "decimal" },
  { name: "expected_ctc", label: SALARY_LABELS.expected_ctc, inputMode: "decimal" },
  { name: "notice_period", label: "Notice period (days)", inputMode: "numeric" },
] as const;

export const TEXT_LABELS: Record<string, string> = {
  ...Object.fromEntries(TEXT_FIELDS.map(({ name, label }) => [name, label])),
  work_type: WORK_TYPE,
  resume_text: "Your CV as text",
  profile_link: PROFILE_LINK,
  message: MESSAGE,
};
const NAMES = Object.keys(TEXT_LABELS);

export const hasText = (texts: ApplicationDraft) => Object.values(texts).some((text) => text.trim());

export function textsOf(form: HTMLFormElement | null): ApplicationDraft {
  const data = new FormData(form ?? undefined);
  return Object.fromEntries(NAMES.map((name) => [name, String(data.get(name) ?? "")]));
}

export function fillIn(form: HTMLFormElement | null, texts: Partial<ApplicationDraft>): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = form?.elements.namedItem(name) as HTMLInputElement | null;
    if (!control || text === undefined) continue;
    control.value = text;
    const pasted = control.closest("details");
    if (pasted) pasted.open = true;
  }
}
