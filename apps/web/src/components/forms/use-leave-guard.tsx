"use client";

import { ConfirmDialog } from "@repo/ui/confirm-dialog";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { guardLeaving } from "@/lib/leave-guards";

/** Asks before a form with unsaved input, or its page, is left. `discard` must clear the input, also on the device. */
export function useLeaveGuard(unsaved: boolean, discard: () => void, isOnDevice = false) {
  const [way, setWay] = useState<{ go: () => void }>();

  useEffect(() => (unsaved ? guardLeaving((go) => setWay({ go })) : undefined), [unsaved]);

  return {
    /** Leaves the form but not the page, for example when its dialog closes. */
    leaveForm: (go: () => void) => (unsaved ? setWay({ go }) : go()),
    question: (
      <ConfirmDialog
        open={way !== undefined}
        title="Discard your changes?"
        confirmLabel="Discard"
        onConfirm={() => {
          // The guard must be removed before leaving again.
          flushSync(() => {
            setWay(undefined);
            discard();
          });
          way?.go();
        }}
        onCancel={() => setWay(undefined)}
        closesOnBack={false}
      >
        {isOnDevice
          ? "What you have typed is only on this device, and is deleted here if you discard it."
          : "What you have typed is not saved or sent yet."}
      </ConfirmDialog>
    ),
  };
}
