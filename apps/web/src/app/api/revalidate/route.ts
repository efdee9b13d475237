import { createHash, timingSafeEqual } from "node:crypto";
import { RuleError } from "@repo/rules/errors";
import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { env } from "@/env";
import { answer } from "@/lib/api-handler";
import { renewPages } from "@/lib/own-pages";
import { ALL_TYPES, pagesShowing } from "@/lib/pages-showing";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** The CMS tells which types of content have changed, "*" for any, and which documents. Their pages are asked for once, so that visitors find them new. */
export function POST(request: Request): Promise<Response> {
  return answer(async () => {
    const { revalidateSecret } = env();
    const token = request.headers.get("authorization")?.replace(/^Bearer /, "") ?? "";
    if (!timingSafeEqual(digest(token), digest(revalidateSecret))) {
      throw new RuleError("UNAUTHENTICATED", "This address is for the CMS.");
    }
    const body = (await request.json().catch(() => null)) as Body | null;
    if (!isTexts(body?.types) || !isTexts(body.documents ?? [])) {
      throw new RuleError("VALIDATION_FAILED", "The body must name the types that changed.", {
        types: "Must be a list of names.",
      });
    }
    const types: string[] = body.types.includes("*") ? ALL_TYPES : body.types;
    for (const type of types) revalidateTag(type, "max");

    const paths = await pagesShowing(types, body.documents ?? []);
    if (body.visit !== false) after(() => renewPages(paths));
    return Response.json({ revalidated: types, paths });
  });
}

type Body = { types?: string[]; documents?: string[]; visit?: boolean };

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");
