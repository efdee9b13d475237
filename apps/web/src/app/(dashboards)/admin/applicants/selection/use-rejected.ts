"use client";

import type { ApplicationStatus } from "@repo/contract/application/status";
import { useEffect, useState } from "react";

type Rejected = { id: string; name: string };

/** Keeps the applicants who were just rejected without an email. The panel offers it for the opened one. */
export function useRejected(opened: string | undefined) {
  const [rejected, setRejected] = useState<readonly Rejected[]>([]);
  const forget = (ids: string[]) => setRejected((before) => before.filter(({ id }) => !ids.includes(id)));

  function note(changed: (Rejected & { status: ApplicationStatus })[]) {
    forget(changed.map(({ id }) => id));
    setRejected((before) => [...before, ...changed.filter(({ status }) => status === "rejected")]);
  }

  useEffect(() => {
    if (opened) setRejected((before) => before.filter(({ id }) => id !== opened));
  }, [opened]);

  return { rejected, note, forget };
}
