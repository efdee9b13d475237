export const REOPEN = "consent-reopen";
