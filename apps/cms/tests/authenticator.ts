import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { Ceremony } from "@repo/contract/http/account";
import { isoBase64URL, isoCBOR } from "@simplewebauthn/server/helpers";

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** What a hostile or broken browser answers differently. */
export type Changes = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  counter?: number;
  isVerified?: boolean;
  userHandle?: string | null;
  signature?: string;
  attestation?: string;
};

type Options = { challenge: string; user?: { id: string } };

const digest = (data: string | Buffer) => createHash("sha256").update(data).digest();
const text = (bytes: Uint8Array) => isoBase64URL.fromBuffer(new Uint8Array(bytes));
const bytes = (value = "") => new Uint8Array(Buffer.from(value, "base64url"));

/** An authenticator with one passkey, which counts its uses if `counts` is set. */
export function createAuthenticator({ site = "http://localhost:3000", counts = false } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let counter = 0;
  let user = "";

  function clientData(type: string, challenge: string, changes: Changes): Buffer {
    const { origin = site } = changes;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...only(changes) }));
  }

  function dataOf({ rpId = new URL(site).hostname, counter: said, isVerified = true }: Changes, attested?: Buffer) {
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (attested ? ATTESTED : 0);
    const count = Buffer.alloc(4);
    if (counts) counter += 1;
    count.writeUInt32BE(said ?? counter);
    return Buffer.concat([digest(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  }

  const answer = (response: object) => ({
    id: text(id),
    rawId: text(id),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    create({ options }: Ceremony, changes: Changes = {}) {
      const { challenge, user: owner } = options as Options;
      user = owner?.id ?? "";
      const { x, y } = publicKey.export({ format: "jwk" });
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytes(x)],
          [-3, bytes(y)],
        ]),
      );
      const length = Buffer.from([0, id.length]);
      const authData = dataOf(changes, Buffer.concat([Buffer.alloc(16), length, id, key]));
      const attestation = new Map<string, unknown>([
        ["fmt", changes.attestation ?? "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      return answer({
        clientDataJSON: text(clientData("webauthn.create", challenge, changes)),
        attestationObject: text(isoCBOR.encode(attestation as never)),
        transports: ["internal"],
      });
    },

    get({ options }: Ceremony, changes: Changes = {}) {
      const data = clientData("webauthn.get", (options as Options).challenge, changes);
      const authData = dataOf(changes);
      const signature = sign("sha256", Buffer.concat([authData, digest(data)]), privateKey);
      return answer({
        clientDataJSON: text(data),
        authenticatorData: text(authData),
        signature: changes.signature ?? text(signature),
        userHandle: changes.userHandle === undefined ? user : (changes.userHandle ?? undefined),
      });
    },
  };
}

const only = ({ challenge, type }: Changes) => ({ ...(challenge && { challenge }), ...(type && { type }) });
