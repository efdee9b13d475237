import { namingOf } from "@repo/plugin-kit/server/naming";
import type { Core } from "@strapi/strapi";
import type { Check, Entry, Found } from "../types";

type Other = { documentId: string; publishedAt: string | null } & Record<string, unknown>;

export const duplicateAddress: Check = {
  name: "duplicate-address",
  check: duplicates,
};

/** Drafts don't count: whoever publishes first gets the address. */
async function duplicates({ uid, documentId, parts }: Entry, strapi: Core.Strapi): Promise<Found[]> {
  const part = parts.find(({ attribute, trail }) => attribute.type === "uid" && trail.length === 1);
  if (!part?.value) return [];
  const where = { [part.name]: part.value, ...(documentId && { documentId: { $ne: documentId } }) };
  const others: Other[] = await strapi.db.query(uid).findMany({ where });
  const other = others.find(({ publishedAt }) => publishedAt) ?? others[0];
  if (!other) return [];
  const name = (await namingOf(strapi, uid)).nameOf(other).trim();
  const state = other.publishedAt ? "" : ", which is not published,";
  return [
    {
      part,
      message: `${name ? `“${name}”` : "Another entry"}${state} has the address “${part.value}”. Choose another.`,
      advice: !other.publishedAt,
    },
  ];
}
