import { vi } from "vitest";

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

const credential = (response: object) =>
  ({
    id: "a2V5",
    rawId: bytes("key"),
    type: "public-key",
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes("data"), ...response },
  }) as unknown as Credential;

/** The browser's dialog, in which a person uses a passkey. */
export function usesPasskey() {
  const response = { authenticatorData: bytes("data"), signature: bytes("signature"), userHandle: bytes("owner") };
  return vi.spyOn(navigator.credentials, "get").mockResolvedValue(credential(response));
}

/** The browser's dialog, in which a person makes a passkey. */
export function makesPasskey() {
  const response = { attestationObject: bytes("attestation"), getTransports: () => ["internal"] };
  return vi.spyOn(navigator.credentials, "create").mockResolvedValue(credential(response));
}

/** The browser's dialogs, which a person closes. */
export function closesDialogs(): void {
  const closed = new DOMException("The operation was not allowed.", "NotAllowedError");
  vi.spyOn(navigator.credentials, "get").mockRejectedValue(closed);
  vi.spyOn(navigator.credentials, "create").mockRejectedValue(closed);
}

export function hasPasskey(): void {
  const there = new DOMException("The authenticator was previously registered.", "InvalidStateError");
  vi.spyOn(navigator.credentials, "create").mockRejectedValue(there);
}

export function passesOn() {
  return {
    forgetUnknown: vi.spyOn(PublicKeyCredential, "signalUnknownCredential").mockResolvedValue(),
    forgetRemoved: vi.spyOn(PublicKeyCredential, "signalAllAcceptedCredentials").mockResolvedValue(),
  };
}

export const ASKED = {
  ticket: "the ticket",
  options: { challenge: "Y2hhbGxlbmdl", rpId: "localhost", user: { id: "b3duZXI", name: "", displayName: "" } },
};
