"use client";

import { CHOSEN_STATUSES, type ChosenStatus, STATUS_LABELS } from "@repo/contract/application/status";
import { Button } from "@repo/ui/button";
import { type FormEvent, useId, useState } from "react";
import { smallControl } from "@/app/(dashboards)/_shared/lists/toolbar";
import { useRead } from "@/app/(dashboards)/_shared/requests/use-read";
import styles from "./selection.module.css";
import type { Bulk } from "./use-bulk";

export function ChangeStatus({ bulk }: { bulk: Bulk }) {
  const [status, setStatus] = useState<ChosenStatus>();
  const [reason, setReason] = useState("");
  const list = useId();
  const isRejection = status === "rejected";
  const { data } = useRead("GET /api/dashboard/applications/bulk/reasons", isRejection ? {} : null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (status) bulk.changeTo(status, reason);
  }

  return (
    <form onSubmit={submit} className={styles.actions}>
      <select
        aria-label="Change the status to"
        required
        className={`${smallControl} ${styles.control}`}
        value={status ?? ""}
        onChange={(event) => setStatus(CHOSEN_STATUSES.find((each) => each === event.target.value))}
      >
        <option value="" disabled>
          Change status to
        </option>
        {CHOSEN_STATUSES.map((each) => (
          <option key={each} value={each}>
            {STATUS_LABELS[each]}
          </option>
        ))}
      </select>
      {isRejection && (
        <>
          <input
            aria-label="Reason for the rejection (optional)"
            placeholder="Reason (optional)"
            className={`${smallControl} ${styles.control}`}
            list={list}
            maxLength={300}
            autoComplete="off"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <datalist id={list}>
            {data?.items.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        </>
      )}
      <Button type="submit" size="small">
        Change
      </Button>
    </form>
  );
}
