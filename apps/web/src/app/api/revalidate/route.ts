import { createHash, timingSafeEqual } from "node:crypto";
import { RuleError } from "@repo/rules/errors";
import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { env } from "@/env";
import { answer } from "@/lib/api-handler";
import { ALL_TYPES, pagesShowing } from "@/lib/pages-showing";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** The CMS tells which types of content have changed, "*" for any, and which documents. Their pages are asked for once, so that visitors find them new. */
export function POST(request: Request): Promise<Response> {
  return answer(async () => {
    const { revalidateSecret, webPort, host } = env();
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
    if (body.visit !== false) after(() => visit(paths, `http://${host}:${webPort}`));
    return Response.json({ revalidated: types, paths });
  });
}

type Body = { types?: string[]; documents?: string[]; visit?: boolean };

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");

/** How often a page is asked for until it is new. */
const VISITS = 50;
const BETWEEN_VISITS_MS = 20;

/** Two pages at a time: rendered all at once, they would keep a visitor's own page waiting. */
const VISITORS = 2;

let waiting: string[] = [];
let visitors = 0;

/** Visits the pages before those that are still waiting from earlier changes. */
async function visit(paths: string[], origin: string): Promise<void> {
  waiting = [...new Set([...paths, ...waiting])];
  const visitor = async () => {
    visitors += 1;
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      await renew(origin + path).catch((error) => console.error(error));
    }
    visitors -= 1;
  };
  await Promise.all(Array.from({ length: VISITORS - visitors }, visitor));
}

/** The first visit gets the old page and has the new one made; the others are to know when it is there. */
async function renew(address: string): Promise<void> {
  for (let visits = 0; visits < VISITS; visits++) {
    const response = await fetch(address);
    await response.arrayBuffer();
    if (response.headers.get("x-nextjs-cache") !== "STALE") return;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_VISITS_MS));
  }
}
