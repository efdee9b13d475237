import { createHash, randomUUID } from "node:crypto";
import { type Application, applicationSchema } from "@repo/contract/application/application";
import { consentEnd } from "@repo/contract/application/own-application";
import {
  RESUME_TWICE,
  resumeTooLarge,
  type StoredResumeType,
  storableResumeName,
} from "@repo/contract/application/resume";
import { type ApplicationSource, readSource } from "@repo/contract/application/source";
import { daysStated, salaryStated, yearsStated } from "@repo/contract/application/stated-numbers";
import { HONEYPOT } from "@repo/contract/form/honeypot";
import { RuleError } from "@repo/contract/http/errors";
import { readBody } from "@repo/contract/http/read-body";
import { isOpen } from "@repo/contract/job/job";
import type { Core } from "@strapi/strapi";
import { limitRequests } from "../access/rate-limit";
import { checkAttachment } from "../attachments/check";
import { type Idempotency, type SentKind, storeOnce } from "../attachments/store-once";
import { withFirm } from "../company/firm-names";
import { enqueueMail } from "../mail/enqueue";
import { markSuspected } from "../mail/mark-suspected";
import { sendDueMails } from "../mail/outbox";
import { cmsSettings } from "../settings";
import { applicationConfirmation } from "./application-confirmation";
import { applicationNotice } from "./application-notice";
import { pastedResume } from "./pasted";
import { createPrivateLink } from "./private-link";
import { phoneDigits } from "./same-person";

const UID = "api::job-application.job-application";

const KIND: SentKind = {
  uid: UID,
  called: "application",
  failed: "APPLICATION_SAVE_FAILED",
  fileFailed: "RESUME_UPLOAD_FAILED",
};
const PASTED_NAME = "resume.txt";

type Facts = {
  application: Application;
  source: ApplicationSource;
  suspected: boolean;
  jobTitle: string;
  resume: Resume;
  resumeKey: string;
};
type Resume = { name: string; extension: StoredResumeType; content: Blob };

export const limitApplications = (strapi: Core.Strapi, client: string) =>
  limitRequests(strapi, "applications", cmsSettings().applicationsPerMinute, client);

/** Stores file and row atomically; a repeated key gets the first response. @throws {RuleError} */
export async function submitApplication(strapi: Core.Strapi, form: FormData, key?: string): Promise<string> {
  const resume = await readResume(form);
  const application = readBody(applicationSchema(), Object.fromEntries(form));
  const idempotency = key ? { key, digest: await digestOf(application, resume) } : undefined;
  // The source isn't part of the digest: a page that was loaded again has lost it.
  const source = readSource(Object.fromEntries(form));
  const suspected = Boolean(form.get(HONEYPOT));
  return storeOnce(strapi, KIND, idempotency, async () => {
    const jobTitle = await titleOfOpenJob(strapi, application.job);
    const resumeKey = `resumes/${randomUUID()}.${resume.extension}`;
    const facts = { application, source, suspected, jobTitle, resume, resumeKey };
    return {
      file: { key: resumeKey, content: resume.content },
      insert: (refuseLate) => insert(strapi, facts, refuseLate, idempotency),
    };
  });
}

async function readResume(form: FormData): Promise<Resume> {
  const { resumeMaxMb } = cmsSettings();
  const [file, pasted] = [form.get("resume"), pastedResume(form.get("resume_text"))];
  if (!(file instanceof File) || (file.size === 0 && !file.name)) {
    if (pasted) return { name: PASTED_NAME, extension: "txt", content: new Blob([pasted]) };
    throw new RuleError("RESUME_MISSING");
  }
  if (pasted) throw new RuleError("VALIDATION_FAILED", undefined, { resume_text: RESUME_TWICE });
  if (file.size > resumeMaxMb * 1024 ** 2) throw new RuleError("RESUME_TOO_LARGE", resumeTooLarge(resumeMaxMb));
  const extension = await checkAttachment(file, refuseResume);
  return { name: storableResumeName(file.name, extension), extension, content: file };
}

async function titleOfOpenJob(strapi: Core.Strapi, documentId: string): Promise<string> {
  const job = await strapi
    .documents("api::job.job")
    .findOne({ documentId, status: "published", fields: ["title", "availability", "closesAt"] });
  if (!job?.title || !isOpen({ ...job, closesAt: job.closesAt as string | null })) throw new RuleError("JOB_NOT_FOUND");
  return withFirm(job.title);
}

async function insert(
  strapi: Core.Strapi,
  { application, source, suspected, jobTitle, resume, resumeKey }: Facts,
  refuseLate: () => void,
  idempotency?: Idempotency,
): Promise<string> {
  const { siteUrl } = cmsSettings();
  const { href: link, accessDigest } = createPrivateLink();
  const privacyVersion = application.privacy_version ?? (await publishedPrivacyVersion(strapi));

  const id = await strapi.db.transaction(async () => {
    const { documentId } = await strapi.documents(UID).create({
      data: {
        name: application.name,
        email: application.email,
        phone: application.phone,
        phoneDigits: phoneDigits(application.phone),
        workType: application.work_type,
        yearsExperience: application.years_experience,
        currentCtc: application.current_ctc,
        expectedCtc: application.expected_ctc,
        noticePeriod: application.notice_period,
        profileLink: application.profile_link,
        message: application.message,
        experienceYears: yearsStated(application.years_experience) ?? undefined,
        expectedSalary: salaryStated(application.expected_ctc) ?? undefined,
        noticeDays: daysStated(application.notice_period) ?? undefined,
        jobTitle,
        jobDocumentId: application.job,
        resumeUrl: siteUrl,
        resumeKey,
        resumeFileName: resume.name,
        resumeType: resume.extension,
        resumeBytes: resume.content.size,
        privacyVersion,
        consentUntil: application.keep && consentEnd(),
        source: source.source ?? undefined,
        sourceMedium: source.source_medium ?? undefined,
        sourceCampaign: source.source_campaign ?? undefined,
        sourceReferrer: source.source_referrer ?? undefined,
        suspected,
        accessDigest: suspected ? undefined : accessDigest,
        idempotencyKey: idempotency?.key,
        idempotencyDigest: idempotency?.digest,
      },
    });
    // The URL contains the documentId, which is known only once the row exists.
    const resumeUrl = `${siteUrl}/api/resumes/${documentId}`;
    await strapi.documents(UID).update({ documentId, data: { resumeUrl } });

    const dashboardUrl = `${siteUrl}/admin?application=${documentId}`;
    const facts = { ...application, jobTitle, resumeUrl, dashboardUrl };
    const notice = applicationNotice(facts);
    if (!suspected) await enqueueMail(strapi, documentId, applicationConfirmation({ ...facts, link }));
    await enqueueMail(strapi, documentId, suspected ? markSuspected(notice) : notice);
    refuseLate();
    return documentId;
  });
  void sendDueMails(strapi);
  return id;
}

async function publishedPrivacyVersion(strapi: Core.Strapi): Promise<string> {
  const page = await strapi.documents("api::privacy-page.privacy-page").findFirst({ status: "published" });
  return page?.lastUpdated ?? "none";
}

const refuseResume = (reason?: string) =>
  new RuleError("RESUME_TYPE_INVALID", reason && `${reason}, or paste the text.`);

/** Leaves out the privacy version: the policy may have changed by the time the same form is sent again. */
async function digestOf({ privacy_version: _, ...application }: Application, resume: Resume): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([application, resume.name, resume.extension]));
  for await (const piece of resume.content.stream()) hash.update(piece);
  return hash.digest("hex");
}
