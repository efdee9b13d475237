"use client";

import { company } from "@repo/brand";
import type { DoubtfulRecipient, LeftOut } from "@repo/contract/application/recipients";

export type Included = { rejected: boolean; twice: boolean };

type LeftOutNotesProps = {
  /** The recipients who would be left out if no box were ticked. */
  doubtful: LeftOut;
  included: Included;
  onChange: (included: Included) => void;
};

const SHOWN = 10;

/** Names the people of a selection who get no email, with boxes to include them. */
export function LeftOutNotes({ doubtful, included, onChange }: LeftOutNotesProps) {
  const { withdrawn, rejected, twice } = doubtful;
  if (withdrawn.length + rejected.length + twice.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-3 rounded-lg bg-sand p-3">
      <legend className="float-left mb-3 font-medium">Left out unless you tick them</legend>
      {rejected.length > 0 && (
        <Box
          label="Rejected"
          of={rejected}
          checked={included.rejected}
          onChange={(checked) => onChange({ ...included, rejected: checked })}
        />
      )}
      {twice.length > 0 && (
        <Box
          label="Older application of an address that is there twice"
          of={twice}
          checked={included.twice}
          onChange={(checked) => onChange({ ...included, twice: checked })}
        />
      )}
      {withdrawn.length > 0 && <p className="wrap-anywhere">Withdrawn, and never written to: {namesOf(withdrawn)}.</p>}
    </fieldset>
  );
}

type BoxProps = { label: string; of: DoubtfulRecipient[]; checked: boolean; onChange: (checked: boolean) => void };

function Box({ label, of, checked, onChange }: BoxProps) {
  return (
    <label className="clear-both flex items-start gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-blue"
      />
      <span className="wrap-anywhere">
        {label}: {namesOf(of)}.
      </span>
    </label>
  );
}

function namesOf(recipients: DoubtfulRecipient[]): string {
  const names = recipients.slice(0, SHOWN).map(({ name }) => name);
  const more = recipients.length - names.length;
  return names.join(", ") + (more > 0 ? ` and ${more.toLocaleString(company().locale)} more` : "");
}
