import type { Core } from "@strapi/strapi";
import type { Entry, Found } from "../entry";
import { findTarget, type Target } from "../link-target";
import { links } from "../links";

/** More than any page has. */
const ADDRESSES = 200;

/** An unpublished target is advice: two pages that link to each other could never be published. */
export async function deadLink(entry: Entry, strapi: Core.Strapi): Promise<Found[]> {
  const all = links(entry);
  const addresses = [...new Set(all.map(({ address }) => address))].slice(0, ADDRESSES);
  const targets = new Map<string, Target>();
  for (const address of addresses) targets.set(address, await findTarget(strapi, address));
  return all.flatMap(({ part, address }) => {
    const target = targets.get(address) ?? "there";
    const message = messageOf(target, address);
    return message ? [{ part, message, advice: target === "unpublished" }] : [];
  });
}

function messageOf(target: Target, address: string): string | undefined {
  if (target === "missing") return `There is nothing at ${address}. Check how it is spelt, or link to another page.`;
  if (target === "unpublished") return `${address} is not published: visitors are told that it is not available.`;
  if (target === "there") return undefined;
  return `“${address}” is not an address. Begin it with / for a page of this site, or with https:// for another.`;
}
