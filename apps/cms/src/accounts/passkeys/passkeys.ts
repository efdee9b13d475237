import type { Ceremony } from "@repo/contract/http/account";
import { RuleError } from "@repo/contract/http/errors";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { decodeAttestationObject, isoBase64URL } from "@simplewebauthn/server/helpers";
import type { Core } from "@strapi/strapi";
import type { Account } from "../../access/account";
import { recordAudit } from "../../access/audit";
import { passwordDigest } from "../dashboard-account";
import {
  handleOf,
  type NewCredential,
  PASSKEYS,
  type Passkey,
  passkeysOf,
  refuseTooMany,
  site,
} from "./stored-passkeys";
import { redeemTicket, writeTicket } from "./tickets";

/** EdDSA, ES256 and RS256. To find out whether it knows others, Node.js would print a warning into the log. */
const ALGORITHMS = [-8, -7, -257];
/** Shorter than a ticket is valid. */
const ANSWER_MS = 4 * 60_000;

type Answer = { ticket: string; response: object & { id: string } };
type Verified = { account: Account | null; proof: "right" | "wrong-passkey" | "unknown-passkey" | "copied-passkey" };

export async function askForPasskey(strapi: Core.Strapi, account: Account): Promise<Ceremony | undefined> {
  const own = await passkeysOf(strapi, account);
  return own.length > 0 ? ask(own, { account: account.id, passwordDigest: passwordDigest(account) }) : undefined;
}

export const askForAnyPasskey = () => ask();

/** Checks what a browser answers to `askForPasskey` or `askForAnyPasskey`. Each ticket is good for one answer. */
export async function verifyPasskey(strapi: Core.Strapi, { ticket: text, response }: Answer): Promise<Verified> {
  const ticket = await redeemTicket(strapi, "passkey-sign-in", text);
  const passkey: Passkey | null = await strapi.db.query(PASSKEYS).findOne({
    where: { credentialId: response.id },
    populate: { account: { populate: ["role"] } },
  });
  const account = passkey?.account ?? null;
  if (!ticket) return { account, proof: "wrong-passkey" };
  if (!passkey || !account) return { account, proof: "unknown-passkey" };
  const answer = response as AuthenticationResponseJSON;
  const isAsked = ticket.account
    ? ticket.account === account.id && ticket.passwordDigest === passwordDigest(account)
    : answer.response?.userHandle === isoBase64URL.fromBuffer(handleOf(account));
  const use = isAsked && (await checkedUse(answer, ticket.challenge, passkey));
  if (!use) return { account, proof: "wrong-passkey" };
  if (await noteUse(strapi, passkey, use)) return { account, proof: "right" };
  await recordAudit(strapi, account.email, "passkey.copied", `passkey ${passkey.documentId}`);
  return { account, proof: "copied-passkey" };
}

export async function askForNewPasskey(strapi: Core.Strapi, account: Account, rpName: string): Promise<Ceremony> {
  const own = await passkeysOf(strapi, account);
  refuseTooMany(own);
  const options = await generateRegistrationOptions({
    rpName,
    rpID: site().rpID,
    userID: handleOf(account),
    userName: account.email,
    userDisplayName: account.email,
    timeout: ANSWER_MS,
    excludeCredentials: own.map(described),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const { challenge } = options;
  return { ticket: writeTicket("passkey-creation", { challenge, account: account.id }), options };
}

/** @throws {RuleError} BAD_REQUEST if the answer isn't to a ticket of this account, or is a known passkey. */
export async function checkNewPasskey(
  strapi: Core.Strapi,
  account: Account,
  { ticket: text, response }: Answer,
): Promise<NewCredential> {
  const ticket = await redeemTicket(strapi, "passkey-creation", text);
  const isAsked = ticket?.account === account.id;
  const found = isAsked && (await checkedCreation(response as RegistrationResponseJSON, ticket.challenge));
  if (!found) throw new RuleError("BAD_REQUEST", "This passkey was not accepted. Please try again.");
  if (await strapi.db.query(PASSKEYS).count({ where: { credentialId: found.credential.id } })) {
    throw new RuleError("BAD_REQUEST", "This passkey has been added already.");
  }
  return found;
}

async function ask(allowed?: Passkey[], of?: { account: number; passwordDigest: string }): Promise<Ceremony> {
  const options = await generateAuthenticationOptions({
    rpID: site().rpID,
    allowCredentials: allowed?.map(described),
    timeout: ANSWER_MS,
    userVerification: "required",
  });
  return { ticket: writeTicket("passkey-sign-in", { challenge: options.challenge, ...of }), options };
}

async function noteUse(strapi: Core.Strapi, { id, counter: stored }: Passkey, use: Use): Promise<boolean> {
  const counter = Number(stored);
  const { newCounter, credentialBackedUp } = use;
  // Authenticators that don't count always say 0. One that does has been copied if it falls behind (WebAuthn 6.1.1).
  if (newCounter <= counter && (newCounter > 0 || counter > 0)) return false;
  const data = { counter: newCounter, isSynced: credentialBackedUp, lastUsedAt: new Date() };
  return (await strapi.db.query(PASSKEYS).updateMany({ where: { id, counter: stored }, data })).count > 0;
}

const described = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  transports: transports ?? undefined,
});

async function checkedCreation(
  response: RegistrationResponseJSON,
  expectedChallenge: string,
): Promise<NewCredential | undefined> {
  const { rpID, origin } = site();
  const checks = { expectedChallenge, expectedOrigin: origin, expectedRPID: rpID, supportedAlgorithmIDs: ALGORITHMS };
  try {
    if (!isBare(response)) return undefined;
    return (await verifyRegistrationResponse({ response, ...checks })).registrationInfo;
  } catch {
    return undefined;
  }
}

/** Nobody asks for certificates of devices, so nothing has to parse what is sent as one. */
function isBare({ response }: RegistrationResponseJSON): boolean {
  const made = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  return ["none", "packed"].includes(made.get("fmt")) && !made.get("attStmt").get("x5c");
}

type Use = Awaited<ReturnType<typeof verifyAuthenticationResponse>>["authenticationInfo"];

async function checkedUse(
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
  { credentialId, publicKey }: Passkey,
): Promise<Use | undefined> {
  const { rpID, origin } = site();
  const credential = { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 };
  const checks = { expectedChallenge, expectedOrigin: origin, expectedRPID: rpID, credential };
  const checked = await verifyAuthenticationResponse({ response, ...checks }).catch(() => undefined);
  return checked?.verified ? checked.authenticationInfo : undefined;
}
