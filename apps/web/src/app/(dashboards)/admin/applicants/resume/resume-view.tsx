"use client";

import type { ApplicationItem } from "@repo/contract/application/applicant";
import { Button } from "@repo/ui/button";
import { useId, useState } from "react";
import { PdfFrame } from "./pdf-frame";
import { useWide } from "./use-wide";
import { WordText } from "./word-text";

/** Shows the résumé beside the fields, or below them on request where there is no room. */
export function ResumeView({ application: { id, name, resume_type: type } }: { application: ApplicationItem }) {
  const isWide = useWide();
  const [isAsked, setIsAsked] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const section = useId();
  if (isWide === undefined) return null;
  const isShown = isWide || isAsked;
  const props = { id, name, onRetry: () => setAttempt(attempt + 1) };
  return (
    <div className="mt-6 flex min-w-0 flex-col gap-3 lg:roomy:sticky lg:top-12 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-3 lg:h-[calc(100dvh---spacing(38))]">
      {!isWide && (
        <Button
          look="outline"
          size="small"
          className="self-start"
          aria-expanded={isShown}
          aria-controls={section}
          onClick={() => setIsAsked(!isAsked)}
        >
          {isShown ? "Hide résumé" : "Show résumé"}
        </Button>
      )}
      <section
        id={section}
        aria-label="Résumé"
        hidden={!isShown}
        className="flex min-h-0 grow flex-col gap-2 max-lg:h-[75dvh]"
      >
        {isShown &&
          (type === "pdf" ? (
            <PdfFrame key={attempt} {...props} />
          ) : (
            <WordText key={attempt} {...props} isPasted={type === "txt"} />
          ))}
      </section>
    </div>
  );
}
