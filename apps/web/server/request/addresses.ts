/** The server puts these segments before an address that no page has, so that no page's route matches it. */
export const NO_PAGE = "/no-page/at";
export const IRREGULAR = "/irregular/at";

/** The pages that answer for all lists that there aren't. They are rendered with all others, and never again for one. */
export const NO_LIST = { blog: "/blog/page/1", careers: "/careers/page/1", work: "/work/industries/-" };

export const OPERATOR_ENDPOINTS = ["/api/ready", "/api/metrics"];
