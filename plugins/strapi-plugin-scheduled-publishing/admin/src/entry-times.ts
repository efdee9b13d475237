import type { Schedule } from "../../server/src/schedule";
import { useText } from "./plugin";
import { useZones } from "./zones";

/** Says when an entry is published and unpublished, in the chosen zone. */
export function useEntryTimes(): (entry: Schedule) => string[] {
  const text = useText();
  const zones = useZones();
  return ({ publishAt, unpublishAt }) =>
    zones
      ? [
          ...(publishAt ? [text("entry.publishes", { time: zones.show(publishAt) })] : []),
          ...(unpublishAt ? [text("entry.unpublishes", { time: zones.show(unpublishAt) })] : []),
        ]
      : [];
}
