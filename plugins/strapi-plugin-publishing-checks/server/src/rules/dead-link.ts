import type { Core } from "@strapi/strapi";
import type { Settings } from "../rule-options";
import type { Check, Entry, Found, Target } from "../types";

type Verdict = Target | "not an address";

const ELSEWHERE = /^(https?:\/\/[^/]|mailto:.|tel:.)/i;

const ADDRESSES = 200;

export const deadLink = (settings: Settings): Check => ({
  name: "dead-link",
  check: (entry, strapi) => deadLinks(entry, settings, strapi),
});

/** An unpublished target is only advice, so that two pages which link to each other can be published. */
async function deadLinks({ links }: Entry, settings: Settings, strapi: Core.Strapi): Promise<Found[]> {
  const addresses = [...new Set(links.map(({ address }) => address))].slice(0, ADDRESSES);
  const verdicts = await judge(addresses, settings, strapi);
  return links.flatMap(({ part, address }) => {
    const verdict = verdicts.get(address) ?? "exists";
    const message = messageOf(verdict, address);
    return message ? [{ part, message, advice: verdict === "unpublished" }] : [];
  });
}

async function judge(addresses: string[], settings: Settings, strapi: Core.Strapi): Promise<Map<string, Verdict>> {
  const paths = new Map(addresses.map((address) => [address, pathIn(address, settings.siteUrl)]));
  const own = [...new Set(paths.values())].filter((path) => path !== undefined);
  const targets = await settings.targetsOf(own, strapi);
  return new Map(
    addresses.map((address) => {
      const path = paths.get(address);
      if (path !== undefined) return [address, targets[own.indexOf(path)] ?? "exists"];
      return [address, address.startsWith("#") || ELSEWHERE.test(address) ? "exists" : "not an address"];
    }),
  );
}

function pathIn(address: string, siteUrl: string): string | undefined {
  const isOnSite = /^\/(?![/\\])/.test(address) || (siteUrl && address.startsWith(`${siteUrl}/`));
  if (!isOnSite) return undefined;
  return new URL(address, siteUrl || "https://site.example").pathname.replace(/(.)\/$/, "$1");
}

function messageOf(target: Verdict, address: string): string | undefined {
  if (target === "missing") return `There is nothing at ${address}. Check how it is spelt, or link to another page.`;
  if (target === "unpublished") return `${address} is not published: visitors are told that it is not available.`;
  if (target === "exists") return undefined;
  return `“${address}” is not an address. Begin it with / for a page of this site, or with https:// for another.`;
}
