import { sessionStore } from "@repo/ui/storage";
import { readJson } from "@/lib/read-json";

/** What was typed of an application, by the field's name. */
export type ApplicationDraft = Record<string, string>;

const keyOf = (jobId: string) => `application:${jobId}`;

export const readApplicationDraft = (jobId: string) => readJson<ApplicationDraft>(sessionStore, keyOf(jobId));
export const dropApplicationDraft = (jobId: string) => sessionStore.remove(keyOf(jobId));

/** Keeps what is typed, for this tab alone, until it is sent or discarded. */
export function keepApplicationDraft(jobId: string, draft: ApplicationDraft): void {
  sessionStore.set(keyOf(jobId), JSON.stringify(draft));
}
