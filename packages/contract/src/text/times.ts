import { LOCALE, TIME_ZONE } from "@repo/brand";
import { inZone, toInput } from "@repo/time/clock";

/** Formats a moment in the company's time zone for an input of date and time: 2026-11-24T09:00. Returns "" for none. */
export function companyClock(moment: string | null | undefined): string {
  return toInput(moment ?? null, TIME_ZONE);
}

/** Formats a moment in the company's time zone, with the zone's name: 24 Nov 2026, 9:00 am IST. */
export function companyTime(moment: string): string {
  return inZone(moment, TIME_ZONE, LOCALE);
}
