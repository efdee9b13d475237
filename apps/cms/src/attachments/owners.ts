import type { Core } from "@strapi/strapi";

/** Types whose rows name a file of the private store, with the attribute that holds its key. */
export const FILE_OWNERS = {
  "api::job-application.job-application": "resumeKey",
  "api::form-answer.form-answer": "fileKey",
} as const;

export type FileOwner = keyof typeof FILE_OWNERS;

export async function ownedAmong(strapi: Core.Strapi, keys: string[]): Promise<Set<string>> {
  const found = await Promise.all(
    (Object.keys(FILE_OWNERS) as FileOwner[]).map(async (uid) => {
      const attribute = FILE_OWNERS[uid];
      const rows = await strapi.db.query(uid).findMany({ where: { [attribute]: { $in: keys } }, select: [attribute] });
      return rows.map((row) => row[attribute] as string);
    }),
  );
  return new Set(found.flat());
}
