"use client";

import { company } from "@repo/brand";
import { SELECTION_MAX } from "@repo/contract/application/selection";
import { Button } from "@repo/ui/button";
import { showAlert } from "@repo/ui/toaster";
import { useEffect, useRef, useState } from "react";
import { failureText } from "@/lib/failure";
import { useApplicationStore } from "../application-store";
import { ChangeStatus } from "./change-status";
import { DeleteSelection } from "./delete-selection";
import { ExportSelection } from "./export-selection";
import { countOf } from "./jobs";
import styles from "./selection.module.css";
import { SendMail } from "./send-mail";
import type { Bulk, BulkState } from "./use-bulk";
import type { Selection } from "./use-selection";

type BulkBarProps = {
  selection: Selection;
  bulk: Bulk;
  /** The number of applications that match the filters. */
  total: number;
};

export function BulkBar({ selection, bulk, total }: BulkBarProps) {
  const { chosen } = selection;
  const { state } = bulk;
  const bar = useRef<HTMLElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const [isReading, setIsReading] = useState(false);
  const isShown = chosen.size > 0 || state !== undefined;

  // This keeps the bar from covering the focused element, and messages from covering the bar.
  useEffect(() => {
    if (!isShown || !bar.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty("--bar", `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--bar");
    };
  }, [isShown]);

  const kind = state?.kind;
  useEffect(() => {
    const place = kind ? bar.current?.querySelector<HTMLElement>("[data-state]") : count.current;
    // The bar is in view, but its place in the page may not be.
    place?.focus({ preventScroll: true });
  }, [kind]);

  async function selectMatching() {
    if (isReading) return;
    count.current?.focus();
    setIsReading(true);
    try {
      await selection.chooseMatching();
    } catch (error) {
      showAlert(failureText(error, "They can’t be selected right now."));
    } finally {
      setIsReading(false);
    }
  }

  return (
    <>
      <p role="status" className="sr-only">
        {chosen.size > 0 && `${countOf(chosen.size)} selected`}
      </p>
      {isShown && (
        <section ref={bar} aria-label="Selected applications" className={styles.bar}>
          {state ? (
            <Progress state={state} bulk={bulk} />
          ) : (
            <div className="flex flex-wrap items-center gap-3">
              <p ref={count} tabIndex={-1} className="font-semibold text-sm tabular-nums outline-none">
                {chosen.size.toLocaleString(company().locale)} selected
              </p>
              <SelectMatching chosen={chosen.size} total={total} isReading={isReading} onSelect={selectMatching} />
              <div inert={isReading} className={styles.actions}>
                <ChangeStatus bulk={bulk} />
                <SendMail selection={selection} bulk={bulk} />
                <ExportSelection selection={selection} />
                <DeleteSelection count={chosen.size} bulk={bulk} />
                <Button look="outline" size="small" onClick={selection.clear}>
                  Clear<span className="sr-only"> the selection</span>
                </Button>
              </div>
            </div>
          )}
        </section>
      )}
    </>
  );
}

type SelectMatchingProps = { chosen: number; total: number; isReading: boolean; onSelect: () => void };

function SelectMatching({ chosen, total, isReading, onSelect }: SelectMatchingProps) {
  const count = Math.min(total, SELECTION_MAX);
  if (chosen >= count) return null;
  const which = total > SELECTION_MAX ? `the newest ${count.toLocaleString(company().locale)} of` : "all";
  return (
    <Button look="outline" size="small" aria-disabled={isReading} onClick={onSelect}>
      {isReading ? "Selecting" : "Select"} {which} {total.toLocaleString(company().locale)} that match
    </Button>
  );
}

function Progress({ state, bulk }: { state: NonNullable<BulkState>; bulk: Bulk }) {
  const { known } = useApplicationStore();
  if (state.kind === "running") {
    const place = `${state.done.toLocaleString(company().locale)} of ${countOf(state.total)}`;
    return (
      <div data-state tabIndex={-1} className="flex flex-wrap items-center gap-3 text-sm outline-none">
        <progress
          className={styles.progress}
          max={state.total}
          value={state.done}
          aria-label={`${state.text} applications`}
          aria-valuetext={place}
        />
        <p className="tabular-nums">
          {state.text} {place}...
        </p>
        <Button look="outline" size="small" onClick={bulk.stop}>
          Stop
        </Button>
      </div>
    );
  }
  if (state.kind === "waiting") {
    return (
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <p role="status">{state.text}</p>
        <Button data-state look="outline" size="small" onClick={bulk.keep}>
          Undo
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <div data-state tabIndex={-1} role="status" className="outline-none">
        <p className="font-semibold">{state.text}</p>
        {state.failure && <p className="text-error">{state.failure}</p>}
      </div>
      {state.actions.map(({ label, run }) => (
        <Button key={label} look="outline" size="small" onClick={run}>
          {label}
        </Button>
      ))}
      <Button look="outline" size="small" onClick={bulk.dismiss}>
        Dismiss
      </Button>
      {state.refused.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has no control in it
        <section aria-label="Left as they were" tabIndex={0} className={styles.refused}>
          <p>{countOf(state.refused.length)} left as they were:</p>
          <ul className="list-disc pl-4">
            {state.refused.map(({ id, name, reason }) => (
              <li key={id}>
                {name || (known.get(id)?.name ?? "An application")}: {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
