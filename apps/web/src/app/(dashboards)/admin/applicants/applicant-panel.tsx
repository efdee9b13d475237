"use client";

import type { ApplicationItem, ApplicationStatus } from "@repo/rules/applicant";
import { buttonClass } from "@repo/ui/button";
import { Dialog } from "@repo/ui/dialog";
import { Icon } from "@repo/ui/icon";
import { useEffect, useEffectEvent, useState } from "react";
import { ListFailure } from "@/app/(dashboards)/_shared/lists/list-notice";
import { DownloadLink } from "@/app/(dashboards)/_shared/requests/download-link";
import { withTimeoutNote } from "@/app/(dashboards)/_shared/requests/failure";
import { useLeaveGuard } from "@/components/forms/use-leave-guard";
import { EmailText } from "@/components/text/email-text";
import { shortDate, telHref } from "@/lib/format";
import { AlsoApplied } from "./also-applied";
import { History } from "./history";
import { Mails } from "./mails";
import { Notes } from "./notes";
import { PrivateLink } from "./private-link";
import { ReasonForm } from "./reason-form";
import { StatusSelect } from "./status-select";
import { useApplicationDetail } from "./use-application-detail";
import { useUnsavedParts } from "./use-unsaved-parts";

type ApplicantPanelProps = {
  application: ApplicationItem | undefined;
  sendAgain: (application: ApplicationItem) => Promise<void>;
  revokeLink: (application: ApplicationItem) => Promise<void>;
  onStatus: (status: ApplicationStatus) => void;
  onRead: (application: ApplicationItem) => void;
  onOpen: (application: ApplicationItem) => void;
  onClose: () => void;
};

export function ApplicantPanel({
  application,
  sendAgain,
  revokeLink,
  onStatus,
  onRead,
  onOpen,
  onClose,
}: ApplicantPanelProps) {
  const { detail, error, change, reload } = useApplicationDetail(application?.id);
  const { unsaved, mark } = useUnsavedParts();
  const [asksForReason, setAsksForReason] = useState(false);
  const { leaveForm, question } = useLeaveGuard(unsaved, onClose);
  const rejection = asksForReason ? detail?.events.at(-1) : undefined;

  const follow = useEffectEvent((read: ApplicationItem) => {
    if (application && read.updatedAt > application.updatedAt) onRead(read);
  });
  useEffect(() => {
    if (detail) follow(detail);
  }, [detail]);

  function changeStatus(status: ApplicationStatus) {
    setAsksForReason(status === "rejected");
    onStatus(status);
  }

  return (
    <>
      <Dialog
        open={Boolean(application)}
        onClose={() => leaveForm(onClose)}
        title={application?.name}
        className="m-0 ml-auto h-dvh max-h-none w-full max-w-lg animate-drawer bg-white p-(--pad) text-ink shadow-float [--pad:--spacing(6)]"
      >
        {application && (
          <>
            <div className="mt-3 flex flex-wrap items-center gap-3">
              <StatusSelect label="Status" value={application.status} onChange={changeStatus} />
              <p className="text-slate text-sm">Applied {shortDate(application.createdAt)}</p>
            </div>
            {rejection?.isOwn && rejection.to === "rejected" && application.status === "rejected" && (
              <ReasonForm
                key={rejection.id}
                reason={rejection.reason}
                offered={detail?.rejectionReasons ?? []}
                dismissLabel="No reason"
                save={(reason) => change(`events/${rejection.id}`, "PATCH", { reason })}
                onDone={() => setAsksForReason(false)}
                mark={mark}
              />
            )}
            <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2.5 text-sm">
              {factsOf(application).map(([label, value]) => (
                <div key={label} className="contents">
                  <dt className="text-slate">{label}</dt>
                  <dd className="wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
            <Mails application={application} sendAgain={() => sendAgain(application)} />
            <PrivateLink application={application} revoke={() => revokeLink(application)} />
            <DownloadLink
              href={`/api/resumes/${application.id}`}
              className={buttonClass("outline", "mt-6 self-start", "small")}
            >
              <Icon name="download" className="size-4" />
              Download résumé
            </DownloadLink>
            {error && !detail && (
              <ListFailure onRetry={reload}>
                {withTimeoutNote("History and notes can’t be shown right now.", error)}
              </ListFailure>
            )}
            {!error && !detail && <p className="mt-8 text-slate text-sm">Loading history and notes...</p>}
            {detail && (
              <>
                <AlsoApplied others={detail.others} onOpen={(other) => leaveForm(() => onOpen(other))} />
                <History detail={detail} change={change} mark={mark} />
                <Notes applicant={application.name} notes={detail.notes} change={change} reload={reload} mark={mark} />
              </>
            )}
          </>
        )}
      </Dialog>
      {question}
    </>
  );
}

function factsOf(application: ApplicationItem) {
  return [
    ["Job title", application.job_title],
    ["Email", <Mail key="email" address={application.email} />],
    ["Phone", <Phone key="phone" number={application.phone} />],
    ["Preferred work type", application.work_type],
    ["Years of experience", application.years_experience],
    ["Current CTC (INR LPA)", application.current_ctc],
    ["Expected CTC (INR LPA)", application.expected_ctc],
    ["Notice period (days)", application.notice_period],
    ["For later openings", application.consentUntil ? `Until ${shortDate(application.consentUntil)}` : "No consent"],
  ] as const;
}

function Mail({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="text-blue-700 underline">
      <EmailText address={address} />
    </a>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <a href={telHref(number)} className="text-blue-700 underline">
      {number}
    </a>
  );
}
