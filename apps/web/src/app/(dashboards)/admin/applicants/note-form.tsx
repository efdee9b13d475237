"use client";

import type { ApplicationItem } from "@repo/rules/applicant";
import { Button } from "@repo/ui/button";
import { ConflictDialog } from "@repo/ui/conflict-dialog";
import { Field } from "@repo/ui/field";
import { showAlert } from "@repo/ui/toaster";
import { type FormEvent, useEffect, useState } from "react";
import { conflictingItem, failureText, withTimeoutNote } from "@/app/(dashboards)/_shared/requests/failure";
import { useMounted } from "@/app/(dashboards)/_shared/sign-in/use-mounted";
import type { ApplicationChange } from "./use-applications";

type NoteFormProps = {
  application: ApplicationItem;
  save: (application: ApplicationItem, change: ApplicationChange) => Promise<void>;
  onRead: (application: ApplicationItem) => void;
  onUnsaved: (unsaved: boolean) => void;
};

export function NoteForm({ application, save, onRead, onUnsaved }: NoteFormProps) {
  const [note, setNote] = useState(application.note);
  const [state, setState] = useState<"idle" | "saving" | "saved">("idle");
  const [failure, setFailure] = useState<string>();
  const [theirs, setTheirs] = useState<ApplicationItem>();
  const mounted = useMounted();
  const unsaved = note.trim() !== application.note;

  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);

  /** @param read the version the note is based on. */
  async function saveOn(read: ApplicationItem) {
    setFailure(undefined);
    setState("saving");
    try {
      await save(read, { note });
      setState("saved");
    } catch (error) {
      const current = conflictingItem<ApplicationItem>(error);
      if (current && current.note === read.note) return saveOn(current);
      if (!mounted.current) return showAlert(withTimeoutNote(`The note on ${read.name} could not be saved.`, error));
      setState("idle");
      setTheirs(current);
      setFailure(current ? undefined : failureText(error, "The note could not be saved."));
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (state !== "saving") void saveOn(application);
  }

  return (
    <form onSubmit={submit} className="mt-8 border-line border-t pt-6">
      <Field name="note" label="Private note" hint="Only jobs admins see it." error={failure}>
        {(control) => (
          <textarea
            {...control}
            rows={6}
            value={note}
            onChange={(event) => {
              setNote(event.target.value);
              setState("idle");
            }}
          />
        )}
      </Field>
      <div className="mt-3 flex items-center gap-3">
        <Button type="submit" size="small" aria-disabled={state === "saving"}>
          {state === "saving" ? "Saving..." : "Save note"}
        </Button>
        <p role="status" className="text-sm text-success">
          {state === "saved" && "Saved."}
        </p>
      </div>
      <ConflictDialog
        open={Boolean(theirs)}
        what="note"
        differences={[{ label: "Private note", mine: note, theirs: theirs?.note ?? "" }]}
        onKeepMine={() => {
          setTheirs(undefined);
          if (theirs) void saveOn(theirs);
        }}
        onTakeTheirs={() => {
          setTheirs(undefined);
          if (theirs) onRead(theirs);
          setNote(theirs?.note ?? "");
        }}
        onClose={() => setTheirs(undefined)}
      />
    </form>
  );
}
