"use client";

import type { JobFragment } from "@repo/cms-client/generated/graphql";
import { Button } from "@repo/ui/button";
import { useState } from "react";
import { JobDialog } from "./job-dialog";

type JobListProps = { jobs: JobFragment[]; privacyNotice: string; resumeMaxMb: number };

export function JobList({ jobs, ...application }: JobListProps) {
  const [chosen, setChosen] = useState<JobFragment>();
  return (
    <>
      <ul className="mt-10 space-y-4">
        {jobs.map((job) => (
          <li
            key={job.documentId}
            className="card card-hover flex flex-col gap-5 p-6 sm:flex-row sm:items-center sm:justify-between md:px-8"
          >
            <div>
              <h3 className="text-card">{job.title}</h3>
              <p className="mt-1.5 text-slate">{job.details}</p>
            </div>
            <Button
              look="outline"
              aria-haspopup="dialog"
              aria-label={`View Details of ${job.title}`}
              className="shrink-0"
              onClick={() => setChosen(job)}
            >
              View Details
            </Button>
          </li>
        ))}
      </ul>
      <JobDialog key={chosen?.documentId} job={chosen} onClose={() => setChosen(undefined)} {...application} />
    </>
  );
}
