export const SETUP_REQUIRED = "Blog Setup Required";

/** An ID that no post has. next.config.ts rewrites every address that can't be a post's ID to it. */
export const NO_POST = "00000000-0000-0000-0000-000000000000";

export const PAGES_OF_ARTICLES = "Pages of articles";
