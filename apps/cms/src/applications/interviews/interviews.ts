import { randomUUID } from "node:crypto";
import type { Interview, StaffedInterview } from "@repo/contract/application/message";
import { RuleError } from "@repo/contract/http/errors";
import type { Core } from "@strapi/strapi";
import { isoTime } from "../../database/list";

const MAILS = "api::mail.mail";
const INTERVIEWS = "api::interview.interview";

type Moment = string | number | Date;

type StaffedVersion = StaffedInterview & { sequence: number };

type Plan = Omit<Interview, "id" | "isCancelled"> & { id?: string | undefined };

export type Change = { interview?: Plan | undefined; colleagues?: string[] | undefined; cancels?: string | undefined };

type VersionRow = {
  interview: string;
  sequence: number;
  isCancelled: boolean;
  startsAt: Moment;
  minutes: number;
  zone: string;
  place: string;
  colleagues: string | null;
  mail: string;
};

/** A version, with the mail that tells the applicant of it. */
export type StoredVersion = StaffedVersion & { mail: string };

/** Call this within the transaction that queues the mail. */
export async function storeVersion(
  strapi: Core.Strapi,
  { application, mail, interview }: { application: string; mail: string; interview: StaffedVersion },
): Promise<void> {
  const { id, where: place, colleagues, ...version } = interview;
  await strapi.db.query(INTERVIEWS).create({
    data: {
      documentId: randomUUID(),
      application,
      interview: id,
      place,
      colleagues: colleagues.join("\n"),
      mail,
      ...version,
    },
  });
}

/** Returns interviews as people were last told of them, or will be once a waiting mail is sent. */
export async function interviewsOf(strapi: Core.Strapi, application: string): Promise<StaffedInterview[]> {
  return newest(await versionsOf(strapi, application)).map(({ sequence, mail, ...interview }) => interview);
}

export async function announcedInterviews(strapi: Core.Strapi, application: string): Promise<Interview[]> {
  return newest(await announcedVersions(strapi, application)).map(
    ({ sequence, mail, colleagues, ...interview }) => interview,
  );
}

/** Returns the versions whose mails are sent, in the order of their sequence. */
export async function announcedVersions(strapi: Core.Strapi, application: string): Promise<StoredVersion[]> {
  const versions = await versionsOf(strapi, application);
  if (versions.length === 0) return [];
  const sent: { documentId: string }[] = await strapi.db.query(MAILS).findMany({
    where: { application, template: "applicant-mail", state: "sent" },
    select: ["documentId"],
  });
  return versions.filter(({ mail }) => sent.some(({ documentId }) => documentId === mail));
}

export async function versionsOf(strapi: Core.Strapi, application: string): Promise<StoredVersion[]> {
  const rows: VersionRow[] = await strapi.db
    .query(INTERVIEWS)
    .findMany({ where: { application }, orderBy: [{ sequence: "asc" }, { id: "asc" }] });
  return rows.map(({ interview, isCancelled, startsAt, place, colleagues, sequence, minutes, zone, mail }) => ({
    id: interview,
    startsAt: isoTime(startsAt),
    minutes,
    zone,
    where: place,
    colleagues: colleagues ? colleagues.split("\n") : [],
    isCancelled: Boolean(isCancelled),
    sequence,
    mail,
  }));
}

/** Returns the last version of each interview, in the order of their times. */
export function newest(versions: StoredVersion[]): StoredVersion[] {
  const last = new Map(versions.map((version) => [version.id, version]));
  return [...last.values()].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}

/** @throws {RuleError} NOT_FOUND when the interview has been called off. */
export async function nextVersion(
  strapi: Core.Strapi,
  application: string,
  { interview, colleagues = [], cancels }: Change,
): Promise<StaffedVersion | undefined> {
  const id = cancels ?? interview?.id;
  if (!id) return interview && { ...interview, id: randomUUID(), colleagues, isCancelled: false, sequence: 0 };
  const last = (await versionsOf(strapi, application)).filter((version) => version.id === id).at(-1);
  if (!last || last.isCancelled) throw new RuleError("NOT_FOUND", "This interview doesn’t take place any more.");
  const { mail, ...told } = last;
  const sequence = told.sequence + 1;
  return cancels || !interview
    ? { ...told, isCancelled: true, sequence }
    : { ...interview, id, colleagues, isCancelled: false, sequence };
}
