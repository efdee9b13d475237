"use client";

import type { Note } from "@repo/contract/application/history";
import { RuleError } from "@repo/contract/http/errors";
import { Button } from "@repo/ui/button";
import { ConflictDialog } from "@repo/ui/conflict-dialog";
import { Field } from "@repo/ui/field";
import { showAlert } from "@repo/ui/toaster";
import { useSentForm } from "@repo/ui/use-sent-form";
import { useEffect, useRef, useState } from "react";
import { useMounted } from "@/app/(dashboards)/_shared/sign-in/use-mounted";
import { conflictingItem, failureText, withTimeoutNote } from "@/lib/failure";
import { type MarkUnsaved, useUnsaved } from "./use-unsaved-parts";

type NoteFormProps = {
  applicant: string;
  /** The note to change. Without one, the form adds notes, and stays open. */
  note?: Note;
  save: (text: string, readAt: string | undefined) => Promise<void>;
  onSaved?: () => void;
  onCancel?: () => void;
  onConflict?: () => void;
  mark: MarkUnsaved;
};

export function NoteForm({ applicant, note, save, onSaved, onCancel, onConflict, mark }: NoteFormProps) {
  const before = note?.text ?? "";
  const [text, setText] = useState(before);
  const [saved, setSaved] = useState(false);
  const [theirs, setTheirs] = useState<Note>();
  const area = useRef<HTMLTextAreaElement>(null);
  const mounted = useMounted();
  const isEdit = Boolean(note);
  useUnsaved(mark, note?.id ?? "new note", text.trim() !== before);

  useEffect(() => {
    if (isEdit) area.current?.focus();
  }, [isEdit]);

  const { form, failure, sending, submit } = useSentForm({
    async send() {
      if (!text.trim()) throw new RuleError("VALIDATION_FAILED", "Write a note.");
      await save(text, (theirs ?? note)?.updatedAt);
      setSaved(true);
      if (!isEdit) setText("");
      onSaved?.();
    },
    explain(error) {
      if (!text.trim()) area.current?.focus();
      if (!mounted.current) showAlert(withTimeoutNote(`The note on ${applicant} could not be saved.`, error));
      const current = conflictingItem<Note>(error);
      setTheirs(current);
      return current ? {} : { message: failureText(error, "The note could not be saved.") };
    },
  });

  return (
    <form {...form} className="mt-4">
      <Field
        name="note"
        label={isEdit ? "Change the note" : "Private note"}
        hint="Only jobs admins see it."
        error={failure}
      >
        {(control) => (
          <textarea
            {...control}
            ref={area}
            rows={4}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setSaved(false);
            }}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" aria-disabled={sending}>
          {sending ? "Saving..." : "Save note"}
        </Button>
        {onCancel && (
          <Button look="outline" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <p role="status" className="text-sm text-success">
          {saved && "Saved."}
        </p>
      </div>
      <ConflictDialog
        open={Boolean(theirs)}
        what="note"
        differences={[{ label: "Private note", mine: text, theirs: theirs?.text ?? "" }]}
        onKeepMine={() => {
          setTheirs(undefined);
          void submit();
        }}
        onTakeTheirs={() => {
          setTheirs(undefined);
          onConflict?.();
        }}
        onClose={() => setTheirs(undefined)}
      />
    </form>
  );
}
