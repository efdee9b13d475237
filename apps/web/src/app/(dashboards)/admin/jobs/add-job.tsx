"use client";

import { JOB_ADD_FAILED, type JobForm } from "@repo/contract/job/form";
import { Button } from "@repo/ui/button";
import { FormFailure } from "@repo/ui/form-failure";
import { showStatus } from "@repo/ui/toaster";
import { useSentForm } from "@repo/ui/use-sent-form";
import { type Ref, useState } from "react";
import { type ListPath, refreshLists } from "@/app/(dashboards)/_shared/lists/use-list";
import { useLeaveGuard } from "@/components/forms/use-leave-guard";
import { refusal } from "@/lib/failure";
import { siteFetch } from "@/lib/site-fetch";
import { JobFields, jobErrors, jobOf } from "./job-fields";
import { JobPreview } from "./job-preview";

export const JOBS = "/api/dashboard/jobs" satisfies ListPath;

export function AddJob({ titleRef }: { titleRef: Ref<HTMLInputElement> }) {
  const [written, setWritten] = useState<JobForm>();
  const { form, errors, show, summary, failure, sending } = useSentForm({
    check: jobErrors,
    async send(data) {
      const { title } = await siteFetch("POST /api/dashboard/jobs", { body: jobOf(data) });
      form.ref.current?.reset();
      showStatus(`${title} is added.`);
      await refreshLists(JOBS);
    },
    explain: (error) => refusal(error, JOB_ADD_FAILED),
  });
  const isWritten = Object.values(written ?? {}).some((text) => String(text).trim());
  const { question } = useLeaveGuard(isWritten, () => form.ref.current?.reset());

  return (
    <div className="card flex overflow-clip">
      <section aria-labelledby="add-job-heading" className="w-full p-5 md:max-w-[400px]">
        <h2 id="add-job-heading" className="mb-4 text-lg">
          Add New Job
        </h2>
        <form
          {...form}
          onInput={(event) => {
            setWritten(jobOf(new FormData(event.currentTarget)));
            form.onInput(event);
          }}
          onReset={() => {
            setWritten(undefined);
            show({});
          }}
          className="mx-auto flex max-w-[400px] flex-col gap-4 text-sm"
        >
          {summary}
          <JobFields errors={errors} titleRef={titleRef} />
          <div className="grid">
            <FormFailure message={failure} className="mb-2.5" />
            <Button type="submit" aria-disabled={sending}>
              {sending ? "Adding..." : "Add Job"}
            </Button>
          </div>
        </form>
      </section>
      <JobPreview job={written} />
      {question}
    </div>
  );
}
