"use client";

import type { OpeningFragment } from "@repo/cms-client/generated/graphql";
import { Button } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { onFirstInteraction } from "@/lib/first-interaction";
import { dropOldDrafts, wasApplying } from "./application-draft";
import { JobDetails } from "./job-details";

type JobApplicationProps = {
  job: OpeningFragment;
  privacyNotice: string;
  privacyVersion: string | undefined;
  resumeMaxMb: number;
  place: "page" | "dialog";
  back: ReactNode;
};

/** The form is loaded while the visitor reads the job. */
const loadForm = () => import("./application-form");
const ApplicationForm = lazy(() => loadForm().then(({ ApplicationForm }) => ({ default: ApplicationForm })));

const applyBar = {
  page: "apply-bar -mx-5 roomy:sticky bottom-0 mt-8 bg-white px-5 py-2.5 shadow-bar print:hidden md:top-28 md:bottom-auto md:mx-0 md:mt-6 md:p-0 md:shadow-none",
  dialog: "-bottom-(--pad) -mx-(--pad) -mb-(--pad) roomy:sticky mt-8 border-line border-t bg-white px-(--pad) py-4",
};

export function JobApplication({ job, place, back, ...form }: JobApplicationProps) {
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

  if (step === "details") {
    return (
      <div className={place === "page" ? "items-start gap-12 md:flex" : "contents"}>
        <JobDetails job={job} heading={Heading} />
        <div className={applyBar[place]}>
          <Button className="w-full sm:w-auto sm:min-w-40" onClick={() => setStep("form")}>
            Apply Now
          </Button>
        </div>
      </div>
    );
  }
  if (step === "form") {
    return (
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
    );
  }
  return (
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
}
