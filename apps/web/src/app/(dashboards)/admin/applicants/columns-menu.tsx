"use client";

import { Button } from "@repo/ui/button";
import { Dialog } from "@repo/ui/dialog";
import { dialogCard } from "@repo/ui/dialog-card";
import { useState } from "react";
import { FACT_COLUMNS } from "./fact-columns";

type ColumnsMenuProps = {
  /** Keys of the columns that are shown in addition to the permanent ones, separated by commas. */
  chosen: string;
  onChoose: (chosen: string) => void;
};

export function ColumnsMenu({ chosen, onChoose }: ColumnsMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const keys = chosen.split(",");

  function turn(key: string, isShown: boolean) {
    const next = FACT_COLUMNS.filter((each) => (each.key === key ? isShown : keys.includes(each.key)));
    onChoose(next.map((each) => each.key).join(","));
  }

  return (
    <>
      <Button look="outline" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Columns
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Columns"
        className={`${dialogCard} max-w-sm p-(--pad) [--pad:--spacing(6)]`}
      >
        <p className="text-slate text-sm">Shown beside name, email, phone, job title and resume.</p>
        <ul className="mt-3">
          {FACT_COLUMNS.map(({ key, label }) => (
            <li key={key}>
              <label className="flex min-h-10 items-center gap-3">
                <input
                  type="checkbox"
                  checked={keys.includes(key)}
                  onChange={(event) => turn(key, event.target.checked)}
                  className="size-5 accent-blue"
                />
                {label()}
              </label>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
