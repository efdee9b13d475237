import type { Core, UID } from "@strapi/strapi";
import { checkEntry, readEntry } from "./check-entry";
import { Refused } from "./refused";
import { publishedValues } from "./stored-entry";

/** Looks at what visitors would see. Call within the transaction that publishes it. @throws {Refused} */
export async function requireChecks(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<void> {
  const values = await publishedValues(strapi, uid, documentId);
  if (!values) return;
  const findings = await checkEntry(strapi, await readEntry(strapi, uid, values, documentId), ["required"]);
  const blocking = findings.filter(({ blocks }) => blocks);
  if (blocking.length > 0) throw new Refused(blocking);
}
