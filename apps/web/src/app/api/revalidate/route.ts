import { RuleError } from "@repo/contract/http/errors";
import { type BodyLimits, readJsonObject } from "@repo/contract/http/json-body";
import { CONTENT_TAGS } from "@repo/contract/page/content-types";
import { isBearer } from "@repo/process/settings";
import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { publish } from "#server/watch/channels";
import { handleRequest } from "@/app/api/_lib/api-handler";
import { renewCompany } from "@/cms/read";
import { COMPANY_TAGS, changedTags, notFoundTag } from "@/cms/tags";
import { revalidatePages } from "@/lib/revalidate-pages";
import type { Change } from "@/lib/site-page";
import { siteSettings } from "@/settings";
import { affectedPages } from "./affected-pages";

/** Enough for the ids and addresses of 100,000 documents. */
const CHANGES: BodyLimits = { bytes: 12 * 1024 ** 2, levels: 2, values: 301_000 };

/** The webhook of the CMS. The type "*" means all. Pages are rendered again before visitors ask for them. */
export function POST(request: Request): Promise<Response> {
  return handleRequest(request, async () => {
    const received = performance.now();
    if (!isBearer(request.headers.get("authorization"), siteSettings().revalidateSecret)) {
      throw new RuleError("UNAUTHENTICATED", "This address is for the CMS.");
    }
    const body: Body = await readJsonObject(request.body, CHANGES);
    const { types, documents = [], addresses = [], changedMsAgo } = body;
    if (!isTexts(types) || !isTexts(documents) || !isTexts(addresses)) {
      throw new RuleError("VALIDATION_FAILED", "The body must name the types that changed.", {
        types: "Must be a list of names.",
      });
    }
    if (changedMsAgo !== undefined && !(Number.isFinite(changedMsAgo) && changedMsAgo >= 0)) {
      throw new RuleError("VALIDATION_FAILED", "The body must say when the change was made.", {
        changedMsAgo: "Must be milliseconds.",
      });
    }
    const change = { types: types.includes("*") ? [...CONTENT_TAGS] : types, documents, addresses };
    if (COMPANY_TAGS.some((tag) => change.types.includes(tag))) await renewCompany();
    for (const tag of changedTags(change.types, documents)) revalidateTag(tag, "max");
    for (const type of change.types) revalidateTag(notFoundTag(type), { expire: 0 });

    const paths = await affectedPages(change);
    after(async () => {
      const areNew = await revalidatePages(paths);
      if (!areNew || paths.length === 0 || changedMsAgo === undefined) return;
      publish("site:revalidations", { visibleAfterMs: changedMsAgo + performance.now() - received });
    });
    return Response.json({ revalidated: change.types, paths });
  });
}

type Body = Partial<Change> & { changedMsAgo?: number };

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");
