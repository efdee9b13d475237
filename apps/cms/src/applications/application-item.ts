import type { ApplicationItem } from "@repo/contract/application/applicant";
import { isoTime } from "../database/list";
import { cmsSettings } from "../settings";

export const COLUMNS = [
  "id",
  "document_id as documentId",
  "name",
  "email",
  "phone",
  "work_type as workType",
  "years_experience as yearsExperience",
  "current_ctc as currentCtc",
  "expected_ctc as expectedCtc",
  "notice_period as noticePeriod",
  "profile_link as profileLink",
  "message",
  "experience_years as experienceYears",
  "expected_salary as expectedSalary",
  "notice_days as noticeDays",
  "job_title as jobTitle",
  "resume_type as resumeType",
  "status",
  "consent_until as consentUntil",
  "suspected",
  "source",
  "source_medium as sourceMedium",
  "source_campaign as sourceCampaign",
  "source_referrer as sourceReferrer",
  "access_digest as accessDigest",
  "created_at as createdAt",
  "updated_at as updatedAt",
];

export type StoredApplication = {
  id: number;
  documentId: string;
  name: string;
  email: string;
  phone: string;
  workType: string;
  yearsExperience: string;
  currentCtc: string;
  expectedCtc: string;
  noticePeriod: string;
  profileLink: string | null;
  message: string | null;
  experienceYears: number | null;
  expectedSalary: number | null;
  noticeDays: number | null;
  jobTitle: string;
  resumeType: ApplicationItem["resume_type"];
  status: ApplicationItem["status"] | null;
  consentUntil: string | null;
  suspected: boolean | number | null;
  source: string | null;
  sourceMedium: string | null;
  sourceCampaign: string | null;
  sourceReferrer: string | null;
  accessDigest: string | null;
  createdAt: string | number | Date;
  updatedAt: string | number | Date;
};

export type ApplicationFacts = Omit<ApplicationItem, "mailState" | "samePerson">;

export function answersOf(application: Omit<StoredApplication, "id" | "accessDigest">) {
  return {
    name: application.name,
    email: application.email,
    phone: application.phone,
    work_type: application.workType,
    years_experience: application.yearsExperience,
    current_ctc: application.currentCtc,
    expected_ctc: application.expectedCtc,
    notice_period: application.noticePeriod,
    profile_link: application.profileLink,
    message: application.message,
  };
}

export function toItem(application: StoredApplication): ApplicationFacts {
  const { siteUrl } = cmsSettings();
  return {
    id: application.documentId,
    ...answersOf(application),
    experienceYears: application.experienceYears,
    expectedSalary: application.expectedSalary,
    noticeDays: application.noticeDays,
    resume_url: `${siteUrl}/api/resumes/${application.documentId}`,
    resume_type: application.resumeType,
    job_title: application.jobTitle,
    status: application.status ?? "new",
    consentUntil: application.consentUntil,
    suspected: Boolean(application.suspected),
    hasLink: application.accessDigest !== null,
    source: application.source,
    source_medium: application.sourceMedium,
    source_campaign: application.sourceCampaign,
    source_referrer: application.sourceReferrer,
    createdAt: isoTime(application.createdAt),
    updatedAt: isoTime(application.updatedAt),
  };
}
