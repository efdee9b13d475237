import type { ApplicationItem } from "@repo/contract/application/applicant";
import type { ApplicationStatus } from "@repo/contract/application/status";

/** What a column shows, with the cards that are on their way to it, and without those that leave it. */
export function withMoves(
  status: ApplicationStatus,
  { items, total }: { items: ApplicationItem[]; total: number },
  moves: ReadonlyMap<string, ApplicationItem>,
): { items: ApplicationItem[]; total: number } {
  const stay = items.filter(({ id }) => (moves.get(id)?.status ?? status) === status);
  const there = new Set(stay.map(({ id }) => id));
  const come = [...moves.values()].filter((moved) => moved.status === status && !there.has(moved.id));
  return { items: [...come.reverse(), ...stay], total: total - (items.length - stay.length) + come.length };
}
