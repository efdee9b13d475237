import * as z from "zod/mini";

const LOOKS = {
  "applications.list": "Read lists of applications",
  "application.view": "Opened",
  "interviews.feed": "Read interviews in a calendar",
  "resume.view": "Read the résumé",
  "resume.download": "Downloaded the résumé",
  "applications.export": "Exported applications",
  "job-application.download-data": "Downloaded their data",
  "job-application.download-resume": "Downloaded their résumé",
} as const;

const CHANGES: Record<string, string> = {
  "job-application.update": "Changed the status",
  "job-application.delete": "Deleted",
  "job-application.send-again": "Sent mails again",
  "job-application.new-link": "Was sent a new private link",
  "job-application.revoke-link": "Revoked the private link",
  "job-application.withdraw": "Withdrew",
  "job-application.consent": "Agreed to be kept for later openings",
  "job-application.end-consent": "Ended that agreement",
  "application-mail.create": "Wrote a mail",
  "application-mail.delete": "Undid a mail",
  "application-note.create": "Wrote a note",
  "application-note.update": "Changed a note",
  "application-note.delete": "Deleted a note",
  "application-reason.update": "Gave a reason",
};

export const LOOK_ACTIONS = Object.keys(LOOKS);

export const auditFilterSchema = z.object({
  kind: z.optional(z.enum(["looks", "changes"], "Must be looks or changes.")),
});

/** `name` is the applicant's. It is null for entries about all applications and about deleted ones. */
export type AuditItem = {
  id: number;
  at: string;
  actor: string;
  action: string;
  application: string | null;
  name: string | null;
};

export function actionLabel(action: string): string {
  return { ...LOOKS, ...CHANGES }[action] ?? action.replace(/^[\w-]+\./, "").replaceAll("-", " ");
}
