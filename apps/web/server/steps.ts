import { completePages } from "./html/complete-pages.ts";
import { limitScaling } from "./pictures/limit-scaling.ts";
import { compose, type Site } from "./request/middleware.ts";
import { browserCache } from "./steps/browser-cache.ts";
import { compress } from "./steps/compression.ts";
import { draftMode, framePreviews } from "./steps/draft-mode.ts";
import { feedEtags } from "./steps/feed-etags.ts";
import { markdownPages } from "./steps/markdown-pages.ts";
import { operatorEndpoints } from "./steps/operator-endpoints.ts";
import { privateLinks } from "./steps/private-links.ts";
import { fixRedirectLocation } from "./steps/redirect-location.ts";
import { closeConnections, identifyClient, limitHeaders, refuseCompressed } from "./steps/requests.ts";
import { readSectionPages, unknownAddresses } from "./steps/section-pages.ts";
import { securityHeaders } from "./steps/security-headers.ts";
import { staticFiles } from "./steps/static-files.ts";
import { checkUrl } from "./steps/urls.ts";
import { accessLog } from "./watch/access-log.ts";
import type { Metrics } from "./watch/metrics.ts";
import { tellOutages } from "./watch/outages.ts";

/** Held bodies are completed before the listeners for the head run, which keep the order of the steps. */
export function requestHandler(site: Site, metrics: Metrics | undefined) {
  const isSectionPage = readSectionPages(site);
  return compose([
    identifyClient(site), // sets the client address, so that limits count visitors and not proxies, and the request ID
    privateLinks, // keeps an applicant's key out of logs and caches
    accessLog(site, metrics), // writes one line and takes one measurement for each response
    closeConnections(site), // has clients reconnect, so that no request fails when this server ends

    refuseCompressed, // answers 415 before anything is read
    limitHeaders, // drops headers that would keep Next.js busy
    checkUrl, // refuses bad addresses and methods, and all but one spelling of a picture's address
    markdownPages(isSectionPage), // serves pages as Markdown to programs
    draftMode(site), // shows drafts to editors alone
    unknownAddresses(site, isSectionPage), // keeps made-up addresses from being rendered

    fixRedirectLocation, // repairs redirects
    securityHeaders(site), // lets a page run nothing but the site's own code
    browserCache, // has browsers ask again, whatever shared caches do
    tellOutages, // answers 503 where something can't be rendered without the CMS
    completePages(site), // adds policies with hashes; the first paint is a second earlier on a phone
    feedEtags, // answers 304 to feed readers that are up to date
    framePreviews, // lets the panel show a preview beside its form
    compress, // leaves a third to a fifth of the bytes

    operatorEndpoints(site, metrics), // answers for readiness and metrics, whatever Next.js does
    staticFiles(site), // sends files that were compressed at build time
    limitScaling(), // keeps pictures that wait from filling the memory
    (request, response) => site.handle(request, response),
  ]);
}
