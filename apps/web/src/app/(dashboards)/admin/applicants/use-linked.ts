"use client";

import type { ApplicationItem } from "@repo/contract/application/applicant";
import { showAlert } from "@repo/ui/toaster";
import { settledBack } from "@repo/ui/use-back";
import { useEffect, useEffectEvent } from "react";
import { useUrlState } from "@/app/(dashboards)/_shared/lists/use-url-state";
import { LINKED } from "@/lib/dashboards";
import { failureText } from "@/lib/failure";
import { readDetail } from "./application-store";

export function useLinked(
  opened: string | undefined,
  open: (application: ApplicationItem) => void,
  isReady: boolean,
): void {
  const url = useUrlState();
  const linked = isReady ? url.get(LINKED) : "";

  const follow = useEffectEvent(async (id: string) => {
    if (!id || opened) return;
    // What is rendered of the address may be late: the panel may have been closed meanwhile.
    await settledBack();
    if (new URLSearchParams(location.search).get(LINKED) !== id) return;
    url.set({ [LINKED]: undefined, page: url.get("page") }, { replace: true });
    try {
      open(await readDetail(id));
    } catch (error) {
      showAlert(failureText(error, "The application can’t be shown right now."));
    }
  });
  useEffect(() => {
    void follow(linked);
  }, [linked]);
}
