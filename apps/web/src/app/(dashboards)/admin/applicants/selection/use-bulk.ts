"use client";

import type { ChosenStatus } from "@repo/contract/application/status";
import { useEffect, useRef, useState } from "react";
import { failureText } from "@/lib/failure";
import { refreshAll } from "../application-store";
import type { SelectionMail } from "../messages/message-form";
import { inParts } from "./in-parts";
import { countOf, deletionJob, type Job, type Left, mailJob, statusJob } from "./jobs";
import type { Selection } from "./use-selection";

export const UNDO_MS = 10_000;

type Action = { label: string; run: () => void };
type Running = { kind: "running"; text: string; done: number; total: number };
type Waiting = { kind: "waiting"; text: string };
type Result = { kind: "result"; text: string; failure?: string | undefined; refused: Left[]; actions: Action[] };
export type BulkState = Running | Waiting | Result | undefined;
export type Bulk = ReturnType<typeof useBulk>;

/** Runs one job at a time with the selected applications. */
export function useBulk({ asShown, drop }: Selection) {
  const [state, setState] = useState<BulkState>();
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

  async function run<Wish, Done>(job: Job<Wish, Done>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    isStopped.current = false;
    const { done, refused, rest, error } = await inParts({
      ...job,
      onProgress: (count) => setState({ kind: "running", text: job.text, done: count, total: job.wishes.length }),
      isStopped: () => isStopped.current,
    });
    isBusy.current = false;
    job.finish?.(done, refused);
    void refreshAll();
    const actions: Action[] = [];
    if (rest.length > 0) {
      actions.push({ label: `Go on with ${countOf(rest.length)}`, run: () => void run({ ...job, wishes: rest }) });
    }
    const undo = job.undo?.(done);
    if (undo && undo.wishes.length > 0) actions.push({ label: "Undo", run: () => void run(undo) });
    setState({ kind: "result", text: job.told(done.length), failure: failureOf(error, rest.length), refused, actions });
  }

  return {
    state,
    changeTo(status: ChosenStatus, reason: string) {
      const wishes = asShown().map((each) => ({ ...each, status }));
      void run(statusJob(drop, wishes, status === "rejected" ? reason : ""));
    },
    sendMails: (mail: SelectionMail, wait: string, ids: string[]) => void run(mailJob(mail, wait, ids)),

    /** Waits until the time to undo is over before it sends anything, because a deletion can't be undone. */
    remove() {
      if (isBusy.current || state?.kind === "waiting") return;
      const chosen = asShown();
      setState({ kind: "waiting", text: `${countOf(chosen.length)} will be deleted in ${UNDO_MS / 1000} seconds.` });
      timer.current = setTimeout(() => void run(deletionJob(drop, chosen)), UNDO_MS);
    },
    keep() {
      clearTimeout(timer.current);
      setState({ kind: "result", text: "Nothing was deleted.", refused: [], actions: [] });
    },
    stop: () => {
      isStopped.current = true;
    },
    dismiss: () => setState(undefined),
  };
}

function failureOf(error: unknown, rest: number): string | undefined {
  if (rest === 0) return undefined;
  const left = `${countOf(rest)} ${rest === 1 ? "is" : "are"} left.`;
  return error === undefined
    ? `Stopped. ${left}`
    : `${failureText(error, "The service cannot be reached right now.")} ${left}`;
}
