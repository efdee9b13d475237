import { createHash, randomUUID } from "node:crypto";
import { type Application, applicationSchema, readBody } from "@repo/rules/application";
import { RuleError } from "@repo/rules/errors";
import { HONEYPOT } from "@repo/rules/honeypot";
import { isOpen } from "@repo/rules/job";
import { type ResumeExtension, resumeTooLarge, storableResumeName } from "@repo/rules/resume";
import { cmsSettings } from "@repo/settings";
import { factories } from "@strapi/strapi";
import { applicationConfirmation } from "../../../mail/application-confirmation";
import { applicationNotice } from "../../../mail/application-notice";
import { enqueueMail, sendDueMails } from "../../../mail/outbox";
import { createSubmissionLimit } from "../../../rate-limit";
import { checkResume } from "../../../resumes/check";
import { discardResume, STORING_MS, storing } from "../../../resumes/clean-up";
import { resumeStore } from "../../../resumes/store";

const UID = "api::job-application.job-application";

type Resume = { name: string; extension: ResumeExtension; content: Buffer };

export default factories.createCoreService(UID, ({ strapi }) => {
  const { applicationsPerMinute, resumeMaxMb, siteUrl } = cmsSettings(process.env);
  const takePlace = createSubmissionLimit(strapi, "applications", applicationsPerMinute);
  const underWay = new Set<string>();

  return {
    takePlace,

    /** Stores file and row atomically; a repeated key gets the first response. @throws {RuleError} */
    async submit(form: FormData, key?: string): Promise<string> {
      // A bot gets a success response, so that it learns nothing.
      if (form.get(HONEYPOT)) return randomUUID();
      const resume = await readResume(form);
      const application = readBody(applicationSchema, Object.fromEntries(form));
      if (!key) return store(application, resume);

      const digest = digestOf(application, resume);
      if (underWay.has(key)) throw conflict();
      underWay.add(key);
      try {
        return (await firstAnswer(key, digest)) ?? (await store(application, resume, { key, digest }));
      } finally {
        underWay.delete(key);
      }
    },
  };

  async function readResume(form: FormData): Promise<Resume> {
    const file = form.get("resume");
    if (!(file instanceof File) || (file.size === 0 && !file.name)) throw new RuleError("RESUME_MISSING");
    if (file.size > resumeMaxMb * 1024 ** 2) throw new RuleError("RESUME_TOO_LARGE", resumeTooLarge(resumeMaxMb));
    const content = Buffer.from(await file.arrayBuffer());
    return { name: file.name, extension: await checkResume(file.name, file.type, content), content };
  }

  async function firstAnswer(key: string, digest: string): Promise<string | undefined> {
    const first = await strapi.db.query(UID).findOne({ where: { idempotencyKey: key } });
    if (first && first.idempotencyDigest !== digest) throw new RuleError("IDEMPOTENCY_MISMATCH");
    return first?.documentId;
  }

  async function store(
    application: Application,
    resume: Resume,
    idempotency?: { key: string; digest: string },
  ): Promise<string> {
    const job = await strapi
      .documents("api::job.job")
      .findOne({ documentId: application.job, status: "published", fields: ["title", "availability", "closesAt"] });
    if (!job?.title || !isOpen({ ...job, closesAt: job.closesAt as string | null }))
      throw new RuleError("JOB_NOT_FOUND");

    const resumeKey = `resumes/${randomUUID()}.${resume.extension}`;
    return storing(resumeKey, async () => {
      try {
        await resumeStore().put(resumeKey, resume.content);
      } catch (error) {
        strapi.log.error(`A résumé could not be stored: ${reason(error)}`);
        // A bucket that didn't respond may have stored it.
        void discardResume(strapi, resumeKey);
        throw new RuleError("RESUME_UPLOAD_FAILED");
      }

      try {
        const id = await insert(application, job.title as string, resume, resumeKey, idempotency);
        void sendDueMails(strapi);
        return id;
      } catch (error) {
        await discardResume(strapi, resumeKey);
        // Another replica may have handled the same request.
        const first = idempotency && (await firstAnswer(idempotency.key, idempotency.digest).catch(() => undefined));
        if (first) return first;
        strapi.log.error(`An application could not be stored: ${reason(error)}`);
        throw new RuleError("APPLICATION_SAVE_FAILED");
      }
    });
  }

  async function insert(
    application: Application,
    jobTitle: string,
    resume: Resume,
    resumeKey: string,
    idempotency?: { key: string; digest: string },
  ): Promise<string> {
    const stored = Date.now();
    const settings = await strapi.documents("api::site-setting.site-setting").findFirst({ status: "published" });
    const firmName = settings?.firmName ?? new URL(siteUrl).hostname;
    const privacyVersion = application.privacy_version ?? (await publishedPrivacyVersion());

    return strapi.db.transaction(async () => {
      const { documentId } = await strapi.documents(UID).create({
        data: {
          name: application.name,
          email: application.email,
          phone: application.phone,
          workType: application.work_type,
          yearsExperience: application.years_experience,
          currentCtc: application.current_ctc,
          expectedCtc: application.expected_ctc,
          noticePeriod: application.notice_period,
          jobTitle,
          jobDocumentId: application.job,
          resumeUrl: siteUrl,
          resumeKey,
          resumeFileName: storableResumeName(resume.name),
          resumeType: resume.extension,
          resumeBytes: resume.content.length,
          privacyVersion,
          idempotencyKey: idempotency?.key,
          idempotencyDigest: idempotency?.digest,
        },
      });
      // The URL contains the documentId, which is known only once the row exists.
      const resumeUrl = `${siteUrl}/api/resumes/${documentId}`;
      await strapi.documents(UID).update({ documentId, data: { resumeUrl } });

      const facts = { ...application, jobTitle, resumeUrl, firmName };
      await enqueueMail(strapi, documentId, applicationConfirmation(facts));
      await enqueueMail(strapi, documentId, applicationNotice(facts));
      if (Date.now() - stored > STORING_MS) throw new Error("The file may have been cleaned up.");
      return documentId;
    });
  }

  async function publishedPrivacyVersion(): Promise<string> {
    const page = await strapi.documents("api::privacy-page.privacy-page").findFirst({ status: "published" });
    return page?.lastUpdated ?? "none";
  }
});

/** Leaves out the privacy version: the policy may have changed by the time the same form is sent again. */
function digestOf({ privacy_version: _, ...application }: Application, resume: Resume): string {
  const hash = createHash("sha256").update(JSON.stringify([application, resume.name, resume.extension]));
  return hash.update(resume.content).digest("hex");
}

/** Only a code or name: the message may quote what the applicant wrote. */
function reason(error: unknown): string {
  const { code, name } = error as { code?: string; name: string };
  return code ?? name;
}

function conflict(): RuleError {
  return new RuleError("IDEMPOTENCY_CONFLICT", "This application is already being sent.");
}
