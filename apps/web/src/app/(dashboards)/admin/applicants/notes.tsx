"use client";

import type { Note } from "@repo/contract/application/history";
import { ConfirmDialog } from "@repo/ui/confirm-dialog";
import { showAlert } from "@repo/ui/toaster";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { EmailText } from "@/components/text/email-text";
import { failureText } from "@/lib/failure";
import { shortMoment } from "@/lib/format";
import type { ChangeHistory } from "./application-store";
import { NoteForm } from "./note-form";
import { PanelSection, smallAction } from "./panel-section";
import type { MarkUnsaved } from "./use-unsaved-parts";

const CHANGE = "PATCH /api/dashboard/applications/:id/notes/:entry";

type NotesProps = {
  applicant: string;
  notes: Note[];
  change: ChangeHistory;
  reload: () => void;
  mark: MarkUnsaved;
};

export function Notes({ applicant, notes, change, reload, mark }: NotesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [doomed, setDoomed] = useState<Note>();

  async function remove({ id }: Note) {
    setDoomed(undefined);
    try {
      await change("DELETE /api/dashboard/applications/:id/notes/:entry", { entry: id });
      // The focused button is gone.
      heading.current?.focus();
    } catch (error) {
      showAlert(failureText(error, `The note on ${applicant} could not be deleted.`));
    }
  }

  return (
    <PanelSection title="Notes" headingRef={heading}>
      {notes.length > 0 && (
        <ul className="mt-3 flex flex-col gap-4">
          {notes.map((note) => (
            <NoteEntry
              key={note.id}
              applicant={applicant}
              note={note}
              change={change}
              reload={reload}
              mark={mark}
              onDelete={() => setDoomed(note)}
            />
          ))}
        </ul>
      )}
      <NoteForm
        applicant={applicant}
        save={(text) => change("POST /api/dashboard/applications/:id/notes", { body: { text } })}
        mark={mark}
      />
      <ConfirmDialog
        open={Boolean(doomed)}
        title="Delete this note?"
        confirmLabel="Delete"
        onConfirm={() => doomed && void remove(doomed)}
        onCancel={() => setDoomed(undefined)}
      >
        It can’t be brought back.
      </ConfirmDialog>
    </PanelSection>
  );
}

type NoteEntryProps = Omit<NotesProps, "notes"> & { note: Note; onDelete: () => void };

function NoteEntry({ applicant, note, change, reload, mark, onDelete }: NoteEntryProps) {
  const [isEdited, setIsEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);

  function close() {
    flushSync(() => setIsEdited(false));
    edit.current?.focus();
  }

  if (isEdited) {
    return (
      <li>
        <NoteForm
          applicant={applicant}
          note={note}
          save={(text, updatedAt) => change(CHANGE, { entry: note.id, body: { text, updatedAt } })}
          onSaved={close}
          onCancel={close}
          onConflict={() => {
            close();
            reload();
          }}
          mark={mark}
        />
      </li>
    );
  }
  const written = shortMoment(note.at);
  return (
    <li className="rounded-lg bg-mist p-3 text-sm">
      <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-slate text-xs">
        <p className="mr-auto">
          {note.actor ? <EmailText address={note.actor} /> : "From before authors were kept"}
          {" · "}
          <time dateTime={note.at}>{written}</time>
          {note.updatedAt !== note.at && <span>{` · edited ${shortMoment(note.updatedAt)}`}</span>}
        </p>
        {note.mayChange && (
          <>
            <button ref={edit} type="button" className={smallAction} onClick={() => setIsEdited(true)}>
              Edit<span className="sr-only"> the note of {written}</span>
            </button>
            <button type="button" className={smallAction} onClick={onDelete}>
              Delete<span className="sr-only"> the note of {written}</span>
            </button>
          </>
        )}
      </div>
    </li>
  );
}
