"use client";

import type { JobFragment } from "@repo/cms-client/generated/graphql";
import { Button } from "@repo/ui/button";
import { Dialog } from "@repo/ui/dialog";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ApplicationForm } from "./application-form";
import { JobDetails } from "./job-details";

type JobDialogProps = { job: JobFragment | undefined; onClose: () => void; privacyNotice: string; resumeMaxMb: number };

/** Details of a job, then the form, then the thanks. Closing it forgets where it was. */
export function JobDialog({ job, onClose, privacyNotice, resumeMaxMb }: JobDialogProps) {
  const [step, setStep] = useState<"details" | "form" | "success">("details");
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (step !== "details") heading.current?.focus();
  }, [step]);

  const close = () => {
    setStep("details");
    onClose();
  };

  return (
    <Dialog
      open={Boolean(job)}
      onClose={close}
      title={job?.title}
      className="m-auto max-h-[min(56rem,92dvh)] w-[min(48rem,94vw)] max-w-none animate-pop overflow-y-auto overscroll-contain rounded-card bg-white p-6 text-ink shadow-float md:p-10"
    >
      {job && (
        <>
          <p className="mt-1 text-slate">{job.details}</p>
          {step === "details" && (
            <>
              <JobDetails job={job} />
              <Button className="mt-8 self-start" onClick={() => setStep("form")}>
                Apply Now
              </Button>
            </>
          )}
          {step === "form" && (
            <>
              <h3 ref={heading} tabIndex={-1} className="mt-6 text-card outline-none">
                Your application
              </h3>
              <ApplicationForm
                job={job}
                privacyNotice={privacyNotice}
                resumeMaxMb={resumeMaxMb}
                onSent={() => setStep("success")}
              />
            </>
          )}
          {step === "success" && (
            <div className="flex flex-col items-center py-12 text-center">
              <CircleCheck aria-hidden className="size-14 text-success" />
              <h3 ref={heading} tabIndex={-1} className="mt-5 max-w-md text-card outline-none">
                Thanks for applying! A confirmation email has been sent to your inbox.
              </h3>
              <Button look="outline" className="mt-8" onClick={close}>
                Back to openings
              </Button>
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}
