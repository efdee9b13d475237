import { toInput } from "@repo/plugin-kit/times";
import * as z from "zod/mini";
import { cleanEmail, isEmail } from "../form/email";
import { isZone, spanIn } from "../text/zones";
import { plainName } from "./applicant-name";
import { fieldErrors, line, paragraphs } from "./application";
import { PART_MAX, type Selected } from "./selection";
import type { ApplicationStatus } from "./status";

export const MAIL_KINDS = {
  rejection: "Rejection",
  next_step: "Next step",
  invitation: "Invitation",
  offer: "Offer",
  custom: "Custom",
} as const;

export type MailKind = keyof typeof MAIL_KINDS;

export const SUBJECT_MAX = 200;
export const TEXT_MAX = 10_000;
export const COLLEAGUES_MAX = 10;

const ALWAYS = ["name", "job_title", "company", "link"] as const;
const OF_INTERVIEW = ["when", "where"] as const;

export type Placeholder = (typeof ALWAYS)[number] | (typeof OF_INTERVIEW)[number];

/** Only a mail about an interview can say when and where it is. */
export const placeholders = (isAboutInterview: boolean): readonly Placeholder[] =>
  isAboutInterview ? [...ALWAYS, ...OF_INTERVIEW] : ALWAYS;

/** All braces: what looks like a placeholder and isn't would reach the applicant. */
const BRACES = /\{([^{}\n]*)\}|[{}]/g;

function unknownIn(text: string, allowed: readonly string[]): string | undefined {
  for (const [found, name] of text.matchAll(BRACES)) {
    if (name === undefined || !allowed.includes(name)) return found;
  }
  return undefined;
}

export type MailText = { subject: string; text: string };

type Problem = { path: keyof MailText; message: string };

/** One for each field that has a placeholder which isn't known: it lists those that are. */
export function placeholderProblems({ subject, text }: MailText, isAboutInterview: boolean): Problem[] {
  return (["subject", "text"] as const).flatMap((path) => {
    // Mail servers log subjects: no private link belongs there.
    const allowed = placeholders(isAboutInterview).filter((name) => path === "text" || name !== "link");
    const found = unknownIn(path === "subject" ? subject : text, allowed);
    if (!found) return [];
    const called = path === "subject" ? "The subject" : "The text";
    const listed = allowed.map((name) => `{${name}}`).join(", ");
    return [{ path, message: `${called} has “${found}”, which is no placeholder here. There are ${listed}.` }];
  });
}

/** In one pass: a value with braces stays as it is. Placeholders without a value stay, too. */
export function fillPlaceholders(text: string, values: Partial<Record<Placeholder, string>>): string {
  return text.replace(BRACES, (found, name) => (Object.hasOwn(values, name) && values[name as Placeholder]) || found);
}

/** What is known of an applicant before a mail is written. The name is a stranger's: see `plainName`. */
export const valuesOf = (applicant: { name: string; job_title: string }, company: string) => ({
  name: plainName(applicant.name) ?? "applicant",
  job_title: applicant.job_title,
  company,
});

const LETTER = /[\p{L}\p{N}]/u;

const subject = line("The subject", SUBJECT_MAX).check(
  z.refine((value) => LETTER.test(value), "The subject is required."),
);
const text = paragraphs("The text", TEXT_MAX).check(z.refine((value) => LETTER.test(value), "Write a text."));

const mailText = z.object({ subject, text });

/** What is wrong with a template, field by field. */
export function templateProblems(
  template: { [Part in keyof MailText]: string | null },
  kind: MailKind | null,
): Problem[] {
  const read = z.safeParse(mailText, template);
  if (read.success) return placeholderProblems(read.data, kind === "invitation");
  return Object.entries(fieldErrors(read.error)).map(([path, message]) => ({ path: path as keyof MailText, message }));
}

const WHEN = "Choose day and time of the interview.";
const LENGTH = "The interview must take between 5 minutes and a day.";

const plan = z.object({
  /** Of the interview that is moved; without, it is a new one. */
  id: z.optional(z.uuid()),
  startsAt: z.iso.datetime({ offset: true, error: WHEN }),
  minutes: z.int(LENGTH).check(z.gte(5, LENGTH), z.lte(24 * 60, LENGTH)),
  zone: z.string("Choose a time zone.").check(z.refine(isZone, "Choose a time zone, such as Europe/London.")),
  where: line("The place of the interview", 300),
});

const ids = z
  .array(z.uuid(), "Choose applicants.")
  .check(
    z.minLength(1, "Choose applicants."),
    z.maxLength(PART_MAX, `A mail can go to at most ${PART_MAX} applicants at once.`),
  );

/** Addresses that differ in case alone are one mailbox. */
const colleagues = z.array(z.string(), "Must be a list of email addresses.").check(
  z.overwrite((list) => [...new Map(list.map(cleanEmail).map((each) => [each.toLowerCase(), each])).values()]),
  z.maxLength(COLLEAGUES_MAX, `At most ${COLLEAGUES_MAX} colleagues can be named.`),
  z.refine((list) => list.every(isEmail), {
    error: ({ input }) => `“${(input as string[]).find((each) => !isEmail(each))}” is no email address.`,
  }),
);

export const applicantMailSchema = z.object({
  ids,
  subject,
  text,
  interview: z.optional(plan),
  /** Who else comes to the interview. */
  colleagues: z.optional(colleagues),
  /** The id of the interview that is called off. */
  cancels: z.optional(z.uuid()),
  /** Refuses who has been rejected, also in the meantime. */
  skipsRejected: z.optional(z.boolean()),
  /** The same for each try to send the same mails: it makes them go out once. */
  key: z.optional(z.uuid()),
});

/** Undoes what was sent with that key to these applicants. */
export const mailsUndoneSchema = z.object({ ids, key: z.uuid() });

/** What is wrong with a mail, by field: the form asks before the CMS does. */
export function mailErrors(body: unknown): Record<string, string> {
  const read = z.safeParse(applicantMailSchema, body);
  if (!read.success) return fieldErrors(read.error);
  const { interview, cancels, colleagues } = read.data;
  const problems = placeholderProblems(read.data, Boolean(interview ?? cancels));
  return {
    ...Object.fromEntries(problems.map(({ path, message }) => [path, message])),
    ...(colleagues?.length && !interview && { colleagues: "Only an interview has colleagues." }),
  };
}

export type ApplicantMailBody = z.infer<typeof applicantMailSchema>;
export type InterviewPlan = z.infer<typeof plan>;

export type Interview = Required<InterviewPlan> & { isCancelled: boolean };

/** As colleagues see it: applicants don't know who else is invited. */
export type StaffedInterview = Interview & { colleagues: string[] };

/** The stage to which an invitation leads; undefined if the application is there or further already. */
export const stageOfInvitation = (status: ApplicationStatus): "interview" | undefined =>
  ["new", "in_review", "rejected"].includes(status) ? "interview" : undefined;

/** `undone` by a colleague, `withdrawn` by the applicant's withdrawal: neither goes out. */
export type ApplicantMailState = "queued" | "sending" | "sent" | "failed" | "undone" | "withdrawn";

export type ApplicantMail = {
  id: string;
  at: string;
  actor: string;
  subject: string;
  state: ApplicantMailState;
  /** When it goes out, or when it went, failed, or was stopped. */
  stateAt: string;
  endedBy: string | null;
  /** Who gets the interview too, once it is sent. */
  colleagues: string[];
};

export type MailTemplate = MailText & { id: string; name: string; kind: MailKind };

export type MailDesk = {
  templates: MailTemplate[];
  /** How long a mail can be undone. */
  undoMinutes: number;
  /** The firm's zone. */
  zone: string;
  company: string;
};

/**
 * `stage` is the one that sending it sets, and `standing` what the applicant's page says once it is out, if that is
 * something else than now.
 */
export type MailPreview = MailText & {
  recipient: string;
  html: string;
  hasCalendar: boolean;
  colleagues: string[];
  stage: ApplicationStatus | null;
  standing: string | null;
};

export type MailRefused = { id: string; name: string; reason: string };

/** An application whose stage a mail, or its undoing, has changed. */
export type Moved = Selected & { status: ApplicationStatus };

export type MailsUndone = { undone: string[]; moved: Moved[]; refused: MailRefused[] };

export type MailsQueued = { queued: string[]; moved: Moved[]; refused: MailRefused[] };

/** Day and time for the firm, and for the applicant if their clocks show something else. */
export function interviewTimes(
  { startsAt, minutes, zone }: Pick<InterviewPlan, "startsAt" | "minutes" | "zone">,
  ofFirm: string,
): { firm: string; applicant: string | undefined } {
  return {
    firm: spanIn(ofFirm, startsAt, minutes),
    applicant: toInput(startsAt, zone) === toInput(startsAt, ofFirm) ? undefined : spanIn(zone, startsAt, minutes),
  };
}
