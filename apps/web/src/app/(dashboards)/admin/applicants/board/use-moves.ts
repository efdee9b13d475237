"use client";

import type { ApplicationItem } from "@repo/contract/application/applicant";
import type { ApplicationStatus, ChosenStatus } from "@repo/contract/application/status";
import { useState } from "react";
import { refreshLists } from "@/app/(dashboards)/_shared/lists/use-list";
import { APPLICATIONS } from "../use-applications";

export type ChangeStatus = (application: ApplicationItem, status: ApplicationStatus) => Promise<boolean>;
type Moves = ReadonlyMap<string, ApplicationItem>;

/** Cards that are on their way: shown where they go, until the columns have been read again or the change fails. */
export function useMoves(changeStatus: ChangeStatus) {
  const [moves, setMoves] = useState<Moves>(new Map());

  async function move(application: ApplicationItem, status: ChosenStatus): Promise<void> {
    if (application.status === status) return;
    const moved = { ...application, status };
    setMoves((before) => new Map(before).set(application.id, moved));
    const isSaved = await changeStatus(application, status);
    if (isSaved) await refreshLists(APPLICATIONS).catch(() => undefined);
    setMoves((before) => {
      // Moved again meanwhile.
      if (before.get(application.id) !== moved) return before;
      const next = new Map(before);
      next.delete(application.id);
      return next;
    });
  }

  return { moves, move };
}

/** What a column shows, with the cards that are on their way to it, and without those that leave it. */
export function withMoves(
  status: ApplicationStatus,
  { items, total }: { items: ApplicationItem[]; total: number },
  moves: Moves,
): { items: ApplicationItem[]; total: number } {
  const stay = items.filter(({ id }) => (moves.get(id)?.status ?? status) === status);
  const there = new Set(stay.map(({ id }) => id));
  const come = [...moves.values()].filter((moved) => moved.status === status && !there.has(moved.id));
  return { items: [...come.reverse(), ...stay], total: total - (items.length - stay.length) + come.length };
}
