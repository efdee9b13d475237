import { accessLog } from "./access-log.ts";
import { browserCache } from "./browser-cache.ts";
import { completePages } from "./complete-pages.ts";
import { compress } from "./compression.ts";
import { draftMode, framePreviews } from "./draft-mode.ts";
import { feedEtags } from "./feed-etags.ts";
import { markdownPages } from "./markdown-pages.ts";
import { compose, type Site } from "./middleware.ts";
import { operatorEndpoints } from "./operator-endpoints.ts";
import { privateLinks } from "./private-links.ts";
import { fixRedirectLocation } from "./redirect-location.ts";
import { closeConnections, identifyClient, limitHeaders } from "./requests.ts";
import { scaledPictures } from "./scaled-pictures.ts";
import { readSectionPages, unknownAddresses } from "./section-pages.ts";
import { securityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";
import { checkUrl } from "./urls.ts";

/**
 * The middleware in front of Next.js, in the order in which a request passes. Those that change a response do so just
 * before its head is sent, in the same order. The comments say what each is for.
 */
export function pipeline(site: Site) {
  const isSectionPage = readSectionPages(site);
  return compose([
    identifyClient(site), // limits count visitors, not proxies; one id in the logs of proxy, site and CMS
    privateLinks, // no key of an applicant in logs and caches
    accessLog(site), // one line and one measurement for each response
    closeConnections(site), // no request fails because this server ends

    limitHeaders, // no header keeps Next.js busy
    checkUrl, // one URL for each picture, so that made-up ones fill no cache; a response to every method
    markdownPages(isSectionPage), // what programs can read as text
    draftMode(site), // drafts for editors alone
    unknownAddresses(site, isSectionPage), // no render for addresses that anybody can make up

    fixRedirectLocation, // redirects that lead somewhere
    securityHeaders(site), // nothing runs that is not the site's
    browserCache, // browsers ask again, whatever shared caches may do
    completePages(site), // policies with hashes, and a first paint one second earlier on a phone
    feedEtags, // nothing for feed readers that have it all
    framePreviews, // a preview beside the panel's form
    compress, // a third to a fifth of the bytes

    operatorEndpoints(site), // readiness and metrics, whatever Next.js does
    staticFiles(site), // files that are compressed once, at build time
    scaledPictures(site), // no picture of few bytes and many pixels fills the memory
    (request, response) => site.handle(request, response),
  ]);
}
