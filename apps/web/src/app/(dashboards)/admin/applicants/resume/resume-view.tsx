"use client";

import type { ApplicationItem } from "@repo/contract/application/applicant";
import { useState } from "react";
import { PdfFrame } from "./pdf-frame";
import { WordText } from "./word-text";

export function ResumeView({ application: { id, name, resume_type: type } }: { application: ApplicationItem }) {
  const [attempt, setAttempt] = useState(0);
  const props = { id, name, onRetry: () => setAttempt(attempt + 1) };
  return (
    <section
      aria-label="Résumé"
      className="mt-3 flex min-w-0 flex-col gap-2 max-lg:max-h-[60dvh] max-lg:has-[iframe]:h-[60dvh] lg:roomy:sticky lg:top-12 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:h-[calc(100dvh---spacing(38))]"
    >
      {type === "pdf" ? (
        <PdfFrame key={attempt} {...props} />
      ) : (
        <WordText key={attempt} {...props} isPasted={type === "txt"} />
      )}
    </section>
  );
}
