import { createHash, timingSafeEqual } from "node:crypto";
import { RuleError } from "@repo/rules/errors";
import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { env } from "@/env";
import { answer } from "@/lib/api-handler";
import { pagesShowing } from "@/lib/pages-showing";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** The CMS tells which types of content have changed. Their pages are asked for once, so that visitors find them new. */
export function POST(request: Request): Promise<Response> {
  return answer(async () => {
    const { revalidateSecret, webPort, host } = env();
    const token = request.headers.get("authorization")?.replace(/^Bearer /, "") ?? "";
    if (!timingSafeEqual(digest(token), digest(revalidateSecret))) {
      throw new RuleError("UNAUTHENTICATED", "This address is for the CMS.");
    }
    const body = (await request.json().catch(() => null)) as { types?: unknown } | null;
    if (!Array.isArray(body?.types) || !body.types.every((type) => typeof type === "string")) {
      throw new RuleError("VALIDATION_FAILED", "The body must name the types that changed.", {
        types: "Must be a list of names.",
      });
    }
    for (const type of body.types) revalidateTag(type, "max");

    const paths = await pagesShowing(body.types);
    after(() => visit(paths, `http://${host}:${webPort}`));
    return Response.json({ revalidated: body.types, paths });
  });
}

/** A visit gets the old page and has the new one made. */
async function visit(paths: string[], origin: string): Promise<void> {
  for (const path of paths) {
    await fetch(origin + path)
      .then((response) => response.arrayBuffer())
      .catch((error) => console.error(error));
  }
}
