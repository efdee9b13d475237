"use client";

import { JOB_UPDATE_FAILED, type JobForm, type JobItem } from "@repo/contract/job/form";
import { AVAILABILITIES } from "@repo/contract/job/job";
import { Button } from "@repo/ui/button";
import { ConflictDialog, type Difference } from "@repo/ui/conflict-dialog";
import { Dialog } from "@repo/ui/dialog";
import { dialogCard } from "@repo/ui/dialog-card";
import { useFieldErrors } from "@repo/ui/error-summary";
import { Field } from "@repo/ui/field";
import { type FormEvent, useRef, useState } from "react";
import { FormActions } from "@/app/(dashboards)/_shared/form-actions";
import { dashboardFetch } from "@/app/(dashboards)/_shared/requests/dashboard-fetch";
import { conflictingItem, failureFields, failureText } from "@/app/(dashboards)/_shared/requests/failure";
import { useMounted } from "@/app/(dashboards)/_shared/sign-in/use-mounted";
import { useLeaveGuard } from "@/components/forms/use-leave-guard";
import { JobFields, jobErrors, jobOf } from "./job-fields";

type EditJobProps = {
  job: JobItem | undefined;
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

export function EditJob({ job, onFailure, onSaved, onClose }: EditJobProps) {
  const form = useRef<HTMLFormElement>(null);
  const [saving, setSaving] = useState(false);
  const [changed, setChanged] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [theirs, setTheirs] = useState<JobItem>();
  const mounted = useMounted();
  const { errors, show, forget, summary } = useFieldErrors(form);
  const { leaveForm, question } = useLeaveGuard(changed, onClose);
  const close = () => leaveForm(onClose);

  async function save(read: JobItem) {
    if (!form.current || saving) return;
    const mine = jobOf(form.current);
    const wrong = jobErrors(mine);
    setFailure(undefined);
    onFailure(undefined);
    show(wrong);
    if (Object.keys(wrong).length > 0) return;

    setSaving(true);
    try {
      const { updatedAt, draftUpdatedAt } = read;
      const body = { ...mine, updatedAt, draftUpdatedAt };
      onSaved(await dashboardFetch("PATCH /api/dashboard/jobs/:id", { ids: { id: read.id }, body }));
    } catch (error) {
      const current = conflictingItem<JobItem>(error);
      setTheirs(current);
      if (!current || !mounted.current) fail(error);
    } finally {
      setSaving(false);
    }
  }

  function fail(error: unknown) {
    const fields = failureFields(error);
    const message = failureText(error, JOB_UPDATE_FAILED);
    onFailure(message);
    if (Object.keys(fields).length === 0) setFailure(message);
    show(fields);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (job) void save(job);
  }

  return (
    <>
      <Dialog
        open={Boolean(job)}
        onClose={close}
        title="Edit Job"
        className={`${dialogCard} max-w-[400px] roomy:scroll-pt-20 roomy:scroll-pb-52 p-(--pad) [--pad:--spacing(5)]`}
      >
        <form
          ref={form}
          onSubmit={submit}
          onInput={({ currentTarget, target }) => {
            if (job) setChanged(differences(jobOf(currentTarget), job).length > 0);
            forget((target as HTMLInputElement).name);
          }}
          noValidate
          className="flex flex-col gap-2.5 text-sm"
        >
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
            <Button type="submit" size="small" aria-disabled={saving} className="grow">
              {saving ? "Saving..." : "Save"}
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
        differences={form.current && theirs ? differences(jobOf(form.current), theirs) : []}
        onKeepMine={() => {
          setTheirs(undefined);
          if (theirs) void save(theirs);
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
