import { type ErrorCode, RuleError } from "@repo/contract/http/errors";
import type { Core, UID } from "@strapi/strapi";
import { resumeStore } from "../files/private-store";
import { discardResume, holdResume, STORING_MS } from "./clean-up";

/** PostgreSQL has undone the transaction, for example while tables are changed. It succeeds when repeated. */
const DEADLOCK_DETECTED = "40P01";

export type Idempotency = { key: string; digest: string };
type StoredFile = { key: string; content: Blob };
type Kind = { uid: UID.ContentType; called: string; failed: ErrorCode; fileFailed: ErrorCode };
/** `insert` calls `refuseLate` last in its transaction, and may be called again after a deadlock. */
type Submission = { file: StoredFile | undefined; insert: (refuseLate: () => void) => Promise<string> };

/**
 * Returns a function that stores what a visitor sends, with its file or not at all, and once for each idempotency key.
 * For a repeated key, it returns the first id, without calling `prepare`. It throws {RuleError}.
 */
export function createSubmissionStore(strapi: Core.Strapi, { uid, called, failed, fileFailed }: Kind) {
  const underWay = new Set<string>();

  return async function storeOnce(
    idempotency: Idempotency | undefined,
    prepare: () => Promise<Submission>,
  ): Promise<string> {
    if (!idempotency) return store(await prepare());
    const { key } = idempotency;
    if (underWay.has(key)) throw new RuleError("IDEMPOTENCY_CONFLICT", `This ${called} is already being sent.`);
    underWay.add(key);
    try {
      return (await firstId(idempotency)) ?? (await store(await prepare(), idempotency));
    } finally {
      underWay.delete(key);
    }
  };

  async function firstId({ key, digest }: Idempotency): Promise<string | undefined> {
    const first = await strapi.db.query(uid).findOne({ where: { idempotencyKey: key } });
    if (first && first.idempotencyDigest !== digest) {
      throw new RuleError("IDEMPOTENCY_MISMATCH", `This Idempotency-Key belongs to another ${called}.`);
    }
    return first?.documentId;
  }

  async function store({ file, insert }: Submission, idempotency?: Idempotency): Promise<string> {
    const release = file && holdResume(file.key);
    try {
      if (file) await putFile(file);
      const since = Date.now();
      const refuseLate = () => {
        if (file && Date.now() - since > STORING_MS) throw new Error("The file may have been cleaned up.");
      };
      return await insert(refuseLate)
        .catch((error) => {
          if (error.code !== DEADLOCK_DETECTED) throw error;
          return insert(refuseLate);
        })
        .catch((error) => settleFailure(error, file, idempotency));
    } finally {
      release?.();
    }
  }

  async function putFile({ key, content }: StoredFile): Promise<void> {
    try {
      await resumeStore().put(key, content);
    } catch (error) {
      strapi.log.error(`A file of an ${called} could not be stored: ${reason(error)}`);
      // A bucket that didn't respond may have stored the file.
      void discardResume(strapi, key);
      throw new RuleError(fileFailed);
    }
  }

  async function settleFailure(error: unknown, file?: StoredFile, idempotency?: Idempotency): Promise<string> {
    if (file) await discardResume(strapi, file.key);
    // Another replica may have handled the same request.
    const first = idempotency && (await firstId(idempotency).catch(() => undefined));
    if (first) return first;
    strapi.log.error(`An ${called} could not be stored: ${reason(error)}`);
    throw new RuleError(failed);
  }
}

/** Returns only a code or name: the message may quote what the visitor wrote. */
function reason(error: unknown): string {
  const { code, name } = error as { code?: string; name: string };
  return code ?? name;
}
