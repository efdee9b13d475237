"use client";

import { JOB_ADD_FAILED, type JobForm } from "@repo/contract/job/form";
import { Button } from "@repo/ui/button";
import { useFieldErrors } from "@repo/ui/error-summary";
import { FormFailure } from "@repo/ui/form-failure";
import { showStatus } from "@repo/ui/toaster";
import { type FormEvent, type Ref, useRef, useState } from "react";
import { type ListPath, refreshLists } from "@/app/(dashboards)/_shared/lists/use-list";
import { dashboardFetch } from "@/app/(dashboards)/_shared/requests/dashboard-fetch";
import { failureFields, failureText } from "@/app/(dashboards)/_shared/requests/failure";
import { useLeaveGuard } from "@/components/forms/use-leave-guard";
import { JobFields, jobErrors, jobOf } from "./job-fields";
import { JobPreview } from "./job-preview";

export const JOBS = "/api/dashboard/jobs" satisfies ListPath;

export function AddJob({ titleRef }: { titleRef: Ref<HTMLInputElement> }) {
  const [adding, setAdding] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [written, setWritten] = useState<JobForm>();
  const form = useRef<HTMLFormElement>(null);
  const { errors, show, forget, summary } = useFieldErrors(form);
  const isWritten = Object.values(written ?? {}).some((text) => String(text).trim());
  const { question } = useLeaveGuard(isWritten, () => form.current?.reset());

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (adding) return;
    const job = jobOf(event.currentTarget);
    const wrong = jobErrors(job);
    setFailure(undefined);
    show(wrong);
    if (Object.keys(wrong).length > 0) return;

    setAdding(true);
    try {
      const { title } = await dashboardFetch("POST /api/dashboard/jobs", { body: job });
      form.current?.reset();
      showStatus(`${title} is added.`);
      await refreshLists(JOBS);
    } catch (error) {
      const fields = failureFields(error);
      if (Object.keys(fields).length === 0) setFailure(failureText(error, JOB_ADD_FAILED));
      show(fields);
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
          ref={form}
          onSubmit={submit}
          onInput={({ currentTarget, target }) => {
            setWritten(jobOf(currentTarget));
            forget((target as HTMLInputElement).name);
          }}
          onReset={() => {
            setWritten(undefined);
            show({});
          }}
          noValidate
          className="mx-auto flex max-w-[400px] flex-col gap-4 text-sm"
        >
          {summary}
          <JobFields errors={errors} titleRef={titleRef} />
          <div className="grid">
            <FormFailure message={failure} className="mb-2.5" />
            <Button type="submit" aria-disabled={adding}>
              {adding ? "Adding..." : "Add Job"}
            </Button>
          </div>
        </form>
      </section>
      <JobPreview job={written} />
      {question}
    </div>
  );
}
