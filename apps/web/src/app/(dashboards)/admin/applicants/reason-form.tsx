"use client";

import { Button } from "@repo/ui/button";
import { Field } from "@repo/ui/field";
import { useSentForm } from "@repo/ui/use-sent-form";
import { useId, useState } from "react";
import { failureText } from "@/lib/failure";
import { type MarkUnsaved, useUnsaved } from "./use-unsaved-parts";

type ReasonFormProps = {
  reason: string;
  offered: string[];
  dismissLabel: string;
  save: (reason: string) => Promise<void>;
  onDone: () => void;
  mark: MarkUnsaved;
};

/** A form for the reason of a rejection that is already saved. The list is only a suggestion. */
export function ReasonForm({ reason: before, offered, dismissLabel, save, onDone, mark }: ReasonFormProps) {
  const [reason, setReason] = useState(before);
  const list = useId();
  useUnsaved(mark, list, reason.trim() !== before);

  const { form, failure, sending } = useSentForm({
    async send() {
      await save(reason);
      onDone();
    },
    explain: (error) => ({ message: failureText(error, "The reason could not be saved.") }),
  });

  return (
    <form {...form} className="mt-3 rounded-lg bg-mist p-3">
      <Field
        name="reason"
        label="Reason for the rejection (optional)"
        hint="Choose one, or use your own words. Only jobs admins see it."
        error={failure}
      >
        {(control) => (
          <input
            {...control}
            list={list}
            maxLength={300}
            autoComplete="off"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <datalist id={list}>
        {offered.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" size="small" aria-disabled={sending}>
          {sending ? "Saving..." : "Save reason"}
        </Button>
        <Button look="outline" size="small" onClick={onDone}>
          {dismissLabel}
        </Button>
      </div>
    </form>
  );
}
