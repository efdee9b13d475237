"use client";

import { Button } from "@repo/ui/button";
import { Dialog } from "@repo/ui/dialog";
import type { MouseEvent } from "react";
import type { OpeningFragment } from "@/cms/generated/graphql";
import { JobCard } from "@/components/cards/job-card";
import { leave } from "@/lib/leave-guards";
import { JobApplication } from "./job-application";
import { useOpenJob } from "./use-open-job";

type JobListProps = {
  jobs: (OpeningFragment & { salary: string | null })[];
  path: string;
  /** The path of a job without its slug. */
  above: string;
  heading: "h2" | "h3";
  privacyNotice: string;
  privacyVersion: string | undefined;
  resumeMaxMb: number;
};

export function JobList({ jobs, path, above, heading: Heading, ...form }: JobListProps) {
  const { job: chosen, open, close } = useOpenJob(jobs, path, above);
  return (
    <>
      <ul className="space-y-4">
        {jobs.map((job) => (
          <JobCard
            key={job.documentId}
            job={job}
            salary={job.salary}
            heading={Heading}
            link={
              <a
                href={above + job.slug}
                className="hover:text-blue-700"
                onClick={(event) => {
                  if (opensElsewhere(event)) return;
                  event.preventDefault();
                  open(job);
                }}
              >
                {job.title}
              </a>
            }
          >
            <Button
              look="outline"
              aria-haspopup="dialog"
              aria-label={`View Details of ${job.title}`}
              className="shrink-0"
              onClick={() => open(job)}
            >
              View Details
            </Button>
          </JobCard>
        ))}
      </ul>
      <Dialog
        open={Boolean(chosen)}
        onClose={() => leave(close)}
        title={chosen?.title}
        address="own"
        className="m-auto max-h-[min(56rem,92dvh)] w-[min(48rem,94vw)] max-w-none animate-pop overflow-y-auto overscroll-contain rounded-card bg-white p-(--pad) text-ink shadow-float [--pad:--spacing(6)] scroll-pt-24 md:[--pad:--spacing(10)]"
      >
        {chosen && (
          <>
            <p className="text-slate">{chosen.details}</p>
            <JobApplication
              key={chosen.documentId}
              job={chosen}
              back={
                <Button look="outline" onClick={close}>
                  Back to Openings
                </Button>
              }
              {...form}
            />
          </>
        )}
      </Dialog>
    </>
  );
}

function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
