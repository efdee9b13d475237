"use client";

import { JOB_UPDATE_FAILED, type JobForm, type JobItem } from "@repo/contract/job/form";
import { AVAILABILITIES } from "@repo/contract/job/job";
import { Button } from "@repo/ui/button";
import { ConflictDialog, type Difference } from "@repo/ui/conflict-dialog";
import { Dialog } from "@repo/ui/dialog";
import { dialogCard } from "@repo/ui/dialog-card";
import { Field } from "@repo/ui/field";
import { useSentForm } from "@repo/ui/use-sent-form";
import { useState } from "react";
import { FormActions } from "@/app/(dashboards)/_shared/form-actions";
import { useMounted } from "@/app/(dashboards)/_shared/sign-in/use-mounted";
import { useLeaveGuard } from "@/components/forms/use-leave-guard";
import { conflictingItem, failureText, refusal } from "@/lib/failure";
import { siteFetch } from "@/lib/site-fetch";
import { JobFields, jobErrors, jobOf } from "./job-fields";

type EditJobProps = {
  job: JobItem | undefined;
  again: boolean;
  onFailure: (message: string | undefined) => void;
  /** Called without a job if someone else's version is kept. */
  onSaved: (saved?: JobItem) => void;
  onClose: () => void;
};

const LABELS = {
  title: "Title",
  details: "Details",
  description: "Description",
  requirements: "Requirements",
  responsibilities: "Responsibilities",
  availability: "Availability",
  closesAt: "Open until",
} as const satisfies Record<keyof JobForm, string>;

const AVAILABILITY_LABELS = { open: "Open", closed: "Closed", filled: "Filled" } as const;

export function EditJob({ job, again, onFailure, onSaved, onClose }: EditJobProps) {
  const [changed, setChanged] = useState(false);
  const [theirs, setTheirs] = useState<JobItem>();
  const mounted = useMounted();
  const { leaveForm, question } = useLeaveGuard(changed, onClose);
  const close = () => leaveForm(onClose);
  const { form, errors, summary, failure, sending, submit } = useSentForm({
    check(data) {
      onFailure(undefined);
      return jobErrors(data);
    },
    async send(data) {
      const read = theirs ?? job;
      if (!read) return;
      const { id, updatedAt, draftUpdatedAt } = read;
      const body = { ...jobOf(data), updatedAt, draftUpdatedAt };
      onSaved(await siteFetch("PATCH /api/dashboard/jobs/:id", { ids: { id }, body }));
    },
    explain(error) {
      const current = conflictingItem<JobItem>(error);
      setTheirs(current);
      if (current && mounted.current) return {};
      onFailure(failureText(error, JOB_UPDATE_FAILED));
      return refusal(error, JOB_UPDATE_FAILED);
    },
  });
  const differencesTo = (other: JobItem) => differences(jobOf(new FormData(form.ref.current ?? undefined)), other);

  return (
    <>
      <Dialog
        open={Boolean(job)}
        onClose={close}
        title={again ? "Post Job Again" : "Edit Job"}
        className={`${dialogCard} max-w-[400px] roomy:scroll-pt-20 roomy:scroll-pb-52 p-(--pad) [--pad:--spacing(5)]`}
      >
        <form
          {...form}
          onInput={(event) => {
            if (job) setChanged(differencesTo(job).length > 0);
            form.onInput(event);
          }}
          className="flex flex-col gap-2.5 text-sm"
        >
          {again && <p className="text-slate">It is open for applications again, as posted today, once you save it.</p>}
          {summary}
          <JobFields job={job} errors={errors} />
          <div className="grid grid-cols-2 gap-3">
            <Field name="availability" label={LABELS.availability} error={errors.availability}>
              {(control) => (
                <select {...control} defaultValue={job?.availability}>
                  {AVAILABILITIES.map((availability) => (
                    <option key={availability} value={availability}>
                      {AVAILABILITY_LABELS[availability]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field name="closesAt" label={LABELS.closesAt} error={errors.closesAt}>
              {(control) => <input {...control} type="date" required defaultValue={job?.closesAt ?? ""} />}
            </Field>
          </div>
          <FormActions failure={failure}>
            <Button type="submit" size="small" aria-disabled={sending} className="grow">
              {sending ? "Saving..." : "Save"}
            </Button>
            <Button look="outline" size="small" onClick={close}>
              Cancel
            </Button>
          </FormActions>
        </form>
      </Dialog>
      <ConflictDialog
        open={Boolean(theirs)}
        what="job"
        explanation={theirs?.draftUpdatedAt && "A draft of it that is not published yet says something else."}
        differences={theirs ? differencesTo(theirs) : []}
        onKeepMine={() => {
          setTheirs(undefined);
          void submit();
        }}
        onTakeTheirs={() => onSaved()}
        onClose={() => setTheirs(undefined)}
      />
      {question}
    </>
  );
}

function differences(mine: JobForm, theirs: JobItem): Difference[] {
  return Object.entries(LABELS).flatMap(([name, label]) => {
    const texts = [mine, theirs].map((job) => String(job[name as keyof typeof LABELS] ?? "").replace(/\r\n/g, "\n"));
    const [mineText = "", theirText = ""] = texts;
    return mineText.trim() === theirText.trim() ? [] : [{ label, mine: mineText, theirs: theirText }];
  });
}
