import { isEqual } from "lodash";
import type { Content } from "./content";

type Pair = { before: Content | null; after: Content | null; position: number };

/** Pairs the parts of a list with an older state: equal ones, then by name, then by place. */
export function pairParts(before: Content[], after: Content[], nameField: string): { pairs: Pair[]; isMoved: boolean } {
  const free = new Set(before.keys());
  const found: (number | undefined)[] = after.map(() => undefined);
  const pairBy = (fits: (older: number, newer: number) => boolean) => {
    for (const newer of after.keys()) {
      if (found[newer] !== undefined) continue;
      const older = [...free].find((each) => fits(each, newer));
      if (older === undefined) continue;
      found[newer] = older;
      free.delete(older);
    }
  };
  const name = (part: Content | undefined) => part?.[nameField];
  pairBy((older, newer) => isEqual(before[older], after[newer]));
  pairBy((older, newer) => typeof name(after[newer]) === "string" && name(before[older]) === name(after[newer]));
  pairBy((older, newer) => older === newer);

  const kept = found.filter((older) => older !== undefined);
  return {
    pairs: [
      ...after.map((part, newer) => ({ before: at(before, found[newer]), after: part, position: newer + 1 })),
      ...[...free].map((older) => ({ before: at(before, older), after: null, position: older + 1 })),
    ],
    isMoved: kept.some((older, index) => index > 0 && older < (kept[index - 1] ?? 0)),
  };
}

const at = (parts: Content[], index: number | undefined) => (index === undefined ? null : (parts[index] ?? null));
