import { fileTooLarge } from "@repo/contract/application/resume";
import { ANSWER_TEXTS_BYTES } from "@repo/contract/form/form";
import { RuleError } from "@repo/contract/http/errors";
import { forwardForm } from "@/app/api/_lib/forward-form";
import { siteSettings } from "@/settings";

export function POST(request: Request): Promise<Response> {
  const { resumeMaxMb } = siteSettings();
  return forwardForm(request, {
    name: "POST /api/form-answers",
    maxBytes: resumeMaxMb * 1024 ** 2 + ANSWER_TEXTS_BYTES,
    tooLarge: () => new RuleError("FILE_TOO_LARGE", fileTooLarge(resumeMaxMb)),
    failed: "ANSWER_SAVE_FAILED",
  });
}
