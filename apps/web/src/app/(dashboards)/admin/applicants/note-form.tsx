"use client";

import type { Note } from "@repo/contract/application/history";
import { Button } from "@repo/ui/button";
import { ConflictDialog } from "@repo/ui/conflict-dialog";
import { Field } from "@repo/ui/field";
import { showAlert } from "@repo/ui/toaster";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { conflictingItem, failureText, withTimeoutNote } from "@/app/(dashboards)/_shared/requests/failure";
import { useMounted } from "@/app/(dashboards)/_shared/sign-in/use-mounted";
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
  const [state, setState] = useState<"idle" | "saving" | "saved">("idle");
  const [failure, setFailure] = useState<string>();
  const [theirs, setTheirs] = useState<Note>();
  const area = useRef<HTMLTextAreaElement>(null);
  const mounted = useMounted();
  const isEdit = Boolean(note);
  useUnsaved(mark, note?.id ?? "new note", text.trim() !== before);

  useEffect(() => {
    if (isEdit) area.current?.focus();
  }, [isEdit]);

  async function saveOn(readAt: string | undefined) {
    setFailure(undefined);
    setState("saving");
    try {
      await save(text, readAt);
      setState("saved");
      if (!isEdit) setText("");
      onSaved?.();
    } catch (error) {
      if (!mounted.current) return showAlert(withTimeoutNote(`The note on ${applicant} could not be saved.`, error));
      const current = conflictingItem<Note>(error);
      setState("idle");
      setTheirs(current);
      setFailure(current ? undefined : failureText(error, "The note could not be saved."));
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (state === "saving") return;
    if (text.trim()) void saveOn(note?.updatedAt);
    else {
      setFailure("Write a note.");
      area.current?.focus();
    }
  }

  return (
    <form onSubmit={submit} className="mt-4">
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
              setState("idle");
            }}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" aria-disabled={state === "saving"}>
          {state === "saving" ? "Saving..." : "Save note"}
        </Button>
        {onCancel && (
          <Button look="outline" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <p role="status" className="text-sm text-success">
          {state === "saved" && "Saved."}
        </p>
      </div>
      <ConflictDialog
        open={Boolean(theirs)}
        what="note"
        differences={[{ label: "Private note", mine: text, theirs: theirs?.text ?? "" }]}
        onKeepMine={() => {
          setTheirs(undefined);
          void saveOn(theirs?.updatedAt);
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
