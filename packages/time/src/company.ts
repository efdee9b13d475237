import { company } from "@repo/brand";
import { inZone, momentOf, toInput } from "./clock";

const DAY_MS = 24 * 60 * 60 * 1000;

export function companyClock(moment: string | null | undefined): string {
  return toInput(moment ?? null, company().timeZone);
}

export function companyTime(moment: string): string {
  return inZone(moment, company().timeZone, company().locale);
}

export function today(now = Date.now()): string {
  return toInput(now, company().timeZone).slice(0, 10);
}

export function dayBegins(day: string): Date {
  return momentOf(day, company().timeZone);
}

export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
