import { PREVIEW_LIFETIME_S } from "@repo/plugin-kit/preview/token";
import type { Values } from "@repo/plugin-kit/server/values";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

const UID = "plugin::live-preview.unsaved-change";

const MAX_BYTES = 1024 ** 2;

type Typed = [document: string, values: Values][];

/** Stores a row for each panel session, so that every replica sees what is typed there: the newest, 1 MB in all. */
export function unsavedChanges(strapi: Core.Strapi) {
  const rows = strapi.db.query(UID);

  async function typedIn(session: string): Promise<Typed> {
    const found: { typed: Typed }[] = await rows.findMany({ where: { session } });
    return found.flatMap(({ typed }) => typed);
  }

  async function change(session: string, document: string, now: Typed): Promise<void> {
    await strapi.db.transaction(async ({ trx }) => {
      if (strapi.db.dialect.client === "postgres") {
        await trx.raw("select pg_advisory_xact_lock(hashtext(?))", [session]);
      }
      const others = (await typedIn(session)).filter(([each]) => each !== document);
      await rows.deleteMany({ where: { session } });
      const typed = newest([...now, ...others]);
      if (typed.length > 0) await rows.create({ data: { session, typed } });
    });
  }

  return {
    async keep(session: string, document: string, values: Values): Promise<void> {
      const now: Typed = [[document, values]];
      if (newest(now).length === 0) throw new errors.PayloadTooLargeError("Only entries up to 1 MB are previewed.");
      await change(session, document, now);
    },

    forget: (session: string, document: string): Promise<void> => change(session, document, []),

    of: async (session: string): Promise<Map<string, Values>> => new Map(await typedIn(session)),
  };
}

function newest(typed: Typed): Typed {
  let bytes = 0;
  return typed.filter((each) => {
    bytes += Buffer.byteLength(JSON.stringify(each));
    return bytes <= MAX_BYTES;
  });
}

export const documentKey = (documentId: string, locale: unknown) =>
  locale ? `${documentId}:${String(locale)}` : documentId;

export async function forgetUnsavedChanges(strapi: Core.Strapi): Promise<void> {
  const tooOld = new Date(Date.now() - PREVIEW_LIFETIME_S * 1000);
  await strapi.db.query(UID).deleteMany({ where: { updatedAt: { $lt: tooOld } } });
}
