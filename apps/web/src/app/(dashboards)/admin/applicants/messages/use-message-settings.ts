"use client";

import { useRead } from "@/app/(dashboards)/_shared/requests/use-read";

export function useMessageSettings() {
  const { data, error, mutate } = useRead("GET /api/dashboard/mail-desk", {});
  return { settings: data, error, reload: () => mutate() };
}
