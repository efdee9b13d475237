"use client";

import { LOCALE } from "@repo/brand";
import type { ApplicationItem } from "@repo/contract/application/applicant";
import type { MailRefused, MailsQueued, MailsUndone } from "@repo/contract/application/message";
import {
  type ApplicationsDeleted,
  PART_MAX,
  REFUSALS,
  type Refused,
  type StatusesChanged,
  type StatusWish,
} from "@repo/contract/application/selection";
import { CHOSEN_STATUSES, type ChosenStatus, STATUS_LABELS } from "@repo/contract/application/status";
import { useEffect, useRef, useState } from "react";
import { refreshLists } from "@/app/(dashboards)/_shared/lists/use-list";
import { dashboardFetch } from "@/app/(dashboards)/_shared/requests/dashboard-fetch";
import { failureText } from "@/app/(dashboards)/_shared/requests/failure";
import type { SelectionMail } from "../messages/message-form";
import { APPLICATIONS } from "../use-applications";
import { inParts } from "./in-parts";
import { useRejected } from "./use-rejected";
import type { Chosen, Selection } from "./use-selection";

const CHANGE = "POST /api/dashboard/applications/bulk/status";
const DELETE = "POST /api/dashboard/applications/bulk/delete";
const SEND = "POST /api/dashboard/applications/mails";
const UNDO = "POST /api/dashboard/applications/mails/undo";

/** A deletion takes longer than a change: files and mails go too. */
const DELETED_AT_ONCE = 25;
export const UNDO_MS = 10_000;

type Action = { label: string; run: () => void };
/** Why an application was left as it was. */
type Left = { id: string; name: string; reason: string };
type Running = { kind: "running"; text: string; done: number; total: number };
type Waiting = { kind: "waiting"; text: string };
type Result = { kind: "result"; text: string; failure?: string | undefined; refused: Left[]; actions: Action[] };
type MailStep = {
  text: string;
  send: (part: string[]) => Promise<{ done: string[]; refused: MailRefused[] }>;
  outcome: string;
  again: (rest: string[]) => Promise<unknown>;
  actions: (done: string[]) => Action[];
};
export type BulkState = Running | Waiting | Result | undefined;

/** What is done with a selection: in parts, one after the other, and one thing at a time. */
export function useBulk(selection: Selection, filters: string, opened: string | undefined) {
  const [state, setState] = useState<BulkState>();
  const { rejected, note, forget } = useRejected(opened);
  const isStopped = useRef(false);
  const isBusy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isRunning = state?.kind === "running";

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isRunning]);

  /** @returns false if something else is under way. */
  async function alone(work: () => Promise<void>): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    isStopped.current = false;
    try {
      await work();
    } finally {
      isBusy.current = false;
      void refreshLists(APPLICATIONS);
    }
    return true;
  }

  const progress = (text: string, total: number) => (done: number) => setState({ kind: "running", text, done, total });

  function changeStatuses(wishes: StatusWish[], reason: string, isUndo = false) {
    const names = namesOf(selection);
    return alone(async () => {
      const { done, refused, rest, error } = await inParts({
        wishes,
        size: PART_MAX,
        send: (changes) => dashboardFetch(CHANGE, { body: { changes, ...(reason && { reason }) } }),
        onProgress: progress(isUndo ? "Putting back" : "Changing", wishes.length),
        isStopped: () => isStopped.current,
      });
      selection.follow(done);
      selection.drop(refused.map(({ id }) => id));
      const changed = done.filter(({ from, to }) => from !== to);
      note(changed.map(({ to, ...each }) => ({ ...each, status: to })));
      const undo = changed.map(({ id, from, updatedAt }) => ({ id, status: from as ChosenStatus, updatedAt }));
      const outcome = isUndo ? "put back" : `changed to ${STATUS_LABELS[wishes[0]?.status ?? CHOSEN_STATUSES[0]]}`;
      setState({
        kind: "result",
        text: `${countOf(done.length)} ${outcome}.`,
        failure: failureOf(error, rest.length),
        refused: named(refused, names),
        actions: [
          ...goOn(rest, () => changeStatuses(rest, reason, isUndo)),
          ...(undo.length > 0 && !isUndo ? [{ label: "Undo", run: () => void changeStatuses(undo, "", true) }] : []),
        ],
      });
    });
  }

  function deleteNow(chosen: Chosen[]) {
    clearTimeout(timer.current);
    const names = namesOf(selection);
    return alone(async () => {
      const { done, refused, rest, error } = await inParts({
        wishes: chosen,
        size: DELETED_AT_ONCE,
        send: (part) => {
          const readAt = Object.fromEntries(part.map(({ id, updatedAt }) => [id, updatedAt]));
          return dashboardFetch(DELETE, { body: { ids: part.map(({ id }) => id), readAt } });
        },
        onProgress: progress("Deleting", chosen.length),
        isStopped: () => isStopped.current,
      });
      selection.drop([...done, ...refused].map(({ id }) => id));
      forget(done.map(({ id }) => id));
      setState({
        kind: "result",
        text: `${countOf(done.length)} deleted.`,
        failure: failureOf(error, rest.length),
        refused: named(refused, names),
        actions: goOn(rest, () => deleteNow(rest)),
      });
    });
  }

  /** In parts. What is done and what is refused is told as `outcome`, with what can be done next. */
  function withMails(ids: string[], { text, send, outcome, again, actions }: MailStep) {
    const names = namesOf(selection);
    return alone(async () => {
      const { done, refused, rest, error } = await inParts({
        wishes: ids,
        size: PART_MAX,
        send,
        onProgress: progress(text, ids.length),
        isStopped: () => isStopped.current,
      });
      setState({
        kind: "result",
        text: `${mailsOf(done.length)} ${outcome}.`,
        failure: failureOf(error, rest.length),
        refused: refused.map((each) => ({ ...each, name: nameOf(names, each) })),
        actions: [...goOn(rest, () => again(rest)), ...(done.length > 0 ? actions(done) : [])],
      });
    });
  }

  /** With one key, so that each gets the mail once and all are undone as one. `wait` says when they go out. */
  function sendMails(mail: SelectionMail, wait: string, ids: string[]): Promise<boolean> {
    return withMails(ids, {
      text: "Writing to",
      async send(part) {
        const body = { ...mail, ids: part };
        const { queued, moved, refused } = await dashboardFetch(SEND, { body });
        selection.follow(moved);
        forget(part);
        return { done: queued, refused };
      },
      outcome: wait,
      again: (rest) => sendMails(mail, wait, rest),
      actions: (done) => [{ label: "Undo", run: () => void undoMails(mail.key, done) }],
    });
  }

  function undoMails(key: string, ids: string[]): Promise<boolean> {
    return withMails(ids, {
      text: "Undoing the emails to",
      async send(part) {
        const body = { key, ids: part };
        const { undone, moved, refused } = await dashboardFetch(UNDO, { body });
        selection.follow(moved);
        return { done: undone, refused };
      },
      outcome: "undone",
      again: (rest) => undoMails(key, rest),
      actions: () => [],
    });
  }

  return {
    state,
    rejected,
    forgetRejected: forget,
    sendMails,
    /** One that was changed by itself. */
    follow(saved: ApplicationItem) {
      selection.follow([saved]);
      note([saved]);
    },
    changeTo: (status: ChosenStatus, reason: string) =>
      changeStatuses(
        selection.asShown().map(({ id, updatedAt }) => ({ id, status, updatedAt })),
        status === "rejected" ? reason : "",
      ),

    /** Nothing is sent before the time to undo it is over: afterwards no byte is left to bring back. */
    remove() {
      if (isBusy.current || state?.kind === "waiting") return;
      const chosen = selection.asShown();
      setState({ kind: "waiting", text: `${countOf(chosen.length)} will be deleted in ${UNDO_MS / 1000} seconds.` });
      timer.current = setTimeout(() => void deleteNow(chosen), UNDO_MS);
    },
    keep() {
      clearTimeout(timer.current);
      setState({ kind: "result", text: "Nothing was deleted.", refused: [], actions: [] });
    },

    /** @throws {DashboardError} */
    matching: () =>
      dashboardFetch("GET /api/dashboard/applications/bulk/ids", {
        query: Object.fromEntries(new URLSearchParams(filters)),
      }),
    stop: () => {
      isStopped.current = true;
    },
    dismiss: () => setState(undefined),
  };
}

const mailsOf = (count: number) => `${count.toLocaleString(LOCALE)} ${count === 1 ? "email" : "emails"}`;
export type Bulk = ReturnType<typeof useBulk>;

export function countOf(count: number): string {
  return `${count.toLocaleString(LOCALE)} ${count === 1 ? "application" : "applications"}`;
}

const goOn = (rest: unknown[], run: () => Promise<unknown>): Action[] =>
  rest.length > 0 ? [{ label: `Go on with ${countOf(rest.length)}`, run: () => void run() }] : [];

function failureOf(error: unknown, rest: number): string | undefined {
  if (rest === 0) return undefined;
  const left = `${countOf(rest)} ${rest === 1 ? "is" : "are"} left.`;
  return error === undefined
    ? `Stopped. ${left}`
    : `${failureText(error, "The service cannot be reached right now.")} ${left}`;
}

const namesOf = ({ chosen }: Selection) => new Map([...chosen.values()].map(({ id, name }) => [id, name]));

const nameOf = (names: Map<string, string | undefined>, { id, name }: Pick<Left, "id" | "name">) =>
  name || (names.get(id) ?? "An application");

const named = (refused: Refused[], names: Map<string, string | undefined>): Left[] =>
  refused.map(({ id, name, why }) => ({ id, name: nameOf(names, { id, name }), reason: `${REFUSALS[why]}.` }));
