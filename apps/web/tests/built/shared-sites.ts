import { startContentCms } from "../content-cms";
import { startCms, startSite } from "../site";

/** More than one GraphQL page, and more than its default limit. */
export const ENTRIES = 130;
export const METRICS_TOKEN = "token-of-the-metrics";
export const [NEW, OLD] = ["the-new-value-of-this-secret", "the-old-value-of-this-secret"];
export const BOTH = `${NEW},${OLD}`;

/** Has only the required settings. */
export const plainSite = once(() => besideCms({}));

/** Runs behind proxies, while all its secrets are rotated. */
export const proxiedSite = once(() =>
  besideCms({
    TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8",
    SITE_TOKEN: BOTH,
    REVALIDATE_SECRET: BOTH,
    METRICS_TOKEN: BOTH,
  }),
);

/** Has rendered pages, and metrics. */
export const renderedSite = once(() => rendered(12));

/** Is a trial, and has rendered pages of more entries than a GraphQL page has. */
export const largeSite = once(() => rendered(ENTRIES, { DEMO_MODE: "trial" }));

async function rendered(entries: number, settings: Record<string, string> = {}) {
  // A page without a share image uses the site's own.
  const cms = await startContentCms(entries, { "careersPage-seo-shareImage": null, "jobs-availability": "open" });
  const site = await startSite(
    cms.url,
    { METRICS_TOKEN, TRUSTED_PROXIES: "127.0.0.1", ...settings },
    "scripts/start.ts",
  );
  return { cms, site };
}

async function besideCms(settings: Record<string, string>) {
  const cms = await startCms();
  return { cms, site: await startSite(cms.url, settings) };
}

/** Vitest runs this folder's files one by one in one process, so they share what this module has started. */
function once<Started>(start: () => Promise<Started>): () => Promise<Started> {
  let started: Promise<Started> | undefined;
  return () => {
    started ??= start();
    return started;
  };
}
