import { LISTS } from "@repo/contract/site/addresses";

/** The server puts these segments before an address that no page has, so that no page's route matches it. */
export const NO_PAGE = "/no-page/at";
export const IRREGULAR = "/irregular/at";

/** The pages that answer for all lists that there aren't. They are rendered with all others, and never again for one. */
export const NO_LIST = { blog: `${LISTS.posts}/1`, careers: `${LISTS.jobs}/1`, work: `${LISTS.industries}/-` };

/** Drawn from the firm's mark, at addresses that programs ask for unasked. */
export const ICON_NAMES = [
  "favicon.ico",
  "icon.svg",
  "apple-touch-icon.png",
  "icon-192.png",
  "icon-512.png",
  "icon-maskable-512.png",
] as const;
export type IconName = (typeof ICON_NAMES)[number];

export const OPERATOR_ENDPOINTS = ["/api/ready", "/api/metrics"];
