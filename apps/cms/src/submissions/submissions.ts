import { type ErrorCode, RuleError } from "@repo/contract/http/errors";
import type { Core, UID } from "@strapi/strapi";
import { resumeStore } from "../files/resume-store";
import { discardResume, STORING_MS, storing } from "./resumes/clean-up";

/** PostgreSQL has undone the transaction, such as while another version changes tables: it succeeds when repeated. */
const DEADLOCK_DETECTED = "40P01";

export type Idempotency = { key: string; digest: string };
type StoredFile = { key: string; content: Buffer };
type Kind = { uid: UID.ContentType; called: string; failed: ErrorCode; fileFailed: ErrorCode };

/** What visitors send: stored with its file or not at all, and once for each idempotency key. */
export function createSubmissions(strapi: Core.Strapi, { uid, called, failed, fileFailed }: Kind) {
  const underWay = new Set<string>();

  async function firstId({ key, digest }: Idempotency): Promise<string | undefined> {
    const first = await strapi.db.query(uid).findOne({ where: { idempotencyKey: key } });
    if (first && first.idempotencyDigest !== digest) {
      throw new RuleError("IDEMPOTENCY_MISMATCH", `This Idempotency-Key belongs to another ${called}.`);
    }
    return first?.documentId;
  }

  return {
    /** @returns the first id when the key is repeated. @throws {RuleError} */
    async once(idempotency: Idempotency | undefined, store: () => Promise<string>): Promise<string> {
      if (!idempotency) return store();
      const { key } = idempotency;
      if (underWay.has(key)) throw new RuleError("IDEMPOTENCY_CONFLICT", `This ${called} is already being sent.`);
      underWay.add(key);
      try {
        return (await firstId(idempotency)) ?? (await store());
      } finally {
        underWay.delete(key);
      }
    },

    /** `insert` calls `refuseLate` last in its transaction. @throws {RuleError} */
    async store(
      file: StoredFile | undefined,
      idempotency: Idempotency | undefined,
      insert: (refuseLate: () => void) => Promise<string>,
    ): Promise<string> {
      return file ? storing(file.key, put) : insertOnce();

      async function put(): Promise<string> {
        const { key, content } = file as StoredFile;
        try {
          await resumeStore().put(key, content);
        } catch (error) {
          strapi.log.error(`A file of an ${called} could not be stored: ${reason(error)}`);
          // A bucket that didn't respond may have stored it.
          void discardResume(strapi, key);
          throw new RuleError(fileFailed);
        }
        return insertOnce();
      }

      async function insertOnce(): Promise<string> {
        const since = Date.now();
        const attempt = () =>
          insert(() => {
            if (file && Date.now() - since > STORING_MS) throw new Error("The file may have been cleaned up.");
          });
        try {
          return await attempt().catch((error) => {
            if (error.code !== DEADLOCK_DETECTED) throw error;
            return attempt();
          });
        } catch (error) {
          if (file) await discardResume(strapi, file.key);
          // Another replica may have handled the same request.
          const first = idempotency && (await firstId(idempotency).catch(() => undefined));
          if (first) return first;
          strapi.log.error(`An ${called} could not be stored: ${reason(error)}`);
          throw new RuleError(failed);
        }
      }
    },
  };
}

/** Only a code or name: the message may quote what the visitor wrote. */
function reason(error: unknown): string {
  const { code, name } = error as { code?: string; name: string };
  return code ?? name;
}
