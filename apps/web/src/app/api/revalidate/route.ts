import { createHash, timingSafeEqual } from "node:crypto";
import { absentTag, changedTags } from "@repo/cms-client/tags";
import { CONTENT_TAGS } from "@repo/rules/content-types";
import { RuleError } from "@repo/rules/errors";
import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { withErrorAnswers } from "@/app/api/_lib/api-handler";
import { jsonBody } from "@/app/api/_lib/json-body";
import { env } from "@/env";
import { renewPages } from "@/lib/own-pages";
import type { Change } from "@/site-pages";
import { pagesShowing } from "./pages-showing";

/** Enough for the ids of 100,000 documents. */
const CHANGES_MAX_BYTES = 4 * 1024 ** 2;

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Webhook of the CMS; "*" means any type. The pages are visited until fresh, so that visitors find them new. */
export function POST(request: Request): Promise<Response> {
  return withErrorAnswers(request, async () => {
    const { revalidateSecret } = env();
    // Compares the whole header in constant time; hashing makes both sides equally long.
    const given = request.headers.get("authorization") ?? "";
    if (!timingSafeEqual(digest(given), digest(`Bearer ${revalidateSecret}`))) {
      throw new RuleError("UNAUTHENTICATED", "This address is for the CMS.");
    }
    const body: Body = await jsonBody(request, CHANGES_MAX_BYTES);
    const { types, documents = [], slugs = [], visit } = body;
    if (!isTexts(types) || !isTexts(documents) || !isTexts(slugs)) {
      throw new RuleError("VALIDATION_FAILED", "The body must name the types that changed.", {
        types: "Must be a list of names.",
      });
    }
    const change = { types: types.includes("*") ? [...CONTENT_TAGS] : types, documents, slugs };
    for (const tag of changedTags(change.types, documents)) revalidateTag(tag, "max");
    for (const type of change.types) revalidateTag(absentTag(type), { expire: 0 });

    const paths = await pagesShowing(change);
    if (visit !== false) after(() => renewPages(paths));
    return Response.json({ revalidated: change.types, paths });
  });
}

type Body = Partial<Change> & { visit?: boolean };

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");
