"use client";

import type { ApplicationItem } from "@repo/contract/application/applicant";
import { CHOSEN_STATUSES, type ChosenStatus } from "@repo/contract/application/status";
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

type Drag = { application: ApplicationItem; x: number; y: number; target: ChosenStatus | undefined };

const STARTS_AFTER_PX = 5;
/** The board scrolls when the pointer is this close to its edge. */
const EDGE_PX = 40;
const SCROLL_PX = 12;

/** Drags cards: by mouse from anywhere but a control, by finger only from the handle, because a finger also scrolls. */
export function useDrag(
  board: RefObject<HTMLElement | null>,
  drop: (application: ApplicationItem, status: ChosenStatus) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const begun = useRef<{ application: ApplicationItem; x: number; y: number }>(undefined);
  const place = useRef({ x: 0, y: 0 });
  const isDragging = drag !== undefined;

  function end() {
    begun.current = undefined;
    setDrag(undefined);
  }
  const cancel = useEffectEvent(end);
  /** Columns move below a pointer that doesn't move while the board scrolls. */
  const lookBelow = useEffectEvent(() => {
    const { x, y } = place.current;
    const target = columnAt(x, y);
    if (drag && drag.target !== target) setDrag({ ...drag, target });
  });

  useEffect(() => {
    if (!isDragging) return;
    let frame = 0;
    const scroll = () => {
      const { left = 0, right = 0 } = board.current?.getBoundingClientRect() ?? {};
      const { x } = place.current;
      const direction = x < left + EDGE_PX ? -1 : x > right - EDGE_PX ? 1 : 0;
      if (direction !== 0) {
        board.current?.scrollBy({ left: direction * SCROLL_PX });
        lookBelow();
      }
      frame = requestAnimationFrame(scroll);
    };
    scroll();
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && cancel();
    addEventListener("keydown", onKey);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("keydown", onKey);
    };
  }, [isDragging, board]);

  return {
    drag,
    handlersOf: (application: ApplicationItem) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const target = event.target as Element;
        const isHandle = target.closest("[data-grip]") !== null;
        if (event.button !== 0 || application.status === "withdrawn") return;
        if (!isHandle && (event.pointerType !== "mouse" || target.closest("button, select"))) return;
        begun.current = { application, x: event.clientX, y: event.clientY };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const start = begun.current;
        if (!start || start.application.id !== application.id) return;
        const { clientX: x, clientY: y, currentTarget, pointerId } = event;
        if (!drag && Math.hypot(x - start.x, y - start.y) < STARTS_AFTER_PX) return;
        currentTarget.setPointerCapture(pointerId);
        place.current = { x, y };
        setDrag({ application, x, y, target: columnAt(x, y) });
      },
      onPointerUp() {
        const target = drag?.target;
        end();
        if (target) drop(application, target);
      },
      onPointerCancel: end,
    }),
  };
}

function columnAt(x: number, y: number): ChosenStatus | undefined {
  const status = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-column]")?.dataset.column;
  return CHOSEN_STATUSES.find((each) => each === status);
}
