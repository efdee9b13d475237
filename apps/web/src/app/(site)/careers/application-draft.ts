import { localStore, sessionStore } from "@repo/ui/storage";
import { readJson } from "@/lib/read-json";

export type ApplicationDraft = Record<string, string>;

type Kept = { at: number; texts: ApplicationDraft };

export const DRAFT_DAYS = 14;

const DAY_MS = 24 * 60 * 60 * 1000;
const PREFIX = "application:";
export const keyOf = (jobId: string) => PREFIX + jobId;

/** Whether this browser keeps drafts when the page is closed. */
export const keepsDrafts = () => localStore.lasts(`${PREFIX}test`);

/** Returns the draft on this device, until it is sent or discarded, or `DRAFT_DAYS` have passed. */
export function readApplicationDraft(jobId: string): ApplicationDraft | undefined {
  const kept = readJson<Partial<Kept>>(localStore, keyOf(jobId));
  return kept && isFresh(kept) ? kept.texts : undefined;
}

export function keepApplicationDraft(jobId: string, texts: ApplicationDraft): void {
  localStore.set(keyOf(jobId), JSON.stringify({ at: Date.now(), texts } satisfies Kept));
  sessionStore.set(keyOf(jobId), "open");
}

export function dropApplicationDraft(jobId: string): void {
  localStore.remove(keyOf(jobId));
  sessionStore.remove(keyOf(jobId));
}

/** Whether the form was open in this tab. On another day, a visitor should see the job first. */
export const wasApplying = (jobId: string) =>
  sessionStore.get(keyOf(jobId)) !== null && readApplicationDraft(jobId) !== undefined;

export function dropOldDrafts(): void {
  for (const key of localStore.keys()) {
    if (key.startsWith(PREFIX) && !isFresh(readJson<Partial<Kept>>(localStore, key))) localStore.remove(key);
  }
}

function isFresh(kept: Partial<Kept> | undefined): kept is Kept {
  const isWhole = typeof kept?.at === "number" && typeof kept.texts === "object" && kept.texts !== null;
  return isWhole && Math.abs(Date.now() - Number(kept.at)) < DRAFT_DAYS * DAY_MS;
}
