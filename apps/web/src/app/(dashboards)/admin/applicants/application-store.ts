"use client";

import type { ApplicationItem } from "@repo/contract/application/applicant";
import type { ApplicationDetail } from "@repo/contract/application/history";
import { PART_MAX, partsOf, REFUSALS, type Selected, type StatusWish } from "@repo/contract/application/selection";
import { type ApplicationStatus, STATUS_LABELS } from "@repo/contract/application/status";
import { type BodyOf, type OperationName, requestOf } from "@repo/contract/operations/request";
import { showAlert, showStatus } from "@repo/ui/toaster";
import { useMemo } from "react";
import useSWR, { mutate } from "swr";
import { type ListPath, type Query, refreshLists, useList } from "@/app/(dashboards)/_shared/lists/use-list";
import { conflictingItem, failureText } from "@/lib/failure";
import { siteFetch } from "@/lib/site-fetch";

export const APPLICATIONS = "/api/dashboard/applications" satisfies ListPath;
const READ = "GET /api/dashboard/applications/:id";
const CHANGE = "PATCH /api/dashboard/applications/:id";
const CHANGE_SEVERAL = "POST /api/dashboard/applications/bulk/status";
const NAMED = 5;

type HistoryChange = Extract<
  OperationName,
  `${string} /api/dashboard/applications/:id/${"notes" | "events" | "mails"}${string}`
>;

/** An application with the status that is being saved. Only a move on the board puts its card into another column. */
type Wish = ApplicationItem & { isMove: boolean };

type Store = {
  /** Applications as last read or saved. One that was never shown has only what a bulk change answered. */
  known: ReadonlyMap<string, Selected & Partial<ApplicationItem>>;
  /** Statuses that are shown until the lists have been read again or saving has failed. */
  wished: ReadonlyMap<string, Wish>;
};

const EMPTY: Store = { known: new Map(), wished: new Map() };

/** Returns all applications that this browser knows, by ID. Signing out removes them from SWR's cache. */
export function useApplicationStore(): Store {
  // SWR's own comparison considers any two Maps equal.
  return useSWR<Store>(APPLICATIONS, null, { compare: Object.is }).data ?? EMPTY;
}

function update(change: (store: Store) => Partial<Store>): void {
  void mutate<Store>(APPLICATIONS, (store = EMPTY) => ({ ...store, ...change(store) }), { revalidate: false });
}

/** Stores what was read or saved, unless something newer is known. */
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

export async function refreshAll(): Promise<void> {
  await Promise.all([refreshLists(APPLICATIONS), refreshLists("/api/dashboard/jobs")]);
}

function refreshLeftAndJoined(...statuses: ApplicationStatus[]): Promise<void> {
  return refreshLists(APPLICATIONS, (query) =>
    statuses.some((status) => status === query.get("status") || (status === "rejected" && query.has("untold"))),
  );
}

/** Reads or changes an application, and returns it with its history. Throws a `RuleError`. */
async function fetchDetail<Name extends typeof READ | HistoryChange>(
  name: Name,
  request: { ids: Record<string, string | undefined>; body?: BodyOf<Name> },
): Promise<ApplicationDetail> {
  const detail: ApplicationDetail = await siteFetch(name as typeof READ, request as { ids: { id: string } });
  remember([...detail.others, detail]);
  if (name !== READ) await mutate(requestOf(READ, { id: detail.id }).path, detail, { revalidate: false });
  return detail;
}

export const readDetail = (id: string) => fetchDetail(READ, { ids: { id } });

/** Opening an application reads it once, because the CMS records who looks at an applicant. */
const ONCE = { dedupingInterval: 0, revalidateOnFocus: false, revalidateOnReconnect: false };

/** Changes an entry of the history; `entry` is its ID. Throws a `RuleError`. */
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

export async function actOn(id: string, action: "send-again" | "revoke-link"): Promise<void> {
  remember([await siteFetch(`POST ${APPLICATIONS}/:id/${action}`, { ids: { id } })]);
  void refreshAll();
}

/** What is stored of each application once the changes under way are answered. */
const saving = new Map<string, Promise<ApplicationItem>>();

export const allSaved = () => Promise.all(saving.values());

type Changed<Application = Named> = { application: Application; from: ApplicationStatus };
type Named = Pick<ApplicationItem, "id" | "name" | "updatedAt">;

type How = { isMove?: boolean; undo?: (changes: Changed<ApplicationItem>[]) => void };

/** Sends changes of one application in turn, and reports the last. The CMS keeps what is newer than `seen`. */
export async function changeStatus(
  seen: ApplicationItem,
  status: ApplicationStatus,
  { isMove = false, undo = putBack }: How = {},
): Promise<void> {
  const { id, name } = seen;
  const wish = { ...seen, status, isMove };
  const before = saving.get(id) ?? Promise.resolve(seen);
  const saved = before.then((last) => {
    const { updatedAt } = last.updatedAt > seen.updatedAt ? last : seen;
    return siteFetch(CHANGE, { ids: { id }, body: { status, updatedAt } as BodyOf<typeof CHANGE> });
  });
  const stored = saved.catch(() => before);
  const isLast = () => saving.get(id) === stored;
  saving.set(id, stored);
  update(({ wished }) => ({ wished: new Map(wished).set(id, wish) }));
  try {
    const application = await saved;
    remember([application]);
    void mutate(requestOf(READ, { id }).path);
    const listed = refreshLeftAndJoined((await before).status, status).catch(() => undefined);
    if (!isLast()) return;
    showStatus(`${name}: ${STATUS_LABELS[status]}`, {
      about: id,
      undo: { change: { application, from: seen.status }, run: undo },
    });
    await listed;
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
    void refreshAll();
  } finally {
    update(({ wished }) => ({ wished: new Map([...wished].filter(([, each]) => each !== wish)) }));
    if (isLast()) saving.delete(id);
  }
}

function putBack(changes: Changed<ApplicationItem>[]): void {
  const [only] = changes;
  if (changes.length > 1) void putAllBack(changes);
  else if (only) void changeStatus(only.application, only.from, { undo: putAgain });
}

/** Is not `putBack` itself, so that “Undo all” leaves out what was put back already. */
const putAgain: typeof putBack = (changes) => putBack(changes);

/** Puts back all that nobody has changed since, and says what is left as it was. */
async function putAllBack(changes: Changed[]): Promise<void> {
  const about = "several";
  showStatus(`Undoing ${changes.length} changes...`, { about });
  const back: Changed[] = [];
  const left: string[] = [];
  for (const part of partsOf(changes, PART_MAX)) {
    const wishes = part.map(({ application: { id, updatedAt }, from: status }) => ({ id, status, updatedAt }));
    const nobody = { done: [], refused: part.map(({ application: { id } }) => ({ id, why: "failed" as const })) };
    const body = { changes: wishes as StatusWish[] };
    const { done, refused } = await siteFetch(CHANGE_SEVERAL, { body }).catch(() => nobody);
    remember(done.map(({ id, to: status, updatedAt }) => ({ id, status, updatedAt })));
    for (const { id } of done) void mutate(requestOf(READ, { id }).path);
    back.push(...done.map(({ from, ...application }) => ({ application, from })));
    const nameOf = (id: string) => part.find(({ application }) => application.id === id)?.application.name;
    left.push(...refused.map(({ id, why }) => `${nameOf(id)} (${REFUSALS[why]})`));
  }
  const told = `${back.length} of ${changes.length} changes are undone.`;
  const more = left.length > NAMED ? `, and ${left.length - NAMED} more` : "";
  if (left.length > 0) showAlert(`${told} Left as they were: ${left.slice(0, NAMED).join(", ")}${more}.`, { about });
  else showStatus(told, { about, undo: { change: back, run: ([all = []]) => void putAllBack(all) } });
  void refreshAll();
}
