import type { ApplicationStatus } from "./status";

export type DoubtfulRecipient = { id: string; name: string; status: ApplicationStatus; alike: number | null };

export type DoubtfulRecipients = { items: DoubtfulRecipient[] };

export type LeftOut = Record<"withdrawn" | "rejected" | "twice", DoubtfulRecipient[]>;

export function leftOut(recipients: DoubtfulRecipient[], included: { rejected: boolean; twice: boolean }): LeftOut {
  const out: LeftOut = { withdrawn: [], rejected: [], twice: [] };
  const written = new Set<number>();
  for (const recipient of recipients) {
    const { status, alike } = recipient;
    if (status === "withdrawn") out.withdrawn.push(recipient);
    else if (status === "rejected" && !included.rejected) out.rejected.push(recipient);
    else if (alike !== null && written.has(alike) && !included.twice) out.twice.push(recipient);
    else if (alike !== null) written.add(alike);
  }
  return out;
}
