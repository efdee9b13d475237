import { accessLog } from "./access-log.ts";
import { checkAddress } from "./addresses.ts";
import { compress } from "./compression.ts";
import { draftMode, framePreviews } from "./draft-mode.ts";
import { operatorEndpoints } from "./operator-endpoints.ts";
import { completePages } from "./pages.ts";
import { repairLocation } from "./redirect-location.ts";
import { closeConnections, identifyClient, limitHeaders } from "./requests.ts";
import { scaledPictures } from "./scaled-pictures.ts";
import { securityHeaders } from "./security-headers.ts";
import { inOrder, type Site } from "./stage.ts";
import { staticFiles } from "./static-files.ts";

/**
 * What stands in front of Next.js, in the order in which a request passes. Stages that change an answer do so once its head
 * is about to be sent, in the same order. Behind each stands what it buys.
 */
export const pipeline = (site: Site) =>
  inOrder([
    // Client
    identifyClient(site), // limits count visitors, not proxies; one id in the logs of proxy, site and CMS
    accessLog(site), // one line and one measurement for each answer
    closeConnections(site), // no request fails because this server ends

    // Address and access
    limitHeaders, // no header keeps Next.js busy
    checkAddress, // one address for each picture, so that made-up ones fill no cache; an answer to every method
    draftMode(site), // drafts for editors alone

    // Head, body and encoding of the answer
    repairLocation, // redirects that lead somewhere
    securityHeaders(site), // nothing runs that is not the site's
    completePages(site), // policies with hashes, and a first paint one second earlier on a phone
    framePreviews, // a preview beside the panel's form
    compress, // a third to a fifth of the bytes

    // Whoever answers first
    operatorEndpoints(site), // readiness and metrics, whatever Next.js does
    staticFiles(site), // files that are compressed once, at build time
    scaledPictures(site), // no picture of few bytes and many pixels fills the memory
    (request, answer) => site.handle(request, answer),
  ]);
