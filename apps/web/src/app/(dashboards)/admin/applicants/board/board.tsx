"use client";

import type { ApplicationItem } from "@repo/contract/application/applicant";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  CHOSEN_STATUSES,
  type ChosenStatus,
  STATUS_LABELS,
} from "@repo/contract/application/status";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { changeStatus, useApplicationStore } from "../application-store";
import styles from "./board.module.css";
import { BoardCard } from "./board-card";
import { BoardColumn } from "./board-column";
import { useDrag } from "./use-drag";

type BoardProps = {
  query: Record<string, string>;
  /** Opens the panel, which steps through the cards of `column`. */
  onOpen: (application: ApplicationItem, column: ApplicationItem[]) => void;
  onShowTable: (status: ApplicationStatus) => void;
};

type Carried = { application: ApplicationItem; over: ChosenStatus };

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A board with a column for each stage. Cards are moved with a pointer, with keys, or by their menu. */
export function Board({ query: { status: only, ...query }, onOpen, onShowTable }: BoardProps) {
  const board = useRef<HTMLElement>(null);
  const { wished } = useApplicationStore();
  const moves = useMemo(() => new Map([...wished].filter(([, { isMove }]) => isMove)), [wished]);
  const [carried, setCarried] = useState<Carried>();
  const [said, setSaid] = useState("");
  const wantsFocus = useRef<string>(undefined);
  const isDropped = useRef(false);
  const helpId = useId();
  const { drag, handlersOf } = useDrag(board, (application, status) => {
    // The click that follows a drop must not carry the card again.
    isDropped.current = true;
    setTimeout(() => {
      isDropped.current = false;
    });
    move(application, status);
  });
  const statuses = APPLICATION_STATUSES.filter((status) => !only || status === only);
  const target = drag?.target ?? carried?.over;

  // A card is rendered anew in its new column, so it loses the focus.
  useEffect(() => {
    const id = wantsFocus.current;
    const grip = id && moves.has(id) && board.current?.querySelector<HTMLElement>(`[data-card="${id}"] [data-grip]`);
    if (!grip) return;
    wantsFocus.current = undefined;
    grip.focus();
  }, [moves]);

  function move(application: ApplicationItem, status: ApplicationStatus) {
    if (application.status !== status) void changeStatus(application, status, { isMove: true });
  }

  function carry(application: ApplicationItem) {
    if (isDropped.current || application.status === "withdrawn") return;
    if (!carried) {
      setCarried({ application, over: application.status });
      setSaid(`${application.name} is picked up, in ${STATUS_LABELS[application.status]}.`);
      return;
    }
    setCarried(undefined);
    setSaid(`${application.name} is dropped in ${STATUS_LABELS[carried.over]}.`);
    if (carried.over !== application.status) wantsFocus.current = application.id;
    move(application, carried.over);
  }

  function steer(event: KeyboardEvent) {
    if (!carried) return;
    if (event.key === "Escape") return putBack();
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const stages = CHOSEN_STATUSES.filter((status) => statuses.includes(status));
    const place = Math.max(0, Math.min(stages.length - 1, stages.indexOf(carried.over) + step));
    const over = stages[place] ?? carried.over;
    setCarried({ ...carried, over });
    setSaid(`${STATUS_LABELS[over]}, ${place + 1} of ${stages.length}.`);
    const column = board.current?.querySelector(`[data-column="${over}"]`);
    column?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  function putBack() {
    if (!carried) return;
    setCarried(undefined);
    setSaid(`${carried.application.name} stays in ${STATUS_LABELS[carried.application.status]}.`);
  }

  return (
    <>
      <p id={helpId} className="sr-only">
        Press Space to pick up, arrow keys to choose a stage, Space to drop, Escape to leave it where it was.
      </p>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may have no control in it */}
      <section ref={board} aria-label="Board" tabIndex={0} className={styles.board} data-dragging={drag && true}>
        {statuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            query={query}
            moves={moves}
            isTarget={status === target}
            onShowTable={() => onShowTable(status)}
            card={(application, column) => (
              <BoardCard
                key={application.id}
                application={application}
                isCarried={(carried ?? drag)?.application.id === application.id}
                helpId={helpId}
                handlers={handlersOf(application)}
                onOpen={() => onOpen(application, column)}
                onMove={(next) => move(application, next)}
                onCarry={() => carry(application)}
                onKey={steer}
                onLeave={putBack}
              />
            )}
          />
        ))}
      </section>
      {drag && (
        <div
          className={styles.ghost}
          style={{ transform: `translate(${drag.x + 8}px, ${drag.y + 8}px)` }}
          aria-hidden="true"
        >
          {drag.application.name}
        </div>
      )}
    </>
  );
}
