import { randomUUID } from "node:crypto";
import type { AccountDetail } from "@repo/contract/http/account";
import { RuleError } from "@repo/contract/http/errors";
import type { VerifiedRegistrationResponse } from "@simplewebauthn/server";
import { isoBase64URL, isoUint8Array } from "@simplewebauthn/server/helpers";
import type { Core } from "@strapi/strapi";
import type { Account } from "../../access/account";
import { recordAudit } from "../../access/audit";
import { cmsSettings } from "../../settings";

export const PASSKEYS = "api::passkey.passkey";
const MOST = 20;

export type Passkey = {
  id: number;
  documentId: string;
  account: Account | null;
  name: string;
  credentialId: string;
  publicKey: string;
  counter: string;
  transports: string[] | null;
  isSynced: boolean;
  createdAt: string;
  lastUsedAt: string | null;
};

export type NewCredential = NonNullable<VerifiedRegistrationResponse["registrationInfo"]>;

/** Browsers answer for the origin of the site alone, behind an edge too. */
export function site() {
  const { siteUrl } = cmsSettings();
  return { rpID: new URL(siteUrl).hostname, origin: siteUrl };
}

export const handleOf = ({ documentId }: Account) => isoUint8Array.fromUTF8String(documentId);

export const passkeysOf = (strapi: Core.Strapi, { id }: Account): Promise<Passkey[]> =>
  strapi.db.query(PASSKEYS).findMany({ where: { account: id }, orderBy: { id: "asc" } });

export async function listPasskeys(strapi: Core.Strapi, account: Account): Promise<Omit<AccountDetail, "sessions">> {
  const own = await passkeysOf(strapi, account);
  return {
    passkeys: own.map(({ documentId, name, createdAt, lastUsedAt, isSynced }) => {
      return { id: documentId, name, createdAt, lastUsedAt, isSynced };
    }),
    accepted: {
      rpId: site().rpID,
      userId: isoBase64URL.fromBuffer(handleOf(account)),
      allAcceptedCredentialIds: own.map(({ credentialId }) => credentialId),
    },
  };
}

/** As each change of passkeys, it wants a transaction around it. */
export async function storePasskey(
  strapi: Core.Strapi,
  account: Account,
  name: string,
  { credential, credentialBackedUp }: NewCredential,
): Promise<void> {
  refuseTooMany(await lockedOf(strapi, account));
  const documentId = randomUUID();
  await recordAudit(strapi, account.email, "passkey.add", `passkey ${documentId}`);
  await strapi.db.query(PASSKEYS).create({
    data: {
      documentId,
      account: account.id,
      name,
      credentialId: credential.id,
      publicKey: isoBase64URL.fromBuffer(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? null,
      isSynced: credentialBackedUp,
    },
  });
}

export async function renameStored(
  strapi: Core.Strapi,
  account: Account,
  documentId: string,
  name: string,
): Promise<void> {
  const { id } = found(await lockedOf(strapi, account), documentId);
  await recordAudit(strapi, account.email, "passkey.rename", `passkey ${documentId}`);
  await strapi.db.query(PASSKEYS).updateMany({ where: { id }, data: { name } });
}

/** Returns its name. @throws {RuleError} NOT_FOUND as `renameStored` does; CONFLICT for the last one that is required. */
export async function removeStored(strapi: Core.Strapi, account: Account, documentId: string): Promise<string> {
  const own = await lockedOf(strapi, account);
  const passkey = found(own, documentId);
  if (cmsSettings().mustUsePasskeys && own.length === 1) {
    throw new RuleError("CONFLICT", "Your account needs a passkey. Add another one before you remove this one.");
  }
  await recordAudit(strapi, account.email, "passkey.remove", `passkey ${documentId}`);
  await strapi.db.query(PASSKEYS).deleteMany({ where: { id: passkey.id } });
  return passkey.name;
}

export async function removeAllPasskeys(strapi: Core.Strapi, account: Account): Promise<number> {
  const own = await passkeysOf(strapi, account);
  return (await strapi.db.query(PASSKEYS).deleteMany({ where: { id: { $in: own.map(({ id }) => id) } } })).count;
}

/** A second change of the same account waits here for the first. */
async function lockedOf(strapi: Core.Strapi, account: Account): Promise<Passkey[]> {
  const { id } = account;
  await strapi.db.transaction(({ trx }) => trx("up_users").where({ id }).select("id").forUpdate());
  return passkeysOf(strapi, account);
}

export function refuseTooMany({ length }: Passkey[]): void {
  if (length >= MOST) throw new RuleError("CONFLICT", `An account has at most ${MOST} passkeys.`);
}

function found(own: Passkey[], documentId: string): Passkey {
  const passkey = own.find((each) => each.documentId === documentId);
  if (!passkey) throw new RuleError("NOT_FOUND");
  return passkey;
}
