import { applicationSchema } from "@repo/contract/application/application";
import {
  namesAnotherKind,
  RESUME_TEXT_MAX,
  RESUME_TEXT_TOO_LONG,
  RESUME_TWICE,
  resumeTooLarge,
} from "@repo/contract/application/resume";
import { type ErrorCode, errorText, RuleError } from "@repo/contract/http/errors";
import { problemsOf } from "@repo/contract/http/read-body";
import { refusal } from "@/lib/failure";

const ABOUT_RESUME: ErrorCode[] = ["RESUME_MISSING", "RESUME_TYPE_INVALID", "RESUME_TOO_LARGE"];

/** Returns errors by field. Removes an empty `resume_text` from `data`. */
export function checkApplication(data: FormData, resume: File | undefined, maxMb: number): Record<string, string> {
  const pasted = String(data.get("resume_text") ?? "").trim();
  if (!pasted) data.delete("resume_text");
  return { ...problemsOf(applicationSchema(), Object.fromEntries(data)), ...resumeErrors(resume, pasted, maxMb) };
}

export function fileError(file: File, maxMb: number): string | undefined {
  if (namesAnotherKind(file.name, file.type)) return errorText("RESUME_TYPE_INVALID");
  return file.size > maxMb * 1024 ** 2 ? resumeTooLarge(maxMb) : undefined;
}

export function explain(error: unknown): { fields?: Record<string, string>; message?: string } {
  if (error instanceof RuleError && ABOUT_RESUME.includes(error.code)) return { fields: { resume: error.message } };
  return refusal(error, errorText("APPLICATION_SAVE_FAILED"));
}

function resumeErrors(file: File | undefined, pasted: string, maxMb: number): Record<string, string> {
  if (file && pasted) return { resume_text: RESUME_TWICE };
  if (pasted) return pasted.length > RESUME_TEXT_MAX ? { resume_text: RESUME_TEXT_TOO_LONG } : {};
  const wrong = file ? fileError(file, maxMb) : errorText("RESUME_MISSING");
  return wrong ? { resume: wrong } : {};
}
