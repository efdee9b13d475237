import type { Schedule } from "../../server/src/schedule";
import { useText } from "./plugin";
import { useZones } from "./zones";

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
