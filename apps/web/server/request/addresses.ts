import { LISTS } from "@repo/contract/site/addresses";

/** The server puts these segments before an address that no page has, so that no page's route matches it. */
export const NO_PAGE = "/no-page/at";
export const IRREGULAR = "/irregular/at";

/** The pages that answer for all lists that there aren't. They are rendered with all others, and never again for one. */
export const NO_LIST = { blog: `${LISTS.posts}/1`, careers: `${LISTS.jobs}/1`, work: `${LISTS.industries}/-` };

export const OPERATOR_ENDPOINTS = ["/api/ready", "/api/metrics"];
