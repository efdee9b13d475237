import type { ApplicationStatus } from "./status";

/** Who may not be meant. `alike` is the same for all applications of one address, and null if there is one. */
export type DoubtfulRecipient = { id: string; name: string; status: ApplicationStatus; alike: number | null };

/** The newest first. */
export type DoubtfulRecipients = { items: DoubtfulRecipient[] };

/** Why an application gets no mail that goes to several. */
export type LeftOut = Record<"withdrawn" | "rejected" | "twice", DoubtfulRecipient[]>;

/** Who is left out, unless `included`. Of one address, the newest application gets the mail. Who has withdrawn gets none. */
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
