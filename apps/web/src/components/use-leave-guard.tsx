"use client";

import { ConfirmDialog } from "@repo/ui/confirm-dialog";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { guardLeaving } from "@/lib/leave-guards";

/**
 * While a form holds something that would be lost, asks before it or its page is left.
 * @param discard forgets what was typed, so that nothing is left to lose.
 */
export function useLeaveGuard(unsaved: boolean, discard: () => void) {
  const [way, setWay] = useState<{ go: () => void }>();

  useEffect(() => (unsaved ? guardLeaving((go) => setWay({ go })) : undefined), [unsaved]);

  return {
    /** Leaves the form alone, as closing its dialog does. */
    leaveForm: (go: () => void) => (unsaved ? setWay({ go }) : go()),
    question: (
      <ConfirmDialog
        open={way !== undefined}
        title="Discard your changes?"
        confirmLabel="Discard"
        onConfirm={() => {
          // The guard has to be gone before the way is taken again.
          flushSync(() => {
            setWay(undefined);
            discard();
          });
          way?.go();
        }}
        onCancel={() => setWay(undefined)}
      >
        What you have typed is not saved or sent yet.
      </ConfirmDialog>
    ),
  };
}
