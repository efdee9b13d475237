/** Neither this nor its label may match what browsers fill in: Chromium's legacy_regex_patterns.json lists that. */
export const HONEYPOT = "remarks";

export const SUSPECTED = "Suspected spam";
