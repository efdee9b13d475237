"use client";

import { company } from "@repo/brand";
import type { JobSources } from "@repo/contract/application/source";
import { useState } from "react";
import { ListFailure } from "@/app/(dashboards)/_shared/lists/list-notice";
import { useRead } from "@/app/(dashboards)/_shared/requests/use-read";
import { withTimeoutNote } from "@/lib/failure";

export function JobSourcesTable({ job }: { job: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, mutate } = useRead("GET /api/dashboard/jobs/:id/sources", isOpen ? { id: job } : null);
  return (
    <details className="px-4 pb-4 text-sm" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-blue-700 underline underline-offset-4">
        Sources of this job’s applications
      </summary>
      {error && (
        <ListFailure onRetry={() => void mutate()}>
          {withTimeoutNote("The sources can’t be shown right now.", error)}
        </ListFailure>
      )}
      {isOpen && !data && !error && <p className="text-slate">Loading the sources...</p>}
      {data?.total === 0 && <p className="text-slate">No applications yet.</p>}
      {data && data.total > 0 && <Sources {...data} />}
    </details>
  );
}

function Sources({ total, sources, others }: JobSources) {
  const rows = sources.map(({ source, ...counts }) => ({ ...counts, name: source ?? "Not known" }));
  return (
    <table className="mt-2 w-full max-w-lg">
      <caption className="sr-only">Sources</caption>
      <thead>
        <tr>
          {["Source", "Applications", "Hired"].map((label) => (
            <th key={label} scope="col" className="pr-6 text-left font-medium text-slate">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {rows.map(({ name, applications, hired }) => (
          <tr key={name}>
            <th scope="row" className="wrap-anywhere w-full pr-6 text-left font-medium">
              {name}
            </th>
            <td className="whitespace-nowrap pr-6">{share(applications, total)}</td>
            <td>{hired.toLocaleString(company().locale)}</td>
          </tr>
        ))}
        {others > 0 && (
          <tr>
            <th scope="row" className="pr-6 text-left font-medium">
              All others
            </th>
            <td className="whitespace-nowrap pr-6">{share(others, total)}</td>
            <td />
          </tr>
        )}
      </tbody>
    </table>
  );
}

function share(part: number, whole: number): string {
  const percent = (part / whole).toLocaleString(company().locale, { style: "percent", maximumFractionDigits: 1 });
  return `${part.toLocaleString(company().locale)} (${percent})`;
}
