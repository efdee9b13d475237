"use client";

import type { ApplicationDetail } from "@repo/contract/application/history";
import useSWR, { mutate } from "swr";
import { dashboardFetch } from "@/app/(dashboards)/_shared/requests/dashboard-fetch";
import { APPLICATIONS } from "./use-applications";

type Method = "POST" | "PATCH" | "DELETE";

export type ChangeHistory = (path: string, method: Method, body?: object) => Promise<void>;

/** Each opening reads once, because the CMS records who looks at an applicant. */
const ONCE = { dedupingInterval: 0, revalidateOnFocus: false, revalidateOnReconnect: false };

const keyOf = (id: string) => `${APPLICATIONS}/${id}`;

export function useApplicationDetail(id: string | undefined) {
  const key = id ? keyOf(id) : null;
  const read = (address: string) => dashboardFetch<ApplicationDetail>(address);
  const { data, error, mutate: changeShown } = useSWR<ApplicationDetail, Error>(key, read, ONCE);

  /** @throws {DashboardError} */
  async function change(path: string, method: Method, body?: object): Promise<void> {
    await changeShown(dashboardFetch<ApplicationDetail>(`${key}/${path}`, { method, body }), { revalidate: false });
  }

  return { detail: data, error, change, reload: () => changeShown() };
}

/** A response to a change is as new as what is read. */
export async function showDetail(detail: ApplicationDetail): Promise<void> {
  await mutate(keyOf(detail.id), detail, { revalidate: false });
}
