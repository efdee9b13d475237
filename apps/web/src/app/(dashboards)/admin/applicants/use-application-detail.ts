"use client";

import type { BodyOf } from "@repo/contract/operations/request";
import type { OperationName } from "@repo/contract/operations/request";
import { requestOf } from "@repo/contract/operations/request";
import type { ApplicationDetail } from "@repo/contract/application/history";
import useSWR, { mutate } from "swr";
import { dashboardFetch } from "@/app/(dashboards)/_shared/requests/dashboard-fetch";
import { useRead } from "@/app/(dashboards)/_shared/requests/use-read";

const DETAIL = "GET /api/dashboard/applications/:id";

type Change = Extract<
  OperationName,
  `${string} /api/dashboard/applications/:id/${"notes" | "events" | "mails"}${string}`
>;

/** `entry` is the id of what changes. */
export type ChangeHistory = <Name extends Change>(
  name: Name,
  request: { entry?: string; body?: BodyOf<Name> },
) => Promise<void>;

/** Each opening reads once, because the CMS records who looks at an applicant. */
const ONCE = { dedupingInterval: 0, revalidateOnFocus: false, revalidateOnReconnect: false };

const keyOf = (id: string) => requestOf(DETAIL, { id }).path;

export function useApplicationDetail(id: string | undefined) {
  const { data, error, mutate: changeShown } = useRead(DETAIL, id ? { id } : null, ONCE);

  /** @throws {DashboardError} */
  const change: ChangeHistory = async (name, { entry, body }) => {
    const changed = dashboardFetch<Change>(name, { ids: { id, entry }, body } as never);
    await changeShown(changed, { revalidate: false });
  };

  return { detail: data, error, change, reload: () => changeShown() };
}

/** A response to a change is as new as what is read. */
export async function showDetail(detail: ApplicationDetail): Promise<void> {
  await mutate(keyOf(detail.id), detail, { revalidate: false });
}
