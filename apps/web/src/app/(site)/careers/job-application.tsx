"use client";

import { Button } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { OpeningFragment } from "@/cms/generated/graphql";
import { onFirstInteraction } from "@/lib/first-interaction";
import { dropOldDrafts, wasApplying } from "./application-draft";
import { JobColumns } from "./job-columns";
import { JobDetails } from "./job-details";

type JobApplicationProps = {
  job: OpeningFragment;
  privacyNotice: string;
  privacyVersion: string | undefined;
  resumeMaxMb: number;
  back: ReactNode;
  /** What a job's own page shows in a column beside the job and the form, below the button. */
  facts?: ReactNode;
};

/** The form is loaded while the visitor reads the job. */
const loadForm = () => import("./application-form");
const ApplicationForm = lazy(() => loadForm().then(({ ApplicationForm }) => ({ default: ApplicationForm })));

const applyBar = {
  page: "apply-bar -mx-5 order-last roomy:sticky bottom-0 mt-8 bg-white px-5 py-2.5 shadow-bar print:hidden md:mx-0 md:mt-0 md:mb-7 md:p-0 md:shadow-none",
  dialog: "-bottom-(--pad) -mx-(--pad) -mb-(--pad) roomy:sticky mt-8 border-line border-t bg-white px-(--pad) py-4",
};

export function JobApplication({ job, back, facts, ...form }: JobApplicationProps) {
  const place = facts ? "page" : "dialog";
  const Heading = place === "page" ? "h2" : "h3";
  const [step, setStep] = useState<"details" | "form" | "success" | "unconfirmed">("details");
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => onFirstInteraction(loadForm), []);

  // This returns to the form if the tab was reloaded there.
  useEffect(() => {
    dropOldDrafts();
    if (wasApplying(job.documentId)) setStep("form");
  }, [job.documentId]);

  useEffect(() => {
    if (step !== "details") title.current?.focus();
  }, [step]);

  const content =
    step === "details" ? (
      <JobDetails job={job} heading={Heading} />
    ) : step === "form" ? (
      <>
        <Heading ref={title} tabIndex={-1} className="mt-6 scroll-mt-28 text-card outline-none">
          Your Application
        </Heading>
        <Suspense>
          <ApplicationForm
            job={job}
            {...form}
            onSent={(isConfirmed) => setStep(isConfirmed ? "success" : "unconfirmed")}
            onDiscard={() => setStep("details")}
          />
        </Suspense>
      </>
    ) : (
      <div className="flex flex-col items-center py-12 text-center">
        <Icon name="circle-check" className="size-14 text-success" />
        <Heading ref={title} tabIndex={-1} className="mt-5 mb-8 max-w-md scroll-mt-48 text-card outline-none">
          {step === "success"
            ? "Thanks for applying! A confirmation email has been sent to your inbox."
            : "Thanks for applying! Your application has reached us, but we can’t send you a confirmation email."}
        </Heading>
        {back}
      </div>
    );
  const applyNow = step === "details" && (
    <div className={applyBar[place]}>
      <Button className={place === "page" ? "w-full" : "w-full sm:w-auto sm:min-w-40"} onClick={() => setStep("form")}>
        Apply Now
      </Button>
    </div>
  );
  if (place === "dialog") {
    return (
      <>
        {content}
        {applyNow}
      </>
    );
  }
  return (
    <JobColumns
      aside={
        <>
          {applyNow}
          {facts}
        </>
      }
    >
      {content}
    </JobColumns>
  );
}
