import { INDIA_ZONE, inIndia, momentOf } from "@repo/rules/india";

const CHOSEN = "schedule-zone";
const { timeZone: own } = new Intl.DateTimeFormat().resolvedOptions();

const INDIA = { zone: INDIA_ZONE, label: "India (IST)" };

/** India's zone has several names. */
const isInIndia = nameOf(own) === nameOf(INDIA_ZONE);

export const ZONES = isInIndia ? [INDIA] : [INDIA, { zone: own, label: `This computer’s (${own})` }];

export const chosenZone = () => ZONES.find(({ zone }) => zone === localStorage.getItem(CHOSEN))?.zone ?? INDIA_ZONE;

export const keepZone = (zone: string) => localStorage.setItem(CHOSEN, zone);

/** Such as 2026-11-24T09:00, for an input of date and time. */
export function toInput(moment: string | null, zone: string): string {
  // Sweden writes dates as inputs do.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  return moment ? format.format(new Date(moment)).replace(" ", "T") : "";
}

export function fromInput(text: string, zone: string): string | null {
  if (!text) return null;
  return (zone === INDIA_ZONE ? momentOf(text) : new Date(text)).toISOString();
}

/** Such as "24 Nov 2026, 9:00 am IST". */
export function inZone(moment: string, zone: string): string {
  if (zone === INDIA_ZONE) return inIndia(moment);
  const format = new Intl.DateTimeFormat("en-IN", { timeZone: zone, dateStyle: "medium", timeStyle: "short" });
  return `${format.format(new Date(moment))} ${nameOf(zone)}`;
}

function nameOf(zone: string): string {
  const parts = new Intl.DateTimeFormat("en-IN", { timeZone: zone, timeZoneName: "short" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
