"use client";

import type { ApplicationStatus } from "@repo/rules/applicant";
import { useState } from "react";

type Rejected = { id: string; name: string };

/** Who has just been rejected, and has no mail yet that says so. */
export function useRejected() {
  const [rejected, setRejected] = useState<readonly Rejected[]>([]);
  const forget = (ids: string[]) => setRejected((before) => before.filter(({ id }) => !ids.includes(id)));

  function note(changed: (Rejected & { status: ApplicationStatus })[]) {
    forget(changed.map(({ id }) => id));
    setRejected((before) => [...before, ...changed.filter(({ status }) => status === "rejected")]);
  }

  return { rejected, note, forget };
}
