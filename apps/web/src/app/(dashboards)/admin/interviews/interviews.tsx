"use client";

import { ListFailure } from "@/app/(dashboards)/_shared/lists/list-notice";
import { useRead } from "@/app/(dashboards)/_shared/requests/use-read";
import { withTimeoutNote } from "@/lib/failure";
import { PageFrame } from "../page-frame";
import { CalendarAddress } from "./calendar-address";
import { InterviewTable } from "./interview-table";

export function Interviews() {
  const { data, error, mutate } = useRead("GET /api/dashboard/interviews", {});
  return (
    <PageFrame title="Interviews" subtitle="Who is invited to talk with you, and when">
      {error && (
        <ListFailure onRetry={() => mutate()}>
          {withTimeoutNote("The interviews can’t be shown right now.", error)}
        </ListFailure>
      )}
      <InterviewTable interviews={data} failed={error !== undefined} />
      {data && <CalendarAddress since={data.feedSince} onChange={() => void mutate()} />}
    </PageFrame>
  );
}
