import { LOCALE, TIME_ZONE } from "@repo/brand";
import { inZone, toInput } from "@repo/plugin-kit/times";

/** By the company's clocks, as an input of date and time wants it: 2026-11-24T09:00. Empty for none. */
export function companyClock(moment: string | null | undefined): string {
  return toInput(moment ?? null, TIME_ZONE);
}

/** By the company's clocks, with the name of their zone at that moment: 24 Nov 2026, 9:00 am IST. */
export function companyTime(moment: string): string {
  return inZone(moment, TIME_ZONE, LOCALE);
}
