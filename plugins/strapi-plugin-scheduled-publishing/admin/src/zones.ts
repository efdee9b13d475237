import { inZone, zoneName } from "@repo/time/clock";
import { useIntl } from "react-intl";
import { useOptions } from "./plugin";

const CHOSEN = "scheduled-publishing.zone";
const { timeZone: own } = new Intl.DateTimeFormat().resolvedOptions();

export const keepZone = (zone: string) => localStorage.setItem(CHOSEN, zone);

export type Zones = {
  all: string[];
  chosen: string;
  nameOf: (zone: string, style: "long" | "short") => string;
  show: (moment: string) => string;
};

export function useZones(): Zones | undefined {
  const { locale } = useIntl();
  const options = useOptions();
  if (!options) return undefined;

  const { timeZone = own, dateLanguage = locale } = options;
  const nameOf = (zone: string, style: "long" | "short") => zoneName(zone, dateLanguage, style);
  // A zone can have several identifiers.
  const all = nameOf(own, "long") === nameOf(timeZone, "long") ? [timeZone] : [timeZone, own];
  const chosen = all.find((zone) => zone === localStorage.getItem(CHOSEN)) ?? timeZone;
  return { all, chosen, nameOf, show: (moment) => inZone(moment, chosen, dateLanguage) };
}
