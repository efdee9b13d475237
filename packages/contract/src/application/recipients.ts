import type { ApplicationStatus } from "./status";

/** A recipient who may be a mistake. `alike` is shared by all applications of one address; null means only one. */
export type DoubtfulRecipient = { id: string; name: string; status: ApplicationStatus; alike: number | null };

export type DoubtfulRecipients = { items: DoubtfulRecipient[] };

export type LeftOut = Record<"withdrawn" | "rejected" | "twice", DoubtfulRecipient[]>;

/** Leaves out all who withdrew and, unless included, the rejected and an address's older applications. */
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
