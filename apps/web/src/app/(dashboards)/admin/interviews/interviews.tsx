"use client";

import { JOBS_ADMIN } from "@repo/contract/http/roles";
import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { AccountLink } from "@/app/(dashboards)/_shared/account/account-link";
import { ListFailure } from "@/app/(dashboards)/_shared/lists/list-notice";
import { useRead } from "@/app/(dashboards)/_shared/requests/use-read";
import { LogoutButton } from "@/app/(dashboards)/_shared/sign-in/logout-button";
import { withTimeoutNote } from "@/lib/failure";
import { CalendarAddress } from "./calendar-address";
import { InterviewTable } from "./interview-table";

export function Interviews() {
  const { data, error, mutate } = useRead("GET /api/dashboard/interviews", {});
  return (
    <div className="mx-auto flex w-full max-w-[1200px] flex-col gap-6 px-3 py-5 sm:px-6 sm:py-8">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-card">Interviews</h1>
          <p className="text-slate text-sm">Who is invited to talk with you, and when</p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          <a href="/admin" className={buttonClass("outline", "", "small")}>
            <Icon name="chevron-left" className="size-4" />
            Dashboard
          </a>
          <AccountLink role={JOBS_ADMIN} />
          <LogoutButton role={JOBS_ADMIN} />
        </div>
      </header>
      <div id="content" tabIndex={-1} className="flex flex-col gap-6 outline-none">
        {error && (
          <ListFailure onRetry={() => mutate()}>
            {withTimeoutNote("The interviews can’t be shown right now.", error)}
          </ListFailure>
        )}
        <InterviewTable interviews={data} failed={error !== undefined} />
        {data && <CalendarAddress since={data.feedSince} onChange={() => void mutate()} />}
      </div>
    </div>
  );
}
