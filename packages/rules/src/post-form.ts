import * as z from "zod/mini";
import { namesField, readAt } from "./change";
import { RuleError } from "./errors";
import { ESCAPED_BYTES } from "./json-body";
import { cleanText } from "./post";

const POST_STATUSES = ["draft", "published"] as const;

/** "modified" is published, with changes that visitors don't see yet. */
export type Post = {
  id: string;
  title: string;
  description: string;
  metaTags: string;
  createdAt: string;
  updatedAt: string;
  status: (typeof POST_STATUSES)[number] | "modified";
};

export type PostStats = { total: number; recent: number; tags: number };

const POST_MAX_MB = 4;

/** Fits that much text, however it is escaped. */
export const POST_BODY_MAX_BYTES = POST_MAX_MB * 1024 ** 2 * ESCAPED_BYTES + 1024;

export const POSTS_PER_TABLE = 5;

const clean = z.overwrite((text: string) => cleanText(text).trim());

const INVISIBLE = /^[\s\p{Cc}\p{Cf}]*$/u;

const required = (what: string) =>
  z.string(`${what} is required.`).check(
    clean,
    z.refine((text) => !INVISIBLE.test(text), `${what} is required.`),
  );

/** Published at once unless `status` says otherwise. */
export const postSchema = z.object({
  title: required("Title"),
  description: required("Description"),
  metaTags: z.optional(z.string("Tags must be text.").check(clean)),
  status: z.optional(z.enum(POST_STATUSES, "Status must be draft or published.")),
});

export const postChangeSchema = z.extend(z.partial(postSchema), { updatedAt: readAt }).check(namesField);

/** @throws {RuleError} BODY_TOO_LARGE when the texts exceed POST_MAX_MB. */
export function refuseLongPost(body: Record<string, unknown>): void {
  const texts = Object.values(body).filter((value) => typeof value === "string");
  const bytes = texts.reduce((sum, text) => sum + new TextEncoder().encode(text).length, 0);
  if (bytes > POST_MAX_MB * 1024 ** 2) {
    throw new RuleError("BODY_TOO_LARGE", `The post is larger than ${POST_MAX_MB} MB.`);
  }
}
