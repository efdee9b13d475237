"use client";

import { Button } from "@repo/ui/button";
import { ConfirmDialog } from "@repo/ui/confirm-dialog";
import { useState } from "react";
import { countOf } from "./jobs";
import { type Bulk, UNDO_MS } from "./use-bulk";

export function DeleteSelection({ count, bulk }: { count: number; bulk: Bulk }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button look="outline" size="small" onClick={() => setIsAsked(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`Delete ${countOf(count)}?`}
        confirmLabel="Delete"
        onConfirm={() => {
          setIsAsked(false);
          bulk.remove();
        }}
        onCancel={() => setIsAsked(false)}
      >
        Résumés, notes, history and mails go with them. You have {UNDO_MS / 1000} seconds to undo it, as long as this
        page stays open. After that, nothing brings them back.
      </ConfirmDialog>
    </>
  );
}
