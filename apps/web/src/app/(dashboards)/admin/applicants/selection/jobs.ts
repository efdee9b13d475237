import { company } from "@repo/brand";
import {
  type ApplicationsDeleted,
  PART_MAX,
  REFUSALS,
  type Refused,
  type Selected,
  type StatusesChanged,
  type StatusWish,
} from "@repo/contract/application/selection";
import { CHOSEN_STATUSES, type ChosenStatus, STATUS_LABELS } from "@repo/contract/application/status";
import { siteFetch } from "@/lib/site-fetch";
import { remember } from "../application-store";
import type { SelectionMail } from "../messages/message-form";
import type { Selection } from "./use-selection";

const CHANGE = "POST /api/dashboard/applications/bulk/status";
const DELETE = "POST /api/dashboard/applications/bulk/delete";
const SEND = "POST /api/dashboard/applications/mails";
const UNDO = "POST /api/dashboard/applications/mails/undo";

/** Deletions come in smaller parts, because they take longer: files and emails are deleted too. */
const DELETED_AT_ONCE = 25;

/** An application that was left as it was, and why. The name may be empty. */
export type Left = { id: string; name: string; reason: string };

export type Job<Wish, Done> = {
  wishes: Wish[];
  size: number;
  /** Shown while the job runs, before the number of applications that are done. */
  text: string;
  told: (count: number) => string;
  send: (part: Wish[]) => Promise<{ done: Done[]; refused: Left[] }>;
  finish?: (done: Done[], refused: Left[]) => void;
  undo?: (done: Done[]) => Job<Wish, Done>;
};

type Drop = Selection["drop"];
type StatusJob = Job<StatusWish, StatusesChanged["done"][number]>;

export function statusJob(drop: Drop, wishes: StatusWish[], reason: string): StatusJob {
  const outcome = `changed to ${STATUS_LABELS[wishes[0]?.status ?? CHOSEN_STATUSES[0]]}`;
  return {
    ...statuses(drop, wishes, "Changing", outcome, reason),
    undo(done) {
      const changed = done.filter(({ from, to }) => from !== to);
      const before = changed.map(({ id, from, updatedAt }) => ({ id, status: from as ChosenStatus, updatedAt }));
      return statuses(drop, before, "Putting back", "put back");
    },
  };
}

function statuses(drop: Drop, wishes: StatusWish[], text: string, outcome: string, reason = ""): StatusJob {
  return {
    wishes,
    size: PART_MAX,
    text,
    told: (count) => `${countOf(count)} ${outcome}.`,
    async send(changes) {
      const { done, refused } = await siteFetch(CHANGE, { body: { changes, ...(reason && { reason }) } });
      return { done, refused: refused.map(leftOf) };
    },
    finish(done, refused) {
      remember(done.map(({ id, to, updatedAt }) => ({ id, status: to, updatedAt })));
      drop(refused);
    },
  };
}

export function deletionJob(drop: Drop, wishes: Selected[]): Job<Selected, ApplicationsDeleted["done"][number]> {
  return {
    wishes,
    size: DELETED_AT_ONCE,
    text: "Deleting",
    told: (count) => `${countOf(count)} deleted.`,
    async send(part) {
      const { done, refused } = await siteFetch(DELETE, {
        body: {
          ids: part.map(({ id }) => id),
          readAt: Object.fromEntries(part.map(({ id, updatedAt }) => [id, updatedAt])),
        },
      });
      return { done, refused: refused.map(leftOf) };
    },
    finish: (done, refused) => drop([...done, ...refused]),
  };
}

/** Sends an email with one key: each person gets it once, and all can be undone. `wait` says when it goes out. */
export function mailJob(mail: SelectionMail, wait: string, ids: string[]): Job<string, string> {
  return {
    wishes: ids,
    size: PART_MAX,
    text: "Writing to",
    told: (count) => `${mailsOf(count)} ${wait}.`,
    async send(part) {
      const { queued, moved, refused } = await siteFetch(SEND, { body: { ...mail, ids: part } });
      remember(moved);
      return { done: queued, refused };
    },
    undo: (done) => mailUndoJob(mail.key, done),
  };
}

function mailUndoJob(key: string, ids: string[]): Job<string, string> {
  return {
    wishes: ids,
    size: PART_MAX,
    text: "Undoing the emails to",
    told: (count) => `${mailsOf(count)} undone.`,
    async send(part) {
      const { undone, moved, refused } = await siteFetch(UNDO, { body: { key, ids: part } });
      remember(moved);
      return { done: undone, refused };
    },
  };
}

export function countOf(count: number): string {
  return `${count.toLocaleString(company().locale)} ${count === 1 ? "application" : "applications"}`;
}

const mailsOf = (count: number) => `${count.toLocaleString(company().locale)} ${count === 1 ? "email" : "emails"}`;

const leftOf = ({ id, name, why }: Refused): Left => ({ id, name, reason: `${REFUSALS[why]}.` });
