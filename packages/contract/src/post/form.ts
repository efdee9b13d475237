import * as z from "zod/mini";
import { namesField, readAt } from "../http/change";
import { RuleError } from "../http/errors";
import { type BodyLimits, ESCAPED_BYTES } from "../http/json-body";
import { isBlank } from "../text/blank";
import { cleanLine, cleanText } from "../text/text";
import { isMarkdownTooLong, MARKDOWN_MAX_CHARACTERS, MARKDOWN_TOO_LONG, POST_FORMATS, type PostFormat } from "./format";
import { TEASER_CHARACTERS } from "./post";
import type { Schedule } from "./schedule";

const POST_STATUSES = ["draft", "published"] as const;

export type Post = {
  id: string;
  title: string;
  description: string;
  metaTags: string;
  teaser: string;
  format: PostFormat;
  cover: number | null;
  author: string | null;
  excerpt: string;
  createdAt: string;
  updatedAt: string;
  status: (typeof POST_STATUSES)[number] | "modified";
} & Schedule;

export type PostStats = { total: number; recent: number; tags: number };

const POST_MAX_MB = 4;

/** A post is one flat object, with room for POST_MAX_MB of text, however it is escaped. */
export const POST_BODY: BodyLimits = { bytes: POST_MAX_MB * 1024 ** 2 * ESCAPED_BYTES + 1024, levels: 1, values: 50 };

export const POSTS_PER_TABLE = 5;

const clean = (cleaned: typeof cleanText) => z.overwrite((text: string) => cleaned(text).trim());

const required = (what: string, cleaned: typeof cleanText) =>
  z.string(`${what} is required.`).check(
    clean(cleaned),
    z.refine((text) => !isBlank(text), `${what} is required.`),
  );

const moment = (what: string) =>
  z.optional(z.nullable(z.iso.datetime({ offset: true, local: true, error: `${what} must be a date and a time.` })));

const postFields = z.object({
  title: required("Title", cleanLine),
  description: required("Description", cleanText),
  metaTags: z.optional(z.string("Tags must be text.").check(clean(cleanLine))),
  teaser: z.optional(
    z
      .string("Teaser must be text.")
      .check(
        clean(cleanLine),
        z.maxLength(TEASER_CHARACTERS, `Teaser must have at most ${TEASER_CHARACTERS} characters.`),
      ),
  ),
  format: z.optional(z.enum(POST_FORMATS, "Format must be plain or markdown.")),
  cover: z.optional(z.nullable(z.int("Cover must be the id of a picture, or null."))),
  author: z.optional(z.nullable(z.string("Author must be the id of an author, or null."))),
  status: z.optional(z.enum(POST_STATUSES, "Status must be draft or published.")),
  publishAt: moment("Publish at"),
  unpublishAt: moment("Unpublish at"),
});

export const postSchema = postFields.check(
  z.refine((post) => !isMarkdownTooLong(post), { path: ["description"], error: MARKDOWN_TOO_LONG }),
);

/** Doesn't check the text's length, because its limit depends on the stored post's format. */
export const postChangeSchema = z.extend(z.partial(postFields), { updatedAt: readAt }).check(namesField);

export const previewSchema = z.object({
  description: z.string("Description must be text.").check(z.maxLength(MARKDOWN_MAX_CHARACTERS, MARKDOWN_TOO_LONG)),
});

/** @throws {RuleError} BODY_TOO_LARGE when the texts exceed POST_MAX_MB. */
export function refuseLongPost(body: unknown): void {
  const texts = Object.values(Object(body)).filter((value) => typeof value === "string");
  const bytes = texts.reduce((sum, text) => sum + new TextEncoder().encode(text).length, 0);
  if (bytes > POST_MAX_MB * 1024 ** 2) {
    throw new RuleError("BODY_TOO_LARGE", `The post is larger than ${POST_MAX_MB} MB.`);
  }
}
