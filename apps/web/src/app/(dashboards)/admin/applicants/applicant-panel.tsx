"use client";

import type { ApplicationItem } from "@repo/contract/application/applicant";
import { MESSAGE, PROFILE_LINK } from "@repo/contract/application/application";
import { salaryLabels } from "@repo/contract/application/salary-fields";
import { sourceText } from "@repo/contract/application/source";
import { type ApplicationStatus, CHOSEN_STATUSES } from "@repo/contract/application/status";
import { SUSPECTED } from "@repo/contract/form/honeypot";
import { requestOf } from "@repo/contract/operations/request";
import { buttonClass } from "@repo/ui/button";
import { Dialog } from "@repo/ui/dialog";
import { Icon } from "@repo/ui/icon";
import type { CoverAddress } from "@repo/ui/use-back";
import { useEffect, useRef, useState } from "react";
import { ListFailure } from "@/app/(dashboards)/_shared/lists/list-notice";
import { DownloadLink } from "@/app/(dashboards)/_shared/requests/download-link";
import { useLeaveGuard } from "@/components/forms/use-leave-guard";
import { EmailText } from "@/components/text/email-text";
import { PhoneLink } from "@/components/text/phone-link";
import { withTimeoutNote } from "@/lib/failure";
import { mailHref, shortDate } from "@/lib/format";
import { AlsoApplied } from "./also-applied";
import { actOn, changeStatus, useApplicationDetail } from "./application-store";
import { History } from "./history";
import { SentMessages } from "./messages/sent-messages";
import { StageNotice } from "./messages/stage-notice";
import { Notes } from "./notes";
import { Mails, PrivateLink } from "./panel-actions";
import { PanelBar } from "./panel-bar";
import { ReasonForm } from "./reason-form";
import { ResumeView } from "./resume/resume-view";
import { StatusSelect } from "./status-select";
import { useMedia } from "./use-media";
import type { Steps } from "./use-opened";
import { useUnsavedParts } from "./use-unsaved-parts";

type ApplicantPanelProps = {
  application: ApplicationItem | undefined;
  address: CoverAddress | undefined;
  steps: Steps;
  onOpen: (application: ApplicationItem) => void;
  onClose: () => void;
};

/** The breakpoint `lg:` of class names. */
const WIDE = "(min-width: 64rem)";

export function ApplicantPanel({ application, address, steps, onOpen, onClose }: ApplicantPanelProps) {
  const { detail, error, change, reload } = useApplicationDetail(application?.id);
  const { unsaved, mark } = useUnsavedParts();
  const [rejected, setRejected] = useState<string>();
  const [discards, setDiscards] = useState(0);
  const { leaveForm, question } = useLeaveGuard(unsaved, () => setDiscards(discards + 1));
  const isWideNow = useMedia(WIDE);
  const [isWide, setIsWide] = useState(isWideNow);
  // Moving a form would lose what is typed in it.
  if (isWide !== isWideNow && !unsaved) setIsWide(isWideNow);
  const content = useRef<HTMLDivElement>(null);
  const { next, previous } = steps;
  const goNext = () => next && leaveForm(next);
  const goPrevious = () => previous && leaveForm(previous);
  const rejection = rejected === application?.id ? detail?.events.at(-1) : undefined;

  useEffect(() => {
    const dialog = content.current?.closest("dialog");
    dialog?.scrollTo({ top: 0, behavior: "instant" });
    // The focused element may have disappeared with the previous applicant.
    if (application?.id && document.activeElement === document.body) dialog?.querySelector("h2")?.focus();
  }, [application?.id]);

  function choose(status: ApplicationStatus) {
    if (!application) return;
    setRejected(status === "rejected" ? application.id : undefined);
    void changeStatus(application, status);
  }

  const find = (selector: string) => content.current?.querySelector<HTMLElement>(selector);
  const actions: Record<string, () => void> = {
    j: goNext,
    k: goPrevious,
    w: () => find("textarea")?.focus(),
    r: () => find("[data-resume]")?.focus(),
    d: () => find("[data-download]")?.click(),
    m: () => find("[data-write]")?.click(),
    ...Object.fromEntries(CHOSEN_STATUSES.map((status, index) => [index + 1, () => choose(status)])),
  };

  const statusSelect = application && <StatusSelect label="Status" value={application.status} onChange={choose} />;
  const reasonForm = rejection?.isOwn && rejection.to === "rejected" && application?.status === "rejected" && (
    <ReasonForm
      key={rejection.id}
      reason={rejection.reason}
      offered={detail?.rejectionReasons ?? []}
      dismissLabel="No reason"
      save={(reason) =>
        change("PATCH /api/dashboard/applications/:id/events/:entry", { entry: rejection.id, body: { reason } })
      }
      onDone={() => setRejected(undefined)}
      mark={mark}
    />
  );

  return (
    <>
      <Dialog
        open={Boolean(application)}
        onClose={() => leaveForm(onClose)}
        title={application?.name}
        address={address}
        className="m-0 ml-auto h-dvh max-h-none w-full max-w-lg animate-drawer bg-white p-(--pad) text-ink shadow-float [--pad:--spacing(6)] max-lg:roomy:overflow-hidden max-lg:roomy:*:h-full lg:max-w-[min(88rem,calc(100vw---spacing(10)))]"
      >
        {application && (
          <div ref={content} className="flex grow flex-col max-lg:roomy:min-h-0 max-lg:roomy:flex-col-reverse">
            <PanelBar
              name={application.name}
              steps={{ ...steps, next: next && goNext, previous: previous && goPrevious }}
              actions={actions}
              decision={!isWide && statusSelect}
            >
              {!isWide && reasonForm}
            </PanelBar>
            <div
              key={`${application.id} ${discards}`}
              className="max-lg:roomy:-mx-(--pad) max-lg:roomy:relative max-lg:roomy:min-h-0 max-lg:roomy:grow max-lg:roomy:overflow-y-auto max-lg:roomy:px-(--pad) max-lg:roomy:pb-(--pad) max-lg:roomy:in-[dialog:has([data-toast])]:pb-24 max-lg:roomy:in-[dialog:has([data-toast])]:scroll-pb-24 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-8"
            >
              <ResumeView application={application} />
              <div className="flex flex-col lg:col-start-2">
                <div className="mt-4 flex flex-wrap items-center gap-3">
                  {isWide && statusSelect}
                  <p className="text-slate text-sm">Applied {shortDate(application.createdAt)}</p>
                </div>
                {isWide && reasonForm}
                {detail && <StageNotice detail={detail} reload={reload} />}
                <dl className="mt-6 grid grid-cols-[auto_1fr] large-letters:grid-cols-1 gap-x-6 gap-y-2.5 text-sm">
                  {factsOf(application).map(([label, value]) => (
                    <div key={label} className="contents">
                      <dt className="text-slate">{label}</dt>
                      <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
                        {value}
                      </dd>
                    </div>
                  ))}
                </dl>
                <Mails state={application.mailState} sendAgain={() => actOn(application.id, "send-again")} />
                <PrivateLink isActive={application.hasLink} revoke={() => actOn(application.id, "revoke-link")} />
                <DownloadLink
                  href={requestOf("GET /api/resumes/:id", { id: application.id }).path}
                  data-download
                  className={buttonClass("outline", "mt-6 self-start", "small")}
                >
                  <Icon name="download" className="size-4" />
                  Download résumé
                </DownloadLink>
              </div>
              <div className="lg:col-start-2">
                {error && !detail && (
                  <ListFailure onRetry={reload}>
                    {withTimeoutNote("History and notes can’t be shown right now.", error)}
                  </ListFailure>
                )}
                {!error && !detail && <p className="mt-8 text-slate text-sm">Loading history and notes...</p>}
                {detail && (
                  <>
                    <AlsoApplied others={detail.others} onOpen={(other) => leaveForm(() => onOpen(other))} />
                    <SentMessages detail={detail} change={change} reload={reload} />
                    <History detail={detail} change={change} mark={mark} />
                    <Notes
                      applicant={application.name}
                      notes={detail.notes}
                      change={change}
                      reload={reload}
                      mark={mark}
                    />
                  </>
                )}
              </div>
            </div>
          </div>
        )}
      </Dialog>
      {question}
    </>
  );
}

function factsOf(application: ApplicationItem) {
  return [
    ...(application.suspected
      ? [[SUSPECTED, "A field that people don’t see was filled in. No confirmation was sent."]]
      : []),
    ["Job title", application.job_title],
    ["Email", <Mail key="email" address={application.email} />],
    ["Phone", <Phone key="phone" number={application.phone} />],
    ["Preferred work type", application.work_type],
    ["Years of experience", application.years_experience],
    [salaryLabels().current_ctc, application.current_ctc],
    [salaryLabels().expected_ctc, application.expected_ctc],
    ["Notice period (days)", application.notice_period],
    ...(application.profile_link
      ? [[PROFILE_LINK, <Profile key="profile" href={application.profile_link} />] as const]
      : []),
    ...(application.message ? [[MESSAGE, application.message] as const] : []),
    ["Source", sourceText(application)],
    ["For later openings", application.consentUntil ? `Until ${shortDate(application.consentUntil)}` : "No consent"],
  ] as const;
}

function Mail({ address }: { address: string }) {
  return (
    <a href={mailHref(address)} className="text-blue-700 underline">
      <EmailText address={address} />
    </a>
  );
}

/** Only the host is shown, because an address can be made to look like another one. */
function Profile({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="text-blue-700 underline">
      {new URL(href).host}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <PhoneLink number={number} look="text-blue-700 underline">
      {number}
    </PhoneLink>
  );
}
