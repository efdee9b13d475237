"use client";

import type { JobFragment } from "@repo/cms-client/generated/graphql";
import { Button } from "@repo/ui/button";
import { CircleCheck } from "lucide-react";
import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { JobDetails } from "./job-details";

type JobApplicationProps = {
  job: JobFragment;
  privacyNotice: string;
  resumeMaxMb: number;
  /** Level of the headings below the job's title. */
  heading: "h2" | "h3";
  /** The way back to the openings. */
  back: ReactNode;
};

/** Loaded while a job is read: the list of jobs does without it. */
const loadForm = () => import("./application-form");
const ApplicationForm = dynamic(() => loadForm().then(({ ApplicationForm }) => ApplicationForm));

/** Details of a job, then the form, then the thanks. */
export function JobApplication({ job, heading: Heading, back, ...form }: JobApplicationProps) {
  const [step, setStep] = useState<"details" | "form" | "success">("details");
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => void loadForm(), []);

  useEffect(() => {
    if (step !== "details") title.current?.focus();
  }, [step]);

  if (step === "details") {
    return (
      <>
        <JobDetails job={job} heading={Heading} />
        <div className="-bottom-(--pad) -mx-(--pad) -mb-(--pad) sticky mt-8 border-line border-t bg-white px-(--pad) py-4">
          <Button className="w-full sm:w-auto sm:min-w-40" onClick={() => setStep("form")}>
            Apply Now
          </Button>
        </div>
      </>
    );
  }
  if (step === "form") {
    return (
      <>
        <Heading ref={title} tabIndex={-1} className="mt-6 scroll-mt-28 text-card outline-none">
          Your application
        </Heading>
        <ApplicationForm job={job} {...form} onSent={() => setStep("success")} />
      </>
    );
  }
  return (
    <div className="flex flex-col items-center py-12 text-center">
      <CircleCheck aria-hidden className="size-14 text-success" />
      <Heading ref={title} tabIndex={-1} className="mt-5 mb-8 max-w-md scroll-mt-48 text-card outline-none">
        Thanks for applying! A confirmation email has been sent to your inbox.
      </Heading>
      {back}
    </div>
  );
}
