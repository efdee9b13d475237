"use client";

import type { ApplicationItem } from "@repo/contract/application/applicant";
import { STATUS_LABELS } from "@repo/contract/application/status";
import { shortDate } from "@/lib/format";
import { PanelSection } from "./panel-section";

type AlsoAppliedProps = { others: ApplicationItem[]; onOpen: (application: ApplicationItem) => void };

export function AlsoApplied({ others, onOpen }: AlsoAppliedProps) {
  if (others.length === 0) return null;
  return (
    <PanelSection title="Also applied">
      <p className="mt-1 text-slate text-sm">With the same email address or phone number.</p>
      <ul className="mt-3 flex flex-col gap-3 text-sm">
        {others.map((other) => (
          <li key={other.id}>
            <button
              type="button"
              className="min-h-6 text-left font-semibold text-blue-700 underline-offset-2 hover:underline"
              onClick={() => onOpen(other)}
            >
              {other.job_title}
            </button>
            <p className="text-slate text-xs">
              {other.name} · {shortDate(other.createdAt)} · {STATUS_LABELS[other.status]}
            </p>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
