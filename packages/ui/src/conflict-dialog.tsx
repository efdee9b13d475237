"use client";

import { Button } from "./button";
import { Dialog } from "./dialog";
import { dialogCard } from "./dialog-card";

export type Difference = { label: string; mine: string; theirs: string };

type ConflictDialogProps = {
  open: boolean;
  what: string;
  explanation?: string;
  differences: Difference[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

export function ConflictDialog({
  open,
  what,
  explanation = "It was saved after you opened it.",
  differences,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Someone else has changed this ${what}`}
      closeLabel="Back to editing"
      className={`${dialogCard} max-w-2xl p-(--pad) [--pad:--spacing(6)]`}
    >
      <p className="mt-2 text-slate text-sm">{explanation} Which version should stay?</p>
      <dl className="mt-5 flex flex-col gap-5 text-sm">
        {differences.map(({ label, mine, theirs }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="mt-1 grid gap-3 sm:grid-cols-2">
              <Version whose="Yours" text={mine} />
              <Version whose="Theirs" text={theirs} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" size="small" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button size="small" onClick={onKeepMine}>
          Keep mine
        </Button>
      </div>
    </Dialog>
  );
}

function Version({ whose, text }: { whose: string; text: string }) {
  return (
    <div className="rounded-lg bg-mist p-3">
      <p className="text-slate text-xs">{whose}</p>
      <p className="wrap-anywhere max-h-48 overflow-y-auto whitespace-pre-line">{text || "(empty)"}</p>
    </div>
  );
}
