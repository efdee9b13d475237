import { MESSAGE, PROFILE_LINK } from "@repo/contract/application/application";
import { salaryLabels } from "@repo/contract/application/salary-fields";
import type { ApplicationDraft } from "./application-draft";

export const WORK_TYPE = "Preferred work type";

export const TEXT_FIELDS = [
  { name: "name", autoComplete: "name" },
  { name: "email", type: "email", autoComplete: "email" },
  { name: "phone", type: "tel", autoComplete: "tel" },
  { name: "years_experience", inputMode: "decimal" },
  { name: "current_ctc", inputMode: "decimal" },
  { name: "expected_ctc", inputMode: "decimal" },
  { name: "notice_period", inputMode: "numeric" },
] as const;

export const textLabels = () => ({
  name: "Full name",
  email: "Email",
  phone: "Phone number",
  years_experience: "Years of experience",
  ...salaryLabels(),
  notice_period: "Notice period (days)",
  work_type: WORK_TYPE,
  resume_text: "Your CV as text",
  profile_link: PROFILE_LINK,
  message: MESSAGE,
});

export const hasText = (texts: ApplicationDraft) => Object.values(texts).some((text) => text.trim());

export function textsOf(form: HTMLFormElement | null): ApplicationDraft {
  const data = new FormData(form ?? undefined);
  return Object.fromEntries(Object.keys(textLabels()).map((name) => [name, String(data.get(name) ?? "")]));
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
