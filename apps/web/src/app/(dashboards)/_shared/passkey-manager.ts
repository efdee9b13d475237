import type { AcceptedPasskeys } from "@repo/contract/http/account";

export const forgetUnknown = (credentialId: string) =>
  passedOn(() => manager()?.signalUnknownCredential?.({ rpId: location.hostname, credentialId }));

export const forgetRemoved = (accepted: AcceptedPasskeys) =>
  passedOn(() => manager()?.signalAllAcceptedCredentials?.(accepted));

const manager = (): typeof PublicKeyCredential | undefined => globalThis.PublicKeyCredential;

/** A manager that refuses keeps a passkey that is of no use, as its owner has been told. */
async function passedOn(pass: () => Promise<void> | undefined): Promise<void> {
  await pass()?.catch((error) => console.warn(error));
}
