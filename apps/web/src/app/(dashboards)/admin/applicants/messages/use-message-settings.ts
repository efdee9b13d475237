"use client";

import type { MailDesk } from "@repo/contract/application/message";
import useSWR from "swr";
import { dashboardFetch } from "@/app/(dashboards)/_shared/requests/dashboard-fetch";

export function useMessageSettings() {
  const { data, error, mutate } = useSWR<MailDesk, Error>("/api/dashboard/mail-desk", (address: string) =>
    dashboardFetch<MailDesk>(address),
  );
  return { desk: data, error, reload: () => mutate() };
}
