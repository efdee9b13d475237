import { type ErrorCode, RuleError } from "@repo/contract/http/errors";
import { readIdempotencyKey } from "@repo/contract/http/idempotency-key";
import type { Core, UID } from "@strapi/strapi";
import type { Context } from "koa";
import { attachmentStore } from "../files/private-store";
import { discardAttachment, holdAttachment, STORING_MS } from "./clean-up";

/** PostgreSQL has undone the transaction, for example while tables are changed. It succeeds when repeated. */
const DEADLOCK_DETECTED = "40P01";

export type Idempotency = { key: string; digest: string };
type StoredFile = { key: string; content: Blob };
export type SentKind = { uid: UID.ContentType; called: string; failed: ErrorCode; fileFailed: ErrorCode };
/** `insert` calls `refuseLate` last in its transaction, and may be called again after a deadlock. */
type Sent = { file: StoredFile | undefined; insert: (refuseLate: () => void) => Promise<string> };

export const idempotencyKeyOf = (ctx: Context) => readIdempotencyKey(ctx.req.headers["idempotency-key"]?.toString());

const underWay = new Set<string>();

/** Stores a row with its file, or neither. A repeated key gets the first id, without `prepare`. @throws {RuleError} */
export async function storeOnce(
  strapi: Core.Strapi,
  kind: SentKind,
  idempotency: Idempotency | undefined,
  prepare: () => Promise<Sent>,
): Promise<string> {
  if (!idempotency) return store(strapi, kind, await prepare());
  const own = `${kind.uid} ${idempotency.key}`;
  if (underWay.has(own)) throw new RuleError("IDEMPOTENCY_CONFLICT", `This ${kind.called} is already being sent.`);
  underWay.add(own);
  try {
    return (await firstId(strapi, kind, idempotency)) ?? (await store(strapi, kind, await prepare(), idempotency));
  } finally {
    underWay.delete(own);
  }
}

async function firstId(
  strapi: Core.Strapi,
  { uid, called }: SentKind,
  { key, digest }: Idempotency,
): Promise<string | undefined> {
  const first = await strapi.db.query(uid).findOne({ where: { idempotencyKey: key } });
  if (first && first.idempotencyDigest !== digest) {
    throw new RuleError("IDEMPOTENCY_MISMATCH", `This Idempotency-Key belongs to another ${called}.`);
  }
  return first?.documentId;
}

async function store(
  strapi: Core.Strapi,
  kind: SentKind,
  { file, insert }: Sent,
  idempotency?: Idempotency,
): Promise<string> {
  const release = file && holdAttachment(file.key);
  try {
    if (file) await putFile(strapi, kind, file);
    const since = Date.now();
    const refuseLate = () => {
      if (file && Date.now() - since > STORING_MS) throw new Error("The file may have been cleaned up.");
    };
    return await insert(refuseLate)
      .catch((error) => {
        if (error.code !== DEADLOCK_DETECTED) throw error;
        return insert(refuseLate);
      })
      .catch(async (error) => {
        if (file) await discardAttachment(strapi, file.key);
        // Another replica may have handled the same request.
        const first = idempotency && (await firstId(strapi, kind, idempotency).catch(() => undefined));
        if (first) return first;
        strapi.log.error(`An ${kind.called} could not be stored: ${reason(error)}`);
        throw new RuleError(kind.failed);
      });
  } finally {
    release?.();
  }
}

async function putFile(
  strapi: Core.Strapi,
  { called, fileFailed }: SentKind,
  { key, content }: StoredFile,
): Promise<void> {
  try {
    await attachmentStore().put(key, content);
  } catch (error) {
    strapi.log.error(`A file of an ${called} could not be stored: ${reason(error)}`);
    // A bucket that didn't respond may have stored the file.
    void discardAttachment(strapi, key);
    throw new RuleError(fileFailed);
  }
}

/** Returns only a code or name: the message may quote what the visitor wrote. */
function reason(error: unknown): string {
  const { code, name } = error as { code?: string; name: string };
  return code ?? name;
}
