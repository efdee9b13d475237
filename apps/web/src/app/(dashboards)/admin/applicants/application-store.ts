"use client";

import type { ApplicationItem } from "@repo/contract/application/applicant";
import type { ApplicationDetail } from "@repo/contract/application/history";
import type { Selected } from "@repo/contract/application/selection";
import { type ApplicationStatus, STATUS_LABELS } from "@repo/contract/application/status";
import { type BodyOf, type OperationName, requestOf } from "@repo/contract/operations/request";
import { showAlert, showStatus } from "@repo/ui/toaster";
import { useMemo } from "react";
import useSWR, { mutate } from "swr";
import { type ListPath, type Query, refreshLists, useList } from "@/app/(dashboards)/_shared/lists/use-list";
import { dashboardFetch } from "@/app/(dashboards)/_shared/requests/dashboard-fetch";
import { conflictingItem, failureText } from "@/app/(dashboards)/_shared/requests/failure";

export const APPLICATIONS = "/api/dashboard/applications" satisfies ListPath;
const READ = "GET /api/dashboard/applications/:id";
const CHANGE = "PATCH /api/dashboard/applications/:id";

type HistoryChange = Extract<
  OperationName,
  `${string} /api/dashboard/applications/:id/${"notes" | "events" | "mails"}${string}`
>;

/** An application with the status that is being saved. On the board, only what was moved there changes its column. */
type Wish = ApplicationItem & { isMove: boolean };

type Store = {
  /** As last read or saved. Of one that was never shown, only what a change of many has answered. */
  known: ReadonlyMap<string, Selected & Partial<ApplicationItem>>;
  /** Until the lists have been read again or saving fails. */
  wished: ReadonlyMap<string, Wish>;
};

const EMPTY: Store = { known: new Map(), wished: new Map() };

/** All applications that this browser knows, by id, in SWR's cache: signing out removes them with its other data. */
export function useApplicationStore(): Store {
  // What SWR compares with takes any two Maps for equal.
  return useSWR<Store>(APPLICATIONS, null, { compare: Object.is }).data ?? EMPTY;
}

function update(change: (store: Store) => Partial<Store>): void {
  void mutate<Store>(APPLICATIONS, (store = EMPTY) => ({ ...store, ...change(store) }), { revalidate: false });
}

/** Keeps what was read or saved, unless something newer is known. */
export function remember(applications: (Selected & Partial<ApplicationItem>)[]): void {
  update(({ known }) => {
    const next = new Map(known);
    for (const each of applications) {
      const before = next.get(each.id);
      if (!before || before.updatedAt <= each.updatedAt) next.set(each.id, { ...before, ...each });
    }
    return { known: next };
  });
}

export function shownOf({ known, wished }: Store, item: ApplicationItem): ApplicationItem {
  const current = { ...item, ...known.get(item.id) };
  return { ...current, status: wished.get(item.id)?.status ?? current.status };
}

export function useApplicationList(query: Query) {
  const store = useApplicationStore();
  const { list, error, busy, reload } = useList<ApplicationItem>(APPLICATIONS, query, remember);
  const shown = useMemo(
    () => list && { ...list, items: list.items.map((item) => shownOf(store, item)) },
    [list, store],
  );
  return { list: shown, error, busy, reload };
}

/** Reads one with its history, or changes it. @throws {DashboardError} */
async function fetchDetail<Name extends typeof READ | typeof CHANGE | HistoryChange>(
  name: Name,
  request: { ids: Record<string, string | undefined>; body?: BodyOf<Name> },
): Promise<ApplicationDetail> {
  const detail: ApplicationDetail = await dashboardFetch(name as typeof READ, request as { ids: { id: string } });
  remember([...detail.others, detail]);
  if (name !== READ) await mutate(requestOf(READ, { id: detail.id }).path, detail, { revalidate: false });
  return detail;
}

/** @throws {DashboardError} */
export const readDetail = (id: string) => fetchDetail(READ, { ids: { id } });

/** Each opening reads once, because the CMS records who looks at an applicant. */
const ONCE = { dedupingInterval: 0, revalidateOnFocus: false, revalidateOnReconnect: false };

/** `entry` is the id of what changes. @throws {DashboardError} */
export type ChangeHistory = <Name extends HistoryChange>(
  name: Name,
  request: { entry?: string; body?: BodyOf<Name> },
) => Promise<void>;

export function useApplicationDetail(id: string | undefined) {
  const key = id ? requestOf(READ, { id }).path : null;
  const read = () => readDetail(String(id));
  const { data, error, mutate: changeShown } = useSWR<ApplicationDetail, Error>(key, read, ONCE);
  const change: ChangeHistory = async (name, { entry, body }) => {
    await fetchDetail(name, { ids: { id, entry }, body });
  };
  return { detail: data, error, change, reload: () => changeShown() };
}

/** @throws {DashboardError} */
export async function actOn(id: string, action: "send-again" | "revoke-link"): Promise<void> {
  remember([await dashboardFetch(`POST ${APPLICATIONS}/:id/${action}`, { ids: { id } })]);
  void refreshLists(APPLICATIONS);
}

export type OnSaved = (saved: ApplicationItem[]) => void;

/** The last change of each application that is under way. */
const saving = new Map<string, Promise<ApplicationDetail>>();

/** Waits until all changes are saved or have failed. */
export const allSaved = () => Promise.allSettled(saving.values());

/**
 * Shows the status at once, and takes it back if it can't be saved. Changes of one application are sent one after the
 * other, and only the last one is reported.
 * @param seen the application as it was shown when the status was chosen. The CMS does not overwrite what is newer.
 */
export async function changeStatus(
  seen: ApplicationItem,
  status: ApplicationStatus,
  onSaved?: OnSaved,
  isMove = false,
): Promise<void> {
  const { id, name } = seen;
  const wish = { ...seen, status, isMove };
  const saved = Promise.resolve(saving.get(id)?.catch(() => undefined)).then((last) => {
    const updatedAt = last && last.updatedAt > seen.updatedAt ? last.updatedAt : seen.updatedAt;
    return fetchDetail(CHANGE, { ids: { id }, body: { status, updatedAt } as BodyOf<typeof CHANGE> });
  });
  const isLast = () => saving.get(id) === saved;
  saving.set(id, saved);
  update(({ wished }) => ({ wished: new Map(wished).set(id, wish) }));
  try {
    const application = await saved;
    onSaved?.([application]);
    if (!isLast()) return;
    showStatus(`${name}: ${STATUS_LABELS[status]}`, {
      about: id,
      action: { label: "Undo", run: () => void changeStatus(application, seen.status, onSaved) },
    });
    await refreshLists(APPLICATIONS).catch(() => undefined);
  } catch (error) {
    if (!isLast()) return;
    const current = conflictingItem<ApplicationItem>(error);
    if (current) remember([current]);
    showAlert(
      current
        ? `Someone else has changed the application of ${name}. It is shown as it is now.`
        : failureText(error, `The status of ${name} could not be saved.`),
      { about: id },
    );
    void refreshLists(APPLICATIONS);
  } finally {
    update(({ wished }) => ({ wished: new Map([...wished].filter(([, each]) => each !== wish)) }));
    if (isLast()) saving.delete(id);
  }
}
