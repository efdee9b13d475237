/** Alone in its file because every page loads it. */
export const SEARCH_PATH = "/search";
