import { fillFirm } from "@repo/brand";
import { toInput } from "@repo/time/clock";
import { isZone, spanIn } from "@repo/time/zones";
import * as z from "zod/mini";
import { fieldErrors } from "../http/read-body";
import { cleanEmail, isEmail } from "../text/email";
import { line, paragraphs } from "../text/fields";
import { plainName } from "./applicant-name";
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
const COLLEAGUES_MAX = 10;

const ALWAYS = ["name", "job_title", "company", "link"] as const;
const OF_INTERVIEW = ["when", "where"] as const;

export type Placeholder = (typeof ALWAYS)[number] | (typeof OF_INTERVIEW)[number];

export const placeholders = (isAboutInterview: boolean): readonly Placeholder[] =>
  isAboutInterview ? [...ALWAYS, ...OF_INTERVIEW] : ALWAYS;

/** Matches every brace, because a mistyped placeholder would reach the applicant. */
const BRACES = /\{([^{}\n]*)\}|[{}]/g;

function unknownIn(text: string, allowed: readonly string[]): string | undefined {
  for (const [found, name] of fillFirm(text).matchAll(BRACES)) {
    if (name === undefined || !allowed.includes(name)) return found;
  }
  return undefined;
}

export type MailText = { subject: string; text: string };

type Problem = { path: keyof MailText; message: string };

export function placeholderProblems({ subject, text }: MailText, isAboutInterview: boolean): Problem[] {
  return (["subject", "text"] as const).flatMap((path) => {
    // Mail servers log subjects, so the private link must not appear there.
    const allowed = placeholders(isAboutInterview).filter((name) => path === "text" || name !== "link");
    const found = unknownIn(path === "subject" ? subject : text, allowed);
    if (!found) return [];
    const called = path === "subject" ? "The subject" : "The text";
    const listed = allowed.map((name) => `{${name}}`).join(", ");
    return [{ path, message: `${called} has “${found}”, which is no placeholder here. There are ${listed}.` }];
  });
}

/** Replaces all placeholders in one pass, so braces in a value stay. Placeholders without a value stay, too. */
export function fillPlaceholders(text: string, values: Partial<Record<Placeholder, string>>): string {
  return fillFirm(text).replace(
    BRACES,
    (found, name) => (Object.hasOwn(values, name) && values[name as Placeholder]) || found,
  );
}

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

const colleagues = z.array(z.string(), "Must be a list of email addresses.").check(
  z.overwrite((list) => [...new Map(list.map(cleanEmail).map((each) => [each.toLowerCase(), each])).values()]),
  z.maxLength(COLLEAGUES_MAX, `At most ${COLLEAGUES_MAX} colleagues can be named.`),
  z.refine((list) => list.every(isEmail), {
    error: ({ input }) => `“${(input as string[]).find((each) => !isEmail(each))}” is no email address.`,
  }),
);

export const messageSchema = z.object({
  ids,
  subject,
  text,
  interview: z.optional(plan),
  colleagues: z.optional(colleagues),
  cancels: z.optional(z.uuid()),
  skipsRejected: z.optional(z.boolean()),
  /** A retry must send the same key, so that each mail goes out only once. */
  key: z.optional(z.uuid()),
});

export const mailsUndoneSchema = z.object({ ids, key: z.uuid() });

export function mailErrors(body: unknown): Record<string, string> {
  const read = z.safeParse(messageSchema, body);
  if (!read.success) return fieldErrors(read.error);
  const { interview, cancels, colleagues } = read.data;
  const problems = placeholderProblems(read.data, Boolean(interview ?? cancels));
  return {
    ...Object.fromEntries(problems.map(({ path, message }) => [path, message])),
    ...(colleagues?.length && !interview && { colleagues: "Only an interview has colleagues." }),
  };
}

export type MessageBody = z.infer<typeof messageSchema>;
export type InterviewPlan = z.infer<typeof plan>;

export type Interview = Required<InterviewPlan> & { isCancelled: boolean };

/** The interview as colleagues see it: applicants don't learn who else is invited. */
export type StaffedInterview = Interview & { colleagues: string[] };

export const stageOfInvitation = (status: ApplicationStatus): "interview" | undefined =>
  ["new", "in_review", "rejected"].includes(status) ? "interview" : undefined;

export type MessageState = "queued" | "sending" | "sent" | "failed" | "undone" | "withdrawn" | "rejected";

export type Message = {
  id: string;
  at: string;
  actor: string;
  subject: string;
  state: MessageState;
  stateAt: string;
  endedBy: string | null;
  skipsRejected: boolean;
  colleagues: string[];
};

export type MailTemplate = MailText & { id: string; name: string; kind: MailKind };

export type MessageSettings = {
  templates: MailTemplate[];
  undoMinutes: number;
  zone: string;
  company: string;
};

export type MailPreview = MailText & {
  recipient: string;
  html: string;
  hasCalendar: boolean;
  colleagues: string[];
  stage: ApplicationStatus | null;
  standing: string | null;
};

export type MailRefused = { id: string; name: string; reason: string };

export type Moved = Selected & { status: ApplicationStatus };

export type MailsUndone = { undone: string[]; moved: Moved[]; refused: MailRefused[] };

export type MailsQueued = { queued: string[]; moved: Moved[]; refused: MailRefused[] };

/** Returns the interview's time in the firm's zone, and in the applicant's if those clocks differ. */
export function interviewTimes(
  { startsAt, minutes, zone }: Pick<InterviewPlan, "startsAt" | "minutes" | "zone">,
  ofFirm: string,
): { firm: string; applicant: string | undefined } {
  const moments = [startsAt, Date.parse(startsAt) + minutes * 60_000];
  const isSame = moments.every((moment) => toInput(moment, zone) === toInput(moment, ofFirm));
  return {
    firm: spanIn(ofFirm, startsAt, minutes),
    applicant: isSame ? undefined : spanIn(zone, startsAt, minutes),
  };
}
