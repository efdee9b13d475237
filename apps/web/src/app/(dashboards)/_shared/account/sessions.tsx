"use client";

import type { AccountDetail, SessionItem } from "@repo/contract/http/account";
import { Button } from "@repo/ui/button";
import { type Column, DataTable } from "@repo/ui/data-table";
import { showAlert, showStatus } from "@repo/ui/toaster";
import { useFocusKeeper } from "@repo/ui/use-focus-keeper";
import { useState } from "react";
import { failureText } from "@/lib/failure";
import { shortMoment } from "@/lib/format";
import { siteFetch } from "@/lib/site-fetch";
import { countOf } from "./count-of";

const TABLE = "sessions";

type SessionsProps = { account: AccountDetail | undefined; onChange: (account: AccountDetail) => void };

export function Sessions({ account, onChange }: SessionsProps) {
  const [busy, setBusy] = useState(false);
  const keeper = useFocusKeeper(TABLE);
  const others = account?.sessions.filter(({ isCurrent }) => !isCurrent) ?? [];

  async function end(sessions: SessionItem[]) {
    if (busy) return;
    setBusy(true);
    try {
      const body = { ids: sessions.map(({ id }) => id) };
      onChange(await siteFetch("POST /api/dashboard/account/sessions/end", { body }));
      showStatus(sessions.length === 1 ? "The session is ended." : `${sessions.length} sessions are ended.`);
    } catch (error) {
      showAlert(failureText(error, "The session could not be ended. Please try again."));
    } finally {
      setBusy(false);
    }
  }

  const columns: Column<SessionItem>[] = [
    { key: "browser", label: "Where", cell: ({ browser }) => browser },
    { key: "since", label: "Signed in", cell: ({ since }) => shortMoment(since) },
    { key: "usedAt", label: "Last used", cell: ({ usedAt }) => shortMoment(usedAt) },
    {
      key: "end",
      label: "Actions",
      cell: (session) =>
        session.isCurrent ? (
          <span className="text-slate">This session</span>
        ) : (
          <Button
            look="outline"
            size="small"
            aria-label={`End ${session.browser}, signed in ${shortMoment(session.since)}`}
            aria-disabled={busy}
            onClick={() => end([session])}
          >
            End
          </Button>
        ),
    },
  ];

  return (
    <section ref={keeper} aria-labelledby="sessions-heading" className="card overflow-clip">
      <div className="flex flex-wrap items-start justify-between gap-3 p-4">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="sessions-heading" className="text-lg">
            Sessions
          </h2>
          <p className="mt-1 max-w-3xl text-slate text-sm">
            Where your account is signed in. End what you don’t know, and change your password then.
          </p>
        </div>
        {others.length > 0 && (
          <Button
            look="outline"
            size="small"
            aria-disabled={busy}
            onClick={() => end(others)}
            className="max-sm:w-full"
          >
            End all others
          </Button>
        )}
      </div>
      <DataTable
        id={TABLE}
        caption={<span className="text-slate">{account && countOf(account.sessions, "session")}</span>}
        columns={columns}
        rows={account?.sessions}
        rowId={({ id }) => id}
        skeletonRows={2}
        isBrief
      />
    </section>
  );
}
