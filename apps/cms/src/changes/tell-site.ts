import type { ContentTag } from "@repo/contract/page/content-types";
import type { Core } from "@strapi/strapi";
import { cmsSettings } from "../settings";
import type { ContentChange } from "./content-change";

const TIMEOUT_MS = 10_000;
const BATCH_MS = 50;
const ANY = "*";

const waiting = { types: new Set<ContentTag>(), documents: new Set<string>(), addresses: new Set<string>() };
let timer: NodeJS.Timeout | undefined;
let since: number | undefined;

/** Sends changes in batches. The site catches up at its own start, after an outage or on seeded content. */
export function tellSite(strapi: Core.Strapi, { types, documents = [], addresses = [] }: ContentChange): void {
  if (!strapi.server.httpServer.listening) return;
  since ??= performance.now();
  for (const type of types) waiting.types.add(type);
  for (const documentId of documents === "any" ? [ANY] : documents) waiting.documents.add(documentId);
  for (const address of addresses) waiting.addresses.add(address);
  clearTimeout(timer);
  timer = setTimeout(() => callWebhook(strapi), BATCH_MS);
}

async function callWebhook(strapi: Core.Strapi): Promise<void> {
  const { siteInternalUrl, revalidateSecret } = cmsSettings();
  const [types, documents, addresses] = [[...waiting.types], [...waiting.documents], [...waiting.addresses]];
  const changedMsAgo = performance.now() - (since ?? 0);
  since = undefined;
  for (const names of Object.values(waiting)) names.clear();

  try {
    const response = await fetch(new URL("/api/revalidate", siteInternalUrl), {
      method: "POST",
      headers: { authorization: `Bearer ${revalidateSecret.current}`, "content-type": "application/json" },
      body: JSON.stringify({ types, documents, addresses, changedMsAgo }),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok)
      strapi.log.warn(`The site answered ${response.status} to its revalidation webhook, for ${types.join(", ")}.`);
  } catch (error) {
    strapi.log.warn(
      `The site at ${siteInternalUrl} could not be notified of changes in ${types.join(", ")}: ${(error as Error).message}`,
    );
  }
}
