import { isDeepStrictEqual } from "node:util";
import type { Content } from "./content";

type Pair = { before: Content | null; after: Content | null; position: number };

export function pairParts(
  before: Content[],
  after: Content[],
  nameOf: (part: Content) => string,
): { pairs: Pair[]; isMoved: boolean } {
  const free = new Set(before.keys());
  const found: (number | undefined)[] = after.map(() => undefined);
  const pairBy = (fits: (older: Content, newer: Content, samePlace: boolean) => boolean) => {
    for (const [newer, part] of after.entries()) {
      if (found[newer] !== undefined) continue;
      const older = [...free].find((place) => {
        const other = before[place] as Content;
        return other.__component === part.__component && fits(other, part, place === newer);
      });
      if (older === undefined) continue;
      found[newer] = older;
      free.delete(older);
    }
  };
  pairBy((older, newer) => isDeepStrictEqual(older, newer));
  pairBy((older, newer) => nameOf(newer) !== "" && nameOf(older) === nameOf(newer));
  pairBy((_, __, samePlace) => samePlace);

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
