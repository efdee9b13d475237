"use client";

import { company } from "@repo/brand";
import type { ApplicationItem } from "@repo/contract/application/applicant";
import { type ApplicationStatus, STATUS_LABELS } from "@repo/contract/application/status";
import { Button } from "@repo/ui/button";
import { type ReactNode, useId, useState } from "react";
import { ListFailure } from "@/app/(dashboards)/_shared/lists/list-notice";
import { withTimeoutNote } from "@/lib/failure";
import { useApplicationList } from "../application-store";
import styles from "./board.module.css";
import { withMoves } from "./with-moves";

const FIRST = 20;
const MOST = 100;

type BoardColumnProps = {
  status: ApplicationStatus;
  query: Record<string, string>;
  moves: ReadonlyMap<string, ApplicationItem>;
  isTarget: boolean;
  card: (application: ApplicationItem, items: ApplicationItem[]) => ReactNode;
  onShowTable: () => void;
};

export function BoardColumn({ status, query, moves, isTarget, card, onShowTable }: BoardColumnProps) {
  const [count, setCount] = useState(FIRST);
  const { list, error, reload } = useApplicationList({ ...query, status, pageSize: count });
  const id = useId();
  const shown = list && withMoves(status, list, moves);
  const rest = list ? list.total - list.items.length : 0;
  return (
    <section
      aria-labelledby={id}
      className={styles.column}
      data-column={status}
      data-target={isTarget || undefined}
      data-empty={shown?.items.length === 0 || undefined}
      aria-busy={!list && !error}
    >
      <h3 id={id} className="px-2.5 py-1.5 text-sm">
        {STATUS_LABELS[status]}{" "}
        <span className="font-normal text-slate text-sm tabular-nums">
          {shown?.total.toLocaleString(company().locale)}
        </span>
      </h3>
      {error && (
        <ListFailure onRetry={reload}>{withTimeoutNote("This stage can’t be shown right now.", error)}</ListFailure>
      )}
      {shown?.items.length === 0 && <p className="px-3 pb-3 text-slate text-sm">No one here yet.</p>}
      {shown && shown.items.length > 0 && (
        <ul className={styles.cards}>{shown.items.map((application) => card(application, shown.items))}</ul>
      )}
      {rest > 0 && (
        <div className="p-3">
          {count < MOST ? (
            <Button look="outline" size="small" onClick={() => setCount(Math.min(count + FIRST, MOST))}>
              Load more<span className="sr-only"> of {STATUS_LABELS[status]}</span>
            </Button>
          ) : (
            <Button look="outline" size="small" onClick={onShowTable}>
              All {list?.total.toLocaleString(company().locale)} in the table
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
