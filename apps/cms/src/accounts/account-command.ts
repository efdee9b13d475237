import { parseArgs } from "node:util";
import type { AccountReset, AccountRow, NewAccount } from "@repo/contract/http/account";
import { askAsCommand as ask } from "../access/ask-as-command";

const NAMES = { panel: "Panel", jobs: "Jobs dashboard", blog: "Blog dashboard" };
const USAGE = `npm run account                                             lists all accounts
npm run account -- someone@example.com --new panel|jobs|blog   makes one
npm run account -- someone@example.com --reset                 removes passkeys of a dashboard, and ends sessions
npm run account -- someone@example.com --reset panel           makes a link for a new password of the panel`;

/** Asks the running CMS for its accounts, for a new one, or to let somebody in again. Returns what to tell. */
export async function accountCommand(args: string[]): Promise<string> {
  const options = { new: { type: "boolean" }, reset: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [email, place] = positionals;
  if (args.length === 0) return listed(await ask<AccountRow[]>("/api/accounts"));
  if (!email?.includes("@") || values.new === values.reset || positionals.length > 2) throw new Error(USAGE);
  if (values.new) {
    const { link } = await ask<NewAccount>("/api/accounts", { email, place });
    if (!link) return `${email} gets a mail with a link to choose a password, good for seven days.`;
    return `${email} becomes an administrator of the panel by this link, within seven days:\n${link}`;
  }
  const { passkeys, sessions, link } = await ask<AccountReset>("/api/accounts/reset", { email, place });
  if (!link) return `Passkeys removed: ${passkeys}. Sessions ended: ${sessions}. The account is told by mail.`;
  return `Sessions ended: ${sessions}. This link sets a new password, once, within an hour:\n${link}`;
}

function listed(accounts: AccountRow[]): string {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const lines = accounts.map(({ email, place, state, roles, passkeys }) => {
    const facts = [...roles, state, ...(passkeys > 0 ? [passkeys === 1 ? "1 passkey" : `${passkeys} passkeys`] : [])];
    return `${email.padEnd(width)}  ${NAMES[place].padEnd(14)}  ${facts.join(", ")}`;
  });
  return lines.join("\n");
}
