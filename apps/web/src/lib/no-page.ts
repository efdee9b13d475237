/** What `server/section-pages.ts` puts before an address that no page has; two segments, so that no page can match. */
export const NO_PAGE = "/no-page/at";
