import { MESSAGE, PROFILE_LINK } from "@repo/contract/application/application";
import type { Interview } from "@repo/contract/application/message";
import { isWithdrawable, type OwnApplication, STANDING } from "@repo/contract/application/own-application";
import { salaryLabels } from "@repo/contract/application/salary-fields";
import { spanIn } from "@repo/time/zones";
import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { readOwnApplication, readToken } from "@/app/api/_lib/own-application";
import { longDate } from "@/lib/format";
import { Card } from "../card";
import { LinkGone, Unavailable } from "../link-gone";
import { privateMetadata } from "../metadata";
import { OwnForm } from "../own-form";
import { DONE, PROBLEMS, TEXTS } from "../texts";

/** The page of /applications/<token>. It is rendered whole for each request, so that no applicant's data is cached. */
export const instant = false;

export const metadata = privateMetadata(TEXTS.title);

export default async function OwnApplicationPage({ searchParams }: PageProps<"/applications/mine">) {
  const [token, { told }] = await Promise.all([readToken(searchParams), searchParams]);
  const application = await readOwnApplication(token);
  if (application === null) return <LinkGone />;
  if (application === "unavailable") return <Unavailable />;

  const { status, sentAt, consentUntil, job_title: jobTitle } = application;
  const done = DONE.get(String(told));
  const problem = PROBLEMS.get(String(told));
  return (
    <>
      {done && (
        <p role="status" className="mb-6 flex items-start gap-2 rounded-xl bg-sky p-4 font-medium text-blue-900">
          <Icon name="circle-check" className="mt-0.5 size-5 shrink-0" />
          {done}
        </p>
      )}
      {problem && (
        <p role="alert" className="mb-6 flex items-start gap-2 rounded-xl bg-sand p-4 font-medium text-error">
          <Icon name="circle-alert" className="mt-0.5 size-5 shrink-0" />
          {problem}
        </p>
      )}
      <h1 className="text-title">{TEXTS.title}</h1>
      <p className="mt-2 text-lead text-slate [overflow-wrap:anywhere]">{jobTitle}</p>

      <Card title={TEXTS.standing}>
        <p className="mt-3 font-display font-semibold text-blue-700 text-card">{STANDING[status]}</p>
        <p className="mt-1 text-slate">Sent on {longDate(sentAt)}</p>
      </Card>

      <Interviews interviews={application.interviews.filter(({ isCancelled }) => !isCancelled)} />

      <Card title={TEXTS.sent}>
        <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {factsOf(application).map(([label, value]) => (
            <div key={label}>
              <dt className="text-slate text-sm">{label}</dt>
              <dd dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </Card>

      <Card title={TEXTS.downloads}>
        <p className="mt-2 text-slate">{TEXTS.downloadsText}</p>
        <div className="mt-5 flex flex-col gap-3 sm:flex-row">
          <OwnForm action="data" token={token}>
            {TEXTS.downloadData}
          </OwnForm>
          <OwnForm action="resume" token={token}>
            {TEXTS.downloadResume}
          </OwnForm>
        </div>
      </Card>

      <Card title={TEXTS.consent}>
        <p className="mt-2">{consentUntil ? `${TEXTS.kept} ${longDate(consentUntil)}.` : TEXTS.notKept}</p>
        <div className="mt-5 flex flex-col gap-3 sm:flex-row">
          <OwnForm action="consent" token={token} fields={{ keep: "yes" }}>
            {consentUntil ? TEXTS.renew : TEXTS.keep}
          </OwnForm>
          {consentUntil && (
            <OwnForm action="consent" token={token} fields={{ keep: "no" }}>
              {TEXTS.endConsent}
            </OwnForm>
          )}
        </div>
      </Card>

      {isWithdrawable(status) && (
        <Card title={TEXTS.withdraw}>
          <p className="mt-2">{TEXTS.withdrawText}</p>
          <details className="mt-3">
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-blue-700 underline underline-offset-4">
              {TEXTS.withdrawNow}
            </summary>
            <div className="mt-3">
              <OwnForm action="withdraw" token={token} look="danger">
                Yes, withdraw it
              </OwnForm>
            </div>
          </details>
        </Card>
      )}

      <Card title={TEXTS.remove}>
        <p className="mt-2">{TEXTS.removeText}</p>
        <p className="mt-5">
          <a href={`/applications/${token}/delete`} className={buttonClass("outline", "w-full sm:w-auto")}>
            {TEXTS.removeNow}
          </a>
        </p>
      </Card>

      <p className="mt-8 text-slate text-sm">
        {TEXTS.secret}{" "}
        <a href="/applications/lost-link" className="text-blue-700 underline">
          {TEXTS.lostLink}
        </a>
      </p>
    </>
  );
}

function Interviews({ interviews }: { interviews: Interview[] }) {
  if (interviews.length === 0) return null;
  return (
    <Card title={TEXTS.interview}>
      {interviews.map(({ id, zone, startsAt, minutes, where }) => (
        <div key={id} className="mt-3">
          <p className="font-medium">{spanIn(zone, startsAt, minutes)}</p>
          <p className="text-slate [overflow-wrap:anywhere]">{where}</p>
        </div>
      ))}
    </Card>
  );
}

function factsOf(application: OwnApplication) {
  const { name, type, bytes } = application.resume;
  return [
    ["Full name", application.name],
    ["Email", application.email],
    ["Phone number", application.phone],
    ["Preferred work type", application.work_type],
    ["Years of experience", application.years_experience],
    [salaryLabels().current_ctc, application.current_ctc],
    [salaryLabels().expected_ctc, application.expected_ctc],
    ["Notice period (days)", application.notice_period],
    ...(application.profile_link ? [[PROFILE_LINK, application.profile_link] as const] : []),
    ...(application.message ? [[MESSAGE, application.message] as const] : []),
    ["Résumé", `${name} (${type.toUpperCase()}, ${Math.ceil(bytes / 1024)} KB)`],
    ["Privacy policy", `Last updated ${application.privacy_version}`],
  ] as const;
}
