import { resumeTooLarge } from "@repo/contract/application/resume";
import { RuleError } from "@repo/contract/http/errors";
import { FORM_FIELDS_BYTES } from "@repo/contract/http/limited-body";
import { forwardForm } from "@/app/api/_lib/forward-form";
import { siteSettings } from "@/settings";

export function POST(request: Request): Promise<Response> {
  const { resumeMaxMb } = siteSettings();
  return forwardForm(request, {
    name: "POST /api/job-applications",
    maxBytes: resumeMaxMb * 1024 ** 2 + FORM_FIELDS_BYTES,
    tooLarge: () => new RuleError("RESUME_TOO_LARGE", resumeTooLarge(resumeMaxMb)),
    failed: "APPLICATION_SAVE_FAILED",
  });
}
