import type { SourceFields } from "@repo/contract/application/source";

/** The site's links load no page, so the first tells the source: nothing is stored (docs/decisions/0059-sources.md). */
export function visitSource(): SourceFields {
  const [first] = performance.getEntriesByType("navigation");
  const query = addressOf(first?.name)?.searchParams;
  const referrer = addressOf(document.referrer);
  const fields = {
    utm_source: query?.get("utm_source"),
    utm_medium: query?.get("utm_medium"),
    utm_campaign: query?.get("utm_campaign"),
    referrer: referrer?.origin === location.origin ? undefined : referrer?.hostname,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}

function addressOf(text: string | undefined): URL | undefined {
  return text && URL.canParse(text) ? new URL(text) : undefined;
}
