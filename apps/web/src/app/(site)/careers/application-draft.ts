import { sessionStore } from "@repo/ui/storage";
import { readJson } from "@/lib/read-json";

export type ApplicationDraft = Record<string, string>;

const keyOf = (jobId: string) => `application:${jobId}`;

export const readApplicationDraft = (jobId: string) => readJson<ApplicationDraft>(sessionStore, keyOf(jobId));
export const dropApplicationDraft = (jobId: string) => sessionStore.remove(keyOf(jobId));

/** Kept for this tab only, until the application is sent or discarded. */
export function keepApplicationDraft(jobId: string, draft: ApplicationDraft): void {
  sessionStore.set(keyOf(jobId), JSON.stringify(draft));
}
