import type { ApplicationItem } from "@repo/contract/application/applicant";
import type { ApplicationStatus } from "@repo/contract/application/status";

/** Returns a column's cards with those that are being moved to it, and without those that are leaving it. */
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
