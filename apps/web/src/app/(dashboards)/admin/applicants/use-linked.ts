"use client";

import type { ApplicationItem } from "@repo/contract/application/applicant";
import { showAlert } from "@repo/ui/toaster";
import { useEffect, useEffectEvent } from "react";
import { useUrlState } from "@/app/(dashboards)/_shared/lists/use-url-state";
import { LINKED } from "@/lib/dashboards";
import { failureText } from "@/lib/failure";
import { readDetail } from "./application-store";

/** Opens the application that the page's address names. Only links in emails name one. */
export function useLinked(open: (application: ApplicationItem) => void, isReady: boolean): void {
  const url = useUrlState();
  const linked = isReady ? url.get(LINKED) : "";

  const follow = useEffectEvent(async (id: string) => {
    url.set({ [LINKED]: undefined }, { replace: true });
    try {
      open(await readDetail(id));
    } catch (error) {
      showAlert(failureText(error, "The application can’t be shown right now."));
    }
  });
  useEffect(() => {
    if (linked) void follow(linked);
  }, [linked]);
}
