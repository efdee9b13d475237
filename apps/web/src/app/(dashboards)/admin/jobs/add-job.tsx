"use client";

import { JOB_ADD_FAILED, type JobForm, type JobItem } from "@repo/rules/job-form";
import { Button } from "@repo/ui/button";
import { showStatus } from "@repo/ui/toaster";
import { type FormEvent, type Ref, useState } from "react";
import { dashboardFetch } from "../../dashboard-fetch";
import { failureFields, failureText } from "../../failure";
import { FormFailure } from "../../form-failure";
import { refreshLists } from "../../use-list";
import { JobFields, jobOf } from "./job-fields";
import { JobPreview } from "./job-preview";

export const JOBS = "/api/dashboard/jobs";

/** A new job, which is on the careers page as soon as it is added. */
export function AddJob({ titleRef }: { titleRef: Ref<HTMLInputElement> }) {
  const [adding, setAdding] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [written, setWritten] = useState<JobForm>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (adding) return;
    const form = event.currentTarget;
    setFailure(undefined);
    setAdding(true);
    try {
      const job = await dashboardFetch<JobItem>(JOBS, { method: "POST", body: jobOf(form) });
      form.reset();
      showStatus(`${job.title} is added.`);
      await refreshLists(JOBS);
    } catch (error) {
      setFailure(error);
    } finally {
      setAdding(false);
    }
  }

  return (
    <div className="card flex overflow-clip">
      <section aria-labelledby="add-job-heading" className="w-full p-5 md:max-w-[400px]">
        <h2 id="add-job-heading" className="mb-4 text-lg">
          Add New Job
        </h2>
        <form
          onSubmit={submit}
          onInput={(event) => setWritten(jobOf(event.currentTarget))}
          onReset={() => setWritten(undefined)}
          className="mx-auto flex max-w-[400px] flex-col gap-4 text-sm"
        >
          <JobFields errors={failureFields(failure)} titleRef={titleRef} />
          <div className="grid">
            <FormFailure>{failure ? failureText(failure, JOB_ADD_FAILED) : undefined}</FormFailure>
            <Button type="submit" aria-disabled={adding}>
              {adding ? "Adding..." : "Add Job"}
            </Button>
          </div>
        </form>
      </section>
      <JobPreview job={written} />
    </div>
  );
}
